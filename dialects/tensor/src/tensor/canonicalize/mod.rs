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
use ods_arith::common::slices::{StaticSlice, ZeroStrides, dims_of_part, fold_slice, kept_dims};

/// Returns the type, where constant operands make dynamic sizes static, and the operands that are left; `None` if no
/// operand is constant.
fn with_static_sizes(ir: &Ir, ty: Type, operands: &[Value]) -> Option<(Type, Values)> {
    let (sizes, left) = static_sizes(ir, ty, operands)?;
    let encoding = ty.cast::<RankedTensorType>(ir.context())?.encoding(ir.context());
    let known = RankedTensorType::get(ir.context(), &sizes, ty.element_type(ir.context()), encoding).ok()?;
    Some((known.into(), left))
}

pattern! {
    in_order;
    at_root;

    /// A bitcast of a bitcast is one bitcast.
    #[benefit(1)]
    pub(super) ChainedTensorBitcast: BitcastOp { source: BitcastOp { source: x } } => BitcastOp { source: x };

    /// A cast of a cast is one cast, unless the one in the middle checks more.
    #[benefit(1)]
    pub(super) ChainedTensorCast: outer @ CastOp { source: CastOp { source: x } }
        if checks_no_more(ir, outer.source(ir), [x, outer.dest(ir)]) => CastOp { source: x };

    /// A cast of a slice to static sizes is a slice of these sizes.
    #[benefit(1)]
    pub(super) TensorCastExtractSlice: cast @ CastOp { source: slice @ ExtractSliceOp { .. } } => {
        let new = slice_with_sizes_of(rewriter.ir(), slice, cast).ok_or(NoMatch)?;
        rewriter.before(cast).value(new)?
    };

    /// A cast of an empty tensor to static sizes is an empty tensor of these sizes.
    #[benefit(1)]
    pub(super) FoldEmptyTensorWithCastOp: cast @ CastOp { source: empty @ EmptyOp { .. } } => {
        let new = empty_with_sizes_of(rewriter.ir(), empty, cast).ok_or(NoMatch)?;
        rewriter.before(cast).value(new)?
    };

    /// The size of an empty tensor is its operand.
    #[benefit(1)]
    pub(super) FoldEmptyTensorWithDimOp: DimOp { source: empty @ EmptyOp { .. }, index: index } => {
        dynamic_size_of_empty(rewriter.ir(), empty, index).ok_or(NoMatch)?
    };

    /// The size of a reshaped tensor is an element of the shape.
    #[benefit(1)]
    pub(super) DimOfReshapeOp: DimOp { source: ReshapeOp { shape: shape, .. }, index: index }
        if ir.value_type(shape).element_type(ir.context()) == Type::INDEX
        => ExtractOp { tensor: shape, indices: [index] },
        _ => arith::IndexCastOp { r#in: ExtractOp { tensor: shape, indices: [index] } };

    /// An element of a cast is an element of its source.
    #[benefit(1)]
    pub(super) ExtractFromTensorCast: ExtractOp { tensor: CastOp { source: x: AnyRankedTensor }, indices: indices }
        => ExtractOp { tensor: x, indices: indices };

    /// An element of a tensor of casts is a cast of an element.
    #[benefit(1)]
    pub(super) ExtractElementFromIndexCast: ExtractOp { tensor: arith::IndexCastOp { r#in: x }, indices: indices }
        => arith::IndexCastOp { r#in: ExtractOp { tensor: x, indices: indices } };

    /// An element of a generated tensor is computed by the body.
    #[benefit(1)]
    pub(super) ExtractFromTensorGenerate: op @ ExtractOp { tensor: generate @ GenerateOp { .. }, indices: indices }
        if ir.would_be_trivially_dead(generate) => { inlined_element(rewriter, generate, &indices, op.operation())? };

    /// A slice of a cast that only loses information is a slice of its source.
    #[benefit(1)]
    pub(super) ExtractSliceOpCastFolder: slice @ ExtractSliceOp {
        source: cast @ CastOp { source: x }, offsets, sizes, strides, static_offsets, static_sizes, static_strides
    } if loses_information(ir, cast) && is_static_part(ir, slice, x)
        => ExtractSliceOp { source: x, offsets, sizes, strides, static_offsets, static_sizes, static_strides };
}

/// Returns whether a cast between the types of two values accepts no more tensors than one by way of the type in the
/// middle.
fn checks_no_more(ir: &Ir, middle: Value, [from, to]: [Value; 2]) -> bool {
    let shape = |value| ir.value_type(value).shape(ir.context());
    let first = joined(shape(from), shape(middle));
    let all = first.and_then(|first| joined(first.as_deref(), shape(to)));
    all.is_some() && joined(shape(from), shape(to)) == all
}

/// Returns the slice with the sizes of the cast's type; `None` if it tells no more sizes.
fn slice_with_sizes_of(ir: &Ir, slice: ExtractSliceOp, cast: CastOp) -> Option<ExtractSliceOp<Draft>> {
    let (context, from, to) = (ir.context(), ir.value_type(cast.source(ir)), ir.value_type(cast.dest(ir)));
    let (old, known) = (from.shape(context)?, to.shape(context)?);
    if known == old || !preserves_static_information(context, from, to) {
        return None;
    }
    let mut sizes: Vec<MixedValue> = slice.mixed_sizes(ir).into_iter().collect();
    for (dim, size) in kept_dims(&slice.static_sizes(ir), old).into_iter().zip(known) {
        if *size != DYNAMIC {
            sizes[dim] = MixedValue::Integer(*size);
        }
    }
    let (offsets, strides) = (slice.mixed_offsets(ir), slice.mixed_strides(ir));
    Some(ExtractSliceOp::of_type(to, slice.source(ir), offsets, sizes.into_iter().collect(), strides))
}

/// Returns an empty tensor of the cast's type; `None` if it tells fewer sizes.
fn empty_with_sizes_of(ir: &Ir, empty: EmptyOp, cast: CastOp) -> Option<EmptyOp<Draft>> {
    let (context, from, to) = (ir.context(), ir.value_type(cast.source(ir)), ir.value_type(cast.dest(ir)));
    if !preserves_static_information(context, from, to) {
        return None;
    }
    let (old, sizes) = (from.shape(context)?, to.shape(context)?);
    let mut operands = empty.dynamic_sizes(ir).into_iter();
    let mut left = Values::new();
    for (_, new) in old.iter().zip(sizes).filter(|(old, _)| **old == DYNAMIC) {
        let operand = operands.next()?;
        if *new == DYNAMIC {
            left.push(operand);
        }
    }
    let ty = RankedTensorType::get(context, sizes, to.element_type(context), None).ok()?;
    (Type::from(ty) == to).then(|| EmptyOp::new(left, ty))
}

/// Returns the operand that is the size of an empty tensor in this dimension.
fn dynamic_size_of_empty(ir: &Ir, empty: EmptyOp, dim: Value) -> Option<Value> {
    let shape = ir.value_type(empty.result(ir)).shape(ir.context())?;
    let dim = usize::try_from(ir.constant_int(dim)?).ok()?;
    if shape.get(dim) != Some(&DYNAMIC) {
        return None;
    }
    let position = shape[..dim].iter().filter(|size| **size == DYNAMIC).count();
    empty.dynamic_sizes(ir).get(position).copied()
}

/// Computes an element of a generated tensor with a copy of the body in front of the operation.
fn inlined_element(
    rewriter: &mut Rewriter<'_>,
    generate: GenerateOp,
    indices: &[Value],
    before: Operation,
) -> RewriteResult<Value> {
    let ir = rewriter.ir();
    let body = ir.entry_block(generate.body(ir)).ok_or(NoMatch)?;
    let last = ir.last_op(body).ok_or(NoMatch)?;
    let yielded = ir.operand(last, 0).ok_or(NoMatch)?;
    let mut mapping = Mapping::new();
    for (argument, index) in ir.arguments(body).zip(indices) {
        mapping.map_value(argument, *index);
    }
    let ops: Vec<Operation> = ir.block_ops(body).take_while(|inner| *inner != last).collect();
    let ir = rewriter.ir_mut();
    let at = InsertionPoint::before(ir, before);
    for inner in ops {
        let copy = ir.clone_op_with(inner, &mut mapping);
        ir.insert(at, copy);
    }
    Ok(mapping.value(yielded))
}

/// Returns whether a slice without constant operands is within the bounds of the tensor.
fn is_static_part(ir: &Ir, slice: ExtractSliceOp, whole: Value) -> bool {
    let shape = ir.value_type(whole).shape(ir.context());
    !ir.operands(slice).any(|operand| ir.constant_int(operand).is_some())
        && shape.is_some_and(|shape| StaticSlice::of(&slice, ir).is_in_bounds(shape))
}

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

/// Returns the type of a part with other sizes: it retains the dimensions that it retained with its sizes `before`.
///
/// MLIR 22 drops the first dimensions of size 1, whichever they were before (llvm/llvm-project#217361, #178118).
fn part_type(ir: &Ir, whole: Type, part: Type, before: &[i64], sizes: &[i64]) -> Option<Type> {
    let context = ir.context();
    let kept = dims_of_part(before, part.shape(context)?)?;
    let kept: Vec<i64> = kept.into_iter().map(|dim| sizes[dim]).collect();
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
        let known = part_type(ir, ir.value_type(source), ty, &op.static_sizes(ir), &sizes.integers).ok_or(NoMatch)?;
        let new = rewriter.before(op).value(ExtractSliceOp::of_type(known, source, offsets, sizes, strides))?;
        if known == ty {
            return Ok(rewriter.replace(op, new)?);
        }
        rewriter.replace_with(op, CastOp::new(new, ty))?;
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
                let before = ($name).static_sizes(ir);
                let known = part_type(ir, whole, part, &before, &sizes.integers).ok_or(NoMatch)?;
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
