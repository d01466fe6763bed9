//! Folding. An index has 32 or 64 bits: an operation folds only if its result is the same with both, after truncation.
//!
//! Each operation has its meaning from [`semantics`].

use ods::numeric::{Int, Overflow};
use ods::prelude::*;
use ods::semantics::{self, Undefined};

use super::IndexCmpPredicate;
use super::ops::*;
use super::ranges::outcome_of_extremum;
use crate::arith;

/// The narrower width of an index.
const NARROW: u32 = 32;

/// Returns the constant that a number is, as an index.
fn number(ir: &Ir, constant: Option<Attribute>) -> Option<Int> {
    constant?.cast::<IntegerAttr>(ir.context())?.int(ir.context()).cloned()
}

fn index(ir: &Ir, value: Int) -> Option<OpFoldResult> {
    IntegerAttr::from_int(ir.context(), Type::INDEX, value).ok().map(OpFoldResult::from)
}

/// Defines `evaluate` and `fold` of operations with two operands. `checked` ones compare the results for both widths.
macro_rules! operations {
    ($($op:ident, $checked:literal, $meaning:expr, neutral $neutral:expr, absorbing $absorbs:expr;)*) => {$(
        impl $op {
            /// Returns the result for a width; `None` if MLIR's folder finds none.
            fn evaluate(lhs: &Int, rhs: &Int) -> Option<Int> {
                let meaning: fn(&Int, &Int) -> Option<Int> = $meaning;
                meaning(lhs, rhs)
            }

            /// Returns whether the result is the second operand, whatever the first one is.
            fn absorbed(rhs: &Int) -> bool {
                let absorbs: fn(&Int) -> bool = $absorbs;
                absorbs(rhs)
            }

            pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
                let rhs = number(ir, constants.operand(ir, self, 1))?;
                let Some(lhs) = number(ir, constants.operand(ir, self, 0)) else {
                    let neutral: fn(&Int) -> bool = $neutral;
                    let absorbs = Self::absorbed(&rhs);
                    return if neutral(&rhs) { Some(self.lhs(ir).into()) } else { index(ir, rhs).filter(|_| absorbs) };
                };
                let wide = Self::evaluate(&lhs, &rhs)?;
                if $checked && Self::evaluate(&lhs.trunc(NARROW), &rhs.trunc(NARROW))? != wide.trunc(NARROW) {
                    return None;
                }
                index(ir, wide)
            }
        }
    )*};
}

fn never(_: &Int) -> bool {
    false
}

fn is_one(int: &Int) -> bool {
    *int == Int::from_u64(int.width(), 1)
}

/// Returns the result of a shift, whose amount must be valid for both widths.
fn shifted(b: &Int, result: Result<Int, Undefined>) -> Option<Int> {
    let is_valid = b.zext_u64().is_some_and(|amount| amount < NARROW.into());
    result.ok().filter(|_| is_valid)
}

/// Returns the quotient. The one that overflows, which is undefined, wraps to the dividend, as in MLIR's folder.
fn wrapped(a: &Int, quotient: Result<Int, Undefined>) -> Option<Int> {
    if quotient == Err(Undefined::QuotientOverflow) { Some(a.clone()) } else { quotient.ok() }
}

operations! {
    AddOp, false, |a, b| semantics::add(a, b, Overflow::WRAPS).ok(), neutral Int::is_zero, absorbing never;
    SubOp, false, |a, b| semantics::sub(a, b, Overflow::WRAPS).ok(), neutral Int::is_zero, absorbing never;
    MulOp, false, |a, b| semantics::mul(a, b, Overflow::WRAPS).ok(), neutral is_one, absorbing Int::is_zero;
    DivSOp, true, |a, b| wrapped(a, semantics::div_signed(a, b, false)), neutral never, absorbing never;
    DivUOp, true, |a, b| semantics::div_unsigned(a, b, false).ok(), neutral never, absorbing never;
    CeilDivSOp, true, |a, b| wrapped(a, semantics::ceil_div_signed(a, b)), neutral never, absorbing never;
    CeilDivUOp, true, |a, b| semantics::ceil_div_unsigned(a, b).ok(), neutral never, absorbing never;
    FloorDivSOp, true, |a, b| wrapped(a, semantics::floor_div_signed(a, b)), neutral never, absorbing never;
    RemSOp, true, |a, b| semantics::rem_signed(a, b).ok(), neutral never, absorbing never;
    RemUOp, true, |a, b| semantics::rem_unsigned(a, b).ok(), neutral never, absorbing never;
    MaxSOp, true, |a, b| Some(semantics::max_signed(a, b)), neutral never, absorbing never;
    MaxUOp, true, |a, b| Some(semantics::max_unsigned(a, b)), neutral never, absorbing never;
    MinSOp, true, |a, b| Some(semantics::min_signed(a, b)), neutral never, absorbing never;
    MinUOp, true, |a, b| Some(semantics::min_unsigned(a, b)), neutral never, absorbing never;
    ShlOp, false, |a, b| shifted(b, semantics::shift_left(a, b, Overflow::WRAPS)), neutral never, absorbing never;
    ShrSOp, true, |a, b| shifted(b, semantics::shift_right_signed(a, b, false)), neutral never, absorbing never;
    ShrUOp, true, |a, b| shifted(b, semantics::shift_right_unsigned(a, b, false)), neutral never, absorbing never;
    AndOp, false, |a, b| Some(a & b), neutral never, absorbing never;
    OrOp, false, |a, b| Some(a | b), neutral never, absorbing never;
    XOrOp, false, |a, b| Some(a ^ b), neutral never, absorbing never;
}

