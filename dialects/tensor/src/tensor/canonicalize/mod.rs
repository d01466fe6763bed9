//! Canonicalization patterns of tensors, with MLIR's names and orders.
//!
//! * `pad`, `concat`, `insert`, `reshape`: patterns of padding, concatenation, insertion of casts, and changes of
//!   shape. This file has all others.

mod concat;
mod insert;
mod pad;
mod reshape;

pub(super) use concat::{InferConcatOperandTypes, InferConcatResultType, SingleInputConcatOp};
pub(super) use insert::{InsertSliceOpCastFolder, InsertSliceOpSourceCastInserter, fold_casts_of_producers};
pub use pad::constant_padding;
pub(super) use pad::{
    FoldConsecutiveConstantPadding, FoldOrthogonalPaddings, FoldSourceTensorCast, FoldStaticPadding,
    FoldStaticZeroPadding, FoldTargetTensorCast,
};
pub(super) use reshape::{
    ConvertToStaticExpandShape, FoldCollapseOfCastOp, FoldReshapeWithConstant, FoldReshapeWithFromElements,
    FoldReshapeWithSplat,
};

use ods::ir::Mapping;
use ods::prelude::*;

use super::fold::loses_information;
use super::{
    BitcastOp, CastOp, DimOp, EmptyOp, ExtractOp, ExtractSliceOp, GenerateOp, InsertSliceOp, ParallelInsertSliceOp,
    ReshapeOp, preserves_static_information,
};
use ods_arith::arith;
use ods_arith::common::shapes::static_sizes;
use ods_arith::common::slices::{StaticSlice, ZeroStrides, fold_slice, kept_dims};

/// Returns the type, where constant operands make dynamic sizes static, and the operands that are left; `None` if no
/// operand is constant.
fn with_static_sizes(ir: &Ir, ty: Type, operands: &[Value]) -> Option<(Type, Values)> {
    let (sizes, left) = static_sizes(ir, ty, operands)?;
    let encoding = ty.cast::<RankedTensorType>(ir.context())?.encoding(ir.context());
    let known = RankedTensorType::get(ir.context(), &sizes, ty.element_type(ir.context()), encoding).ok()?;
    Some((known.into(), left))
}

/// A bitcast of a bitcast is one bitcast.
pub(super) struct ChainedTensorBitcast;

impl OpPattern<BitcastOp> for ChainedTensorBitcast {
    fn rewrite(op: BitcastOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let source = ir.defining::<BitcastOp>(op.source(ir)).ok_or(NoMatch)?.source(ir);
        let ty = ir.value_type(op.dest(ir));
        rewriter.replace_with(op, BitcastOp::new(source, ty))?;
        Ok(())
    }
}

/// A cast of a cast is one cast, unless the one in the middle checks more.
pub(super) struct ChainedTensorCast;

/// Returns the type that has the static sizes of both; `None` if they contradict each other.
fn joined(a: Option<&[i64]>, b: Option<&[i64]>) -> Option<Option<Vec<i64>>> {
    let (Some(a), Some(b)) = (a, b) else { return Some(a.or(b).map(<[i64]>::to_vec)) };
    let join = |(a, b): (&i64, &i64)| match (*a, *b) {
        (DYNAMIC, other) | (other, DYNAMIC) => Some(other),
        (a, b) => (a == b).then_some(a),
    };
    if a.len() != b.len() {
        return None;
    }
    a.iter().zip(b).map(join).collect::<Option<Vec<i64>>>().map(Some)
}

impl OpPattern<CastOp> for ChainedTensorCast {
    fn rewrite(op: CastOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let context = ir.context();
        let source = ir.defining::<CastOp>(op.source(ir)).ok_or(NoMatch)?.source(ir);
        let ty = ir.value_type(op.dest(ir));
        let shape = |value| ir.value_type(value).shape(context);
        let (from, between, to) = (shape(source), shape(op.source(ir)), ty.shape(context));
        let first = joined(from, between).ok_or(NoMatch)?;
        let all = joined(first.as_deref(), to).ok_or(NoMatch)?;
        if joined(from, to) != Some(all) {
            return Err(NoMatch);
        }
        rewriter.replace_with(op, CastOp::new(source, ty))?;
        Ok(())
    }
}

/// A cast of a slice to static sizes is a slice of these sizes.
pub(super) struct TensorCastExtractSlice;

