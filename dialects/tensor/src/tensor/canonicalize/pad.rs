//! Patterns of `tensor.pad`.

use ods::prelude::*;

use crate::tensor::fold::loses_information;
use crate::tensor::{CastOp, ExtractSliceOp, PadOp, preserves_static_information};
use ods_arith::common::saturated::add;
use ods_arith::common::shapes::rank;
use ods_arith::common::slices::is_all;

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
    is_all(ir, &padding, 0)
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
    padding.into_iter().map(|number| number.folded(ir)).collect()
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

/// A padding of a slice of a padding of a slice, in other dimensions with the same value, is one padding of one slice.
pub(in crate::tensor) struct FoldOrthogonalPaddings;

/// Returns whether elements are added after each dimension; `None` if some may be added before one.
fn dims_padded_behind(ir: &Ir, op: PadOp) -> Option<Vec<bool>> {
    if !is_zero(ir, mixed(op.low(ir), &op.static_low(ir))) {
        return None;
    }
    let high = mixed(op.high(ir), &op.static_high(ir)).into_iter();
    Some(high.map(|number| number.folded(ir) != MixedValue::Integer(0)).collect())
}

/// A padding and the slice that it pads.
struct PaddedSlice {
    slice: ExtractSliceOp,
    /// Whether the dimension is padded, for each.
    dims: Vec<bool>,
}

impl PaddedSlice {
    /// Returns the padding and its slice, if the slice has steps of 1 and elements are added only after its own.
    fn of(ir: &Ir, pad: PadOp) -> Option<Self> {
        let slice = ir.defining::<ExtractSliceOp>(pad.source(ir))?;
        let has_unit_steps = is_all(ir, &slice.mixed_strides(ir), 1);
        Some(Self { slice, dims: dims_padded_behind(ir, pad).filter(|_| has_unit_steps)? })
    }

    /// Returns the offset in a dimension, unless it is zero without padding.
    fn offset(&self, ir: &Ir, dim: usize) -> Option<MixedValue> {
        let offset = self.slice.mixed_offsets(ir).into_iter().nth(dim)?;
        let is_zero = !self.dims[dim] && offset.folded(ir) == MixedValue::Integer(0);
        (!is_zero).then_some(offset)
    }
}

/// Returns the offset and size of the slice that both slices are, in a dimension; `None` if the inner one cuts off what
/// is padded.
fn combined_slice(ir: &Ir, inner: &PaddedSlice, outer: &PaddedSlice, dim: usize) -> Option<(MixedValue, MixedValue)> {
    let size = |slice: ExtractSliceOp| slice.mixed_sizes(ir).into_iter().nth(dim);
    let offset = match (inner.offset(ir, dim), outer.offset(ir, dim)) {
        (None, None) => MixedValue::Integer(0),
        (None, Some(offset)) | (Some(offset), None) => offset,
        (Some(_), Some(_)) => return None,
    };
    if !outer.dims[dim] {
        return Some((offset, size(inner.slice)?));
    }
    let padded = *ir.value_type(inner.slice.source(ir)).shape(ir.context())?.get(dim)?;
    let is_whole = padded != DYNAMIC && size(inner.slice)?.folded(ir) == MixedValue::Integer(padded);
    Some((offset, size(outer.slice).filter(|_| is_whole)?))
}

impl OpPattern<PadOp> for FoldOrthogonalPaddings {
    fn rewrite(op: PadOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let inner = PaddedSlice::of(ir, op).ok_or(NoMatch)?;
        let below = ir.defining::<PadOp>(inner.slice.source(ir)).ok_or(NoMatch)?;
        let outer = PaddedSlice::of(ir, below).ok_or(NoMatch)?;
        let value = |pad: PadOp| ir.constant(constant_padding(ir, pad)?);
        let (source, num_dims) = (outer.slice.source(ir), inner.dims.len());
        let fits = rank(ir.context(), ir.value_type(source)) == num_dims
            && outer.dims.len() == num_dims
            && value(op).is_some();
        if !fits || value(op) != value(below) || inner.dims.iter().zip(&outer.dims).any(|(a, b)| *a && *b) {
            return Err(NoMatch);
        }
        let combined = (0..num_dims).map(|dim| combined_slice(ir, &inner, &outer, dim));
        let (offsets, sizes): (Vec<_>, Vec<_>) =
            combined.collect::<Option<Vec<_>>>().ok_or(NoMatch)?.into_iter().unzip();
        let high = |pad: PadOp| mixed(pad.high(ir), &pad.static_high(ir)).into_iter();
        let highs = high(op).zip(high(below)).zip(&outer.dims);
        let high = highs.map(|((inner, outer), is_outer)| if *is_outer { outer } else { inner });
        let high = high.map(|number| if is_zero(ir, [number].into_iter().collect()) { 0.into() } else { number });
        let (low, high) = (mixed(op.low(ir), &op.static_low(ir)), high.collect());
        let (strides, ty) = (inner.slice.mixed_strides(ir), ir.value_type(op.result(ir)));
        let slice = ExtractSliceOp::of(ir, source, offsets, sizes, strides);
        let slice = rewriter.before(op).value(slice)?;
        let new = padded(op, ty, slice, [low, high], rewriter)?;
        Ok(rewriter.replace(op, new)?)
    }
}

/// A padding of a padding with the same value is one padding. Numbers that are both dynamic would need an operation of
/// another dialect.
pub(in crate::tensor) struct FoldConsecutiveConstantPadding;

/// Returns the value of all added elements, if it is the same for all and does not depend on the body.
pub fn constant_padding(ir: &Ir, op: PadOp) -> Option<Value> {
    let body = ir.entry_block(op.region(ir))?;
    let value = ir.operand(ir.last_op(body)?, 0)?;
    let is_outside = ir.value_block(value) != Some(body);
    (ir.constant(value).is_some() || is_outside).then_some(value)
}

fn summed(ir: &Ir, a: MixedValues, b: MixedValues) -> Option<MixedValues> {
    let sum = |(a, b): (MixedValue, MixedValue)| match (a.folded(ir), b.folded(ir)) {
        (MixedValue::Integer(a), MixedValue::Integer(b)) => a.checked_add(b).and_then(MixedValue::constant),
        (MixedValue::Integer(0), other) | (other, MixedValue::Integer(0)) => Some(other),
        (MixedValue::Integer(_) | MixedValue::Operand(_), MixedValue::Operand(_))
        | (MixedValue::Operand(_), MixedValue::Integer(_)) => None,
    };
    a.into_iter().zip(b).map(sum).collect()
}

impl OpPattern<PadOp> for FoldConsecutiveConstantPadding {
    fn rewrite(op: PadOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let inner = ir.defining::<PadOp>(op.source(ir)).ok_or(NoMatch)?;
        let value = constant_padding(ir, op).ok_or(NoMatch)?;
        if op.nofold(ir) || inner.nofold(ir) || constant_padding(ir, inner) != Some(value) {
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
