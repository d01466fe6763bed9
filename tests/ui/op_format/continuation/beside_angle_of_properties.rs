//! `prop_dict` behind a type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($x attr_dict ":" type($x) prop_dict))]
pub struct AOp {
    #[operand]
    x: AnyType,
    #[property]
    p: i64,
}

fn main() {}
