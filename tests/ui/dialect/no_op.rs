//! A type that is no operation.

use ods::prelude::*;

#[dialect(name = "a", ops(AnyType))]
pub struct A;

fn main() {}
