//! A constant is a constraint and a value.

use ods::prelude::*;

constraint! {
    /// the number one
    pub OneAttr: FloatAttr = ConstantAttr(F32Attr);
}

fn main() {}
