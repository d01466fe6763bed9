//! A `where` clause.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp
where
    AnyType: Sized,
{
    #[operand]
    x: AnyType,
}

fn main() {}
