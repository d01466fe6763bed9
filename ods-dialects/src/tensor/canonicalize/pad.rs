//! Patterns of `tensor.pad`.

use ods::prelude::*;

use crate::common::saturated::add;
use crate::tensor::fold::loses_information;
use crate::tensor::{CastOp, PadOp, preserves_static_information};

/// Returns the padding with another type and source, with the body of the old one.
fn renewed(op: PadOp, ty: Type, source: Value, rewriter: &mut Rewriter<'_>) -> RewriteResult<Value> {
    let ir = rewriter.ir();
    let (low, high) = (mixed(op.low(ir), &op.static_low(ir)), mixed(op.high(ir), &op.static_high(ir)));
    padded(op, ty, source, [low, high], rewriter)
}

/// Returns the padding with these numbers of elements, with the body of the old one.
fn padded(
    op: PadOp,
    ty: Type,
    source: Value,
    [low, high]: [MixedValues; 2],
    rewriter: &mut Rewriter<'_>,
) -> RewriteResult<Value> {
    let new = PadOp::new(source, low.operands, high.operands, low.integers, high.integers, ty);
    let new = new.with_nofold(op.nofold(rewriter.ir()));
    let new = rewriter.before(op).insert(new)?;
    let ir = rewriter.ir_mut();
    ir.take_blocks(op.region(ir), new.region(ir));
    Ok(new.result(ir))
}

fn mixed(operands: Values, integers: &[i64]) -> MixedValues {
    MixedValues { integers: integers.to_vec(), operands }
}

/// Returns whether no elements are added on this side.
fn is_zero(ir: &Ir, padding: MixedValues) -> bool {
    padding.into_iter().all(|number| match number {
        MixedValue::Integer(number) => number == 0,
        MixedValue::Operand(number) => ir.constant_int(number) == Some(0),
    })
}

/// A padding without elements is a cast.
pub(in crate::tensor) struct FoldStaticZeroPadding;

impl OpPattern<PadOp> for FoldStaticZeroPadding {
    fn rewrite(op: PadOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let sides = [mixed(op.low(ir), &op.static_low(ir)), mixed(op.high(ir), &op.static_high(ir))];
        if op.nofold(ir) || !sides.into_iter().all(|side| is_zero(ir, side)) {
            return Err(NoMatch);
        }
        let (source, ty) = (op.source(ir), ir.value_type(op.result(ir)));
        rewriter.replace_with(op, CastOp::new(source, ty))?;
        Ok(())
    }
}

/// A padding of a cast that only loses information is a padding of its source.
pub(in crate::tensor) struct FoldSourceTensorCast;

impl OpPattern<PadOp> for FoldSourceTensorCast {
    fn rewrite(op: PadOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (context, ty) = (ir.context(), ir.value_type(op.result(ir)));
        let cast = ir.defining::<CastOp>(op.source(ir)).filter(|cast| loses_information(ir, *cast)).ok_or(NoMatch)?;
        let source = cast.source(ir);
        let shape = ir.value_type(source).shape(context).ok_or(NoMatch)?;
        let numbers =
            shape.iter().zip(op.static_low(ir)).zip(op.static_high(ir)).zip(ty.shape(context).ok_or(NoMatch)?);
        let known = numbers.map(|(((size, low), high), old)| match add(add(*size, low), high) {
            DYNAMIC => *old,
            size => size,
        });
        let known: Vec<i64> = known.collect();
        let known = RankedTensorType::get(context, &known, ty.element_type(context), None).or(Err(NoMatch))?;
        if Type::from(known) == ty {
            op.set_source(rewriter.ir_mut(), source);
            return Ok(());
        }
        let new = renewed(op, known.into(), source, rewriter)?;
        rewriter.replace_with(op, CastOp::new(new, ty))?;
        Ok(())
    }
}

/// A padding that is only cast to a more static type has that type.
pub(in crate::tensor) struct FoldTargetTensorCast;

