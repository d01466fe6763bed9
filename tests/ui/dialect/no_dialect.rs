//! A dependent dialect that is none.

use ods::prelude::*;

#[dialect(name = "a", dependent(AnyType))]
pub struct A;

fn main() {}
