//! A type parameter.

use ods::prelude::*;

#[dialect(name = "a")]
pub struct A<T>;

fn main() {}
