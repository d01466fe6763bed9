//! A brace, a dash and an alias are one token.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format("{" "-" "" $map "}" attr_dict))]
pub struct AOp {
    #[attr]
    map: AffineMapAttr,
}

fn main() {}
