//! Another operation of the same kind.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has {
    fn merge(&self, ir: &mut Ir, other: Self);
}

fn main() {}
