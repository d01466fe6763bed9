//! A type that is no dialect.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

pub struct NoDialect;

#[op(NoDialect, "a")]
pub struct AOp {}

fn main() {}
