//! F03: the dictionary of attributes twice, once with its keyword.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(attr_dict attr_dict_with_keyword))]
pub struct AOp {}

fn main() {}
