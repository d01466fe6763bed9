//! Two words without a blank between.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format("at" "" "once" attr_dict))]
pub struct AOp {}

fn main() {}
