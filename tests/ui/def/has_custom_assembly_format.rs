//! The key of TableGen: one error, not also that there is no format.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A.
#[type_def(D, "a", hasCustomAssemblyFormat)]
pub struct AType {
    a: u32,
}

fn main() {}
