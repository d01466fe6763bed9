//! A module.

use ods::prelude::*;

#[dialect(name = "a")]
pub mod a {}

fn main() {}
