//! A tuple struct.

use ods::prelude::*;

#[dialect(name = "a")]
pub struct A(u32);

fn main() {}
