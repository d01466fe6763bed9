//! The attribute at the end of a definition's format takes a colon.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "d", attrs(EndAttr, AAttr))]
pub struct D;

/// An attribute at the end.
#[attr_def(D, "end", format("of" $value))]
pub struct EndAttr {
    value: Attribute,
}

/// Two.
#[attr_def(D, "a", format("<" $end ":" $x ">"))]
pub struct AAttr {
    end: EndAttr,
    x: i64,
}

fn main() {}
