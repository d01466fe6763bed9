//! A verifier that wants to know more.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has {
    #[verify]
    fn check(&self, ir: &Ir, index: usize) -> bool {
        index == 0
    }
}

fn main() {}
