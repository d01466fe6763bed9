//! A dialect twice.

use ods::prelude::*;

#[dialect(name = "a", dependent(B, B))]
pub struct A;

/// Another.
#[dialect(name = "b")]
pub struct B;

fn main() {}
