//! Operations in quotes.

use ods::prelude::*;

#[dialect(name = "a", ops("a.x"))]
pub struct A;

fn main() {}
