//! A discardable attribute with a type constraint.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", discardable(note: AnyFloat))]
pub struct D;

fn main() {}
