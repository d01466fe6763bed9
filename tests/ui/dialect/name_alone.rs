//! The name without its key.

use ods::prelude::*;

#[dialect("a")]
pub struct A;

fn main() {}
