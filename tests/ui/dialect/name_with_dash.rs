//! A name with a dash.

use ods::prelude::*;

#[dialect(name = "my-dialect")]
pub struct A;

fn main() {}
