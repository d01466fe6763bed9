//! an `Option` with a default

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" ("x" $a^)? ">"))]
pub struct XType {
    #[param(default = Some(3))]
    a: Option<u32>,
}

fn main() {}
