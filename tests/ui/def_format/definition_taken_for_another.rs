//! a definition whose text begins as that of what may be missing before it

use ods::prelude::*;

#[dialect(name = "my", types(BoxType))]
pub struct My;

/// A box.
#[type_def(My, "box", format("<" $a ">"))]
pub struct BoxType {
    a: u32,
}

/// X.
#[type_def(My, "x", format("<" ($b^)? $a ">"))]
pub struct XType {
    b: Option<BoxType>,
    a: BoxType,
}

/// Y.
#[type_def(My, "y", format("<" ($b^)? "<" $a ">" ">"))]
pub struct YType {
    b: Option<BoxType>,
    a: u32,
}

fn main() {}
