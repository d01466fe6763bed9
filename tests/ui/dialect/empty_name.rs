//! L05: an empty name.

use ods::prelude::*;

#[dialect(name = "")]
pub struct A;

fn main() {}
