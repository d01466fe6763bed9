//! F75: a text that is no literal.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format("not now" attr_dict))]
pub struct AOp {}

fn main() {}
