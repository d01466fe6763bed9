//! An extension that wants to decide for the dialect.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[dialect(extends = D, hooks, version = (1, 0), discardable(note: StrAttr), op_traits(Pure))]
pub struct E;

impl DialectHooks for E {}

fn main() {}
