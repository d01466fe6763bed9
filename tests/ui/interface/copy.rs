//! A supertrait that forbids `dyn`.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has: Copy {
    fn get(&self, ir: &Ir) -> u32;
}

fn main() {}
