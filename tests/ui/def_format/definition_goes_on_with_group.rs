//! The same where it is the beginning of a group, and the definition is at the end of another.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "d", attrs(RangeAttr, WrapAttr, AAttr))]
pub struct D;

/// A range, without brackets.
#[attr_def(D, "range", format("from" $from ("to" $to^)?))]
pub struct RangeAttr {
    from: i64,
    to: Option<i64>,
}

/// A range in another attribute.
#[attr_def(D, "wrap", format("of" $range))]
pub struct WrapAttr {
    range: RangeAttr,
}

/// Two.
#[attr_def(D, "a", format("<" $wrap ("to" $x^)? ">"))]
pub struct AAttr {
    wrap: WrapAttr,
    x: Option<i64>,
}

fn main() {}