impl OpPattern<CastOp> for TensorCastExtractSlice {
    fn rewrite(op: CastOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let context = ir.context();
        let slice = ir.defining::<ExtractSliceOp>(op.source(ir)).ok_or(NoMatch)?;
        let ty = ir.value_type(op.dest(ir));
        let known = ty.shape(context).ok_or(NoMatch)?;
        let old = ir.value_type(op.source(ir)).shape(context).ok_or(NoMatch)?;
        if known == old || !preserves_static_information(context, ir.value_type(op.source(ir)), ty) {
            return Err(NoMatch);
        }
        let mut sizes: Vec<MixedValue> = slice.mixed_sizes(ir).into_iter().collect();
        for (dim, size) in kept_dims(&slice.static_sizes(ir), old).into_iter().zip(known) {
            if *size != DYNAMIC {
                sizes[dim] = MixedValue::Integer(*size);
            }
        }
        let (offsets, strides) = (slice.mixed_offsets(ir), slice.mixed_strides(ir));
        let new = ExtractSliceOp::of_type(ty, slice.source(ir), offsets, sizes.into_iter().collect(), strides);
        rewriter.replace_with(op, new)?;
        Ok(())
    }
}

/// A cast of an empty tensor to static sizes is an empty tensor of these sizes.
pub(super) struct FoldEmptyTensorWithCastOp;

impl OpPattern<CastOp> for FoldEmptyTensorWithCastOp {
    fn rewrite(op: CastOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let context = ir.context();
        let empty = ir.defining::<EmptyOp>(op.source(ir)).ok_or(NoMatch)?;
        let (from, to) = (ir.value_type(op.source(ir)), ir.value_type(op.dest(ir)));
        if !preserves_static_information(context, from, to) {
            return Err(NoMatch);
        }
        let (from, sizes) = (from.shape(context).ok_or(NoMatch)?, to.shape(context).ok_or(NoMatch)?);
        let mut operands = empty.dynamic_sizes(ir).into_iter();
        let mut left = Values::new();
        for (old, new) in from.iter().zip(sizes).filter(|(old, _)| **old == DYNAMIC) {
            debug_assert_eq!(*old, DYNAMIC);
            let operand = operands.next().ok_or(NoMatch)?;
            if *new == DYNAMIC {
                left.push(operand);
            }
        }
        let ty = RankedTensorType::get(context, sizes, to.element_type(context), None)?;
        if Type::from(ty) != to {
            return Err(NoMatch);
        }
        rewriter.replace_with(op, EmptyOp::new(left, ty))?;
        Ok(())
    }
}

/// Constant sizes of an empty tensor are part of its type.
pub(super) struct ReplaceEmptyTensorStaticShapeDims;

impl OpPattern<EmptyOp> for ReplaceEmptyTensorStaticShapeDims {
    fn rewrite(op: EmptyOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let ty = ir.value_type(op.result(ir));
        let (known, left) = with_static_sizes(ir, ty, &op.dynamic_sizes(ir)).ok_or(NoMatch)?;
        let new = rewriter.before(op).value(EmptyOp::new(left, known))?;
        rewriter.replace_with(op, CastOp::new(new, ty))?;
        Ok(())
    }
}

/// The size of an empty tensor is its operand.
pub(super) struct FoldEmptyTensorWithDimOp;

impl OpPattern<DimOp> for FoldEmptyTensorWithDimOp {
    fn rewrite(op: DimOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let empty = ir.defining::<EmptyOp>(op.source(ir)).ok_or(NoMatch)?;
        let shape = ir.value_type(op.source(ir)).shape(ir.context()).ok_or(NoMatch)?;
        let index = ir.constant_int(op.index(ir)).and_then(|index| usize::try_from(index).ok()).ok_or(NoMatch)?;
        if shape.get(index) != Some(&DYNAMIC) {
            return Err(NoMatch);
        }
        let position = shape[..index].iter().filter(|size| **size == DYNAMIC).count();
        let size = *empty.dynamic_sizes(ir).get(position).ok_or(NoMatch)?;
        Ok(rewriter.replace(op, size)?)
    }
}

/// The size of a cast is the size of its source.
pub(super) struct DimOfCastOp;

impl OpPattern<DimOp> for DimOfCastOp {
    fn rewrite(op: DimOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir_mut();
        let source = ir.defining::<CastOp>(op.source(ir)).ok_or(NoMatch)?.source(ir);
        op.set_source(ir, source);
        Ok(())
    }
}

