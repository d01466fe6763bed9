//! The words of small floats are types.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "d", types(AType))]
pub struct D;

/// A type may be missing.
#[type_def(D, "a", format("<" ($x^)? "f8E4M3FN" $y ">"))]
pub struct AType {
    x: Option<Type>,
    y: i64,
}

fn main() {}
