//! The word of a clause behind a name of the user's.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// name
    pub Name: StringAttr = StrAttr, symbol_name;
}

#[op(D, "a", format($name "" oilist("k" $count) attr_dict))]
pub struct AOp {
    #[attr]
    name: Name,
    #[attr]
    count: Optional<I64Attr>,
}

fn main() {}
