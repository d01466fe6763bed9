//! Folding of operations on integers, comparison and selection.
//!
//! A folder computes by the meaning of the operation in [`semantics`], with two differences from execution, which are
//! MLIR's: it ignores flags, whose violation makes any result right, and it may *abstain* although the result is
//! defined.

use ods::numeric::{Int, Overflow};
use ods::prelude::*;
use ods::semantics::{self, Undefined};

use super::{
    AddIOp, AndIOp, CeilDivSIOp, CeilDivUIOp, CmpIOp, CmpIPredicate, DivSIOp, DivUIOp, ExtSIOp, ExtUIOp, FloorDivSIOp,
    IntegerOverflowFlags, MaxSIOp, MaxUIOp, MinSIOp, MinUIOp, MulIOp, OrIOp, RemSIOp, RemUIOp, ShLIOp, ShRSIOp,
    ShRUIOp, SubIOp, XOrIOp,
};
use crate::common::folding::{binary, binary_without_poison, int_constant, is_int, unary, uniform_int};

impl AddIOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        if is_int(ir, constants.operand(ir, self, 1), 0) {
            return Some(lhs.into());
        }
        let is_difference = |value, subtrahend| {
            ir.defining::<SubIOp>(value).filter(|sub| sub.rhs(ir) == subtrahend).map(|sub| sub.lhs(ir).into())
        };
        let minuend = is_difference(lhs, rhs).or_else(|| is_difference(rhs, lhs));
        let sum = |a: &Int, b: &Int| semantics::add(a, b, Overflow::WRAPS).ok();
        minuend.or_else(|| folded(binary(ir, self, constants, sum)))
    }
}

impl SubIOp {
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
        folded(binary(ir, self, constants, |a: &Int, b: &Int| semantics::sub(a, b, Overflow::WRAPS).ok()))
    }
}

impl MulIOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let right = constants.operand(ir, self, 1);
        if is_int(ir, right, 0) {
            return Some(self.rhs(ir).into());
        }
        if is_int(ir, right, 1) {
            return Some(self.lhs(ir).into());
        }
        folded(binary(ir, self, constants, |a: &Int, b: &Int| semantics::mul(a, b, Overflow::WRAPS).ok()))
    }
}

/// Returns the other factor if `lhs` is a product with the factor `rhs` that does not overflow, as the flag says.
fn other_factor(ir: &Ir, lhs: Value, rhs: Value, flag: IntegerOverflowFlags) -> Option<OpFoldResult> {
    let product = ir.defining::<MulIOp>(lhs).filter(|product| product.overflow_flags(ir) & flag == flag)?;
    let (a, b) = (product.lhs(ir), product.rhs(ir));
    if a == rhs {
        return Some(b.into());
    }
    (b == rhs).then(|| a.into())
}

/// The meaning of an operation on two integers.
type Meaning = fn(&Int, &Int) -> Result<Int, Undefined>;

/// Defines `fold` of divisions: by 1, the result is the dividend, and by a factor without the overflow that the flag
/// excludes, it is the other factor.
macro_rules! divisions {
    ($($op:ident $meaning:expr, $flag:expr, abstains $abstains:expr;)*) => {$(
        impl $op {
            pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
                let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
                if is_int(ir, constants.operand(ir, self, 1), 1) {
                    return Some(lhs.into());
                }
                let flag: Option<IntegerOverflowFlags> = $flag;
                let factor = flag.and_then(|flag| other_factor(ir, lhs, rhs, flag));
                let (meaning, abstains): (Meaning, fn(&Int, &Int) -> bool) = ($meaning, $abstains);
                let quotient = |a: &Int, b: &Int| meaning(a, b).ok().filter(|_| !abstains(a, b));
                factor.or_else(|| folded(binary(ir, self, constants, quotient)))
            }
        }
    )*};
}

divisions! {
    DivUIOp |a, b| semantics::div_unsigned(a, b, false), Some(IntegerOverflowFlags::Nuw), abstains never;
    DivSIOp |a, b| semantics::div_signed(a, b, false), Some(IntegerOverflowFlags::Nsw), abstains never;
    CeilDivUIOp semantics::ceil_div_unsigned, None, abstains never;
    CeilDivSIOp semantics::ceil_div_signed, None, abstains if_negation_overflows;
    FloorDivSIOp semantics::floor_div_signed, None, abstains never;
}

fn never(_: &Int, _: &Int) -> bool {
    false
}

/// Returns whether MLIR's folder abstains: it negates negative numbers, and gives up if that overflows.
fn if_negation_overflows(a: &Int, b: &Int) -> bool {
    !a.is_zero() && (is_least(a) || is_least(b))
}