/// Defines `fold` of casts.
macro_rules! casts {
    ($($op:ident $meaning:ident;)*) => {$(
        impl $op {
            /// Folds a cast to `index`, and one from `index` whose result does not depend on its width.
            pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
                let value = number(ir, constants.operand(ir, self, 0))?;
                let ty = ir.value_type(self.output(ir));
                if ty == Type::INDEX {
                    return index(ir, semantics::$meaning(&value, 64));
                }
                let width = ty.cast::<IntegerType>(ir.context())?.width(ir.context());
                let wide = semantics::$meaning(&value, width);
                let is_same = semantics::$meaning(&value.trunc(NARROW), width) == wide;
                let number = || IntegerAttr::from_int(ir.context(), ty, wide).ok().map(OpFoldResult::from);
                is_same.then(number).flatten()
            }
        }
    )*};
}

casts! {
    CastSOp resize_signed;
    CastUOp resize_unsigned;
}

impl CmpOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<BoolAttr> {
        let [lhs, rhs] = [0, 1].map(|position| number(ir, constants.operand(ir, self, position)));
        let predicate = self.pred(ir);
        let of_both = |wide: Option<bool>, narrow: Option<bool>| wide.filter(|_| wide == narrow);
        let mut outcome = None;
        if let (Some(lhs), Some(rhs)) = (&lhs, &rhs) {
            let holds = |lhs: &Int, rhs: &Int| Some(predicate.of_integers().holds(lhs, rhs));
            outcome = of_both(holds(lhs, rhs), holds(&lhs.trunc(NARROW), &rhs.trunc(NARROW)));
        }
        if let (None, Some(rhs)) = (outcome, &rhs)
            && let Some(inner) = ir.defining_op(self.lhs(ir))
            && let Some(bound) = number(ir, ir.operand(inner, 1).and_then(|bound| ir.constant(bound)))
        {
            let wide = outcome_of_extremum(ir, inner, &bound, rhs, predicate);
            let narrow = outcome_of_extremum(ir, inner, &bound.trunc(NARROW), &rhs.trunc(NARROW), predicate);
            outcome = of_both(wide, narrow);
        }
        if outcome.is_none() && self.lhs(ir) == self.rhs(ir) {
            outcome = Some(predicate.of_integers().holds_of_equals());
        }
        outcome.map(|holds| BoolAttr::get(ir.context(), holds))
    }

    /// Compares the operands of a difference that is compared with zero for equality. In other comparisons, the
    /// difference may overflow.
    pub(super) fn canonicalize(self, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (lhs, rhs, predicate) = (self.lhs(ir), self.rhs(ir), self.pred(ir));
        if !predicate.of_integers().is_equality() {
            return Err(NoMatch);
        }
        let is_zero = |value| number(ir, ir.constant(value)).is_some_and(|number| number.is_zero());
        let difference = |value| ir.defining::<SubOp>(value).map(|sub| (sub.lhs(ir), sub.rhs(ir)));
        let (a, b) = match (difference(lhs), difference(rhs)) {
            (Some((a, b)), _) if is_zero(rhs) => (a, b),
            (_, Some((a, b))) if is_zero(lhs) => (b, a),
            _ => return Err(NoMatch),
        };
        rewriter.replace_with(self, CmpOp::new(predicate, a, b))?;
        Ok(())
    }
}

impl IndexCmpPredicate {
    /// Returns the predicate of integers with the same meaning.
    pub fn of_integers(self) -> arith::CmpIPredicate {
        match self {
            Self::Eq => arith::CmpIPredicate::Eq,
            Self::Ne => arith::CmpIPredicate::Ne,
            Self::Slt => arith::CmpIPredicate::Slt,
            Self::Sle => arith::CmpIPredicate::Sle,
            Self::Sgt => arith::CmpIPredicate::Sgt,
            Self::Sge => arith::CmpIPredicate::Sge,
            Self::Ult => arith::CmpIPredicate::Ult,
            Self::Ule => arith::CmpIPredicate::Ule,
            Self::Ugt => arith::CmpIPredicate::Ugt,
            Self::Uge => arith::CmpIPredicate::Uge,
        }
    }
}

/// Defines `canonicalize` of associative and commutative operations: (x op c0) op c1 is x op (c0 op c1).
macro_rules! associative {
    ($($op:ident)*) => {$(
        impl $op {
            /// Combines the constants of an operation and the same one inside.
            pub(super) fn canonicalize(self, rewriter: &mut Rewriter<'_>) -> RewriteResult {
                let ir = rewriter.ir();
                let inner = ir.defining::<Self>(self.lhs(ir)).ok_or(NoMatch)?;
                let (x, inner_constant, constant) = (inner.lhs(ir), inner.rhs(ir), self.rhs(ir));
                let known = |value| number(ir, ir.constant(value));
                let (a, b) = (known(constant).ok_or(NoMatch)?, known(inner_constant).ok_or(NoMatch)?);
                let wide = Self::evaluate(&a, &b).ok_or(NoMatch)?;
                let narrow = Self::evaluate(&a.trunc(NARROW), &b.trunc(NARROW)).ok_or(NoMatch)?;
                if wide.trunc(NARROW) != narrow {
                    return Err(NoMatch);
                }
                let both = IntegerAttr::from_int(ir.context(), Type::INDEX, wide)?;
                let both = rewriter.before(self).value(ConstantOp::new(both))?;
                rewriter.replace_with(self, $op::new(x, both))?;
                Ok(())
            }
        }
    )*};
}

associative!(AddOp MulOp MaxSOp MaxUOp MinSOp MinUOp AndOp OrOp XOrOp);
