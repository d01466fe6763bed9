//! The namespace, as in TableGen.

use ods::prelude::*;

#[dialect(name = "a", cppNamespace = "::a")]
pub struct A;

fn main() {}
