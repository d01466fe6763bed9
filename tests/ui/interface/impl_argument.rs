//! A generic method in disguise.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has {
    fn get(&self, ir: &Ir, values: impl Iterator<Item = Value>) -> u32;
}

fn main() {}
