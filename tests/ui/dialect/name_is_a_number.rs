//! A number as the name.

use ods::prelude::*;

#[dialect(name = 5)]
pub struct A;

fn main() {}
