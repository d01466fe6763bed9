//! Ranges of results, computed from the ranges of the operands.

use ods::interfaces::{full_int_range, int_range_width};
use ods::numeric::{IntRange, Overflow};
use ods::prelude::*;

use super::{
    AddIOp, AndIOp, CeilDivSIOp, CeilDivUIOp, CmpIOp, ConstantOp, DivSIOp, DivUIOp, ExtSIOp, ExtUIOp, FloorDivSIOp,
    IndexCastOp, IndexCastUIOp, MaxSIOp, MaxUIOp, MinSIOp, MinUIOp, MulIOp, OrIOp, RemSIOp, RemUIOp, SelectOp, ShLIOp,
    ShRSIOp, ShRUIOp, SubIOp, TruncIOp, XOrIOp,
};
use crate::common::int_ranges::{outcome_range, resized};

/// Implements the interface for operations with two operands and one result.
macro_rules! binary {
    ($($op:ident = $infer:expr;)*) => {$(
        impl InferIntRangeInterface for $op {
            fn infer_result_ranges(&self, _: &Ir, operands: &[Option<&IntRange>]) -> Vec<Option<IntRange>> {
                let infer: fn(&IntRange, &IntRange) -> IntRange = $infer;
                vec![both(operands).map(|(lhs, rhs)| infer(lhs, rhs))]
            }
        }
    )*};
}

/// Implements the interface for operations with two operands, one result and overflow flags.
macro_rules! overflowing {
    ($($op:ident = $infer:expr;)*) => {$(
        impl InferIntRangeInterface for $op {
            fn infer_result_ranges(&self, ir: &Ir, operands: &[Option<&IntRange>]) -> Vec<Option<IntRange>> {
                let infer: fn(&IntRange, &IntRange, Overflow) -> IntRange = $infer;
                let overflow = self.overflow_flags(ir).into();
                vec![both(operands).map(|(lhs, rhs)| infer(lhs, rhs, overflow))]
            }
        }
    )*};
}

/// Implements the interface for conversions, which extend with the sign or with zeros.
macro_rules! conversions {
    ($($op:ident = $is_signed:literal;)*) => {$(
        impl InferIntRangeInterface for $op {
            fn infer_result_ranges(&self, ir: &Ir, operands: &[Option<&IntRange>]) -> Vec<Option<IntRange>> {
                let width = int_range_width(ir.context(), ir.value_type(self.out(ir)));
                let range = operands.first().copied().flatten();
                vec![range.zip(width).map(|(range, width)| resized(range, width, $is_signed))]
            }
        }
    )*};
}

fn both<'a>(operands: &[Option<&'a IntRange>]) -> Option<(&'a IntRange, &'a IntRange)> {
    match operands {
        [Some(lhs), Some(rhs)] => Some((lhs, rhs)),
        _ => None,
    }
}

overflowing! {
    AddIOp = IntRange::add;
    SubIOp = IntRange::sub;
    MulIOp = IntRange::mul;
    ShLIOp = IntRange::shl;
}

binary! {
    DivUIOp = IntRange::udiv;
    DivSIOp = IntRange::sdiv;
    CeilDivUIOp = IntRange::ceil_udiv;
    CeilDivSIOp = IntRange::ceil_sdiv;
    FloorDivSIOp = IntRange::floor_sdiv;
    RemUIOp = IntRange::urem;
    RemSIOp = IntRange::srem;
    AndIOp = IntRange::and;
    OrIOp = IntRange::or;
    XOrIOp = IntRange::xor;
    ShRUIOp = IntRange::lshr;
    ShRSIOp = IntRange::ashr;
    MaxSIOp = IntRange::smax;
    MaxUIOp = IntRange::umax;
    MinSIOp = IntRange::smin;
    MinUIOp = IntRange::umin;
}

conversions! {
    ExtUIOp = false;
    ExtSIOp = true;
    TruncIOp = true;
    IndexCastOp = true;
    IndexCastUIOp = false;
}

impl InferIntRangeInterface for ConstantOp {
    fn infer_result_ranges(&self, ir: &Ir, _: &[Option<&IntRange>]) -> Vec<Option<IntRange>> {
        vec![range_of_constant(ir.context(), self.value(ir))]
    }
}

/// Returns the range of the elements of a constant; `None` if they are no integers.
fn range_of_constant(context: &Context, value: Attribute) -> Option<IntRange> {
    if let Some(number) = value.cast::<IntegerAttr>(context) {
        return number.int(context).cloned().map(IntRange::constant);
    }
    let elements = value.cast::<DenseElementsAttr>(context)?;
    let count = if elements.is_splat(context) { 1 } else { elements.num_elements(context)? };
    let ranges = (0..count).map(|index| elements.int(context, index).map(IntRange::constant));
    ranges.reduce(|a, b| Some(a?.union(&b?))).flatten()
}

impl InferIntRangeInterface for CmpIOp {
    fn infer_result_ranges(&self, ir: &Ir, operands: &[Option<&IntRange>]) -> Vec<Option<IntRange>> {
        let outcome = |(lhs, rhs): (&IntRange, &IntRange)| outcome_range(self.predicate(ir).holds_in(lhs, rhs));
        vec![both(operands).map(outcome)]
    }
}

impl InferIntRangeInterface for SelectOp {
    fn infer_result_ranges(&self, ir: &Ir, operands: &[Option<&IntRange>]) -> Vec<Option<IntRange>> {
        let [condition, if_true, if_false] = *operands else { return vec![None] };
        let range = match condition.and_then(IntRange::only) {
            Some(known) if known.is_zero() => if_false.cloned(),
            Some(_) => if_true.cloned(),
            None => match (if_true, if_false) {
                (Some(a), Some(b)) => Some(a.union(b)),
                (None, _) | (_, None) => full_int_range(ir, self.result(ir)),
            },
        };
        vec![range]
    }
}