/// The size of a result of a destination-style operation is the size of its destination.
pub(super) struct DimOfDestStyleOp;

impl OpPattern<DimOp> for DimOfDestStyleOp {
    fn rewrite(op: DimOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir_mut();
        let ods::ir::ValueOwner::Result(definition, index) = ir.value_owner(op.source(ir)) else { return Err(NoMatch) };
        let style = ir.interface::<dyn DestinationStyleOpInterface>(definition).ok_or(NoMatch)?;
        let position = style.dps_init_range(ir).nth(index).ok_or(NoMatch)?;
        let init = ir.operand(definition, position).ok_or(NoMatch)?;
        op.set_source(ir, init);
        Ok(())
    }
}

/// The size of a reshaped tensor is an element of the shape.
pub(super) struct DimOfReshapeOp;

impl OpPattern<DimOp> for DimOfReshapeOp {
    fn rewrite(op: DimOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let reshape = ir.defining::<ReshapeOp>(op.source(ir)).ok_or(NoMatch)?;
        let (shape, index) = (reshape.shape(ir), op.index(ir));
        let size = rewriter.before(op).value(ExtractOp::new(shape, [index]))?;
        if rewriter.ir().value_type(size) == Type::INDEX {
            return Ok(rewriter.replace(op, size)?);
        }
        rewriter.replace_with(op, arith::IndexCastOp::new(size, Type::INDEX))?;
        Ok(())
    }
}

/// An element of a cast is an element of its source.
pub(super) struct ExtractFromTensorCast;

impl OpPattern<ExtractOp> for ExtractFromTensorCast {
    fn rewrite(op: ExtractOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let source = ir.defining::<CastOp>(op.tensor(ir)).ok_or(NoMatch)?.source(ir);
        if !ir.value_type(source).isa::<RankedTensorType>(ir.context()) {
            return Err(NoMatch);
        }
        let indices = op.indices(ir);
        rewriter.replace_with(op, ExtractOp::new(source, indices))?;
        Ok(())
    }
}

/// An element of a tensor of casts is a cast of an element.
pub(super) struct ExtractElementFromIndexCast;

impl OpPattern<ExtractOp> for ExtractElementFromIndexCast {
    fn rewrite(op: ExtractOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let source = ir.defining::<arith::IndexCastOp>(op.tensor(ir)).ok_or(NoMatch)?.r#in(ir);
        let (indices, ty) = (op.indices(ir), ir.value_type(op.result(ir)));
        let element = rewriter.before(op).value(ExtractOp::new(source, indices))?;
        rewriter.replace_with(op, arith::IndexCastOp::new(element, ty))?;
        Ok(())
    }
}

/// An element of a generated tensor is computed by the body.
pub(super) struct ExtractFromTensorGenerate;

impl OpPattern<ExtractOp> for ExtractFromTensorGenerate {
    fn rewrite(op: ExtractOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let generate =
            ir.defining::<GenerateOp>(op.tensor(ir)).filter(|op| ir.would_be_trivially_dead(*op)).ok_or(NoMatch)?;
        let body = ir.entry_block(generate.body(ir)).ok_or(NoMatch)?;
        let last = ir.last_op(body).ok_or(NoMatch)?;
        let yielded = ir.operand(last, 0).ok_or(NoMatch)?;
        let mut mapping = Mapping::new();
        for (argument, index) in ir.arguments(body).zip(op.indices(ir)) {
            mapping.map_value(argument, index);
        }
        let ops: Vec<Operation> = ir.block_ops(body).take_while(|inner| *inner != last).collect();
        let ir = rewriter.ir_mut();
        let at = InsertionPoint::before(ir, op);
        for inner in ops {
            let copy = ir.clone_op_with(inner, &mut mapping);
            ir.insert(at, copy);
        }
        Ok(ir.replace_op(op, mapping.value(yielded))?)
    }
}

/// Constant sizes of a generated tensor are part of its type.
pub(super) struct StaticTensorGenerate;

impl OpPattern<GenerateOp> for StaticTensorGenerate {
    fn rewrite(op: GenerateOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let ty = ir.value_type(op.result(ir));
        let (known, left) = with_static_sizes(ir, ty, &op.dynamic_extents(ir)).ok_or(NoMatch)?;
        let new = rewriter.before(op).insert(GenerateOp::new(left, known))?;
        let ir = rewriter.ir_mut();
        ir.take_blocks(op.body(ir), new.body(ir));
        let result = new.result(ir);
        rewriter.replace_with(op, CastOp::new(result, ty))?;
        Ok(())
    }
}

