//! I04: A base that is no interface.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has: ToString {
    fn get(&self, ir: &Ir) -> u32;
}

fn main() {}
