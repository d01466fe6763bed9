//! Bases as TableGen lists them.

use ods::prelude::*;

/// Has methods.
#[op_interface(baseInterfaces(SymbolOpInterface))]
pub trait Has {
    fn get(&self, ir: &Ir) -> u32;
}

fn main() {}
