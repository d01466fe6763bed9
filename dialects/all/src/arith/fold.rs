//! Folding of operations on integers, comparison and selection. Each operation's `evaluate` computes on numbers.

use ods::numeric::Int;
use ods::prelude::*;

use super::{
    AddIOp, AndIOp, CeilDivSIOp, CeilDivUIOp, CmpIOp, CmpIPredicate, DivSIOp, DivUIOp, ExtSIOp, ExtUIOp, FloorDivSIOp,
    IntegerOverflowFlags, MaxSIOp, MaxUIOp, MinSIOp, MinUIOp, MulIOp, OrIOp, RemSIOp, RemUIOp, ShLIOp, ShRSIOp,
    ShRUIOp, SubIOp, XOrIOp,
};
use crate::common::folding::{binary, binary_without_poison, int_constant, is_int, unary, uniform_int};

impl AddIOp {
    /// Returns the sum, which wraps.
    pub fn evaluate(lhs: &Int, rhs: &Int) -> Int {
        lhs.wrapping_add(rhs)
    }

    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        if is_int(ir, constants.operand(ir, self, 1), 0) {
            return Some(lhs.into());
        }
        let is_difference = |value, subtrahend| {
            ir.defining::<SubIOp>(value).filter(|sub| sub.rhs(ir) == subtrahend).map(|sub| sub.lhs(ir).into())
        };
        let minuend = is_difference(lhs, rhs).or_else(|| is_difference(rhs, lhs));
        minuend
            .or_else(|| Some(OpFoldResult::Attribute(binary(ir, self, constants, |a, b| Some(Self::evaluate(a, b)))?)))
    }
}

impl SubIOp {
    /// Returns the difference, which wraps.
    pub fn evaluate(lhs: &Int, rhs: &Int) -> Int {
        lhs.wrapping_sub(rhs)
    }

    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        if lhs == rhs {
            return zero_of_result(ir, self);
        }
        if is_int(ir, constants.operand(ir, self, 1), 0) {
            return Some(lhs.into());
        }
        if let Some(add) = ir.defining::<AddIOp>(lhs) {
            let (a, b) = (add.lhs(ir), add.rhs(ir));
            if rhs == b {
                return Some(a.into());
            }
            if rhs == a {
                return Some(b.into());
            }
        }
        folded(binary(ir, self, constants, |a, b| Some(Self::evaluate(a, b))))
    }
}

impl MulIOp {
    /// Returns the product, which wraps.
    pub fn evaluate(lhs: &Int, rhs: &Int) -> Int {
        lhs.wrapping_mul(rhs)
    }

    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let right = constants.operand(ir, self, 1);
        if is_int(ir, right, 0) {
            return Some(self.rhs(ir).into());
        }
        if is_int(ir, right, 1) {
            return Some(self.lhs(ir).into());
        }
        folded(binary(ir, self, constants, |a, b| Some(Self::evaluate(a, b))))
    }
}

/// Returns the other factor if `lhs` is a product without overflow, as the flag says, of which `rhs` is a factor.
fn other_factor(ir: &Ir, lhs: Value, rhs: Value, flag: IntegerOverflowFlags) -> Option<OpFoldResult> {
    let product = ir.defining::<MulIOp>(lhs).filter(|product| product.overflow_flags(ir) & flag == flag)?;
    let (a, b) = (product.lhs(ir), product.rhs(ir));
    if a == rhs {
        return Some(b.into());
    }
    (b == rhs).then(|| a.into())
}

