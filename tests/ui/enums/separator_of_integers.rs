//! A separator where nothing is separated.

use ods::prelude::*;

/// flags
#[enum_attr(separator = ",")]
pub enum E {
    A,
}

fn main() {}
