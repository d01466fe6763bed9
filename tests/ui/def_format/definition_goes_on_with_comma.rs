//! A list at the end of a definition's format takes what follows a comma.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "d", attrs(ListAttr, AAttr))]
pub struct D;

/// Numbers, without brackets.
#[attr_def(D, "list", format("of" $numbers))]
pub struct ListAttr {
    numbers: Vec<i64>,
}

/// Two.
#[attr_def(D, "a", format("<" params ">"))]
pub struct AAttr {
    list: ListAttr,
    x: i64,
}

fn main() {}
