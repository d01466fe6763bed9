//! T15: `ref` outside of `custom`

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format($a ref($a)))]
pub struct XType {
    a: u32,
}

fn main() {}
