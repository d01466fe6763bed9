//! A method that takes its time.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has {
    async fn get(&self, ir: &Ir) -> u32;
}

fn main() {}
