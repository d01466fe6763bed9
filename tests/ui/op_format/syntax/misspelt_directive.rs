//! A misspelt directive.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(atr_dict))]
pub struct AOp {}

fn main() {}
