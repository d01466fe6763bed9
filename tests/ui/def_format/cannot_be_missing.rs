//! a parameter that cannot tell whether it is there

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $a ">"))]
pub struct XType {
    a: Option<f64>,
}

fn main() {}
