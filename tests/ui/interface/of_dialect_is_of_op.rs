//! An interface of operations, on a dialect.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has {
    fn get(&self, ir: &Ir) -> u32;
}

/// The dialect of the test.
#[dialect(name = "d", interfaces(Has))]
pub struct D;

fn main() {}
