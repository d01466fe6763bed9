//! A dialect of operations with groups of operands and results; the fuzz targets have it, too.

use ods::prelude::*;

/// Operations with groups of operands and results.
#[dialect(name = "groups", ops(SizedOp, SameOp, ResultsOp, SameResultsOp, SwitchOp, TiedOp))]
pub struct Groups;

/// Groups whose lengths the operation remembers.
#[op(Groups, "sized", traits(AttrSizedOperandSegments))]
pub struct SizedOp {
    #[operand]
    xs: Variadic<I32>,
    #[operand]
    one: Index,
    #[operand]
    maybe: Optional<F32>,
    #[attr]
    note: Optional<StrAttr>,
    #[operand]
    ys: Variadic<AnyType>,
}

/// Groups that have one length.
#[op(Groups, "same", traits(SameVariadicOperandSize))]
pub struct SameOp {
    #[operand]
    xs: Variadic<I32>,
    #[operand]
    one: Index,
    #[operand]
    ys: Variadic<F32>,
}

/// Results in groups.
#[op(Groups, "results", traits(AttrSizedResultSegments))]
pub struct ResultsOp {
    #[result]
    xs: Variadic<I32>,
    #[result]
    maybe: Optional<F32>,
    #[result]
    one: Index,
}

/// Result groups of one length.
#[op(Groups, "same_results", traits(SameVariadicResultSize))]
pub struct SameResultsOp {
    #[result]
    one: Index,
    #[result]
    xs: Variadic<I32>,
    #[result]
    ys: Variadic<F32>,
}

/// Groups in a group.
#[op(Groups, "switch", traits(AttrSizedOperandSegments))]
pub struct SwitchOp {
    #[operand]
    flag: I32,
    #[operand]
    defaults: Variadic<AnyType>,
    #[operand(segments = case_segments)]
    cases: VariadicOfVariadic<AnyType>,
    #[attr]
    case_segments: Lengths,
}

constraint! {
    /// lengths of groups
    pub Lengths: DenseArrayAttr = DenseI32ArrayAttr, as DenseI32ArrayAttr;
}

/// A result with the type of an optional operand after a group.
#[op(Groups, "tied", traits(AttrSizedOperandSegments, AllTypesMatch(one, result)))]
pub struct TiedOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[operand]
    one: AnyType,
    #[operand]
    maybe: Optional<AnyType>,
    #[result]
    result: AnyType,
}
