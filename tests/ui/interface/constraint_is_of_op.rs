//! An interface of operations as a constraint.

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
#[op(D, "a")]
pub struct AOp {
    #[operand]
    a: dyn Has,
}

fn main() {}
