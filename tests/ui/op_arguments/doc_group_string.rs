//! A group of documentation is a `static`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a", doc_group = "Arithmetic")]
pub struct AOp {}

fn main() {}
