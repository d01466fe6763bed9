//! A value that is not said.

use ods::prelude::*;

constraint! {
    /// an attribute
    pub A: IntegerAttr = I64Attr, into => $_self.value($_ctx);
}

fn main() {}
