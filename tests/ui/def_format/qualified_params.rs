//! T25: `qualified` of `params`

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format(qualified(params)))]
pub struct XType {
    a: u32,
}

fn main() {}
