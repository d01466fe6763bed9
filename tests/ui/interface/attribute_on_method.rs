//! An attribute on a method.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has {
    #[must_use]
    fn get(&self, ir: &Ir) -> u32;
}

fn main() {}
