//! An operation that does not exist.

use ods::prelude::*;

#[dialect(name = "a", ops(Nope))]
pub struct A;

fn main() {}
