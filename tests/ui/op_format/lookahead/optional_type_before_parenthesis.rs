//! Types, maybe none, before what types can begin with.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($values attr_dict ":" type($values) "(" ")"))]
pub struct AOp {
    #[operand]
    values: Variadic<AnyType>,
}

fn main() {}