/// Defines `evaluate` and `fold` of divisions: by 1, the result is the dividend. The last function is that of
/// constants, for which MLIR's folder may give up where the result is defined.
macro_rules! divisions {
    ($($(#[$docs:meta])* $op:ident $evaluate:expr, $flag:expr, $folds:expr;)*) => {$(
        impl $op {
            $(#[$docs])*
            pub fn evaluate(lhs: &Int, rhs: &Int) -> Option<Int> {
                let evaluate: fn(&Int, &Int) -> Option<Int> = $evaluate;
                evaluate(lhs, rhs)
            }

            pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
                let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
                if is_int(ir, constants.operand(ir, self, 1), 1) {
                    return Some(lhs.into());
                }
                let flag: Option<IntegerOverflowFlags> = $flag;
                let factor = flag.and_then(|flag| other_factor(ir, lhs, rhs, flag));
                let folds: fn(&Int, &Int) -> Option<Int> = $folds;
                factor.or_else(|| folded(binary(ir, self, constants, folds)))
            }
        }
    )*};
}

divisions! {
    /// Returns the quotient of unsigned numbers, rounded towards zero; `None` for a division by zero.
    DivUIOp |a, b| a.udiv(b), Some(IntegerOverflowFlags::Nuw), Self::evaluate;
    /// Returns the quotient of signed numbers, rounded towards zero; `None` for a division by zero, or if it overflows.
    DivSIOp divide_signed, Some(IntegerOverflowFlags::Nsw), Self::evaluate;
    /// Returns the quotient of unsigned numbers, rounded up; `None` for a division by zero.
    CeilDivUIOp |a, b| Some(with_rest(a.udiv(b)?, !a.urem(b)?.is_zero())), None, Self::evaluate;
    /// Returns the quotient of signed numbers, rounded up; `None` for a division by zero, or if it overflows.
    CeilDivSIOp ceil_divide_signed, None, ceil_divide_negated;
    /// Returns the quotient of signed numbers, rounded down; `None` for a division by zero, or if it overflows.
    FloorDivSIOp floor_divide_signed, None, Self::evaluate;
}

/// Returns the number, or its successor.
fn with_rest(quotient: Int, increment: bool) -> Int {
    if increment { quotient.wrapping_add(&Int::from_u64(quotient.width(), 1)) } else { quotient }
}

fn is_least(int: &Int) -> bool {
    int.is_negative() && int.trailing_zeros() == int.width() - 1
}

fn divide_signed(a: &Int, b: &Int) -> Option<Int> {
    let overflows = is_least(a) && b.leading_zeros() == 0 && b.count_ones() == b.width();
    if overflows { None } else { a.sdiv(b) }
}

fn floor_divide_signed(a: &Int, b: &Int) -> Option<Int> {
    let quotient = divide_signed(a, b)?;
    let rounds_down = !a.srem(b)?.is_zero() && a.is_negative() != b.is_negative();
    Some(if rounds_down { quotient.wrapping_sub(&Int::from_u64(a.width(), 1)) } else { quotient })
}

fn ceil_divide_signed(a: &Int, b: &Int) -> Option<Int> {
    let quotient = divide_signed(a, b)?;
    let rounds_up = !a.srem(b)?.is_zero() && a.is_negative() == b.is_negative();
    Some(with_rest(quotient, rounds_up))
}

/// Returns the quotient that MLIR's folder finds. It negates negative numbers, and gives up if that overflows.
fn ceil_divide_negated(a: &Int, b: &Int) -> Option<Int> {
    let gives_up = !a.is_zero() && (is_least(a) || is_least(b));
    if gives_up { None } else { ceil_divide_signed(a, b) }
}

/// Defines `evaluate` and `fold` of remainders: by 1, the result is 0.
macro_rules! remainders {
    ($($(#[$docs:meta])* $op:ident $evaluate:expr;)*) => {$(
        impl $op {
            $(#[$docs])*
            pub fn evaluate(lhs: &Int, rhs: &Int) -> Option<Int> {
                let evaluate: fn(&Int, &Int) -> Option<Int> = $evaluate;
                evaluate(lhs, rhs)
            }

            pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
                if is_int(ir, constants.operand(ir, self, 1), 1) {
                    return zero_of_result(ir, self);
                }
                folded(binary(ir, self, constants, Self::evaluate))
            }
        }
    )*};
}

remainders! {
    /// Returns the remainder of unsigned numbers; `None` for a division by zero.
    RemUIOp |a, b| a.urem(b);
    /// Returns the remainder of signed numbers, with the sign of the dividend; `None` for a division by zero.
    RemSIOp |a, b| a.srem(b);
}

impl AndIOp {
    /// Returns the bits that both numbers have.
    pub fn evaluate(lhs: &Int, rhs: &Int) -> Int {
        lhs & rhs
    }

    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let (lhs, rhs, right) = (self.lhs(ir), self.rhs(ir), constants.operand(ir, self, 1));
        if is_int(ir, right, 0) {
            return Some(rhs.into());
        }
        if is_int(ir, right, -1) {
            return Some(lhs.into());
        }
        if complement(ir, rhs, lhs).is_some() || complement(ir, lhs, rhs).is_some() {
            return zero_of_result(ir, self);
        }
        let has = |value, other| {
            let inner = ir.defining::<Self>(value)?;
            (inner.lhs(ir) == other || inner.rhs(ir) == other).then_some(OpFoldResult::Value(value))
        };
        let nested = has(lhs, rhs).or_else(|| has(rhs, lhs));
        nested.or_else(|| folded(binary(ir, self, constants, |a, b| Some(Self::evaluate(a, b)))))
    }
}

/// Returns the constant of ones if `value` is the complement of `other`.
fn complement(ir: &Ir, value: Value, other: Value) -> Option<Value> {
    let xor = ir.defining::<XOrIOp>(value).filter(|xor| xor.lhs(ir) == other)?;
    let ones = xor.rhs(ir);
    is_int(ir, ir.constant(ones), -1).then_some(ones)
}

impl OrIOp {
    /// Returns the bits that one of the numbers has.
    pub fn evaluate(lhs: &Int, rhs: &Int) -> Int {
        lhs | rhs
    }

    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let (lhs, rhs, right) = (self.lhs(ir), self.rhs(ir), constants.operand(ir, self, 1));
        if is_int(ir, right, 0) {
            return Some(lhs.into());
        }
        if let Some(ones) = right.filter(|_| is_int(ir, right, -1)) {
            return Some(OpFoldResult::Attribute(ones));
        }
        let ones = complement(ir, rhs, lhs).or_else(|| complement(ir, lhs, rhs)).map(OpFoldResult::Value);
        ones.or_else(|| folded(binary(ir, self, constants, |a, b| Some(Self::evaluate(a, b)))))
    }
}

