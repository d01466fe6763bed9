//! A base interface twice.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has: SymbolOpInterface + SymbolOpInterface {
    fn get(&self, ir: &Ir) -> u32;
}

fn main() {}
