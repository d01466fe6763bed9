//! An enum without the attribute.

use ods::prelude::*;

pub enum E {
    A,
}

/// The dialect of the test.
#[dialect(name = "d", enums(E))]
pub struct D;

fn main() {}
