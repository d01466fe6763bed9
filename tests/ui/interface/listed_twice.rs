//! An interface twice.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Has methods.
#[op_interface]
pub trait Has {
    fn get(&self, ir: &Ir) -> u32;
}

/// An operation.
#[op(D, "a", interfaces(Has, Has))]
pub struct AOp {}

impl Has for AOp {
    fn get(&self, _: &Ir) -> u32 {
        1
    }
}

fn main() {}
