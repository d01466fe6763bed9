//! A list in brackets.

use ods::prelude::*;

#[dialect(name = "a", ops = [AOp])]
pub struct A;

fn main() {}
