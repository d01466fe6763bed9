//! Canonicalization patterns of buffers, with MLIR's names and orders.
//!
//! * `reshape`, `metadata`, `scope`: patterns of changes of shape, of metadata, and of scopes of allocations. This file
//!   has all others.

mod metadata;
mod reshape;
mod scope;

pub(super) use metadata::{Metadata, ReinterpretCastOpConstantFolder, ReinterpretCastOpExtractStridedMetadataFolder};
pub(super) use reshape::{CollapseShapeOpMemRefCastFolder, ExpandShapeOpMemRefCastFolder};
pub(super) use scope::{AllocaScopeHoister, AllocaScopeInliner};

use ods::prelude::*;

use super::fold::loses_information;
use super::{
    AllocOp, AllocaOp, CastOp, CopyOp, DeallocOp, DimOp, LoadOp, ReallocOp, ReshapeOp, StoreOp, SubViewOp, ViewOp,
    layouts,
};
use ods_arith::arith;
use ods_arith::common::shapes::static_sizes;
use ods_arith::common::slices::{StaticSlice, ZeroStrides, fold_slice, is_identity_slice};

/// Returns the type with other sizes.
fn resized(context: &Context, ty: Type, sizes: &[i64]) -> Option<Type> {
    let memref = ty.cast::<MemRefType>(context)?;
    let (layout, space) = (memref.layout(context), memref.memory_space(context));
    MemRefType::get(context, sizes, ty.element_type(context), layout, space).ok().map(Type::from)
}

/// Constant sizes of a buffer are part of its type.
pub(super) struct SimplifyAllocConst;

/// A buffer that is only written to and freed is erased.
pub(super) struct SimplifyDeadAlloc;

/// Erases an operation whose result is only written to and freed.
fn erase_dead(op: Operation, buffer: Value, rewriter: &mut Rewriter<'_>) -> RewriteResult {
    let ir = rewriter.ir_mut();
    let only_writes = |user| match ir.cast::<StoreOp>(user) {
        Some(store) => store.value(ir) != buffer,
        None => ir.isa::<DeallocOp>(user),
    };
    let mut users: Vec<Operation> = ir.users(buffer).collect();
    if !users.iter().all(|user| only_writes(*user)) {
        return Err(NoMatch);
    }
    users.dedup();
    for user in users {
        ir.erase(user)?;
    }
    Ok(ir.erase(op)?)
}

macro_rules! allocations {
    ($($op:ident)*) => {$(
        impl OpPattern<$op> for SimplifyAllocConst {
            fn rewrite(op: $op, rewriter: &mut Rewriter<'_>) -> RewriteResult {
                let ir = rewriter.ir();
                let ty = ir.value_type(op.memref(ir));
                let (sizes, left) = static_sizes(ir, ty, &op.dynamic_sizes(ir)).ok_or(NoMatch)?;
                let known = resized(ir.context(), ty, &sizes).ok_or(NoMatch)?;
                let new = $op::new(left, op.symbol_operands(ir), known);
                let new = match op.alignment_attr(ir) {
                    Some(alignment) => new.with_alignment(alignment),
                    None => new,
                };
                let new = rewriter.before(op).value(new)?;
                rewriter.replace_with(op, CastOp::new(new, ty))?;
                Ok(())
            }
        }

        impl OpPattern<$op> for SimplifyDeadAlloc {
            fn rewrite(op: $op, rewriter: &mut Rewriter<'_>) -> RewriteResult {
                let buffer = op.memref(rewriter.ir());
                erase_dead(op.operation(), buffer, rewriter)
            }
        }
    )*};
}

allocations!(AllocOp AllocaOp);

impl OpPattern<ReallocOp> for SimplifyDeadAlloc {
    fn rewrite(op: ReallocOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let buffer = ir.only_result(op).ok_or(NoMatch)?;
        erase_dead(op.operation(), buffer, rewriter)
    }
}

pattern! {
    in_order;
    at_root;

    /// A copy of a buffer without elements is erased.
    #[benefit(1)]
    pub(super) FoldEmptyCopy: CopyOp { source: source, target: target } if is_empty(ir, source) || is_empty(ir, target)
        => erase;

    /// A copy of a buffer to itself is erased.
    #[benefit(1)]
    pub(super) FoldSelfCopy: CopyOp { source: x, target: x } => erase;

    /// A part of a cast that only loses information is a part of its source.
    #[benefit(1)]
    pub(super) SubViewOpMemRefCastFolder: part @ SubViewOp {
        source: cast @ CastOp { source: x }, offsets, sizes, strides, static_offsets, static_sizes, static_strides
    } if loses_information(ir, cast) && is_static_part(ir, part, x) => CastOp {
        source: SubViewOp { source: x, offsets, sizes, strides, static_offsets, static_sizes, static_strides }
            -> part_type(ir, part, ir.value_type(x), &StaticSlice::of(&part, ir)).ok_or(NoMatch)?
    };

    /// A part that is the whole buffer is a cast of it.
    #[benefit(1)]
    pub(super) TrivialSubViewOpFolder: part @ SubViewOp { source: x, .. }
        if is_whole(ir, part) && ir.value_type(x) == ir.value_type(part.result(ir)) => x,
        if is_whole(ir, part) => CastOp { source: x };

    /// A view of a cast is a view of its source.
    #[benefit(1)]
    pub(super) ViewOpMemrefCastFolder: ViewOp { source: CastOp { source: x }, byte_shift, sizes }
        => ViewOp { source: x, byte_shift, sizes };

    /// The size of a reshaped buffer is read from its shape, at the place of the reshape, since the shape may be
    /// written later.
    #[benefit(1)]
    pub(super) DimOfMemRefReshape: op @ DimOp { source: reshape @ ReshapeOp { shape: shape, .. }, index: index }
        if is_known_at(ir, index, reshape.operation(), op.operation())
        => { size_at(rewriter, reshape, (shape, index), op)? };
}