impl XOrIOp {
    /// Returns the bits that exactly one of the numbers has.
    pub fn evaluate(lhs: &Int, rhs: &Int) -> Int {
        lhs ^ rhs
    }

    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        if is_int(ir, constants.operand(ir, self, 1), 0) {
            return Some(lhs.into());
        }
        if lhs == rhs {
            return zero_of_result(ir, self);
        }
        let without = |value, other| {
            let inner = ir.defining::<Self>(value)?;
            let (a, b) = (inner.lhs(ir), inner.rhs(ir));
            if b == other { Some(a.into()) } else { (a == other).then(|| b.into()) }
        };
        let undone = without(lhs, rhs).or_else(|| without(rhs, lhs));
        undone.or_else(|| folded(binary(ir, self, constants, |a, b| Some(Self::evaluate(a, b)))))
    }
}

/// Defines `evaluate` and `fold` of shifts: by 0, the result is the first operand.
macro_rules! shifts {
    ($($(#[$docs:meta])* $op:ident $shift:ident;)*) => {$(
        impl $op {
            $(#[$docs])*
            pub fn evaluate(lhs: &Int, rhs: &Int) -> Option<Int> {
                let amount = rhs.zext_u64().and_then(|amount| u32::try_from(amount).ok());
                amount.filter(|amount| *amount < lhs.width()).map(|amount| lhs.$shift(amount))
            }

            pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
                if is_int(ir, constants.operand(ir, self, 1), 0) {
                    return Some(self.lhs(ir).into());
                }
                folded(binary_without_poison(ir, self, constants, Self::evaluate))
            }
        }
    )*};
}

shifts! {
    /// Returns the number shifted left; `None` if the amount is at least the width.
    ShLIOp shl;
    /// Returns the number shifted right, filled with zeros; `None` if the amount is at least the width.
    ShRUIOp lshr;
    /// Returns the number shifted right, filled with the sign; `None` if the amount is at least the width.
    ShRSIOp ashr;
}

/// Defines `evaluate` and `fold` of minima and maxima: of equal operands, and with the least and greatest number.
macro_rules! extrema {
    ($($(#[$docs:meta])* $op:ident $compare:ident $wanted:ident, absorbing $absorbing:expr, neutral $neutral:expr;)*) => {$(
        impl $op {
            $(#[$docs])*
            pub fn evaluate(lhs: &Int, rhs: &Int) -> Int {
                if lhs.$compare(rhs) == std::cmp::Ordering::$wanted { lhs.clone() } else { rhs.clone() }
            }

            pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
                let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
                if lhs == rhs {
                    return Some(rhs.into());
                }
                if let Some(right) = uniform_int(ir, constants.operand(ir, self, 1)) {
                    let (absorbing, neutral): (fn(&Int) -> bool, fn(&Int) -> bool) = ($absorbing, $neutral);
                    if absorbing(&right) {
                        return Some(rhs.into());
                    }
                    if neutral(&right) {
                        return Some(lhs.into());
                    }
                }
                folded(binary(ir, self, constants, |a, b| Some(Self::evaluate(a, b))))
            }
        }
    )*};
}

extrema! {
    /// Returns the greater of two signed numbers.
    MaxSIOp cmp_signed Greater, absorbing |int| is_greatest_signed(int), neutral |int| is_least_signed(int);
    /// Returns the greater of two unsigned numbers.
    MaxUIOp cmp_unsigned Greater, absorbing |int| is_all_ones(int), neutral |int| int.is_zero();
    /// Returns the lesser of two signed numbers.
    MinSIOp cmp_signed Less, absorbing |int| is_least_signed(int), neutral |int| is_greatest_signed(int);
    /// Returns the lesser of two unsigned numbers.
    MinUIOp cmp_unsigned Less, absorbing |int| int.is_zero(), neutral |int| is_all_ones(int);
}

fn is_all_ones(int: &Int) -> bool {
    int.count_ones() == int.width()
}

/// Returns whether this is the least signed number; the only number of no bits is.
fn is_least_signed(int: &Int) -> bool {
    int.width() == 0 || is_least(int)
}

fn is_greatest_signed(int: &Int) -> bool {
    int.width() == 0 || is_least(&!int)
}

impl CmpIOp {
    /// Returns whether the predicate holds.
    pub fn evaluate(predicate: CmpIPredicate, lhs: &Int, rhs: &Int) -> bool {
        let (signed, unsigned) = (|| lhs.cmp_signed(rhs), || lhs.cmp_unsigned(rhs));
        match predicate {
            CmpIPredicate::Eq => lhs == rhs,
            CmpIPredicate::Ne => lhs != rhs,
            CmpIPredicate::Slt => signed().is_lt(),
            CmpIPredicate::Sle => signed().is_le(),
            CmpIPredicate::Sgt => signed().is_gt(),
            CmpIPredicate::Sge => signed().is_ge(),
            CmpIPredicate::Ult => unsigned().is_lt(),
            CmpIPredicate::Ule => unsigned().is_le(),
            CmpIPredicate::Ugt => unsigned().is_gt(),
            CmpIPredicate::Uge => unsigned().is_ge(),
        }
    }

    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> FoldResult {
        let (lhs, rhs, predicate) = (self.lhs(ir), self.rhs(ir), self.predicate(ir));
        if lhs == rhs {
            let holds = predicate.holds_of_equals();
            return result_of(int_constant(ir, self.result_type(ir), -i64::from(holds)).map(OpFoldResult::Attribute));
        }
        let (left, right) = (constants.operand(ir, self, 0), constants.operand(ir, self, 1));
        if let Some(value) = self.truth(ir, right) {
            return result_of(Some(value.into()));
        }
        if left.is_some() && right.is_none() {
            ir.set_operands(self, [rhs, lhs]);
            self.set_predicate(ir, predicate.mirrored());
            return FoldResult::InPlace;
        }
        result_of(folded(binary_without_poison(ir, self, constants, |a, b| Some(Self::evaluate(predicate, a, b)))))
    }

    fn result_type(self, ir: &Ir) -> Type {
        ir.value_type(self.result(ir))
    }

    /// Returns the boolean that is compared with `false` for inequality, or with `true` for equality.
    fn truth(self, ir: &Ir, right: Option<Attribute>) -> Option<Value> {
        let (lhs, predicate) = (self.lhs(ir), self.predicate(ir));
        let is_bool = |value: Value| ir.value_type(value).element_type(ir.context()) == Type::I1;
        if predicate == CmpIPredicate::Ne && is_int(ir, right, 0) {
            let extended = ir.defining::<ExtSIOp>(lhs).map(|ext| ext.r#in(ir));
            let extended = extended.or_else(|| ir.defining::<ExtUIOp>(lhs).map(|ext| ext.r#in(ir)));
            return extended.filter(|value| is_bool(*value)).or_else(|| is_bool(lhs).then_some(lhs));
        }
        (predicate == CmpIPredicate::Eq && is_bool(lhs) && is_int(ir, right, 1)).then_some(lhs)
    }
}

impl ExtUIOp {
    /// Returns the number in more bits, filled with zeros.
    pub fn evaluate(value: &Int, width: u32) -> Int {
        value.zext(width)
    }

    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> FoldResult {
        if let Some(inner) = ir.defining::<Self>(self.r#in(ir)) {
            let source = inner.r#in(ir);
            self.set_in(ir, source);
            return FoldResult::InPlace;
        }
        let width = width_of(ir, self.out(ir));
        result_of(folded(unary(ir, self, constants, |value| Some(Self::evaluate(value, width?)))))
    }
}

impl ExtSIOp {
    /// Returns the number in more bits, filled with the sign.
    pub fn evaluate(value: &Int, width: u32) -> Int {
        value.sext(width)
    }

    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> FoldResult {
        if let Some(inner) = ir.defining::<Self>(self.r#in(ir)) {
            let source = inner.r#in(ir);
            self.set_in(ir, source);
            return FoldResult::InPlace;
        }
        let width = width_of(ir, self.out(ir));
        result_of(folded(unary(ir, self, constants, |value| Some(Self::evaluate(value, width?)))))
    }
}

/// Returns the width of integers and `index`, or of the elements.
pub(super) fn width_of(ir: &Ir, value: Value) -> Option<u32> {
    ir.value_type(value).element_type(ir.context()).data(ir.context()).integer_width()
}

/// Returns zero as a constant of the type of the operation's result.
fn zero_of_result(ir: &Ir, op: impl Into<Operation>) -> Option<OpFoldResult> {
    let ty = ir.result_types(op).next()?;
    int_constant(ir, ty, 0).map(OpFoldResult::Attribute)
}

pub(super) fn folded(constant: Option<Attribute>) -> Option<OpFoldResult> {
    constant.map(OpFoldResult::Attribute)
}

pub(super) fn result_of(result: Option<OpFoldResult>) -> FoldResult {
    ods::fold::IntoFoldResult::into_fold_result(result)
}
