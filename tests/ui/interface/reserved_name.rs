//! A method that every handle has.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has {
    fn operation(&self) -> Operation;
}

fn main() {}
