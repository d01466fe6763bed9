//! Divisions that round up or down.

use ods::prelude::*;

use super::super::{
    AddIOp, AndIOp, CeilDivSIOp, CeilDivUIOp, CmpIOp, CmpIPredicate, DivSIOp, DivUIOp, FloorDivSIOp, MulIOp, SelectOp,
    SubIOp,
};
use super::shapes::{binary, check_constants, constant};

/// Returns the type of the operands and the operands, if constants of that type can be made.
fn binary_with_constants(ir: &Ir, op: impl Op) -> RewriteResult<(Type, Value, Value)> {
    let parts = binary(ir, op)?;
    check_constants(ir, parts.1)?;
    Ok(parts)
}

/// `ceildivui a, b` is 0 if `a` is 0, and `(a - 1) / b + 1` otherwise.
pub(super) struct ExpandCeilDivUI;

impl OpPattern<CeilDivUIOp> for ExpandCeilDivUI {
    fn rewrite(op: CeilDivUIOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let (ty, lhs, rhs) = binary_with_constants(rewriter.ir(), op)?;
        let mut b = rewriter.before(op);
        let zero = constant(&mut b, ty, 0)?;
        let is_zero = b.value(CmpIOp::new(CmpIPredicate::Eq, lhs, zero))?;
        let one = constant(&mut b, ty, 1)?;
        let before = b.value(SubIOp::new(lhs, one))?;
        let quotient = b.value(DivUIOp::new(before, rhs))?;
        let next = b.value(AddIOp::new(quotient, one))?;
        rewriter.replace_with(op, SelectOp::new(is_zero, zero, next))?;
        Ok(())
    }
}

/// Tests whether the quotient, which is rounded towards zero, is not exact, and the signs of the operands are equal, or
/// different.
fn is_rounded(
    b: &mut OpBuilder<'_>,
    (lhs, rhs, quotient): (Value, Value, Value),
    zero: Option<Value>,
    signs: CmpIPredicate,
) -> RewriteResult<Value> {
    let product = b.value(MulIOp::new(quotient, rhs))?;
    let is_inexact = b.value(CmpIOp::new(CmpIPredicate::Ne, lhs, product))?;
    let zero = match zero {
        Some(zero) => zero,
        None => constant(b, b.type_of(lhs), 0)?,
    };
    let lhs_sign = b.value(CmpIOp::new(CmpIPredicate::Slt, lhs, zero))?;
    let rhs_sign = b.value(CmpIOp::new(CmpIPredicate::Slt, rhs, zero))?;
    let signs = b.value(CmpIOp::new(signs, lhs_sign, rhs_sign))?;
    Ok(b.value(AndIOp::new(is_inexact, signs))?)
}

/// `ceildivsi a, b` is one more than `a / b` if that was rounded up to zero.
pub(super) struct ExpandCeilDivSI;

impl OpPattern<CeilDivSIOp> for ExpandCeilDivSI {
    fn rewrite(op: CeilDivSIOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let (ty, lhs, rhs) = binary_with_constants(rewriter.ir(), op)?;
        let mut b = rewriter.before(op);
        let zero = constant(&mut b, ty, 0)?;
        let one = constant(&mut b, ty, 1)?;
        let quotient = b.value(DivSIOp::new(lhs, rhs))?;
        let is_less = is_rounded(&mut b, (lhs, rhs, quotient), Some(zero), CmpIPredicate::Eq)?;
        let next = b.value(AddIOp::new(quotient, one))?;
        rewriter.replace_with(op, SelectOp::new(is_less, next, quotient))?;
        Ok(())
    }
}

/// `floordivsi a, b` is one less than `a / b` if that was rounded up to zero.
pub(super) struct ExpandFloorDivSI;

impl OpPattern<FloorDivSIOp> for ExpandFloorDivSI {
    fn rewrite(op: FloorDivSIOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let (ty, lhs, rhs) = binary_with_constants(rewriter.ir(), op)?;
        let mut b = rewriter.before(op);
        let quotient = b.value(DivSIOp::new(lhs, rhs))?;
        let is_more = is_rounded(&mut b, (lhs, rhs, quotient), None, CmpIPredicate::Ne)?;
        let minus_one = constant(&mut b, ty, -1)?;
        let previous = b.value(AddIOp::new(quotient, minus_one))?;
        rewriter.replace_with(op, SelectOp::new(is_more, previous, quotient))?;
        Ok(())
    }
}
