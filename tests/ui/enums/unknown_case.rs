//! E04: a case that there is not.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    A,
}

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(default = E::Zzz)]
    x: E,
}

fn main() {}
