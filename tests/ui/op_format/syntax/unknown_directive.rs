//! F78: a word that is no directive.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(bogus attr_dict))]
pub struct AOp {}

fn main() {}
