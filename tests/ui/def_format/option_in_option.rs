//! Of two `Option`s, nobody could tell which is `None`.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "d", attrs(AAttr))]
pub struct D;

/// Missing twice.
#[attr_def(D, "a", format("<" ("x" $x^)? ">"))]
pub struct AAttr {
    x: Option<Option<i64>>,
}

fn main() {}
