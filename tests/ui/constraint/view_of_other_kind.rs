//! What is seen as a string is to be an integer.

use ods::prelude::*;

constraint! {
    /// an attribute
    pub A: StringAttr = I64Attr;
}

fn main() {}
