//! An interface that is a struct.

use ods::prelude::*;

/// Has nothing.
#[op_interface]
pub struct Has;

fn main() {}
