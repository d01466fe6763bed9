//! A value that is not known to the macro.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    A = X,
    B = f(),
}

const X: isize = 5;

fn main() {}
