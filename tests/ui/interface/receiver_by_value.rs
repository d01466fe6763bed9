//! A method that takes itself by value.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has {
    fn get(self, ir: &Ir) -> u32;
}

fn main() {}
