use ods::prelude::*;

#[dialect(name = "t", ops(AOp))]
pub struct T;

#[op(T, "a", hasCustomAssemblyFormat = 1)]
pub struct AOp {}

fn main() {}
