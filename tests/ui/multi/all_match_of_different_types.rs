//! `AllMatch` of what cannot be compared.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AllMatch("agree", $a, 5)))]
pub struct AOp {
    #[operand]
    a: AnyType,
}

fn main() {}
