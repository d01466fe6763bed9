//! An interface with arguments.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op_interface]
pub trait Has {
    fn get(&self, ir: &Ir) -> u32;
}

#[op(D, "a", interfaces(Has<u32>))]
pub struct AOp {}

fn main() {}
