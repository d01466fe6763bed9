//! A test that is none.

use ods::prelude::*;

constraint! {
    /// an attribute
    pub A: IntegerAttr = Test();
}

fn main() {}
