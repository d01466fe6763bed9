//! a `<` behind a type

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" $a "<" $b ">" ">"))]
pub struct XAttr {
    a: Type,
    b: i64,
}

fn main() {}
