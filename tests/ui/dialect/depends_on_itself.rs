//! A dialect that depends on itself.

use ods::prelude::*;

#[dialect(name = "a", dependent(A))]
pub struct A;

fn main() {}