/// Returns whether a buffer has no elements.
fn is_empty(ir: &Ir, buffer: Value) -> bool {
    ir.value_type(buffer).shape(ir.context()).is_some_and(|shape| shape.contains(&0))
}

/// Returns whether a part without constant operands is within the bounds of the buffer.
fn is_static_part(ir: &Ir, part: SubViewOp, whole: Value) -> bool {
    let shape = ir.value_type(whole).shape(ir.context());
    !ir.operands(part).any(|operand| ir.constant_int(operand).is_some())
        && shape.is_some_and(|shape| StaticSlice::of(&part, ir).is_in_bounds(shape))
}

/// Returns whether the part is the whole buffer.
fn is_whole(ir: &Ir, part: SubViewOp) -> bool {
    let shape = |value| ir.value_type(value).shape(ir.context());
    let (Some(whole), Some(result)) = (shape(part.source(ir)), shape(part.result(ir))) else { return false };
    let sizes = part.mixed_sizes(ir);
    whole.len() == result.len()
        && is_identity_slice(ir, &part.mixed_offsets(ir), &part.mixed_strides(ir))
        && sizes.operands.is_empty()
        && sizes.integers == whole
        && !whole.contains(&DYNAMIC)
}

/// Reads a size from the shape of a reshape, at the place of the reshape.
fn size_at(
    rewriter: &mut Rewriter<'_>,
    reshape: ReshapeOp,
    (shape, index): (Value, Value),
    op: DimOp,
) -> RewriteResult<Value> {
    let location = rewriter.ir().location(op);
    let mut b = rewriter.ir_mut().builder_after(reshape);
    b.set_location(location);
    let size = b.value(LoadOp::new(shape, [index]).with_nontemporal(false))?;
    match b.type_of(size) == Type::INDEX {
        true => Ok(size),
        false => Ok(b.value(arith::IndexCastOp::new(size, Type::INDEX))?),
    }
}

/// Returns the type of a part of a buffer of type `source`, without the dimensions that `part` drops.
fn part_type(ir: &Ir, part: SubViewOp, source: Type, slice: &StaticSlice) -> Option<Type> {
    let context = ir.context();
    let full = layouts::of_slice(context, source, slice)?;
    let kept = part.kept_dims(ir)?;
    if kept.len() == full.shape(context)?.len() {
        return Some(full);
    }
    let memref = full.cast::<MemRefType>(context)?;
    let (strides, offset) = memref.strides_and_offset(context)?;
    let pick = |numbers: &[i64]| kept.iter().map(|dim| numbers[*dim]).collect::<Vec<i64>>();
    let layout = StridedLayoutAttr::get(context, offset, &pick(&strides));
    let sizes = pick(full.shape(context)?);
    let space = memref.memory_space(context);
    MemRefType::get(context, &sizes, full.element_type(context), Some(layout.into()), space).ok().map(Type::from)
}

/// Constant offsets, sizes and strides of a part are part of its type.
pub(super) struct OpWithOffsetSizesAndStridesConstantArgumentFolder;

impl OpPattern<SubViewOp> for OpWithOffsetSizesAndStridesConstantArgumentFolder {
    fn rewrite(op: SubViewOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (source, ty) = (op.source(ir), ir.value_type(op.result(ir)));
        let folded = fold_slice(ir, &op, ir.value_type(source), ZeroStrides::Refuse);
        let ([offsets, sizes, strides], slice) = folded.ok_or(NoMatch)?;
        let known = part_type(ir, op, ir.value_type(source), &slice).ok_or(NoMatch)?;
        let new = rewriter.before(op).value(SubViewOp::of_type(known, source, offsets, sizes, strides))?;
        if known == ty {
            return Ok(rewriter.replace(op, new)?);
        }
        rewriter.replace_with(op, CastOp::new(new, ty))?;
        Ok(())
    }
}

/// Constant sizes of a view are part of its type.
pub(super) struct ViewOpShapeFolder;

impl OpPattern<ViewOp> for ViewOpShapeFolder {
    fn rewrite(op: ViewOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let ty = ir.value_type(op.result(ir));
        let (sizes, left) = static_sizes(ir, ty, &op.sizes(ir)).ok_or(NoMatch)?;
        let known = resized(ir.context(), ty, &sizes).ok_or(NoMatch)?;
        let new = ViewOp::new(op.source(ir), op.byte_shift(ir), left, known);
        let new = rewriter.before(op).value(new)?;
        rewriter.replace_with(op, CastOp::new(new, ty))?;
        Ok(())
    }
}

/// Returns whether the value dominates the operation; both dominate a common user.
fn is_known_at(ir: &Ir, value: Value, op: Operation, user: Operation) -> bool {
    if ir.value_block(value) == ir.parent_block(op) {
        return ir.defining_op(value).is_none_or(|definition| !ir.is_before_in_block(op, definition));
    }
    let region = |block: Option<Block>| block.and_then(|block| ir.block_region(block));
    let (of_value, of_op) = (region(ir.value_block(value)), region(ir.parent_block(op)));
    let is_outside = match (of_value, of_op) {
        (Some(of_value), Some(of_op)) => {
            let owners = std::iter::successors(ir.parent_op(op), |owner| ir.parent_op(*owner));
            of_value != of_op && owners.into_iter().any(|owner| region(ir.parent_block(owner)) == Some(of_value))
        }
        (None, _) | (_, None) => false,
    };
    ir.parent_block(user) == ir.parent_block(op) || is_outside
}
