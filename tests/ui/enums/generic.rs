//! A generic enum.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E<T> {
    A,
}

fn main() {}