impl OpPattern<PadOp> for FoldTargetTensorCast {
    fn rewrite(op: PadOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let result = op.result(ir);
        if !ir.has_one_use(result) {
            return Err(NoMatch);
        }
        let cast = ir.users(result).find_map(|user| ir.cast::<CastOp>(user)).ok_or(NoMatch)?;
        let ty = ir.value_type(cast.dest(ir));
        if !preserves_static_information(ir.context(), ir.value_type(result), ty) {
            return Err(NoMatch);
        }
        let source = op.source(ir);
        let new = renewed(op, ty, source, rewriter)?;
        rewriter.replace(cast, new)?;
        Ok(rewriter.erase(op)?)
    }
}

/// Returns the numbers, where constant operands are integers.
fn with_constants(ir: &Ir, padding: MixedValues) -> MixedValues {
    let constant = |number| match number {
        MixedValue::Operand(operand) => ir.constant_int(operand).map_or(number, MixedValue::Integer),
        MixedValue::Integer(_) => number,
    };
    padding.into_iter().map(constant).collect()
}

/// Constant paddings are part of the type.
pub(in crate::tensor) struct FoldStaticPadding;

impl OpPattern<PadOp> for FoldStaticPadding {
    fn rewrite(op: PadOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (context, source, ty) = (ir.context(), op.source(ir), ir.value_type(op.result(ir)));
        let low = with_constants(ir, mixed(op.low(ir), &op.static_low(ir)));
        let high = with_constants(ir, mixed(op.high(ir), &op.static_high(ir)));
        let (Some(from), Some(old)) = (ir.value_type(source).shape(context), ty.shape(context)) else {
            return Err(NoMatch);
        };
        let numbers = from.iter().zip(&low.integers).zip(&high.integers).zip(old);
        let known = numbers.map(|(((size, low), high), old)| match *old {
            DYNAMIC => add(add(*size, *low), *high),
            old => old,
        });
        let known: Vec<i64> = known.collect();
        if known == old || known.iter().all(|size| *size == DYNAMIC) {
            return Err(NoMatch);
        }
        let known = RankedTensorType::get(context, &known, ty.element_type(context), None).or(Err(NoMatch))?;
        let new = padded(op, known.into(), source, [low, high], rewriter)?;
        rewriter.replace_with(op, CastOp::new(new, ty))?;
        Ok(())
    }
}

/// A padding of a padding with the same value is one padding. Numbers that are both dynamic would need an operation of
/// another dialect.
pub(in crate::tensor) struct FoldConsecutiveConstantPadding;

/// Returns the value of all added elements, if it is the same for all and does not depend on the body.
fn padding_value(ir: &Ir, op: PadOp) -> Option<Value> {
    let body = ir.entry_block(op.region(ir))?;
    let value = ir.operand(ir.last_op(body)?, 0)?;
    let is_outside = ir.value_block(value) != Some(body);
    (ir.constant(value).is_some() || is_outside).then_some(value)
}

fn summed(ir: &Ir, a: MixedValues, b: MixedValues) -> Option<MixedValues> {
    let constant = |number| match number {
        MixedValue::Integer(number) => Some(number),
        MixedValue::Operand(operand) => ir.constant_int(operand),
    };
    let sum = |(a, b)| match (constant(a), constant(b)) {
        (Some(a), Some(b)) => a.checked_add(b).map(MixedValue::Integer),
        (Some(0), None) => Some(b),
        (None, Some(0)) => Some(a),
        (Some(_) | None, _) => None,
    };
    a.into_iter().zip(b).map(sum).collect()
}

impl OpPattern<PadOp> for FoldConsecutiveConstantPadding {
    fn rewrite(op: PadOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let inner = ir.defining::<PadOp>(op.source(ir)).ok_or(NoMatch)?;
        let value = padding_value(ir, op).ok_or(NoMatch)?;
        if op.nofold(ir) || inner.nofold(ir) || padding_value(ir, inner) != Some(value) {
            return Err(NoMatch);
        }
        let low = [op, inner].map(|op| mixed(op.low(ir), &op.static_low(ir)));
        let high = [op, inner].map(|op| mixed(op.high(ir), &op.static_high(ir)));
        let ([a, b], [c, d]) = (low, high);
        let sums = [summed(ir, a, b).ok_or(NoMatch)?, summed(ir, c, d).ok_or(NoMatch)?];
        let (source, ty) = (inner.source(ir), ir.value_type(op.result(ir)));
        let new = padded(op, ty, source, sums, rewriter)?;
        Ok(rewriter.replace(op, new)?)
    }
}
