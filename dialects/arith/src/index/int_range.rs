//! Ranges of results, computed from the ranges of the operands. An index has 32 or 64 bits: the range has the results
//! for both.

use ods::interfaces::int_range_width;
use ods::numeric::{Int, IntRange, Overflow};
use ods::prelude::*;

use super::ops::*;
use crate::common::int_ranges::{NARROW, WIDE, outcome_range, resized};

/// The reading of numbers that decides whether the results for both widths agree.
#[derive(Clone, Copy)]
enum Reading {
    Signed,
    Unsigned,
    Both,
}

type Infer = fn(&IntRange, &IntRange) -> IntRange;

/// Returns the range for 64 bits, if that for 32 bits is the same without the high bits, and else the union of both.
fn for_both_widths(lhs: &IntRange, rhs: &IntRange, infer: Infer, reading: Reading) -> IntRange {
    let wide = infer(lhs, rhs);
    let narrow = infer(&lhs.trunc(NARROW), &rhs.trunc(NARROW));
    let truncated = wide.trunc(NARROW);
    let agree = match reading {
        Reading::Signed => narrow.signed() == truncated.signed(),
        Reading::Unsigned => narrow.unsigned() == truncated.unsigned(),
        Reading::Both => narrow == truncated,
    };
    if agree { wide } else { wide.union(&narrow.extend(WIDE)) }
}

/// Implements the interface for operations with two operands.
macro_rules! binary {
    ($($op:ident = $reading:ident, $infer:expr;)*) => {$(
        impl InferIntRangeInterface for $op {
            fn infer_result_ranges(&self, _: &Ir, operands: &[Option<&IntRange>]) -> Vec<Option<IntRange>> {
                let [Some(lhs), Some(rhs)] = operands else { return vec![None] };
                vec![Some(for_both_widths(lhs, rhs, $infer, Reading::$reading))]
            }
        }
    )*};
}

binary! {
    AddOp = Both, |a, b| a.add(b, Overflow::WRAPS);
    SubOp = Both, |a, b| a.sub(b, Overflow::WRAPS);
    MulOp = Both, |a, b| a.mul(b, Overflow::WRAPS);
    DivUOp = Unsigned, IntRange::udiv;
    DivSOp = Signed, IntRange::sdiv;
    CeilDivUOp = Unsigned, IntRange::ceil_udiv;
    CeilDivSOp = Signed, IntRange::ceil_sdiv;
    FloorDivSOp = Signed, IntRange::floor_sdiv;
    RemSOp = Signed, IntRange::srem;
    RemUOp = Unsigned, IntRange::urem;
    MaxSOp = Signed, IntRange::smax;
    MaxUOp = Unsigned, IntRange::umax;
    MinSOp = Signed, IntRange::smin;
    MinUOp = Unsigned, IntRange::umin;
    ShlOp = Both, |a, b| a.shl(b, Overflow::WRAPS);
    ShrSOp = Signed, IntRange::ashr;
    ShrUOp = Unsigned, IntRange::lshr;
    AndOp = Unsigned, IntRange::and;
    OrOp = Unsigned, IntRange::or;
    XOrOp = Unsigned, IntRange::xor;
}

/// Returns the range of a conversion.
fn converted(ir: &Ir, range: &IntRange, from: Value, to: Value, is_signed: bool) -> Option<IntRange> {
    let width = int_range_width(ir.context(), ir.value_type(to))?;
    let wide = resized(range, width, is_signed);
    if ir.value_type(from) == Type::INDEX {
        return Some(wide);
    }
    Some(wide.union(&resized(range, NARROW, is_signed).extend(width)))
}

impl InferIntRangeInterface for CastSOp {
    fn infer_result_ranges(&self, ir: &Ir, operands: &[Option<&IntRange>]) -> Vec<Option<IntRange>> {
        let range = operands.first().copied().flatten();
        vec![range.and_then(|range| converted(ir, range, self.input(ir), self.output(ir), true))]
    }
}

impl InferIntRangeInterface for CastUOp {
    fn infer_result_ranges(&self, ir: &Ir, operands: &[Option<&IntRange>]) -> Vec<Option<IntRange>> {
        let range = operands.first().copied().flatten();
        vec![range.and_then(|range| converted(ir, range, self.input(ir), self.output(ir), false))]
    }
}

impl InferIntRangeInterface for CmpOp {
    fn infer_result_ranges(&self, ir: &Ir, operands: &[Option<&IntRange>]) -> Vec<Option<IntRange>> {
        let [Some(lhs), Some(rhs)] = operands else { return vec![None] };
        let predicate = self.pred(ir).of_integers();
        let wide = predicate.holds_in(lhs, rhs);
        let narrow = predicate.holds_in(&lhs.trunc(NARROW), &rhs.trunc(NARROW));
        vec![Some(outcome_range(wide.filter(|_| wide == narrow)))]
    }
}

impl InferIntRangeInterface for SizeOfOp {
    fn infer_result_ranges(&self, _: &Ir, _: &[Option<&IntRange>]) -> Vec<Option<IntRange>> {
        vec![Some(IntRange::from_unsigned(Int::from_u64(WIDE, NARROW.into()), Int::from_u64(WIDE, WIDE.into())))]
    }
}

impl InferIntRangeInterface for ConstantOp {
    fn infer_result_ranges(&self, ir: &Ir, _: &[Option<&IntRange>]) -> Vec<Option<IntRange>> {
        vec![Some(IntRange::constant(Int::from_i64(WIDE, self.value(ir))))]
    }
}

impl InferIntRangeInterface for BoolConstantOp {
    fn infer_result_ranges(&self, ir: &Ir, _: &[Option<&IntRange>]) -> Vec<Option<IntRange>> {
        vec![Some(outcome_range(Some(self.value(ir))))]
    }
}
