//! Fields of one group that may be there without each other.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(("a" $e^ "," $f)? attr_dict))]
pub struct AOp {
    #[attr]
    e: Optional<I64Attr>,
    #[attr]
    f: Optional<I64Attr>,
}

#[op(D, "b", format(("a" $e^ "," $v)? attr_dict ":" type($v)))]
pub struct BOp {
    #[attr]
    e: Optional<I64Attr>,
    #[operand]
    v: Optional<I<32>>,
}

#[op(D, "c", format(("a" $e^ ("," $f^)?)? attr_dict))]
pub struct COp {
    #[attr]
    e: Optional<I64Attr>,
    #[attr]
    f: Optional<I64Attr>,
}

#[op(D, "d", format(("a" $e^) : ("b" $f)? attr_dict))]
pub struct DOp {
    #[attr]
    e: Optional<I64Attr>,
    #[attr]
    f: Optional<I64Attr>,
}

#[op(D, "e", traits(PredOpTrait("e is small", CPred($e.is_none()))), format(("a" $e^ "," $f)? attr_dict))]
pub struct EOp {
    #[attr]
    e: Optional<I64Attr>,
    #[attr]
    f: Optional<I64Attr>,
}

fn main() {}
