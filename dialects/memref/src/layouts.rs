//! Inference of types of buffers from the strides of others.

use ods::affine::{AffineExpr, AffineMap, contiguous_strides};
use ods::prelude::*;

use ods_arith::common::saturated::{add, mul};
use ods_arith::common::slices::StaticSlice;

/// Returns a memref type like another one, with its own shape, offset and strides.
fn strided(context: &Context, like: MemRefType, shape: &[i64], offset: i64, strides: &[i64]) -> Option<Type> {
    let layout = StridedLayoutAttr::get(context, offset, strides);
    with_layout(context, like, shape, Some(layout.into()))
}

fn with_layout(context: &Context, like: MemRefType, shape: &[i64], layout: Option<Attribute>) -> Option<Type> {
    let element = Type::from(like).element_type(context);
    MemRefType::get(context, shape, element, layout, like.memory_space(context)).ok().map(Type::from)
}

/// Infers the type of a subview of full rank; `None` if the source has no strides. Follows
/// `SubViewOp::inferResultType`.
pub(super) fn of_slice(context: &Context, source: Type, slice: &StaticSlice) -> Option<Type> {
    let source = source.cast::<MemRefType>(context)?;
    let (strides, offset) = source.strides_and_offset(context)?;
    let steps = slice.offsets.iter().zip(&strides);
    let offset = steps.fold(offset, |sum, (offset, stride)| add(sum, mul(*offset, *stride)));
    let strides: Vec<i64> = strides.iter().zip(&slice.strides).map(|(a, b)| mul(*a, *b)).collect();
    strided(context, source, &slice.sizes, offset, &strides)
}

/// Infers the type of a buffer whose dimensions are expanded; `None` if it has no strides. Follows
/// `computeExpandedType`.
pub(super) fn expanded(context: &Context, source: Type, shape: &[i64], groups: &[Vec<i64>]) -> Option<Type> {
    let source = source.cast::<MemRefType>(context)?;
    if source.has_identity_layout(context) {
        return with_layout(context, source, shape, None);
    }
    let (strides, offset) = source.strides_and_offset(context)?;
    let mut sizes = shape.iter().rev();
    let mut expanded = Vec::with_capacity(shape.len());
    for (group, stride) in groups.iter().zip(&strides).rev() {
        let mut stride = *stride;
        for size in sizes.by_ref().take(group.len()) {
            expanded.push(stride);
            stride = mul(stride, *size);
        }
    }
    expanded.reverse();
    expanded.resize(shape.len(), 1);
    strided(context, source, shape, offset, &expanded)
}

/// Infers the type of a buffer whose dimensions are collapsed; `None` if it has no strides, or if dimensions of a group
/// are known not to be contiguous. Follows `computeCollapsedType`.
pub(super) fn collapsed(context: &Context, source: Type, shape: &[i64], groups: &[Vec<i64>]) -> Option<Type> {
    let sizes = source.shape(context)?;
    let source = source.cast::<MemRefType>(context)?;
    if source.has_identity_layout(context) {
        return with_layout(context, source, shape, None);
    }
    let (strides, offset) = source.strides_and_offset(context)?;
    let dims: Vec<(i64, i64)> = sizes.iter().copied().zip(strides).collect();
    let mut rest = &dims[..];
    let mut collapsed = Vec::with_capacity(groups.len());
    for group in groups {
        let (dims, others) = rest.split_at_checked(group.len())?;
        rest = others;
        let stride = collapsed_stride(dims)?;
        if has_gaps(dims, stride) {
            return None;
        }
        collapsed.push(stride);
    }
    strided(context, source, shape, offset, &collapsed)
}

/// Returns the stride of a group of dimensions, given as sizes and strides: the stride of the last dimension whose size
/// is not 1. It is dynamic if that size is, since the size may turn out to be 1.
fn collapsed_stride(dims: &[(i64, i64)]) -> Option<i64> {
    let last = dims.iter().rposition(|(size, _)| *size != 1).unwrap_or_default();
    let (size, stride) = *dims.get(last)?;
    Some(if size == DYNAMIC && last > 0 { DYNAMIC } else { stride })
}

