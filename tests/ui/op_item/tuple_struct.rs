//! O20, O22, O23: fields without names.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp(#[operand] AnyType);

fn main() {}
