//! A closure that does not take the context.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(default = || Attribute::UNIT)]
    x: AnyAttr,
}

fn main() {}
