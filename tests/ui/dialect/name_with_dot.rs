//! A name with a dot.

use ods::prelude::*;

#[dialect(name = "a.b")]
pub struct A;

fn main() {}
