//! A closure with one parameter.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[derived(|op| Type::I1)]
    x: Type,
}

fn main() {}
