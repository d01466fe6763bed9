//! The dialect that is measured: the part of `arith` and `func` that the C++ yardstick uses.

use ods::prelude::*;

/// Arithmetic.
#[dialect(name = "arith", ops(AddIOp, MulIOp, FlaggedOp, CompareOp), enums(Predicate))]
pub struct Arith;

/// Functions.
#[dialect(name = "func", ops(FuncOp, ReturnOp))]
pub struct Func;

/// Integer addition.
#[op(Arith, "addi", traits(Pure, Commutative, SameOperandsAndResultType))]
pub struct AddIOp {
    #[operand]
    lhs: SignlessIntegerOrIndexLike,
    #[operand]
    rhs: SignlessIntegerOrIndexLike,
    #[result]
    result: SignlessIntegerOrIndexLike,
}

/// Integer multiplication.
#[op(Arith, "muli", traits(Pure, Commutative, SameOperandsAndResultType))]
pub struct MulIOp {
    #[operand]
    lhs: SignlessIntegerOrIndexLike,
    #[operand]
    rhs: SignlessIntegerOrIndexLike,
    #[result]
    result: SignlessIntegerOrIndexLike,
}

/// An addition with a property.
#[op(Arith, "flagged", traits(Pure, SameOperandsAndResultType))]
pub struct FlaggedOp {
    #[operand]
    lhs: SignlessIntegerOrIndexLike,
    #[operand]
    rhs: SignlessIntegerOrIndexLike,
    #[property(default = 0)]
    overflow: u32,
    #[result]
    result: SignlessIntegerOrIndexLike,
}

/// comparison of integers
#[enum_attr(i64)]
pub enum Predicate {
    #[case("eq")]
    Eq,
    #[case("ne")]
    Ne,
    #[case("slt")]
    Slt,
    #[case("sle")]
    Sle,
    #[case("sgt")]
    Sgt,
    #[case("sge")]
    Sge,
    #[case("ult")]
    Ult,
    #[case("ule")]
    Ule,
    #[case("ugt")]
    Ugt,
    #[case("uge")]
    Uge,
}

/// Integer comparison.
#[op(Arith, "cmpi", traits(Pure, SameTypeOperands))]
pub struct CompareOp {
    #[operand]
    lhs: SignlessIntegerOrIndexLike,
    #[operand]
    rhs: SignlessIntegerOrIndexLike,
    #[attr]
    predicate: Predicate,
    #[result]
    result: I1,
}

/// A function.
#[op(Func, "func", traits(IsolatedFromAbove, Symbol))]
pub struct FuncOp {
    #[attr]
    sym_name: SymbolNameAttr,
    #[attr]
    function_type: TypeAttrOf<FunctionType>,
    #[region]
    body: AnyRegion,
}

/// The end of a function.
#[op(Func, "return", traits(Pure, Terminator))]
pub struct ReturnOp {
    #[operand]
    operands: Variadic<AnyType>,
}
