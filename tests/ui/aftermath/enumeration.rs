//! What is no struct is still there.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub enum Kind {
    A,
}

pub fn uses() -> Kind {
    Kind::A
}

fn main() {}
