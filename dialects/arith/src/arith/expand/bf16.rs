//! Conversions between `bf16` and `f32`.

use ods::numeric::FloatFormat;
use ods::prelude::*;

use super::super::{ArithBuilder, CmpFPredicate, ExtFOp, TruncFOp};
use super::shapes::{check_constants, constant, constants, format, integers};

/// Checks that the types are `bf16` and `f32`, or shapes of them.
fn check(ir: &Ir, narrow: Value, wide: Value) -> RewriteResult {
    let formats = (format(ir, narrow), format(ir, wide));
    if formats == (Some(FloatFormat::BF16), Some(FloatFormat::F32)) { check_constants(ir, wide) } else { Err(NoMatch) }
}

/// The bits of `bf16` are the upper half of an `f32`.
pub(super) struct ExpandExtF;

impl OpPattern<ExtFOp> for ExpandExtF {
    fn rewrite(op: ExtFOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (narrow, wide) = (op.r#in(ir), op.out(ir));
        check(ir, narrow, wide)?;
        let ty = ir.value_type(wide);
        let (half, full) = (integers(ir.context(), ty, 16)?, integers(ir.context(), ty, 32)?);
        let mut b = rewriter.before(op);
        let bits = b.bitcast(narrow, half)?;
        let bits = b.extui(bits, full)?;
        let count = constant(&mut b, full, 16)?;
        let bits = b.shli(bits, count)?;
        let number = b.bitcast(bits, ty)?;
        rewriter.replace(op, [number])?;
        Ok(())
    }
}

/// The upper half of the bits of `f32`, rounded to nearest, ties to even; every NaN becomes one NaN.
pub(super) struct ExpandTruncF;

impl OpPattern<TruncFOp> for ExpandTruncF {
    fn rewrite(op: TruncFOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (wide, narrow) = (op.r#in(ir), op.out(ir));
        if op.roundingmode(ir).is_some() {
            return Err(NoMatch);
        }
        check(ir, narrow, wide)?;
        let ty = ir.value_type(narrow);
        let (half, full) = (integers(ir.context(), ty, 16)?, integers(ir.context(), ty, 32)?);
        let mut b = rewriter.before(op);
        let is_nan = b.cmpf(CmpFPredicate::Une, wide, wide)?;
        let bias = constant(&mut b, full, 0x7FFF)?;
        let nan = constant(&mut b, half, 0x7FC0)?;
        let [count, one] = constants(&mut b, full, [16, 1])?;
        let bits = b.bitcast(wide, full)?;
        let upper = b.shrui(bits, count)?;
        let last = b.andi(upper, one)?;
        let rounding = b.addi(last, bias)?;
        let sum = b.addi(bits, rounding)?;
        let upper = b.shrui(sum, count)?;
        let number = b.trunci(upper, half)?;
        let bits = b.select(is_nan, nan, number)?;
        let number = b.bitcast(bits, ty)?;
        rewriter.replace(op, [number])?;
        Ok(())
    }
}
