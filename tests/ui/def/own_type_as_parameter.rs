//! A struct that is no parameter, among others.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A.
#[type_def(D, "a", format("<" $a "," $b ">"))]
pub struct AType {
    a: u32,
    b: Mine,
}

pub struct Mine;

fn main() {}
