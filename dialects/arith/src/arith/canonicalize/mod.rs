//! Canonicalization patterns, with MLIR's names, benefits and orders.
//!
//! Constants are on the right of commutative operations, because folding moves them there.
//!
//! * `sum`, `product`, `bitwise`, `comparison`, `cast`, `float`: the patterns by operation.

mod bitwise;
mod cast;
mod comparison;
mod float;
mod product;
mod sum;

pub use bitwise::{AndOfExtSI, AndOfExtUI, OrOfExtSI, OrOfExtUI, XOrINotCmpI, XOrIOfExtSI, XOrIOfExtUI};
pub use cast::{
    BitcastOfBitcast, ExtSIOfExtUI, IndexCastOfExtSI, IndexCastOfIndexCast, IndexCastUIOfExtUI,
    IndexCastUIOfIndexCastUI, TruncFSIToFPToSIToFP, TruncFUIToFPToUIToFP, TruncIExtSIToExtSI, TruncIExtUIToExtUI,
    TruncIShrSIToTrunciShrUI,
};
pub use comparison::{
    CmpIExtSI, CmpIExtUI, RedundantSelectFalse, RedundantSelectTrue, SelectI1ToNot, SelectNotCond, SelectToExtUI,
};
pub use float::{DivFOfNegF, MulFOfNegF};
pub use product::{
    AddUIExtendedToAddI, MulIMulIConstant, MulSIExtendedRHSOne, MulSIExtendedToMulI, MulUIExtendedToMulI,
};
pub use sum::{
    AddIAddConstant, AddIMulNegativeOneLhs, AddIMulNegativeOneRhs, AddISubConstantLHS, AddISubConstantRHS,
    SubILHSAddConstant, SubILHSSubConstantLHS, SubILHSSubConstantRHS, SubIRHSAddConstant, SubIRHSSubConstantLHS,
    SubIRHSSubConstantRHS, SubISubILHSRHSLHS,
};

use ods::numeric::{Int, Overflow};
use ods::prelude::*;
use ods::rewrite::Constant;
use ods::semantics::Undefined;

use super::IntegerOverflowFlags;

/// Returns the flags that still hold of an operation with a combined constant, if they held of the operations with the
/// constants `a` and `b`: `meaning`, which combines them, does not overflow as the flag says.
fn kept(
    flags: IntegerOverflowFlags,
    meaning: fn(&Int, &Int, Overflow) -> Result<Int, Undefined>,
    a: Constant<'_>,
    b: Constant<'_>,
) -> IntegerOverflowFlags {
    let (Some(a), Some(b)) = (a.int(), b.int()) else { return IntegerOverflowFlags::None };
    let holds = |flag: IntegerOverflowFlags| {
        if meaning(&a, &b, flag.into()).is_ok() { flag } else { IntegerOverflowFlags::None }
    };
    flags & (holds(IntegerOverflowFlags::Nsw) | holds(IntegerOverflowFlags::Nuw))
}

/// Returns whether the constant is a number, not elements: MLIR combines no others in patterns of integer attributes.
fn is_scalar(ir: &Ir, constant: Constant<'_>) -> bool {
    constant.ty().is_some_and(|ty| !ty.isa::<ShapedType>(ir.context()))
}

/// Returns whether both constants are numbers.
fn are_scalars(ir: &Ir, a: Constant<'_>, b: Constant<'_>) -> bool {
    is_scalar(ir, a) && is_scalar(ir, b)
}

/// Returns the number of bits of the elements; 0 if they are no integers.
fn width(ir: &Ir, value: Value) -> u32 {
    let context = ir.context();
    ir.value_type(value).element_type(context).cast::<IntegerType>(context).map_or(0, |ty| ty.width(context))
}

fn same_types(ir: &Ir, a: Value, b: Value) -> bool {
    ir.value_type(a) == ir.value_type(b)
}
