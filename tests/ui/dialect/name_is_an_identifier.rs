//! A name without quotes.

use ods::prelude::*;

#[dialect(name = a)]
pub struct A;

fn main() {}
