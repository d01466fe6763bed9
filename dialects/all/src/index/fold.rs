//! Folding. An index has 32 or 64 bits: an operation folds only if its result is the same with both, after truncation.
//!
//! Each operation's `evaluate` computes on numbers of any width.

use ods::numeric::Int;
use ods::prelude::*;

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
    ($($(#[$docs:meta])* $op:ident, $checked:literal, $evaluate:expr, neutral $neutral:expr, absorbing $absorbs:expr;)*) => {$(
        impl $op {
            $(#[$docs])*
            pub fn evaluate(lhs: &Int, rhs: &Int) -> Option<Int> {
                let evaluate: fn(&Int, &Int) -> Option<Int> = $evaluate;
                evaluate(lhs, rhs)
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

/// Returns the amount of a shift that is valid for both widths.
fn amount(rhs: &Int) -> Option<u32> {
    rhs.zext_u64().and_then(|amount| u32::try_from(amount).ok()).filter(|amount| *amount < NARROW)
}

/// Returns the quotient rounded up. Negations wrap, as in MLIR's `calculateCeilDivS`.
fn ceil_divide_signed(a: &Int, b: &Int) -> Option<Int> {
    if b.is_zero() {
        return None;
    }
    let one = Int::from_u64(b.width(), 1);
    let is_positive = |int: &Int| !int.is_negative() && !int.is_zero();
    if is_positive(a) != is_positive(b) {
        return Some(a.neg().sdiv(b)?.neg());
    }
    let nearer = if is_positive(b) { a.wrapping_sub(&one) } else { a.wrapping_add(&one) };
    if a.is_zero() { Some(a.clone()) } else { Some(nearer.sdiv(b)?.wrapping_add(&one)) }
}

/// Returns the quotient rounded down. Negations wrap, as in MLIR's `calculateFloorDivS`.
fn floor_divide_signed(a: &Int, b: &Int) -> Option<Int> {
    if a.is_zero() || a.is_negative() == b.is_negative() {
        return a.sdiv(b);
    }
    let one = Int::from_u64(b.width(), 1);
    let start = if b.is_negative() { one.clone() } else { one.neg() };
    Some(one.neg().wrapping_sub(&start.wrapping_sub(a).sdiv(b)?))
}

operations! {
    /// Returns the sum, which wraps.
    AddOp, false, |a, b| Some(a.wrapping_add(b)), neutral Int::is_zero, absorbing never;
    /// Returns the difference, which wraps.
    SubOp, false, |a, b| Some(a.wrapping_sub(b)), neutral Int::is_zero, absorbing never;
    /// Returns the product, which wraps.
    MulOp, false, |a, b| Some(a.wrapping_mul(b)), neutral is_one, absorbing Int::is_zero;
    /// Returns the quotient of signed numbers, rounded towards zero; `None` for a division by zero.
    DivSOp, true, |a, b| a.sdiv(b), neutral never, absorbing never;
    /// Returns the quotient of unsigned numbers; `None` for a division by zero.
    DivUOp, true, |a, b| a.udiv(b), neutral never, absorbing never;
    /// Returns the quotient of signed numbers, rounded up; `None` for a division by zero.
    CeilDivSOp, true, ceil_divide_signed, neutral never, absorbing never;
    /// Returns the quotient of unsigned numbers, rounded up; `None` for a division by zero.
    CeilDivUOp, true, |a, b| arith::CeilDivUIOp::evaluate(a, b), neutral never, absorbing never;
    /// Returns the quotient of signed numbers, rounded down; `None` for a division by zero.
    FloorDivSOp, true, floor_divide_signed, neutral never, absorbing never;
    /// Returns the remainder of signed numbers, with the sign of the dividend; `None` for a division by zero.
    RemSOp, true, |a, b| a.srem(b), neutral never, absorbing never;
    /// Returns the remainder of unsigned numbers; `None` for a division by zero.
    RemUOp, true, |a, b| a.urem(b), neutral never, absorbing never;
    /// Returns the greater of two signed numbers.
    MaxSOp, true, |a, b| Some(arith::MaxSIOp::evaluate(a, b)), neutral never, absorbing never;
    /// Returns the greater of two unsigned numbers.
    MaxUOp, true, |a, b| Some(arith::MaxUIOp::evaluate(a, b)), neutral never, absorbing never;
    /// Returns the lesser of two signed numbers.
    MinSOp, true, |a, b| Some(arith::MinSIOp::evaluate(a, b)), neutral never, absorbing never;
    /// Returns the lesser of two unsigned numbers.
    MinUOp, true, |a, b| Some(arith::MinUIOp::evaluate(a, b)), neutral never, absorbing never;
    /// Returns the number shifted left; `None` if the amount is at least 32.
    ShlOp, false, |a, b| amount(b).map(|amount| a.shl(amount)), neutral never, absorbing never;
    /// Returns the number shifted right, filled with the sign; `None` if the amount is at least 32.
    ShrSOp, true, |a, b| amount(b).map(|amount| a.ashr(amount)), neutral never, absorbing never;
    /// Returns the number shifted right, filled with zeros; `None` if the amount is at least 32.
    ShrUOp, true, |a, b| amount(b).map(|amount| a.lshr(amount)), neutral never, absorbing never;
    /// Returns the bits that both numbers have.
    AndOp, false, |a, b| Some(a & b), neutral never, absorbing never;
    /// Returns the bits that one of the numbers has.
    OrOp, false, |a, b| Some(a | b), neutral never, absorbing never;
    /// Returns the bits that only one of the numbers has.
    XOrOp, false, |a, b| Some(a ^ b), neutral never, absorbing never;
}

/// Defines `evaluate` and `fold` of casts.
macro_rules! casts {
    ($($(#[$docs:meta])* $op:ident $extend:ident;)*) => {$(
        impl $op {
            $(#[$docs])*
            pub fn evaluate(value: &Int, width: u32) -> Int {
                if width > value.width() { value.$extend(width) } else { value.trunc(width) }
            }

            /// Folds a cast to `index`, and one from `index` whose result does not depend on its width.
            pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
                let value = number(ir, constants.operand(ir, self, 0))?;
                let ty = ir.value_type(self.output(ir));
                if ty == Type::INDEX {
                    return index(ir, Self::evaluate(&value, 64));
                }
                let width = ty.cast::<IntegerType>(ir.context())?.width(ir.context());
                let wide = Self::evaluate(&value, width);
                let is_same = Self::evaluate(&value.trunc(NARROW), width) == wide;
                let number = || IntegerAttr::from_int(ir.context(), ty, wide).ok().map(OpFoldResult::from);
                is_same.then(number).flatten()
            }
        }
    )*};
}

casts! {
    /// Returns the number with this width: extended by its sign, or truncated.
    CastSOp sext;
    /// Returns the number with this width: extended by zeros, or truncated.
    CastUOp zext;
}

impl CmpOp {
    /// Returns whether the predicate holds.
    pub fn evaluate(predicate: IndexCmpPredicate, lhs: &Int, rhs: &Int) -> bool {
        arith::CmpIOp::evaluate(predicate.of_integers(), lhs, rhs)
    }

    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<BoolAttr> {
        let [lhs, rhs] = [0, 1].map(|position| number(ir, constants.operand(ir, self, position)));
        let predicate = self.pred(ir);
        let of_both = |wide: Option<bool>, narrow: Option<bool>| wide.filter(|_| wide == narrow);
        let mut outcome = None;
        if let (Some(lhs), Some(rhs)) = (&lhs, &rhs) {
            let wide = Self::evaluate(predicate, lhs, rhs);
            outcome = of_both(Some(wide), Some(Self::evaluate(predicate, &lhs.trunc(NARROW), &rhs.trunc(NARROW))));
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

    /// Compares the operands of a difference that is compared with zero.
    pub(super) fn canonicalize(self, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (lhs, rhs, predicate) = (self.lhs(ir), self.rhs(ir), self.pred(ir));
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
