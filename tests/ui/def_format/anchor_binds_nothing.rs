//! T20: the anchor is a `custom` that reads nothing

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format(("=" $a^)? ("(" custom<foo>(ref($a))^ ")")?))]
pub struct XType {
    a: Option<u32>,
}

fn main() {}
