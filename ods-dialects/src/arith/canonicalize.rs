//! Canonicalization patterns, with MLIR's names, benefits and orders.
//!
//! Constants are on the right of commutative operations, because folding moves them there.

use ods::prelude::*;
use ods::rewrite::{Constant, PatternError};

use super::{
    AddIOp, AddUIExtendedOp, AndIOp, BitcastOp, CmpIOp, CmpIPredicate, DivFOp, ExtSIOp, ExtUIOp, IndexCastOp,
    IndexCastUIOp, IntegerOverflowFlags, MulFOp, MulIOp, MulSIExtendedOp, MulUIExtendedOp, NegFOp, OrIOp, SIToFPOp,
    SelectOp, ShRSIOp, ShRUIOp, SubIOp, TruncFOp, TruncIOp, UIToFPOp, XOrIOp,
};

/// Returns the flags that hold for both operations.
fn merged(a: IntegerOverflowFlags, b: IntegerOverflowFlags) -> IntegerOverflowFlags {
    a & b
}

/// Returns whether each constant has equal elements: MLIR combines no others in patterns.
fn are_uniform(a: Constant<'_>, b: Constant<'_>) -> bool {
    a.int().is_some() && b.int().is_some()
}

/// Returns the number of bits of the elements; 0 if they are no integers.
fn width(ir: &Ir, value: Value) -> u32 {
    let context = ir.context();
    ir.value_type(value).element_type(context).cast::<IntegerType>(context).map_or(0, |ty| ty.width(context))
}

/// Returns whether the value is a number of more than one bit, not a vector.
fn is_wide_integer(ir: &Ir, value: Value) -> bool {
    ir.value_type(value).isa::<IntegerType>(ir.context()) && width(ir, value) > 1
}

/// Returns whether the elements are booleans, whose ones MLIR reads as -1.
fn is_bool(ir: &Ir, value: Value) -> bool {
    width(ir, value) == 1
}

fn same_types(ir: &Ir, a: Value, b: Value) -> bool {
    ir.value_type(a) == ir.value_type(b)
}

// Addition and subtraction.
pattern! {
    /// (x + c0) + c1 is x + (c0 + c1).
    #[benefit(2)]
    pub AddIAddConstant: ordered AddIOp {
        lhs: ordered AddIOp { lhs: x, rhs: const c0, overflow_flags: f }, rhs: const c1, overflow_flags: g
    } if are_uniform(c0, c1) => AddIOp { lhs: x, rhs: const c0 + c1, overflow_flags: merged(f, g) };

    /// (x - c0) + c1 is x + (c1 - c0).
    #[benefit(2)]
    pub AddISubConstantRHS: ordered AddIOp {
        lhs: SubIOp { lhs: x, rhs: const c0, overflow_flags: f }, rhs: const c1, overflow_flags: g
    } if are_uniform(c0, c1) => AddIOp { lhs: x, rhs: const c1 - c0, overflow_flags: merged(f, g) };

    /// (c0 - x) + c1 is (c0 + c1) - x.
    #[benefit(2)]
    pub AddISubConstantLHS: ordered AddIOp {
        lhs: SubIOp { lhs: const c0, rhs: x, overflow_flags: f }, rhs: const c1, overflow_flags: g
    } if are_uniform(c0, c1) => SubIOp { lhs: const c0 + c1, rhs: x, overflow_flags: merged(f, g) };

    /// x + y * -1 is x - y.
    #[benefit(2)]
    pub AddIMulNegativeOneRhs: ordered AddIOp { lhs: x, rhs: ordered MulIOp { lhs: y, rhs: const -1, .. }, .. }
        => SubIOp { lhs: x, rhs: y };

    /// x * -1 + y is y - x.
    #[benefit(2)]
    pub AddIMulNegativeOneLhs: ordered AddIOp { lhs: ordered MulIOp { lhs: x, rhs: const -1, .. }, rhs: y, .. }
        => SubIOp { lhs: y, rhs: x };

    /// (x + c0) - c1 is x + (c0 - c1).
    #[benefit(2)]
    pub SubIRHSAddConstant: SubIOp { lhs: ordered AddIOp { lhs: x, rhs: const c0, .. }, rhs: const c1, .. }
        if are_uniform(c0, c1) => AddIOp { lhs: x, rhs: const c0 - c1 };

    /// c1 - (x + c0) is (c1 - c0) - x.
    #[benefit(2)]
    pub SubILHSAddConstant: SubIOp {
        lhs: const c1, rhs: ordered AddIOp { lhs: x, rhs: const c0, overflow_flags: f }, overflow_flags: g
    } if are_uniform(c0, c1) => SubIOp { lhs: const c1 - c0, rhs: x, overflow_flags: merged(f, g) };

    /// (x - c0) - c1 is x - (c0 + c1).
    #[benefit(2)]
    pub SubIRHSSubConstantRHS: SubIOp {
        lhs: SubIOp { lhs: x, rhs: const c0, overflow_flags: f }, rhs: const c1, overflow_flags: g
    } if are_uniform(c0, c1) => SubIOp { lhs: x, rhs: const c0 + c1, overflow_flags: merged(f, g) };

    /// (c0 - x) - c1 is (c0 - c1) - x.
    #[benefit(2)]
    pub SubIRHSSubConstantLHS: SubIOp {
        lhs: SubIOp { lhs: const c0, rhs: x, overflow_flags: f }, rhs: const c1, overflow_flags: g
    } if are_uniform(c0, c1) => SubIOp { lhs: const c0 - c1, rhs: x, overflow_flags: merged(f, g) };

    /// c1 - (x - c0) is (c0 + c1) - x.
    #[benefit(2)]
    pub SubILHSSubConstantRHS: SubIOp {
        lhs: const c1, rhs: SubIOp { lhs: x, rhs: const c0, overflow_flags: f }, overflow_flags: g
    } if are_uniform(c0, c1) => SubIOp { lhs: const c0 + c1, rhs: x, overflow_flags: merged(f, g) };

    /// c1 - (c0 - x) is x + (c1 - c0).
    #[benefit(2)]
    pub SubILHSSubConstantLHS: SubIOp {
        lhs: const c1, rhs: SubIOp { lhs: const c0, rhs: x, overflow_flags: f }, overflow_flags: g
    } if are_uniform(c0, c1) => AddIOp { lhs: x, rhs: const c1 - c0, overflow_flags: merged(f, g) };

    /// (a - b) - a is 0 - b.
    #[benefit(2)]
    pub SubISubILHSRHSLHS: SubIOp { lhs: SubIOp { lhs: a, rhs: b, overflow_flags: f }, rhs: a, overflow_flags: g }
        => SubIOp { lhs: const 0, rhs: b, overflow_flags: merged(f, g) };
}

