//! An argument without a name.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has {
    fn get(&self, ir: &Ir, (low, high): (u32, u32)) -> u32;
}

fn main() {}
