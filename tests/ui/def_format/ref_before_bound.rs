//! T16: `ref` to what stands later

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format(custom<foo>(ref($a)) $a))]
pub struct XType {
    a: u32,
}

fn main() {}
