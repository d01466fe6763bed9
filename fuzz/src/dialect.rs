//! A small dialect with traits, groups, regions and successors: the rules that the verifier has most code for.

use ods::prelude::*;

/// Operations for fuzzing.
#[dialect(
    name = "fz",
    ops(AddOp, GroupsOp, CompareOp, ConstantOp, FuncOp, BodyOp, GraphOp, TableOp, BranchOp, ReturnOp, UseOp)
)]
pub struct Fz;

/// Operands and result of one type.
#[op(Fz, "add", traits(Pure, Commutative, SameOperandsAndResultType))]
pub struct AddOp {
    #[operand]
    lhs: SignlessIntegerOrIndexLike,
    #[operand]
    rhs: SignlessIntegerOrIndexLike,
    #[attr(default = 5)]
    width: I32Attr,
    #[attr]
    note: Optional<StrAttr>,
    #[result]
    sum: SignlessIntegerOrIndexLike,
}

/// Groups in the middle.
#[op(Fz, "groups")]
pub struct GroupsOp {
    #[operand]
    first: AnyType,
    #[operand]
    middle: Variadic<AnyInteger>,
    #[operand]
    last: AnyType,
    #[result]
    one: AnyType,
    #[result]
    rest: Optional<AnyFloat>,
}

/// A rule over several fields.
#[op(Fz, "cmp", traits(SameTypeOperands, AllTypesMatch(lhs, rhs)))]
pub struct CompareOp {
    #[operand]
    lhs: AnyType,
    #[operand]
    rhs: AnyType,
    #[attr]
    predicate: Confined<I64Attr, IntMinValue<0>>,
    #[result]
    result: I1,
}

/// A type that comes from an attribute.
#[op(Fz, "constant", traits(Pure, ConstantLike, FirstAttrDerivedResultType))]
pub struct ConstantOp {
    #[attr]
    value: APIntAttr,
    #[result]
    result: AnyInteger,
}

/// A symbol that sees nothing around it.
#[op(Fz, "func", traits(IsolatedFromAbove, Symbol))]
pub struct FuncOp {
    #[attr]
    sym_name: StrAttr,
    #[attr]
    sym_visibility: Optional<StrAttr>,
    #[region]
    body: AnyRegion,
}

/// Regions in which values from above are seen.
#[op(Fz, "body")]
pub struct BodyOp {
    #[region]
    first: AnyRegion,
    #[region]
    rest: Variadic<AnyRegion>,
}

/// A region without order.
#[op(Fz, "graph", traits(HasOnlyGraphRegion, NoTerminator))]
pub struct GraphOp {
    #[region]
    body: AnyRegion,
}

/// A table of symbols.
#[op(Fz, "table", traits(SymbolTable, SingleBlock, NoTerminator, NoRegionArguments))]
pub struct TableOp {
    #[region]
    body: AnyRegion,
}

/// A branch.
#[op(Fz, "br", traits(Terminator))]
pub struct BranchOp {
    #[operand]
    values: Variadic<AnyType>,
    #[successor]
    next: AnySuccessor,
    #[successor]
    others: Variadic<AnySuccessor>,
}

/// The end of a function.
#[op(Fz, "return", traits(Terminator, ReturnLike))]
pub struct ReturnOp {
    #[operand]
    values: Variadic<AnyType>,
}

/// A use.
#[op(Fz, "use")]
pub struct UseOp {
    #[operand]
    value: AnyType,
}
