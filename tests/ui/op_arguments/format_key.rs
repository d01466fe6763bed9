//! `assemblyFormat`, as in TableGen.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", assemblyFormat = "attr-dict")]
pub struct AOp {}

fn main() {}
