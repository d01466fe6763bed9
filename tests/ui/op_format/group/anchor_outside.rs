//! An anchor outside of groups.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($size^ attr_dict))]
pub struct AOp {
    #[attr]
    size: Optional<I64Attr>,
}

fn main() {}
