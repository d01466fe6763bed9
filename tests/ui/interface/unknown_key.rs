//! A key of TableGen.

use ods::prelude::*;

/// Has methods.
#[op_interface(cppNamespace = "mlir")]
pub trait Has {
    fn get(&self, ir: &Ir) -> u32;
}

fn main() {}
