//! L03: a key that does not exist.

use ods::prelude::*;

#[dialect(name = "a", useFoldAPI = 3)]
pub struct A;

fn main() {}
