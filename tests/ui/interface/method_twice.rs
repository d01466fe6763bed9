//! Two methods of one name.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has {
    fn get(&self, ir: &Ir) -> u32;
    fn get(&self, ir: &Ir, index: usize) -> u32;
}

fn main() {}
