//! T26: another directive of operations

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format($a oilist("x")))]
pub struct XType {
    a: u32,
}

fn main() {}
