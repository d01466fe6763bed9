//! `AllMatch` of what cannot be compared.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

pub struct Other;

#[op(D, "a", traits(AllMatch("agree", $a, Other)))]
pub struct AOp {
    #[operand]
    a: AnyType,
}

fn main() {}
