//! The path of the crate is a number.

use ods::prelude::*;

#[dialect(name = "a", crate = 5)]
pub struct A;

fn main() {}