// Multiplication, and operations with two results.
pattern! {
    /// (x * c0) * c1 is x * (c0 * c1), for numbers only.
    #[benefit(2)]
    pub MulIMulIConstant: ordered MulIOp {
        lhs: ordered MulIOp { lhs: x, rhs: const c0, overflow_flags: f }, rhs: const c1, overflow_flags: g
    } if c0.ty() == c0.ty().map(|ty| ty.element_type(ir.context()))
        => MulIOp { lhs: x, rhs: const c0 * c1, overflow_flags: merged(f, g) };

    /// Without a use of the overflow, the sum is plain.
    pub AddUIExtendedToAddI: op @ ordered AddUIExtendedOp { lhs: l, rhs: r } if !ir.has_uses(op.overflow(ir))
        => { rewriter.before(op).value(AddIOp::new(l, r))? };

    /// Without a use of the high half, the product is plain.
    pub MulSIExtendedToMulI: op @ ordered MulSIExtendedOp { lhs: l, rhs: r } if !ir.has_uses(op.high(ir))
        => { rewriter.before(op).value(MulIOp::new(l, r))? };

    /// x * 1 is x, and its sign.
    pub MulSIExtendedRHSOne: op @ ordered MulSIExtendedOp { lhs: x, rhs: const 1 } if !is_bool(ir, x) => {
        let ty = rewriter.ir().value_type(x);
        let context = rewriter.ir().shared_context();
        let zero = constant_before(rewriter, op, Constant::integer(&context, ty, 0))?;
        let mut b = rewriter.before(op);
        let is_negative = b.value(CmpIOp::new(CmpIPredicate::Slt, x, zero))?;
        [x, b.value(ExtSIOp::new(is_negative, ty))?]
    };

    /// Without a use of the high half, the product is plain.
    pub MulUIExtendedToMulI: op @ ordered MulUIExtendedOp { lhs: l, rhs: r } if !ir.has_uses(op.high(ir))
        => { rewriter.before(op).value(MulIOp::new(l, r))? };
}

/// Creates a constant before the operation, at its location.
fn constant_before(
    rewriter: &mut Rewriter<'_>,
    op: impl Into<Operation>,
    constant: Constant<'_>,
) -> Result<Value, PatternError> {
    let (value, ty) = (constant.attribute()?, constant.ty().ok_or(NoMatch)?);
    let op = rewriter.before(op).constant("arith", value, ty).ok_or(NoMatch)?;
    rewriter.ir().result(op, 0).ok_or(NoMatch)
}

