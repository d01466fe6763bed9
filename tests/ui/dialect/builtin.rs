//! The name of the builtin dialect.

use ods::prelude::*;

#[dialect(name = "builtin")]
pub struct A;

fn main() {}
