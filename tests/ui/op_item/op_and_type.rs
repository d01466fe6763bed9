//! A struct is an operation or a type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
#[type_def(D, "b")]
pub struct AOp {}

fn main() {}
