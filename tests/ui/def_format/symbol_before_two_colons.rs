//! two colons behind a symbol

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" $a ":" ":" $b ">"))]
pub struct XAttr {
    a: FlatSymbolRefAttr,
    b: u32,
}

fn main() {}
