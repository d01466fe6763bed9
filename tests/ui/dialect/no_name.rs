//! L04: a dialect without a name.

use ods::prelude::*;

#[dialect]
pub struct A;

fn main() {}
