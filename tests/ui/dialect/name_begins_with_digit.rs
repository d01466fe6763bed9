//! A name that begins with a digit.

use ods::prelude::*;

#[dialect(name = "2d")]
pub struct A;

fn main() {}
