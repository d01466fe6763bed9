//! A group of documentation is a `DocGroup`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

static ARITHMETIC: &str = "Arithmetic";

/// An operation.
#[op(D, "a", doc_group = ARITHMETIC)]
pub struct AOp {}

fn main() {}
