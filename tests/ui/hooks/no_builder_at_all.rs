//! O53: no builder from `#[op]`, and none of its own.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", skip_default_builders)]
pub struct AOp {
    #[attr]
    value: I64Attr,
}

fn main() {}
