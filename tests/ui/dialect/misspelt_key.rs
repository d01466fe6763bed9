//! A key with a slip.

use ods::prelude::*;

#[dialect(nmae = "a")]
pub struct A;

fn main() {}
