//! An attribute and a derived one of one name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    t: I32Attr,
    #[derived(|_, _| Type::I1)]
    t: Type,
}

fn main() {}
