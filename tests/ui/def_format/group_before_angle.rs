//! a `<` behind a group that ends with a type

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" $a ("to" $b^)? "" "<" $c ">" ">"))]
pub struct XAttr {
    a: u32,
    b: Option<Type>,
    c: i64,
}

fn main() {}
