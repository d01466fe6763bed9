//! An enum.

use ods::prelude::*;

#[dialect(name = "a")]
pub enum A {}

fn main() {}
