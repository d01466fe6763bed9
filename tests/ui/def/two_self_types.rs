//! D19: an attribute with two types

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" ">"))]
pub struct XAttr {
    #[param(self_type)]
    t: Type,
    #[param(self_type)]
    u: Type,
}

fn main() {}
