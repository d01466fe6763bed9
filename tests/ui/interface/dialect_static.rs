//! A static method of a dialect interface.

use ods::prelude::*;

/// Has methods.
#[dialect_interface]
pub trait Has {
    fn get() -> u32;
}

fn main() {}
