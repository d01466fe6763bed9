//! An extension of what is no dialect.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

pub struct Other;

#[dialect(extends = Other)]
pub struct E;

fn main() {}
