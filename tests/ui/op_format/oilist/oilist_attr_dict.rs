//! F8C: a clause with the dictionary of attributes.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(oilist("a" attr_dict)))]
pub struct AOp {}

fn main() {}
