//! What may be missing at the end of a definition's format would be taken to be there.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "d", attrs(RangeAttr, AAttr))]
pub struct D;

/// A range, without brackets.
#[attr_def(D, "range", format("from" $from ("to" $to^)?))]
pub struct RangeAttr {
    from: i64,
    to: Option<i64>,
}

/// Two.
#[attr_def(D, "a", format("<" $range "to" $x ">"))]
pub struct AAttr {
    range: RangeAttr,
    x: i64,
}

fn main() {}
