//! Keys of other tools, and a slip.

use ods::prelude::*;

/// flags
#[enum_attr(summary = "x", seperator = ",", cppNamespace = "x")]
pub enum E {
    A,
}

fn main() {}
