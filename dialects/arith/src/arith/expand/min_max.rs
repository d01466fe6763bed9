//! Minima and maxima.

use ods::prelude::*;

use super::super::{
    ArithBuilder, CmpFOp, CmpFPredicate, CmpIOp, CmpIPredicate, FastMathFlags, MaxNumFOp, MaxSIOp, MaxUIOp, MaximumFOp,
    MinNumFOp, MinSIOp, MinUIOp, MinimumFOp, SelectOp,
};
use super::shapes::{binary, format, integers};

/// Minima and maxima select one of the operands. A negative zero is less than a positive one.
pub(super) struct ExpandMinMax;

macro_rules! integers {
    ($($op:ident $predicate:ident,)*) => {$(
        impl OpPattern<$op> for ExpandMinMax {
            fn rewrite(op: $op, rewriter: &mut Rewriter<'_>) -> RewriteResult {
                let (_, lhs, rhs) = binary(rewriter.ir(), op)?;
                let test = rewriter.before(op).value(CmpIOp::new(CmpIPredicate::$predicate, lhs, rhs))?;
                rewriter.replace_with(op, SelectOp::new(test, lhs, rhs))?;
                Ok(())
            }
        }
    )*};
}

integers! {
    MaxSIOp Sgt,
    MaxUIOp Ugt,
    MinSIOp Slt,
    MinUIOp Ult,
}

macro_rules! floats {
    ($($op:ident $predicate:ident, zeros $merge:ident, tested $tested:literal,)*) => {$(
        impl OpPattern<$op> for ExpandMinMax {
            fn rewrite(op: $op, rewriter: &mut Rewriter<'_>) -> RewriteResult {
                let ir = rewriter.ir();
                let (ty, lhs, rhs) = binary(ir, op)?;
                let bits = signed_zeros(ir, lhs, op.fastmath(ir))?;
                let mut b = rewriter.before(op);
                let test = b.value(CmpFOp::new(CmpFPredicate::$predicate, lhs, rhs))?;
                let mut chosen = b.value(SelectOp::new(test, lhs, rhs))?;
                if let Some(bits) = bits {
                    let is_equal = b.value(CmpFOp::new(CmpFPredicate::Oeq, lhs, rhs))?;
                    let (lhs, rhs) = (b.bitcast(lhs, bits)?, b.bitcast(rhs, bits)?);
                    let merged = b.$merge(lhs, rhs)?;
                    let merged = b.bitcast(merged, ty)?;
                    chosen = b.value(SelectOp::new(is_equal, merged, chosen))?;
                }
                let tested = [lhs, rhs][$tested];
                let is_nan = b.value(CmpFOp::new(CmpFPredicate::Uno, tested, tested))?;
                rewriter.replace_with(op, SelectOp::new(is_nan, rhs, chosen))?;
                Ok(())
            }
        }
    )*};
}

// Equal numbers have the same bits, apart from the signs of zeros.
floats! {
    MaximumFOp Ugt, zeros andi, tested 1,
    MinimumFOp Ult, zeros ori, tested 1,
    MaxNumFOp Ugt, zeros andi, tested 0,
    MinNumFOp Ult, zeros ori, tested 0,
}

/// Returns the type of the bits of the numbers, if the signs of their zeros are to be told apart.
fn signed_zeros(ir: &Ir, value: Value, flags: FastMathFlags) -> RewriteResult<Option<Type>> {
    let format = format(ir, value).filter(|format| format.has_negative_zero() && !flags.contains(FastMathFlags::Nsz));
    format.map(|format| integers(ir.context(), ir.value_type(value), format.bits())).transpose()
}
