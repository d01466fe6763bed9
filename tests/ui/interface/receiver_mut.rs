//! A method that would change a handle.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has {
    fn set(&mut self, ir: &Ir);
}

fn main() {}
