//! A comma behind a list of types.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($values attr_dict ":" type($values) "," type($made)))]
pub struct AOp {
    #[operand]
    values: Variadic<AnyType>,
    #[result]
    made: AnyType,
}

fn main() {}
