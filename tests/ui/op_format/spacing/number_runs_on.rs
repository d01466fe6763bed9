//! A word behind a number, which would be `0x10`; numbers side by side.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($n "" "x10" attr_dict))]
pub struct AOp {
    #[attr]
    n: I64Attr,
}

#[op(D, "b", format($n "" "x10" attr_dict))]
pub struct BOp {
    #[property]
    n: i64,
}

#[op(D, "c", format($a "" $b attr_dict))]
pub struct COp {
    #[attr]
    a: I64Attr,
    #[attr]
    b: I64Attr,
}

fn main() {}
