//! There is no value yet.

use ods::prelude::*;

constraint! {
    /// an attribute
    pub A: IntegerAttr = I64Attr, into i64 => $_value;
}

fn main() {}
