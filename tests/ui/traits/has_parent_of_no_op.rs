//! A parent that is no operation.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(HasParent<AnyType>))]
pub struct AOp {}

fn main() {}
