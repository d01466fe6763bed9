//! E10: a case whose name is no identifier.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    not ident,
}

fn main() {}
