//! Folding of operations on floats. Each operation's `evaluate` computes on numbers, exactly as MLIR folds them.

use std::cmp::Ordering;
use std::ops::{Add as _, Div as _, Mul as _, Rem as _, Sub as _};

use ods::fold::IntoFoldResult;
use ods::numeric::{Float, FloatFormat, Int};
use ods::prelude::*;
use ods::types::TypeData;

use super::fold::{folded, width_of};
use super::{
    AddFOp, CmpFOp, CmpFPredicate, DivFOp, ExtFOp, FPToSIOp, FPToUIOp, FastMathFlags, MaxNumFOp, MaximumFOp, MinNumFOp,
    MinimumFOp, MulFOp, NegFOp, RemFOp, SIToFPOp, SubFOp, TruncFOp, UIToFPOp,
};
use crate::common::folding::{binary, unary, uniform_float};

/// Defines `evaluate` and `fold` of operations with two operands that have a neutral element.
macro_rules! float_operations {
    ($($(#[$docs:meta])* $op:ident $function:ident, neutral $neutral:expr;)*) => {$(
        impl $op {
            $(#[$docs])*
            pub fn evaluate(lhs: Float, rhs: Float) -> Float {
                lhs.$function(rhs)
            }

            pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
                let is_neutral: fn(Float) -> bool = $neutral;
                if uniform_float(ir, constants.operand(ir, self, 1)).is_some_and(is_neutral) {
                    return Some(self.lhs(ir).into());
                }
                folded(binary(ir, self, constants, |a, b| Some(Self::evaluate(*a, *b))))
            }
        }
    )*};
}

fn is_one(float: Float) -> bool {
    float == Float::from_f64(float.format(), 1.0)
}

float_operations! {
    /// Returns the sum.
    AddFOp add, neutral |float| float.is_zero() && float.is_negative();
    /// Returns the difference.
    SubFOp sub, neutral |float| float.is_zero() && !float.is_negative();
    /// Returns the quotient.
    DivFOp div, neutral is_one;
    /// Returns the remainder, which has the sign of the dividend.
    RemFOp rem, neutral |_| false;
}

impl MulFOp {
    /// Returns the product.
    pub fn evaluate(lhs: Float, rhs: Float) -> Float {
        lhs.mul(rhs)
    }

    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let right = uniform_float(ir, constants.operand(ir, self, 1));
        if right.is_some_and(is_one) {
            return Some(self.lhs(ir).into());
        }
        let ignores_nans_and_signs = self.fastmath(ir).contains(FastMathFlags::Nnan | FastMathFlags::Nsz);
        if ignores_nans_and_signs && right.is_some_and(|float| float.is_zero()) {
            return Some(self.rhs(ir).into());
        }
        folded(binary(ir, self, constants, |a, b| Some(Self::evaluate(*a, *b))))
    }
}

/// Defines `evaluate` and `fold` of minima and maxima: of equal operands, and with an operand that has no effect.
macro_rules! float_extrema {
    ($($(#[$docs:meta])* $op:ident $function:ident, neutral $neutral:expr;)*) => {$(
        impl $op {
            $(#[$docs])*
            pub fn evaluate(lhs: Float, rhs: Float) -> Float {
                lhs.$function(rhs)
            }

            pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
                let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
                let is_neutral: fn(Float) -> bool = $neutral;
                let right = || uniform_float(ir, constants.operand(ir, self, 1));
                if lhs == rhs || right().is_some_and(is_neutral) {
                    return Some(lhs.into());
                }
                folded(binary(ir, self, constants, |a, b| Some(Self::evaluate(*a, *b))))
            }
        }
    )*};
}

float_extrema! {
    /// Returns the greater number; NaN if one is NaN.
    MaximumFOp maximum, neutral |float| float.is_infinite() && float.is_negative();
    /// Returns the greater number; the other one if one is NaN.
    MaxNumFOp max_num, neutral Float::is_nan;
    /// Returns the lesser number; NaN if one is NaN.
    MinimumFOp minimum, neutral |float| float.is_infinite() && !float.is_negative();
    /// Returns the lesser number; the other one if one is NaN.
    MinNumFOp min_num, neutral Float::is_nan;
}

impl NegFOp {
    /// Returns the number with the other sign.
    pub fn evaluate(operand: Float) -> Float {
        -operand
    }

    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        if let Some(inner) = ir.defining::<Self>(self.operand(ir)) {
            return Some(inner.operand(ir).into());
        }
        folded(unary(ir, self, constants, |a| Some(Self::evaluate(*a))))
    }
}

impl CmpFOp {
    /// Returns whether the predicate holds.
    pub fn evaluate(predicate: CmpFPredicate, lhs: Float, rhs: Float) -> bool {
        use CmpFPredicate as P;
        let order = lhs.compare(rhs);
        let is = |wanted: &[Ordering]| order.is_some_and(|order| wanted.contains(&order));
        match predicate {
            P::AlwaysFalse => false,
            P::Oeq => is(&[Ordering::Equal]),
            P::Ogt => is(&[Ordering::Greater]),
            P::Oge => is(&[Ordering::Greater, Ordering::Equal]),
            P::Olt => is(&[Ordering::Less]),
            P::Ole => is(&[Ordering::Less, Ordering::Equal]),
            P::One => is(&[Ordering::Less, Ordering::Greater]),
            P::Ord => order.is_some(),
            P::Ueq => order.is_none() || is(&[Ordering::Equal]),
            P::Ugt => order.is_none() || is(&[Ordering::Greater]),
            P::Uge => !is(&[Ordering::Less]),
            P::Ult => order.is_none() || is(&[Ordering::Less]),
            P::Ule => !is(&[Ordering::Greater]),
            P::Une => !is(&[Ordering::Equal]),
            P::Uno => order.is_none(),
            P::AlwaysTrue => true,
        }
    }

