//! A number among the operations.

use ods::prelude::*;

#[dialect(name = "a", ops(5))]
pub struct A;

fn main() {}
