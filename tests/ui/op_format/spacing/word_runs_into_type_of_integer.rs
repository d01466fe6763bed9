//! The type of an integer before a word.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($number "" "k" attr_dict))]
pub struct AOp {
    #[attr]
    number: APIntAttr,
}

fn main() {}
