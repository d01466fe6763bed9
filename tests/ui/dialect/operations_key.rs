//! The operations under another key.

use ods::prelude::*;

#[dialect(name = "a", operations(AOp))]
pub struct A;

fn main() {}
