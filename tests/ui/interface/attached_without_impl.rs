//! A model that does not implement the interface.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op_interface]
pub trait Has {
    fn get(&self, ir: &Ir) -> u32;
}

#[op(D, "a")]
pub struct AOp {}

pub fn attach(context: &Context) {
    let _ = context.attach::<dyn Has, AOp>();
}

fn main() {}
