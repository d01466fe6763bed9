//! A pattern that is none.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

pub struct Nothing;

#[op(D, "a", canonicalize(Nothing))]
pub struct AOp {}

fn main() {}
