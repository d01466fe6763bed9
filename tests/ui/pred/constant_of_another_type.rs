//! A constant that the attribute cannot have.

use ods::prelude::*;

constraint! {
    /// the number one
    pub OneAttr: FloatAttr = ConstantAttr(F32Attr, "one");
}

fn main() {}
