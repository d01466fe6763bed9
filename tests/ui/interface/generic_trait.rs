//! A generic interface.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has<T> {
    fn get(&self, ir: &Ir) -> u32;
}

fn main() {}