    /// Folds comparisons of numbers, not of vectors; one NaN is enough.
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<BoolAttr> {
        let context = ir.context();
        let number = |index| Some(constants.operand(ir, self, index)?.cast::<FloatAttr>(context)?.value(context));
        let (lhs, rhs) = (number(0), number(1));
        let nan = [lhs, rhs].into_iter().flatten().find(|float| float.is_nan());
        let (lhs, rhs) = (nan.or(lhs)?, nan.or(rhs)?);
        Some(BoolAttr::get(context, Self::evaluate(self.predicate(ir), lhs, rhs)))
    }
}

/// Returns the format of floats, or of the elements.
pub(super) fn format_of(ir: &Ir, value: Value) -> Option<FloatFormat> {
    let TypeData::Float(format) = ir.value_type(value).element_type(ir.context()).data(ir.context()) else {
        return None;
    };
    Some(*format)
}

impl ExtFOp {
    /// Returns the number in a wider format; `None` for a signaling NaN.
    pub fn evaluate(value: Float, format: FloatFormat) -> Option<Float> {
        value.convert_exactly(format)
    }

    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let is_contract = |flags: Option<FastMathFlags>| {
            flags.is_some_and(|flags| flags & FastMathFlags::Contract == FastMathFlags::Contract)
        };
        if let Some(narrowed) = ir.defining::<TruncFOp>(self.r#in(ir))
            && ir.value_type(narrowed.r#in(ir)) == ir.value_type(self.out(ir))
            && is_contract(narrowed.fastmath(ir))
            && is_contract(self.fastmath(ir))
        {
            return Some(narrowed.r#in(ir).into());
        }
        let format = format_of(ir, self.out(ir))?;
        folded(unary(ir, self, constants, |value| Self::evaluate(*value, format)))
    }
}

impl TruncFOp {
    /// Returns the number in a narrower format, if it is exactly the same: then it is the same in all rounding modes.
    pub fn evaluate(value: Float, format: FloatFormat) -> Option<Float> {
        value.convert_exactly(format)
    }

    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> FoldResult {
        let Some(format) = format_of(ir, self.out(ir)) else { return FoldResult::No };
        if let Some(widened) = ir.defining::<ExtFOp>(self.r#in(ir)) {
            let source = widened.r#in(ir);
            let formats = (format_of(ir, source), format_of(ir, widened.out(ir)));
            if let (Some(from), Some(between)) = formats
                && is_representable(from, between)
            {
                if from.bits() > format.bits() {
                    self.set_in(ir, source);
                    return FoldResult::InPlace;
                }
                if from == format {
                    return Some(source).into_fold_result();
                }
            }
        }
        folded(unary(ir, self, constants, |value| Self::evaluate(*value, format))).into_fold_result()
    }
}

/// Returns whether all numbers of one format are numbers of the other, with an exponent of normal ones. Corresponds to
/// `APFloat::isRepresentableBy`.
fn is_representable(from: FloatFormat, to: FloatFormat) -> bool {
    let greatest = |format: FloatFormat| (1 << format.exponent_bits()) - 1 - format.bias();
    // Without a zero, the least exponent is one of numbers.
    let least = |format: FloatFormat| i32::from(format.has_zero()) - format.bias();
    from.precision() <= to.precision() && greatest(from) <= greatest(to) && least(from) >= least(to)
}

impl SIToFPOp {
    /// Returns the nearest number; of two, the even one.
    pub fn evaluate(value: &Int, format: FloatFormat) -> Float {
        Float::from_int(format, value, true)
    }

    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let format = format_of(ir, self.out(ir))?;
        folded(unary(ir, self, constants, |value| Some(Self::evaluate(value, format))))
    }
}

impl UIToFPOp {
    /// Returns the nearest number; of two, the even one.
    pub fn evaluate(value: &Int, format: FloatFormat) -> Float {
        Float::from_int(format, value, false)
    }

    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let format = format_of(ir, self.out(ir))?;
        folded(unary(ir, self, constants, |value| Some(Self::evaluate(value, format))))
    }
}

impl FPToSIOp {
    /// Returns the number without its fraction; `None` if it does not fit.
    pub fn evaluate(value: Float, width: u32) -> Option<Int> {
        value.to_int(width, true)
    }

    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let width = width_of(ir, self.out(ir))?;
        folded(unary(ir, self, constants, |value| Self::evaluate(*value, width)))
    }
}

impl FPToUIOp {
    /// Returns the number without its fraction; `None` if it does not fit.
    pub fn evaluate(value: Float, width: u32) -> Option<Int> {
        value.to_int(width, false)
    }

    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let width = width_of(ir, self.out(ir))?;
        folded(unary(ir, self, constants, |value| Self::evaluate(*value, width)))
    }
}
