//! A derived attribute, which is not written.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($twice attr_dict))]
pub struct AOp {
    #[attr]
    size: I64Attr,
    #[derived(|op, ir| op.size(ir) * 2)]
    twice: i64,
}

fn main() {}
