//! Values of nobody.

use ods::prelude::*;

constraint! {
    /// an attribute
    pub A: IntegerAttr = I64Attr, as;
}

fn main() {}
