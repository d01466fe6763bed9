//! What is read in any order has no list in it, not even at the end.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A.
#[type_def(D, "a", format("<" struct(params) ">"))]
pub struct AType {
    x: u32,
    y: Vec<u32>,
}

fn main() {}
