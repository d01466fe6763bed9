//! Traits of operations on a type.

use ods::prelude::*;

/// Has methods.
#[type_interface(requires(Terminator))]
pub trait Has {
    fn get(&self, context: &Context) -> u32;
}

fn main() {}
