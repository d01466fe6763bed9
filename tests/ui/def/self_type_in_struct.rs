//! D21: the type of an attribute in a `struct`

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" struct($t) ">"))]
pub struct XAttr {
    #[param(self_type)]
    t: Type,
}

fn main() {}
