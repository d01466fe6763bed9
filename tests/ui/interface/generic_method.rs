//! A generic method.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has {
    fn get<T>(&self, ir: &Ir) -> T;
}

fn main() {}
