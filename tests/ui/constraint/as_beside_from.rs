//! Values that are said twice.

use ods::prelude::*;

constraint! {
    /// an attribute
    pub A: IntegerAttr = I64Attr, as I64Attr, from i64 => Attribute::UNIT;
}

fn main() {}
