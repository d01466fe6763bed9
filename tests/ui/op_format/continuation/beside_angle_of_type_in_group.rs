//! `<` behind a type, where a group begins.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($x attr_dict ":" type($x) ("<" $n^ ">")?))]
pub struct AOp {
    #[operand]
    x: AnyType,
    #[attr]
    n: Optional<I64Attr>,
}

fn main() {}
