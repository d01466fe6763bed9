//! A default that is a case of another enum.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// one
#[enum_attr]
pub enum A {
    X,
}

/// two
#[enum_attr]
pub enum B {
    X,
}

#[op(D, "a")]
pub struct AOp {
    #[attr(default = B::X)]
    x: A,
}

fn main() {}
