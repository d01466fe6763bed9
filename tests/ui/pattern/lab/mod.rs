//! The dialect of the wrong patterns.

#![allow(dead_code, missing_docs)]

use ods::prelude::*;

#[dialect(
    name = "lab",
    ops(NegOp, AbsOp, AddOp, SubOp, AttrOp, PropOp, TwoOp, CastOp, RegionOp, SuccOp, ZeroOp, VarOp, OptOp, IntOp, FloatOp,
        TextOp, RangeOp)
)]
pub struct Lab;

#[op(Lab, "neg", traits(Pure, SameOperandsAndResultType))]
pub struct NegOp {
    #[operand]
    x: AnyType,
    #[result]
    r: AnyType,
}

#[op(Lab, "abs", traits(Pure, SameOperandsAndResultType))]
pub struct AbsOp {
    #[operand]
    x: AnyType,
    #[result]
    r: AnyType,
}

#[op(Lab, "add", traits(Pure, Commutative, SameOperandsAndResultType))]
pub struct AddOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
    #[result]
    r: AnyType,
}

#[op(Lab, "sub", traits(Pure, SameOperandsAndResultType))]
pub struct SubOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
    #[result]
    r: AnyType,
}

#[op(Lab, "attr", traits(Pure, SameOperandsAndResultType))]
pub struct AttrOp {
    #[operand]
    x: AnyType,
    #[attr]
    k: I32Attr,
    #[attr]
    s: Optional<StrAttr>,
    #[result]
    r: AnyType,
}

#[op(Lab, "prop", traits(Pure, SameOperandsAndResultType))]
pub struct PropOp {
    #[operand]
    x: AnyType,
    #[property]
    p: i32,
    #[result]
    r: AnyType,
}

#[op(Lab, "two", traits(Pure))]
pub struct TwoOp {
    #[operand]
    x: AnyType,
    #[result]
    first: AnyType,
    #[result]
    second: AnyType,
}

#[op(Lab, "cast", traits(Pure))]
pub struct CastOp {
    #[operand]
    x: AnyType,
    #[result]
    r: AnyType,
}

#[op(Lab, "region", traits(Pure))]
pub struct RegionOp {
    #[operand]
    x: AnyType,
    #[result]
    r: AnyType,
    #[region]
    body: AnyRegion,
}

#[op(Lab, "succ", traits(Terminator))]
pub struct SuccOp {
    #[operand]
    x: AnyType,
    #[successor]
    next: AnySuccessor,
}

#[op(Lab, "zero")]
pub struct ZeroOp {
    #[operand]
    x: AnyType,
}

#[op(Lab, "var", traits(Pure))]
pub struct VarOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[result]
    r: I32,
}

#[op(Lab, "opt", traits(Pure))]
pub struct OptOp {
    #[operand]
    x: AnyType,
    #[operand]
    o: Optional<AnyType>,
    #[result]
    r: I32,
}

#[op(Lab, "int", traits(Pure))]
pub struct IntOp {
    #[operand]
    x: I32,
    #[result]
    r: I32,
}

#[op(Lab, "float", traits(Pure))]
pub struct FloatOp {
    #[operand]
    x: F32,
    #[result]
    r: F32,
}

#[op(Lab, "text", traits(Pure))]
pub struct TextOp {
    #[operand]
    x: I32,
    #[attr]
    s: StrAttr,
    #[result]
    r: I32,
}

#[op(Lab, "range", traits(Pure, SameOperandsAndResultType))]
pub struct RangeOp {
    #[operand]
    x: AnyType,
    #[attr]
    k: Confined<I32Attr, IntNonNegative>,
    #[result]
    r: AnyType,
}
