//! What is printed as a comment.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format("/" "" "/" attr_dict))]
pub struct AOp {}

fn main() {}
