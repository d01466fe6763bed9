//! A group of what is no case.

use ods::prelude::*;

/// flags
#[enum_attr(bits)]
pub enum E {
    Reassoc,
    Fast = Reasoc | Nnan,
}

fn main() {}
