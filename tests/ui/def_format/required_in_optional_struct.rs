//! T11: a `struct` with what is required, in a group

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format(("(" struct(params)^ ")")?))]
pub struct XType {
    a: Option<u32>,
    b: u32,
}

fn main() {}
