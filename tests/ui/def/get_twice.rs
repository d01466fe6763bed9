//! D07: a builder that is called as the one that is there

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" $v ">"))]
pub struct XAttr {
    v: u32,
}

impl XAttr {
    pub fn get(context: &Context, v: u32) -> Self {
        Self(Attribute::UNIT)
    }
}

fn main() {}
