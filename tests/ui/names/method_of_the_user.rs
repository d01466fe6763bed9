//! A method with the name of a field.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    value: AnyType,
}

impl AOp {
    pub fn value(self) {}
}

fn main() {}
