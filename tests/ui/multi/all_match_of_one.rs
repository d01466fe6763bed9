//! `AllMatch` of one expression.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AllMatch("agree", $a)))]
pub struct AOp {
    #[operand]
    a: AnyType,
}

fn main() {}
