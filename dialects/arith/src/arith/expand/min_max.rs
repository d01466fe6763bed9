//! Minima and maxima.

use ods::prelude::*;

use super::super::{
    CmpFOp, CmpFPredicate, CmpIOp, CmpIPredicate, MaxNumFOp, MaxSIOp, MaxUIOp, MaximumFOp, MinNumFOp, MinSIOp, MinUIOp,
    MinimumFOp, SelectOp,
};
use super::shapes::binary;

/// Minima and maxima select one of the operands.
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
    ($($op:ident $predicate:ident, tested $tested:literal,)*) => {$(
        impl OpPattern<$op> for ExpandMinMax {
            fn rewrite(op: $op, rewriter: &mut Rewriter<'_>) -> RewriteResult {
                let (_, lhs, rhs) = binary(rewriter.ir(), op)?;
                let mut b = rewriter.before(op);
                let test = b.value(CmpFOp::new(CmpFPredicate::$predicate, lhs, rhs))?;
                let chosen = b.value(SelectOp::new(test, lhs, rhs))?;
                let tested = [lhs, rhs][$tested];
                let is_nan = b.value(CmpFOp::new(CmpFPredicate::Uno, tested, tested))?;
                rewriter.replace_with(op, SelectOp::new(is_nan, rhs, chosen))?;
                Ok(())
            }
        }
    )*};
}

floats! {
    MaximumFOp Ugt, tested 1,
    MinimumFOp Ult, tested 1,
    MaxNumFOp Ugt, tested 0,
    MinNumFOp Ult, tested 0,
}
