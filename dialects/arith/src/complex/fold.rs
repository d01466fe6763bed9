//! Folding: inverse operations, neutral constants, and parts of numbers.
//!
//! `evaluate` of an operation computes on numbers; it is beside the folder that calls it. MLIR folds no others on
//! constants.

use ods::numeric::Float;
use ods::prelude::*;

use super::ops::*;
use crate::arith::{self, FastMathFlags};

/// Returns the parts of a constant.
fn parts(ir: &Ir, constant: Option<Attribute>) -> Option<[FloatAttr; 2]> {
    let array = constant?.cast::<ArrayAttr>(ir.context())?;
    let [real, imaginary] = array.elements(ir.context()) else { return None };
    Some([real.cast::<FloatAttr>(ir.context())?, imaginary.cast::<FloatAttr>(ir.context())?])
}

/// Returns whether both parts of the constant are zeros of this sign. With `nsz`, the sign does not matter.
fn is_neutral_zero(ir: &Ir, constant: Option<Attribute>, is_negative: bool, flags: FastMathFlags) -> bool {
    let ignores_sign = flags.contains(FastMathFlags::Nsz);
    let is_neutral = |part: Float| part.is_zero() && (ignores_sign || part.is_negative() == is_negative);
    parts(ir, constant).is_some_and(|parts| parts.iter().all(|part| is_neutral(part.value(ir.context()))))
}

/// Returns whether a sum and a difference with these flags cancel out: otherwise, the first one may round, lose the
/// sign of a zero, or be infinite.
fn cancel_out(flags: FastMathFlags) -> bool {
    flags.contains(FastMathFlags::Reassoc | FastMathFlags::Nnan | FastMathFlags::Nsz)
}

impl AddOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<Value> {
        let (lhs, rhs, flags) = (self.lhs(ir), self.rhs(ir), self.fastmath(ir));
        let minuend = |value, other| {
            let inner = ir.defining::<SubOp>(value).filter(|sub| sub.rhs(ir) == other)?;
            cancel_out(flags & inner.fastmath(ir)).then(|| inner.lhs(ir))
        };
        let is_neutral = || is_neutral_zero(ir, constants.operand(ir, self, 1), true, flags);
        minuend(lhs, rhs).or_else(|| minuend(rhs, lhs)).or_else(|| is_neutral().then_some(lhs))
    }
}

impl SubOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<Value> {
        let (lhs, rhs, flags) = (self.lhs(ir), self.rhs(ir), self.fastmath(ir));
        let summand = || {
            let inner = ir.defining::<AddOp>(lhs).filter(|add| add.rhs(ir) == rhs)?;
            cancel_out(flags & inner.fastmath(ir)).then(|| inner.lhs(ir))
        };
        let is_neutral = || is_neutral_zero(ir, constants.operand(ir, self, 1), false, flags);
        summand().or_else(|| is_neutral().then_some(lhs))
    }
}

/// Defines `fold` of products and quotients with 1. Each part of the result has a product with the zero in it, which is
/// NaN for an infinite number, and may change the sign of a zero.
macro_rules! with_one {
    ($($op:ident)*) => {$(
        impl $op {
            pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<Value> {
                if !self.fastmath(ir).contains(FastMathFlags::Nnan | FastMathFlags::Nsz) {
                    return None;
                }
                let [real, imaginary] = parts(ir, constants.operand(ir, self, 1))?.map(|part| part.value(ir.context()));
                let is_one = real == Float::from_f64(real.format(), 1.0) && imaginary.is_zero();
                is_one.then(|| self.lhs(ir))
            }
        }
    )*};
}

with_one!(MulOp DivOp);

impl ExpOp {
    /// Folds the exponential of a logarithm, if the flags let it ignore that both are rounded, and that parts of an
    /// infinite number are lost. The logarithm of an exponential is another number if the imaginary part is not an
    /// angle.
    pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<Value> {
        let inner = ir.defining::<LogOp>(self.complex(ir))?;
        let flags = self.fastmath(ir) & inner.fastmath(ir);
        let is_near = cancel_out(flags) && flags.contains(FastMathFlags::Ninf | FastMathFlags::Afn);
        is_near.then(|| inner.complex(ir))
    }
}

