//! A key twice.

use ods::prelude::*;

#[dialect(name = "a", name = "b")]
pub struct A;

fn main() {}
