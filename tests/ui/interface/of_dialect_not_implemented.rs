//! An interface that the dialect does not implement.

use ods::prelude::*;

/// Has methods.
#[dialect_interface]
pub trait Has {
    fn get(&self) -> u32;
}

/// The dialect of the test.
#[dialect(name = "d", interfaces(Has))]
pub struct D;

fn main() {}
