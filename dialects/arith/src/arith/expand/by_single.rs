//! Conversions of narrow floating-point formats by way of `f32`.

use ods::numeric::FloatFormat;
use ods::prelude::*;

use super::super::{ArithBuilder, ExtFOp, FastMathFlags, TruncFOp};
use super::shapes::{check_constants, convert, floats, format};

/// A step of a conversion: creates operations, and returns the value of the last.
type Step = fn(&mut OpBuilder<'_>, Value) -> RewriteResult<Value>;

/// Replaces an extension of a number of this format: `widen` makes an `f32` of it, which is converted to the result.
pub(super) fn expand_extension(
    op: ExtFOp,
    rewriter: &mut Rewriter<'_>,
    from: FloatFormat,
    fastmath: Option<FastMathFlags>,
    widen: Step,
) -> RewriteResult {
    let ir = rewriter.ir();
    let (narrow, ty) = (op.r#in(ir), ir.value_type(op.out(ir)));
    if format(ir, narrow) != Some(from) {
        return Err(NoMatch);
    }
    check_constants(ir, narrow)?;
    let mut b = rewriter.before(op);
    let single = widen(&mut b, narrow)?;
    let number = convert(&mut b, single, ty, fastmath)?;
    rewriter.replace(op, [number])?;
    Ok(())
}

/// Replaces a truncation to a number of this format: `narrow` computes the bits of the result from the input as an
/// `f32`.
pub(super) fn expand_truncation(
    op: TruncFOp,
    rewriter: &mut Rewriter<'_>,
    to: FloatFormat,
    fastmath: Option<FastMathFlags>,
    narrow: Step,
) -> RewriteResult {
    let ir = rewriter.ir();
    let (wide, result) = (op.r#in(ir), op.out(ir));
    if format(ir, result) != Some(to) {
        return Err(NoMatch);
    }
    check_constants(ir, wide)?;
    let (ty, single) = (ir.value_type(result), floats(ir.context(), ir.value_type(wide), FloatFormat::F32)?);
    let mut b = rewriter.before(op);
    let number = convert(&mut b, wide, single, fastmath)?;
    let bits = narrow(&mut b, number)?;
    let result = b.bitcast(bits, ty)?;
    rewriter.replace(op, [result])?;
    Ok(())
}
