//! An enum that is listed twice.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    A,
}

/// The dialect of the test.
#[dialect(name = "d", enums(E, E))]
pub struct D;

fn main() {}
