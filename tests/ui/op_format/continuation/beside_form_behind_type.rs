//! A form that begins with `<`, behind a type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", attrs(FlagsAttr))]
pub struct D;

/// Flags.
#[attr_def(D, "flags", format("<" $n ">"))]
pub struct FlagsAttr {
    n: i64,
}

#[op(D, "a", format($x attr_dict ":" type($x) $flags))]
pub struct AOp {
    #[operand]
    x: AnyType,
    #[attr]
    flags: FlagsAttr,
}

fn main() {}
