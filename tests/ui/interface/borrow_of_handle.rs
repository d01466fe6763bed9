//! A result that borrows from who knows what.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has {
    fn name(&self, ir: &Ir) -> &str;
}

fn main() {}
