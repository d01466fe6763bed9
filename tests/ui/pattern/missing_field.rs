//! A mistake: a field is left out on the left.

use ods::prelude::*;

#[dialect(name = "lab", ops(NegOp, AddOp, AttrOp, TwoOp, CastOp, RegionOp, ZeroOp))]
struct Lab;

#[op(Lab, "neg", traits(Pure, SameOperandsAndResultType))]
struct NegOp {
    #[operand]
    x: AnyType,
    #[result]
    r: AnyType,
}

#[op(Lab, "add", traits(Pure, Commutative, SameOperandsAndResultType))]
struct AddOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
    #[result]
    r: AnyType,
}

#[op(Lab, "attr", traits(Pure, SameOperandsAndResultType))]
struct AttrOp {
    #[operand]
    x: AnyType,
    #[attr]
    k: I32Attr,
    #[result]
    r: AnyType,
}

#[op(Lab, "two", traits(Pure))]
struct TwoOp {
    #[operand]
    x: AnyType,
    #[result]
    first: AnyType,
    #[result]
    second: AnyType,
}

#[op(Lab, "cast", traits(Pure))]
struct CastOp {
    #[operand]
    x: AnyType,
    #[result]
    r: AnyType,
}

#[op(Lab, "region", traits(Pure))]
struct RegionOp {
    #[operand]
    x: AnyType,
    #[result]
    r: AnyType,
    #[region]
    body: AnyRegion,
}

#[op(Lab, "zero")]
struct ZeroOp {
    #[operand]
    x: AnyType,
}

pattern! {
    P: AddOp { a: x } => x;
}

fn main() {}
