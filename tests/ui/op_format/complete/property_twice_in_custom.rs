//! FAB: a property twice in `custom`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(custom<one>($count, $count) attr_dict))]
pub struct AOp {
    #[property]
    count: i64,
}

fn main() {}
