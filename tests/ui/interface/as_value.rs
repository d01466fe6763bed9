//! Interfaces as a value.

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
#[op(D, "a", interfaces = Has)]
pub struct AOp {}

fn main() {}