// Bitwise operations of extended operands.
pattern! {
    /// ext(x) & ext(y) is ext(x & y).
    #[benefit(3)]
    pub AndOfExtUI: ordered AndIOp { lhs: ExtUIOp { r#in: x }, rhs: ExtUIOp { r#in: y } } if same_types(ir, x, y)
        => ExtUIOp { r#in: AndIOp { lhs: x, rhs: y } };
    /// ext(x) & ext(y) is ext(x & y).
    #[benefit(3)]
    pub AndOfExtSI: ordered AndIOp { lhs: ExtSIOp { r#in: x }, rhs: ExtSIOp { r#in: y } } if same_types(ir, x, y)
        => ExtSIOp { r#in: AndIOp { lhs: x, rhs: y } };
    /// ext(x) | ext(y) is ext(x | y).
    #[benefit(3)]
    pub OrOfExtUI: ordered OrIOp { lhs: ExtUIOp { r#in: x }, rhs: ExtUIOp { r#in: y } } if same_types(ir, x, y)
        => ExtUIOp { r#in: OrIOp { lhs: x, rhs: y } };
    /// ext(x) | ext(y) is ext(x | y).
    #[benefit(3)]
    pub OrOfExtSI: ordered OrIOp { lhs: ExtSIOp { r#in: x }, rhs: ExtSIOp { r#in: y } } if same_types(ir, x, y)
        => ExtSIOp { r#in: OrIOp { lhs: x, rhs: y } };
    /// The negation of a comparison has the opposite predicate.
    #[benefit(2)]
    pub XOrINotCmpI: ordered XOrIOp { lhs: CmpIOp { predicate: p, lhs: a, rhs: b }, rhs: const -1 }
        => CmpIOp { predicate: p.inverted(), lhs: a, rhs: b };
    /// ext(x) ^ ext(y) is ext(x ^ y).
    #[benefit(3)]
    pub XOrIOfExtUI: ordered XOrIOp { lhs: ExtUIOp { r#in: x }, rhs: ExtUIOp { r#in: y } } if same_types(ir, x, y)
        => ExtUIOp { r#in: XOrIOp { lhs: x, rhs: y } };
    /// ext(x) ^ ext(y) is ext(x ^ y).
    #[benefit(3)]
    pub XOrIOfExtSI: ordered XOrIOp { lhs: ExtSIOp { r#in: x }, rhs: ExtSIOp { r#in: y } } if same_types(ir, x, y)
        => ExtSIOp { r#in: XOrIOp { lhs: x, rhs: y } };
}

// Comparison and selection.
pattern! {
    /// Sign-extended numbers are equal if the numbers are.
    #[benefit(3)]
    pub CmpIExtSI: CmpIOp { predicate: p, lhs: ExtSIOp { r#in: a }, rhs: ExtSIOp { r#in: b } }
        if p.is_equality() && same_types(ir, a, b) => CmpIOp { predicate: p, lhs: a, rhs: b };
    /// Zero-extended numbers are equal if the numbers are.
    #[benefit(3)]
    pub CmpIExtUI: CmpIOp { predicate: p, lhs: ExtUIOp { r#in: a }, rhs: ExtUIOp { r#in: b } }
        if p.is_equality() && same_types(ir, a, b) => CmpIOp { predicate: p, lhs: a, rhs: b };

    /// select p, a, (select p, b, c) is select p, a, c.
    #[benefit(2)]
    pub RedundantSelectFalse: SelectOp {
        condition: p, true_value: a, false_value: SelectOp { condition: p, true_value: _, false_value: c }
    } => SelectOp { condition: p, true_value: a, false_value: c };
    /// select p, (select p, a, b), c is select p, a, c.
    #[benefit(2)]
    pub RedundantSelectTrue: SelectOp {
        condition: p, true_value: SelectOp { condition: p, true_value: a, false_value: _ }, false_value: c
    } => SelectOp { condition: p, true_value: a, false_value: c };
    /// select !p, a, b is select p, b, a.
    #[benefit(2)]
    pub SelectNotCond: SelectOp {
        condition: ordered XOrIOp { lhs: p, rhs: const -1 }, true_value: a, false_value: b
    } => SelectOp { condition: p, true_value: b, false_value: a };
    /// select p, false, true is p ^ true.
    pub SelectI1ToNot: op @ SelectOp { condition: p, true_value: const 0, false_value: const -1 }
        if ir.value_type(op.result(ir)) == Type::I1 => XOrIOp { lhs: p, rhs: const -1 };
    /// select p, 1, 0 is an extension of p, and select p, 0, 1 one of !p.
    pub SelectToExtUI: op @ SelectOp { condition: p, true_value: const a, false_value: const b }
        if is_wide_integer(ir, op.result(ir)) && a.is_integer(1) && b.is_integer(0) => ExtUIOp { r#in: p },
        if is_wide_integer(ir, op.result(ir)) && a.is_integer(0) && b.is_integer(1)
            => ExtUIOp { r#in: XOrIOp { lhs: p, rhs: const true_of(__context, ir.value_type(p)) } };
}

// Casts.
pattern! {
    /// bitcast(bitcast x) is a bitcast of x.
    #[benefit(2)]
    pub BitcastOfBitcast: BitcastOp { r#in: BitcastOp { r#in: x } } => BitcastOp { r#in: x };
    /// The sign bit of a zero-extended number is zero.
    #[benefit(2)]
    pub ExtSIOfExtUI: ExtSIOp { r#in: ExtUIOp { r#in: x } } => ExtUIOp { r#in: x };
    /// A cast back is no cast.
    #[benefit(2)]
    pub IndexCastOfIndexCast: op @ IndexCastOp { r#in: IndexCastOp { r#in: x } }
        if ir.value_type(op.out(ir)) == ir.value_type(x) => x;
    /// A cast extends the sign as well.
    #[benefit(2)]
    pub IndexCastOfExtSI: IndexCastOp { r#in: ExtSIOp { r#in: x } } => IndexCastOp { r#in: x };
    /// A cast back is no cast.
    #[benefit(2)]
    pub IndexCastUIOfIndexCastUI: op @ IndexCastUIOp { r#in: IndexCastUIOp { r#in: x } }
        if ir.value_type(op.out(ir)) == ir.value_type(x) => x;
    /// A cast extends with zeros as well.
    #[benefit(2)]
    pub IndexCastUIOfExtUI: IndexCastUIOp { r#in: ExtUIOp { r#in: x } } => IndexCastUIOp { r#in: x };
    /// A truncation that leaves more than the number is an extension.
    #[benefit(2)]
    pub TruncIExtSIToExtSI: op @ TruncIOp { r#in: ExtSIOp { r#in: x }, .. } if width(ir, op.out(ir)) > width(ir, x)
        => ExtSIOp { r#in: x };
    /// A truncation that leaves more than the number is an extension.
    #[benefit(2)]
    pub TruncIExtUIToExtUI: op @ TruncIOp { r#in: ExtUIOp { r#in: x }, .. } if width(ir, op.out(ir)) > width(ir, x)
        => ExtUIOp { r#in: x };
    /// A truncation removes the copies of the sign.
    #[benefit(2)]
    pub TruncIShrSIToTrunciShrUI: op @ TruncIOp { r#in: ShRSIOp { lhs: x, rhs: const c, .. }, overflow_flags: _ }
        if c.is_integer(i64::from(width(ir, x)) - i64::from(width(ir, op.out(ir))))
        => TruncIOp { r#in: ShRUIOp { lhs: x, rhs: const c } };
    /// A number converted to a wider type and truncated is converted to the narrower type.
    #[benefit(2)]
    pub TruncFSIToFPToSIToFP: TruncFOp { r#in: SIToFPOp { r#in: x }, roundingmode: None, .. } => SIToFPOp { r#in: x };
    /// A number converted to a wider type and truncated is converted to the narrower type.
    #[benefit(2)]
    pub TruncFUIToFPToUIToFP: TruncFOp { r#in: UIToFPOp { r#in: x }, roundingmode: None, .. } => UIToFPOp { r#in: x };
}

// Floating-point operations.
pattern! {
    /// (-x) / (-y) is x / y.
    #[benefit(3)]
    pub DivFOfNegF: DivFOp { lhs: NegFOp { operand: x, .. }, rhs: NegFOp { operand: y, .. }, fastmath: f }
        => DivFOp { lhs: x, rhs: y, fastmath: f };
    /// (-x) * (-y) is x * y.
    #[benefit(3)]
    pub MulFOfNegF: ordered MulFOp { lhs: NegFOp { operand: x, .. }, rhs: NegFOp { operand: y, .. }, fastmath: f }
        => MulFOp { lhs: x, rhs: y, fastmath: f };
}

/// Returns `true` of this boolean type.
fn true_of(context: &Context, ty: Type) -> Constant<'_> {
    Constant::integer(context, ty, -1)
}
