//! A requirement twice.

use ods::prelude::*;

/// Has methods.
#[op_interface(requires(Terminator, Terminator))]
pub trait Has {
    fn get(&self, ir: &Ir) -> u32;
}

fn main() {}
