//! A dialect for patterns.

use ods::prelude::*;

#[dialect(
    name = "lab",
    ops(
        NegOp, AbsOp, AddOp, SubOp, CastOp, ConstOp, AttrOp, TwoOp, PairOp, ThreeOp, VarOp, OptOp, SinkOp, StoreOp,
        CmpOp, RankedOp, PickOp, JoinOp, RunOp
    ),
    hooks
)]
pub struct Lab;

impl DialectHooks for Lab {
    fn materialize_constant(&self, b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Operation> {
        let op = b.insert(ConstOp::new(value)).ok()?;
        assert_eq!(b.type_of(op.r(b.ir())), ty);
        Some(op.into())
    }
}

op_family! {
    #[op(Lab, traits(Pure, SameOperandsAndResultType))]
    struct UnaryOp {
        #[operand]
        x: AnyType,
        #[result]
        r: AnyType,
    }
    pub NegOp = UnaryOp("neg");
    pub AbsOp = UnaryOp("abs");
}

/// Commutative addition.
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

/// A cast, whose result type nothing determines.
#[op(Lab, "cast", traits(Pure))]
pub struct CastOp {
    #[operand]
    x: AnyType,
    #[result]
    r: AnyType,
}

#[op(Lab, "const", traits(Pure, ConstantLike, AllTypesMatch(value, r)))]
pub struct ConstOp {
    #[attr]
    value: dyn TypedAttrInterface,
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
    #[attr]
    u: UnitAttr,
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

/// Another operation with two results.
#[op(Lab, "pair", traits(Pure))]
pub struct PairOp {
    #[operand]
    x: AnyType,
    #[result]
    first: AnyType,
    #[result]
    second: AnyType,
}

#[op(Lab, "three", traits(Pure))]
pub struct ThreeOp {
    #[operand]
    x: AnyType,
    #[result]
    first: AnyType,
    #[result]
    second: AnyType,
    #[result]
    third: AnyType,
}

#[op(Lab, "var", traits(Pure))]
pub struct VarOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[result]
    r: AnyType,
}

#[op(Lab, "opt", traits(Pure))]
pub struct OptOp {
    #[operand]
    x: AnyType,
    #[operand]
    o: Optional<AnyType>,
    #[result]
    r: AnyType,
}

#[op(Lab, "sink")]
pub struct SinkOp {
    #[operand]
    xs: Variadic<AnyType>,
}

/// MLIR's names are in camel case at times; accessors have names in snake case.
#[op(Lab, "join", traits(Pure, AllTypesMatch(firstPart, r)), format($firstPart ("with" $withFlag^)? attr_dict ":" type($firstPart)))]
pub struct JoinOp {
    #[operand]
    firstPart: AnyType,
    #[attr]
    withFlag: UnitAttr,
    #[attr(name = "lengthOfPart")]
    length: Optional<I64Attr>,
    #[result]
    r: AnyType,
}

/// One of two values.
#[op(Lab, "pick", traits(Pure, AllTypesMatch(x, y, r)))]
pub struct PickOp {
    #[operand]
    condition: I1,
    #[operand]
    x: AnyType,
    #[operand]
    y: AnyType,
    #[result]
    r: AnyType,
}

/// An operation without results, like `lab.sink`.
#[op(Lab, "store")]
pub struct StoreOp {
    #[operand]
    x: AnyType,
}

/// An operation with a region.
#[op(Lab, "run")]
pub struct RunOp {
    #[operand]
    x: AnyType,
    #[result]
    r: AnyType,
    #[region]
    body: AnyRegion,
}

/// An operation whose patterns have priorities: see `priorities_count_in_lists`.
#[op(Lab, "ranked", traits(SameOperandsAndResultType), canonicalize(crate::Second, crate::First))]
pub struct RankedOp {
    #[operand]
    x: AnyType,
    #[result]
    r: AnyType,
}

/// The order of two numbers.
#[enum_attr(i32)]
pub enum Order {
    Less = 0,
    Greater = 1,
}

#[op(Lab, "cmp", traits(Pure, SameOperandsAndResultType))]
pub struct CmpOp {
    #[attr]
    order: Order,
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
    #[result]
    r: AnyType,
}
