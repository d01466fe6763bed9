//! A property with the former name of the lengths of groups.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property]
    operand_segment_sizes: i32,
}

fn main() {}
