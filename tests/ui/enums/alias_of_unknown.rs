//! An alias that names no case.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    Same,
    #[alias]
    Equal = Sane,
}

fn main() {}
