//! `dependentDialects`, as in TableGen.

use ods::prelude::*;

#[dialect(name = "a", dependentDialects = ["b"])]
pub struct A;

fn main() {}
