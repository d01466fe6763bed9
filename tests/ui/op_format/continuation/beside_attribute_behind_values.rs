//! `#d.a` behind values.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(operands $any attr_dict))]
pub struct AOp {
    #[operand]
    x: I32,
    #[attr]
    any: AnyAttr,
}

fn main() {}