/// Returns whether a group is known not to be contiguous: some stride is not the product of the sizes after it.
fn has_gaps(dims: &[(i64, i64)], stride: i64) -> bool {
    let mut expected = stride;
    dims.windows(2).rev().any(|pair| {
        let [(size, stride), (inner, _)] = [pair[0], pair[1]];
        expected = mul(expected, inner);
        size != 1 && expected != DYNAMIC && stride != DYNAMIC && expected != stride
    })
}

/// Infers the type of a buffer whose dimensions are permuted. Follows `inferTransposeResultType`.
pub(super) fn transposed(context: &Context, source: Type, permutation: &AffineMap) -> Option<Type> {
    let sizes = source.shape(context)?;
    let source = source.cast::<MemRefType>(context)?;
    let (strides, offset) = source.strides_and_offset(context)?;
    let dims: Vec<usize> =
        permutation.results().iter().filter_map(|dim| dim.as_dim()).map(|dim| dim as usize).collect();
    let permuted = |of: &[i64]| dims.iter().map(|dim| of.get(*dim).copied()).collect::<Option<Vec<i64>>>();
    strided(context, source, &permuted(sizes)?, offset, &permuted(&strides)?)
}

/// Canonicalizes the layout of a memref type, or removes it if the buffer is contiguous. Follows
/// `canonicalizeStridedLayout`.
pub(super) fn canonical(context: &Context, ty: Type) -> Type {
    canonical_layout(context, ty).unwrap_or(ty)
}

/// Returns the canonical type, or `None` if the type is canonical already.
fn canonical_layout(context: &Context, ty: Type) -> Option<Type> {
    let shape = ty.shape(context)?;
    let memref = ty.cast::<MemRefType>(context)?;
    memref.layout(context)?;
    let map = memref.layout_map(context)?;
    if map.is_identity() {
        return None;
    }
    let [address] = map.results() else { return None };
    if map.num_inputs() == 0 {
        return (address.as_constant() == Some(0)).then(|| with_layout(context, memref, shape, None))?;
    }
    if shape.is_empty() {
        return None;
    }
    let (strides, offset) = map.strides_and_offset(shape)?;
    if offset.as_constant() == Some(0) && strides == contiguous_strides(shape) && !is_overlooked(&strides) {
        return with_layout(context, memref, shape, None);
    }
    let map = AffineMap::new(map.num_dims(), map.num_symbols(), [sum(&strides, offset)]).ok()?;
    with_layout(context, memref, shape, Some(AffineMapAttr::get(context, map).into()))
}

/// Returns whether the reference does not see that the strides are contiguous: its simplification leaves `d0 * s0 + d1`
/// and `d1 + d0 * s0` as they are, as well as those with one more dimension.
fn is_overlooked(strides: &[AffineExpr]) -> bool {
    let Some((first, others)) = strides.split_first() else { return false };
    let are_ones = others.iter().all(|stride| stride.as_constant() == Some(1));
    first.as_symbol().is_some() && are_ones && matches!(others.len(), 1 | 2)
}

/// Returns the sum of each dimension times its stride, and the offset, in the order that the reference's simplification
/// produces: a lone symbol follows the dimension of the same number if any product contains a symbol.
fn sum(strides: &[AffineExpr], offset: AffineExpr) -> AffineExpr {
    let is_pure = strides.iter().all(|stride| stride.as_constant().is_some());
    let mut terms: Vec<AffineExpr> =
        (0..).zip(strides).map(|(dim, stride)| AffineExpr::Dim(dim) * stride.clone()).collect();
    match offset.as_symbol() {
        Some(symbol) if !is_pure && (symbol as usize) < terms.len() => terms.insert(symbol as usize + 1, offset),
        _ => terms.push(offset),
    }
    terms.into_iter().reduce(|sum, term| sum + term).unwrap_or(AffineExpr::Constant(0))
}
