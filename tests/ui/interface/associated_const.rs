//! An associated constant.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has {
    const SIZE: u32;
    fn get(&self, ir: &Ir) -> u32;
}

fn main() {}