/// Returns the type of a part with these sizes, without as many dimensions of size 1 as it has fewer dimensions.
fn part_type(ir: &Ir, whole: Type, rank: usize, sizes: &[i64]) -> Option<Type> {
    let context = ir.context();
    let mut surplus = sizes.len().checked_sub(rank)?;
    let mut kept = Vec::with_capacity(rank);
    for size in sizes {
        if *size == 1 && surplus > 0 {
            surplus -= 1;
        } else {
            kept.push(*size);
        }
    }
    let encoding = whole.cast::<RankedTensorType>(context)?.encoding(context).filter(|_| kept.len() == sizes.len());
    RankedTensorType::get(context, &kept, whole.element_type(context), encoding).ok().map(Type::from)
}

/// Constant offsets, sizes and strides of a slice are part of its type.
pub(super) struct OpWithOffsetSizesAndStridesConstantArgumentFolder;

impl OpPattern<ExtractSliceOp> for OpWithOffsetSizesAndStridesConstantArgumentFolder {
    fn rewrite(op: ExtractSliceOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (source, ty) = (op.source(ir), ir.value_type(op.result(ir)));
        let folded = fold_slice(ir, &op, ir.value_type(source), ZeroStrides::Fold);
        let ([offsets, sizes, strides], _) = folded.ok_or(NoMatch)?;
        let rank = ty.shape(ir.context()).ok_or(NoMatch)?.len();
        let known = part_type(ir, ir.value_type(source), rank, &sizes.integers).ok_or(NoMatch)?;
        let new = rewriter.before(op).value(ExtractSliceOp::of_type(known, source, offsets, sizes, strides))?;
        if known == ty {
            return Ok(rewriter.replace(op, new)?);
        }
        rewriter.replace_with(op, CastOp::new(new, ty))?;
        Ok(())
    }
}

/// A slice of a cast that only loses information is a slice of its source.
pub(super) struct ExtractSliceOpCastFolder;

impl OpPattern<ExtractSliceOp> for ExtractSliceOpCastFolder {
    fn rewrite(op: ExtractSliceOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        if ir.operands(op).any(|operand| ir.constant_int(operand).is_some()) {
            return Err(NoMatch);
        }
        let cast = ir.defining::<CastOp>(op.source(ir)).filter(|cast| loses_information(ir, *cast)).ok_or(NoMatch)?;
        let source = cast.source(ir);
        let shape = ir.value_type(source).shape(ir.context()).ok_or(NoMatch)?;
        if !StaticSlice::of(&op, ir).is_in_bounds(shape) {
            return Err(NoMatch);
        }
        let [offsets, sizes, strides] = [op.mixed_offsets(ir), op.mixed_sizes(ir), op.mixed_strides(ir)];
        let ty = ir.value_type(op.result(ir));
        rewriter.replace_with(op, ExtractSliceOp::of_type(ty, source, offsets, sizes, strides))?;
        Ok(())
    }
}

/// Constant offsets, sizes and strides of an insertion are numbers.
pub(super) struct InsertSliceOpConstantArgumentFolder;

macro_rules! insertions {
    ($($op:ident at |$ir:ident, $name:ident| $place:expr;)*) => {$(
        impl OpPattern<$op> for InsertSliceOpConstantArgumentFolder {
            fn rewrite($name: $op, rewriter: &mut Rewriter<'_>) -> RewriteResult {
                let ir = rewriter.ir();
                let (source, dest) = (($name).source(ir), ($name).dest(ir));
                let (part, whole) = (ir.value_type(source), ir.value_type(dest));
                let ([offsets, sizes, strides], _) = fold_slice(ir, &$name, whole, ZeroStrides::Stay).ok_or(NoMatch)?;
                let rank = part.shape(ir.context()).ok_or(NoMatch)?.len();
                let known = part_type(ir, whole, rank, &sizes.integers).ok_or(NoMatch)?;
                let $ir = ir;
                let place: Operation = $place;
                let source = if known == part { source } else { rewriter.before(place).value(CastOp::new(source, known))? };
                rewriter.replace_with($name, $op::of(source, dest, offsets, sizes, strides))?;
                Ok(())
            }
        }
    )*};
}

insertions! {
    InsertSliceOp at |_ir, op| op.operation();
    ParallelInsertSliceOp at |ir, op| ir.parent_op(op).ok_or(NoMatch)?;
}
