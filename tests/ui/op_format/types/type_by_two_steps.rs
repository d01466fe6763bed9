//! A type that would follow in two steps.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AllTypesMatch(a, b), AllTypesMatch(b, c)), format($a "," $b "," $c attr_dict ":" type($a)))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
    #[operand]
    c: AnyType,
}

fn main() {}
