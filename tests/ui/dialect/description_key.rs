//! The description as a key, as in TableGen.

use ods::prelude::*;

#[dialect(name = "a", description = "does things")]
pub struct A;

fn main() {}
