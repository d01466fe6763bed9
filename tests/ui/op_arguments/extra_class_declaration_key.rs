//! `extraClassDeclaration` as a key.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", extraClassDeclaration = "void f();")]
pub struct AOp {}

fn main() {}
