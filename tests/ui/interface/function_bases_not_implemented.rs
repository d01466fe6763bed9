//! A function without the interfaces that a function has.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "func", interfaces(FunctionOpInterface))]
pub struct FuncOp {
    #[region]
    body: AnyRegion,
}

impl FunctionOpInterface for FuncOp {}

fn main() {}
