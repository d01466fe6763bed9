//! A letter that the text format does not read.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "größe")]
pub struct AOp {}

fn main() {}
