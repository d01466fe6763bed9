//! The summary as a key, as in TableGen.

use ods::prelude::*;

#[dialect(name = "a", summary = "does things")]
pub struct A;

fn main() {}
