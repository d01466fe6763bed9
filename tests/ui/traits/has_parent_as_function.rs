//! O50: a parent in parentheses and quotes.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(HasParent("d.b")))]
pub struct AOp {}

fn main() {}
