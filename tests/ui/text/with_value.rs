use ods::prelude::*;

#[dialect(name = "t", ops(AOp))]
pub struct T;

#[op(T, "a", custom_format = parse)]
pub struct AOp {}

fn main() {}
