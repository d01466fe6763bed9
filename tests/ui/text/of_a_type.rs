use ods::prelude::*;

#[dialect(name = "t", ops(AOp))]
pub struct T;

#[type_def(T, "x", custom_format)]
pub struct XType {
    width: u32,
}

#[op(T, "a")]
pub struct AOp {}

fn main() {}
