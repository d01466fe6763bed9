//! Of several in brackets, only the first would be read.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "d", attrs(BoxAttr, AAttr))]
pub struct D;

/// A box.
#[attr_def(D, "box", format("<" $x ">"))]
pub struct BoxAttr {
    x: i64,
}

/// Boxes.
#[attr_def(D, "a", format("" $boxes))]
pub struct AAttr {
    boxes: Vec<BoxAttr>,
}

fn main() {}
