//! An enum without words.

use ods::prelude::*;

#[enum_attr]
pub enum E {
    A,
}

fn main() {}
