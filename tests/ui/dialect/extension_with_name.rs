//! An extension with a name of its own.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[dialect(name = "e", extends = D)]
pub struct E;

fn main() {}
