//! Nothing is written for a `None` in a list.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "d", attrs(AAttr))]
pub struct D;

/// Some are missing.
#[attr_def(D, "a", format("<" $x ">"))]
pub struct AAttr {
    x: Vec<Option<i64>>,
}

fn main() {}
