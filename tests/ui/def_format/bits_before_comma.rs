//! Bits with commas between them, and a comma behind.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test", types(MathType, PairType))]
pub struct Test;

/// fast math
#[enum_attr(bits, separator = ", ")]
pub enum FastMath {
    #[case("nnan")]
    Nnan,
    #[case("ninf")]
    Ninf,
}

/// A type.
#[type_def(Test, "math", format("<" $math "," $inner ">"))]
pub struct MathType {
    math: FastMath,
    inner: Type,
}

/// Another one.
#[type_def(Test, "pair", format("<" params ">"))]
pub struct PairType {
    first: FastMath,
    second: FastMath,
}

fn main() {}