fn is_least(int: &Int) -> bool {
    int.is_negative() && int.trailing_zeros() == int.width() - 1
}

/// Defines `fold` of remainders: by 1, the result is 0.
macro_rules! remainders {
    ($($op:ident $meaning:expr;)*) => {$(
        impl $op {
            pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
                if is_int(ir, constants.operand(ir, self, 1), 1) {
                    return zero_of_result(ir, self);
                }
                let meaning: Meaning = $meaning;
                folded(binary(ir, self, constants, |a, b| meaning(a, b).ok()))
            }
        }
    )*};
}

remainders! {
    RemUIOp semantics::rem_unsigned;
    RemSIOp semantics::rem_signed;
}

impl AndIOp {
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
        nested.or_else(|| folded(binary(ir, self, constants, |a: &Int, b: &Int| Some(a & b))))
    }
}

/// Returns the constant of ones if `value` is the complement of `other`.
fn complement(ir: &Ir, value: Value, other: Value) -> Option<Value> {
    let xor = ir.defining::<XOrIOp>(value).filter(|xor| xor.lhs(ir) == other)?;
    let ones = xor.rhs(ir);
    is_int(ir, ir.constant(ones), -1).then_some(ones)
}

impl OrIOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let (lhs, rhs, right) = (self.lhs(ir), self.rhs(ir), constants.operand(ir, self, 1));
        if is_int(ir, right, 0) {
            return Some(lhs.into());
        }
        if let Some(ones) = right.filter(|_| is_int(ir, right, -1)) {
            return Some(OpFoldResult::Attribute(ones));
        }
        let ones = complement(ir, rhs, lhs).or_else(|| complement(ir, lhs, rhs)).map(OpFoldResult::Value);
        ones.or_else(|| folded(binary(ir, self, constants, |a: &Int, b: &Int| Some(a | b))))
    }
}

impl XOrIOp {
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
        undone.or_else(|| folded(binary(ir, self, constants, |a: &Int, b: &Int| Some(a ^ b))))
    }
}

/// Defines `fold` of shifts: by 0, the result is the first operand.
macro_rules! shifts {
    ($($op:ident $meaning:expr;)*) => {$(
        impl $op {
            pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
                if is_int(ir, constants.operand(ir, self, 1), 0) {
                    return Some(self.lhs(ir).into());
                }
                let meaning: Meaning = $meaning;
                folded(binary_without_poison(ir, self, constants, |a, b| meaning(a, b).ok()))
            }
        }
    )*};
}

shifts! {
    ShLIOp |a, b| semantics::shift_left(a, b, Overflow::WRAPS);
    ShRUIOp |a, b| semantics::shift_right_unsigned(a, b, false);
    ShRSIOp |a, b| semantics::shift_right_signed(a, b, false);
}

/// Defines `fold` of minima and maxima: of equal operands, and with the least and greatest number.
macro_rules! extrema {
    ($($op:ident $meaning:expr, absorbing $absorbing:expr, neutral $neutral:expr;)*) => {$(
        impl $op {
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
                let meaning: fn(&Int, &Int) -> Int = $meaning;
                folded(binary(ir, self, constants, |a, b| Some(meaning(a, b))))
            }
        }
    )*};
}

extrema! {
    MaxSIOp semantics::max_signed, absorbing |int| is_greatest_signed(int), neutral |int| is_least_signed(int);
    MaxUIOp semantics::max_unsigned, absorbing |int| is_all_ones(int), neutral |int| int.is_zero();
    MinSIOp semantics::min_signed, absorbing |int| is_least_signed(int), neutral |int| is_greatest_signed(int);
    MinUIOp semantics::min_unsigned, absorbing |int| int.is_zero(), neutral |int| is_all_ones(int);
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
        result_of(folded(binary_without_poison(ir, self, constants, |a, b| Some(predicate.holds(a, b)))))
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
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> FoldResult {
        if let Some(inner) = ir.defining::<Self>(self.r#in(ir)) {
            let source = inner.r#in(ir);
            self.set_in(ir, source);
            return FoldResult::InPlace;
        }
        let width = width_of(ir, self.out(ir));
        result_of(folded(unary(ir, self, constants, |value: &Int| Some(semantics::resize_unsigned(value, width?)))))
    }
}

impl ExtSIOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> FoldResult {
        if let Some(inner) = ir.defining::<Self>(self.r#in(ir)) {
            let source = inner.r#in(ir);
            self.set_in(ir, source);
            return FoldResult::InPlace;
        }
        let width = width_of(ir, self.out(ir));
        result_of(folded(unary(ir, self, constants, |value: &Int| Some(semantics::resize_signed(value, width?)))))
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