/// Defines `fold` of operations that undo themselves.
macro_rules! involutions {
    ($($op:ident)*) => {$(
        impl $op {
            pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<Value> {
                ir.defining::<Self>(self.complex(ir)).map(|inner| inner.complex(ir))
            }
        }
    )*};
}

involutions!(ConjOp NegOp);

impl CreateOp {
    /// Folds the number that is created from the parts of another one.
    pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<Value> {
        let real = ir.defining::<ReOp>(self.real(ir))?.complex(ir);
        (ir.defining::<ImOp>(self.imaginary(ir))?.complex(ir) == real).then_some(real)
    }
}

/// Defines `evaluate` and `fold` of the parts of a number.
macro_rules! component {
    ($($(#[$docs:meta])* $op:ident $index:literal $part:ident;)*) => {$(
        impl $op {
            $(#[$docs])*
            pub fn evaluate(real: Float, imaginary: Float) -> Float {
                [real, imaginary][$index]
            }

            pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
                let context = ir.context();
                if let Some(parts) = parts(ir, constants.operand(ir, self, 0)) {
                    let [real, imaginary] = parts.map(|part| part.value(context));
                    return Some(FloatAttr::from_float(context, Self::evaluate(real, imaginary)).into());
                }
                ir.defining::<CreateOp>(self.complex(ir)).map(|number| number.$part(ir).into())
            }
        }
    )*};
}

component! {
    /// Returns the real part.
    ReOp 0 real;
    /// Returns the imaginary part.
    ImOp 1 imaginary;
}

/// A part of a negated number is the negated part.
pub(super) struct FoldComponentNeg;

/// Returns the part of the number that is negated and created from parts.
fn negated_part(ir: &Ir, complex: Value, part: impl Fn(CreateOp) -> Value) -> Option<Value> {
    let negated = ir.defining::<NegOp>(complex)?.complex(ir);
    ir.defining::<CreateOp>(negated).map(part)
}

impl OpPattern<ReOp> for FoldComponentNeg {
    fn rewrite(op: ReOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let part = negated_part(ir, op.complex(ir), |number| number.real(ir)).ok_or(NoMatch)?;
        rewriter.replace_with(op, arith::NegFOp::new(part))?;
        Ok(())
    }
}

impl OpPattern<ImOp> for FoldComponentNeg {
    fn rewrite(op: ImOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let part = negated_part(ir, op.complex(ir), |number| number.imaginary(ir)).ok_or(NoMatch)?;
        rewriter.replace_with(op, arith::NegFOp::new(part))?;
        Ok(())
    }
}

impl BitcastOp {
    /// Folds a cast that changes no type.
    pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<Value> {
        let operand = self.operand(ir);
        (ir.value_type(operand) == ir.value_type(self.result(ir))).then_some(operand)
    }
}

/// A bitcast of a bitcast is one bitcast: `arith.bitcast` if no complex number is left.
pub(super) struct MergeComplexBitcast;

impl OpPattern<BitcastOp> for MergeComplexBitcast {
    fn rewrite(op: BitcastOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let operand = op.operand(ir);
        let inner = ir.defining::<BitcastOp>(operand).map(|inner| inner.operand(ir));
        let source =
            inner.or_else(|| ir.defining::<arith::BitcastOp>(operand).map(|inner| inner.r#in(ir))).ok_or(NoMatch)?;
        let ty = ir.value_type(op.result(ir));
        // `arith.bitcast` has neither complex numbers nor `index`.
        let is_plain = |ty: &Type| !ty.isa::<ComplexType>(ir.context()) && !ty.isa::<IndexType>(ir.context());
        match [ty, ir.value_type(source)].iter().all(is_plain) {
            true => rewriter.replace_with(op, arith::BitcastOp::new(source, ty)).map(drop),
            false => rewriter.replace_with(op, BitcastOp::new(source, ty)).map(drop),
        }
    }
}

/// A bitcast of a bitcast of a complex number is one bitcast.
pub(crate) struct MergeArithBitcast;

impl OpPattern<arith::BitcastOp> for MergeArithBitcast {
    fn rewrite(op: arith::BitcastOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let source = ir.defining::<BitcastOp>(op.r#in(ir)).ok_or(NoMatch)?.operand(ir);
        let ty = ir.value_type(op.out(ir));
        rewriter.replace_with(op, BitcastOp::new(source, ty))?;
        Ok(())
    }
}
