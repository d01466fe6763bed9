//! the same in groups

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format(("<" $a^ ">")? ("is" $b^)?))]
pub struct XAttr {
    a: Option<i64>,
    b: Option<Type>,
}

fn main() {}
