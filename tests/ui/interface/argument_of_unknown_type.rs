//! I01: An argument of a type that is none.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has {
    fn baz(&self, ir: &Ir, argument: Foo);
}

fn main() {}
