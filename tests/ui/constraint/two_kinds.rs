//! Nothing is both.

use ods::prelude::*;

constraint! {
    /// an attribute
    pub A: Attribute = And(StringAttr, IntegerAttr);
}

fn main() {}
