//! T24: a directive of operations

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format(attr_dict $a))]
pub struct XType {
    a: u32,
}

fn main() {}
