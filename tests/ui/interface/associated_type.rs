//! An associated type.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has {
    type Item;
    fn get(&self, ir: &Ir) -> u32;
}

fn main() {}
