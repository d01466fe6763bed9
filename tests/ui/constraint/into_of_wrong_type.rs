//! Code that makes something else.

use ods::prelude::*;

constraint! {
    /// an attribute
    pub A: IntegerAttr = I64Attr, into i64 => "text";
}

fn main() {}
