//! The attribute on a struct.

use ods::prelude::*;

/// flags
#[enum_attr]
pub struct E;

fn main() {}
