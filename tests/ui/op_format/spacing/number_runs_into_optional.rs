//! A number before an optional number, which may be present.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($count "" $limit attr_dict))]
pub struct AOp {
    #[property]
    count: i64,
    #[property]
    limit: Optional<i64>,
}

fn main() {}
