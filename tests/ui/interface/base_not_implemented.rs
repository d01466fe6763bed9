//! I03: An interface whose base is not implemented.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Has methods.
#[op_interface]
pub trait Has {
    fn get(&self, ir: &Ir) -> u32;
}

/// Has more.
#[op_interface]
pub trait Derived: Has {}

/// An operation.
#[op(D, "a", interfaces(Derived))]
pub struct AOp {}

impl Derived for AOp {}

fn main() {}
