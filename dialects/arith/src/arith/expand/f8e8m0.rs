//! Conversions of `f8E8M0FNU`, a power of two: its bits are the exponent of an `f32`, and all ones are NaN.

use ods::numeric::FloatFormat;
use ods::prelude::*;

use super::super::{ArithBuilder, CmpIPredicate, ExtFOp, TruncFOp};
use super::by_single::{expand_extension, expand_truncation};
use super::shapes::{constant, constants, floats, integers};

/// The number of bits of an `f32` below its exponent.
const SIGNIFICAND_BITS: i64 = 23;

/// The bits become the exponent of an `f32`, which is converted to the result.
pub(super) struct ExpandExtF;

impl OpPattern<ExtFOp> for ExpandExtF {
    fn rewrite(op: ExtFOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let fastmath = op.fastmath(rewriter.ir());
        expand_extension(op, rewriter, FloatFormat::F8E8M0FNU, fastmath, widen)
    }
}

/// Returns the `f32` with this exponent.
fn widen(b: &mut OpBuilder<'_>, narrow: Value) -> RewriteResult<Value> {
    let (context, ty) = (b.context(), b.type_of(narrow));
    let (byte, word) = (integers(context, ty, 8)?, integers(context, ty, 32)?);
    let single = floats(context, ty, FloatFormat::F32)?;
    let bits = b.bitcast(narrow, byte)?;
    let nan = constant(b, byte, -1)?;
    let [wide_nan, count] = constants(b, word, [-1, SIGNIFICAND_BITS])?;
    let exponent = b.extui(bits, word)?;
    let exponent = b.shli(exponent, count)?;
    let is_nan = b.cmpi(CmpIPredicate::Eq, bits, nan)?;
    let bits = b.select(is_nan, wide_nan, exponent)?;
    Ok(b.bitcast(bits, single)?)
}

/// The result is the exponent of the input as an `f32`.
pub(super) struct ExpandTruncF;

impl OpPattern<TruncFOp> for ExpandTruncF {
    fn rewrite(op: TruncFOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        if op.roundingmode(ir).is_some() {
            return Err(NoMatch);
        }
        let fastmath = op.fastmath(ir);
        expand_truncation(op, rewriter, FloatFormat::F8E8M0FNU, fastmath, exponent_of)
    }
}

/// Returns the bits of the exponent of an `f32`.
fn exponent_of(b: &mut OpBuilder<'_>, single: Value) -> RewriteResult<Value> {
    let (context, ty) = (b.context(), b.type_of(single));
    let (byte, word) = (integers(context, ty, 8)?, integers(context, ty, 32)?);
    let bits = b.bitcast(single, word)?;
    let count = constant(b, word, SIGNIFICAND_BITS)?;
    let exponent = b.shrui(bits, count)?;
    Ok(b.trunci(exponent, byte)?)
}
