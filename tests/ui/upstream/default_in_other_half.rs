//! `transform.xegpu.insert_prefetch`: a field in the other half of a group is not known to be at its default.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format("x" ("=" $dynamic^) : ($fixed)? attr_dict ":" type($dynamic)))]
pub struct AOp {
    #[operand]
    dynamic: Optional<AnyInteger>,
    #[attr(default = 1)]
    fixed: I64Attr,
}

fn main() {}
