//! a parameter that is not owned

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $a ">"))]
pub struct XType {
    a: &'static str,
}

fn main() {}
