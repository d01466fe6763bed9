//! Further declarations, as in TableGen.

use ods::prelude::*;

#[dialect(name = "a", extraClassDeclaration = "void f();")]
pub struct A;

fn main() {}
