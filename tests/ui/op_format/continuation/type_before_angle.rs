//! `<` behind a type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($value attr_dict ":" type($value) "<" ">"))]
pub struct AOp {
    #[operand]
    value: AnyType,
}

fn main() {}
