//! Folding: casts that an operation can do without, and metadata that is known.

use ods::prelude::*;

use super::canonicalize::Metadata;
use super::{
    AllocOp, AllocaOp, AssumeAlignmentOp, AtomicRMWOp, CastOp, CollapseShapeOp, CopyOp, DeallocOp, DimOp, DmaStartOp,
    DmaWaitOp, ExpandShapeOp, ExtractStridedMetadataOp, LoadOp, MemorySpaceCastOp, PrefetchOp, RankOp,
    ReinterpretCastOp, StoreOp, SubViewOp, TransposeOp, ViewOp,
};
use ods_arith::arith;
use ods_arith::common::reshapes;
use ods_arith::common::slices::{is_all, is_identity_slice};
use ods_arith::one_of;

/// Replaces operands that are casts of ranked buffers by their sources, except for one. Returns whether there were any.
/// Corresponds to MLIR's `foldMemRefCast`.
pub(super) fn fold_casts(ir: &mut Ir, op: Operation, except: Option<Value>) -> bool {
    let source = |ir: &Ir, operand: Value| {
        let source = ir.defining::<CastOp>(operand)?.source(ir);
        ir.value_type(source).isa::<MemRefType>(ir.context()).then_some(source)
    };
    let operands: Vec<Value> = ir.operands(op).collect();
    let mut folded = false;
    for (position, operand) in operands.into_iter().enumerate().filter(|(_, operand)| Some(*operand) != except) {
        if let Some(source) = source(ir, operand) {
            ir.set_operand(op, position, source);
            folded = true;
        }
    }
    folded
}

/// Replaces operands that are casts of ranked buffers by their sources, for operations of other dialects.
pub fn fold_casts_of_operands(ir: &mut Ir, op: Operation) -> FoldResult {
    in_place(fold_casts(ir, op, None))
}

fn in_place(folded: bool) -> FoldResult {
    if folded { FoldResult::InPlace } else { FoldResult::No }
}

/// Defines `fold` of operations that look through casts.
macro_rules! look_through_casts {
    ($($op:ident)*) => {$(
        impl $op {
            pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> FoldResult {
                in_place(fold_casts(ir, self.operation(), None))
            }
        }
    )*};
}

look_through_casts!(CastOp DeallocOp DmaStartOp DmaWaitOp LoadOp PrefetchOp);

impl StoreOp {
    pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> FoldResult {
        let value = self.value(ir);
        in_place(fold_casts(ir, self.operation(), Some(value)))
    }
}

impl AtomicRMWOp {
    pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> FoldResult {
        let value = self.value(ir);
        in_place(fold_casts(ir, self.operation(), Some(value)))
    }
}

/// Returns whether an operation that takes the result of the cast may take its source: the cast only loses information.
/// Corresponds to MLIR's `canFoldIntoConsumerOp`.
pub(super) fn loses_information(ir: &Ir, cast: CastOp) -> bool {
    let context = ir.context();
    let ranked = |value| ir.value_type(value).cast::<MemRefType>(context);
    let (Some(from), Some(to)) = (ranked(cast.source(ir)), ranked(cast.dest(ir))) else { return false };
    let (Some((strides, offset)), Some((to_strides, to_offset))) =
        (from.strides_and_offset(context), to.strides_and_offset(context))
    else {
        return false;
    };
    let shape = |ty: MemRefType| Type::from(ty).shape(context).unwrap_or_default();
    let keeps = |(from, to): (&i64, &i64)| *from != DYNAMIC || *to == DYNAMIC;
    let same_rank = shape(from).len() == shape(to).len();
    same_rank
        && shape(from).iter().zip(shape(to)).all(keeps)
        && keeps((&offset, &to_offset))
        && strides.iter().zip(&to_strides).all(keeps)
}

impl CopyOp {
    pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> FoldResult {
        let mut folded = false;
        for (position, operand) in [self.source(ir), self.target(ir)].into_iter().enumerate() {
            if let Some(cast) = ir.defining::<CastOp>(operand).filter(|cast| loses_information(ir, *cast)) {
                let source = cast.source(ir);
                ir.set_operand(self, position, source);
                folded = true;
            }
        }
        in_place(folded)
    }
}

impl DimOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> FoldResult {
        let Some(found) = self.known(ir, constants) else { return FoldResult::No };
        match found {
            Some(size) => FoldResult::Results([size].into_iter().collect()),
            None => in_place(fold_casts(ir, self.operation(), None)),
        }
    }

    /// Returns the size, if it is known or an operand of the definition; `None` inside if only a cast may be in the
    /// way.
    fn known(self, ir: &Ir, constants: &Constants<'_>) -> Option<Option<OpFoldResult>> {
        let (context, source) = (ir.context(), self.source(ir));
        let index = constants.operand(ir, self, 1)?.cast::<IntegerAttr>(context)?.value(context)?;
        let ty = ir.value_type(source).cast::<MemRefType>(context)?;
        let shape = Type::from(ty).shape(context)?;
        let index = usize::try_from(index).ok().filter(|index| *index < shape.len())?;
        if shape[index] != DYNAMIC {
            return Some(Some(IntegerAttr::get(context, Type::INDEX, shape[index]).ok()?.into()));
        }
        let position = shape[..index].iter().filter(|size| **size == DYNAMIC).count();
        Some(self.size_operand(ir, source, index, position).map(OpFoldResult::from))
    }

    /// Returns the operand of the definition that is the dynamic size.
    fn size_operand(self, ir: &Ir, source: Value, index: usize, position: usize) -> Option<Value> {
        let definition = ir.defining_op(source)?;
        let sizes = one_of!(ir, definition;
            AllocOp => |op| op.dynamic_sizes(ir), AllocaOp => |op| op.dynamic_sizes(ir), ViewOp => |op| op.sizes(ir));
        if let Some(sizes) = sizes {
            return sizes.get(position).copied();
        }
        let subview = ir.cast::<SubViewOp>(definition)?;
        let kept = subview.kept_dims(ir)?;
        let sizes: Vec<MixedValue> = subview.mixed_sizes(ir).into_iter().collect();
        match sizes.get(*kept.get(index)?)? {
            MixedValue::Operand(size) => Some(*size),
            MixedValue::Integer(_) => None,
        }
    }
}

impl RankOp {
    pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<IntegerAttr> {
        let context = ir.context();
        let rank = ir.value_type(self.memref(ir)).shape(context)?.len();
        IntegerAttr::get(context, Type::INDEX, i64::try_from(rank).ok()?).ok()
    }
}

impl AssumeAlignmentOp {
    /// Folds the same assumption about an assumption.
    pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<Value> {
        let inner = ir.defining::<Self>(self.memref(ir))?;
        (inner.alignment(ir) == self.alignment(ir)).then(|| self.memref(ir))
    }
}

impl MemorySpaceCastOp {
    pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> FoldResult {
        let Some(inner) = ir.defining::<Self>(self.source(ir)) else { return FoldResult::No };
        let source = inner.source(ir);
        self.set_source(ir, source);
        FoldResult::InPlace
    }
}

/// Returns whether the type has only static sizes, and a static layout.
fn is_static(context: &Context, ty: Type) -> bool {
    let memref = ty.cast::<MemRefType>(context);
    let sizes = ty.shape(context).is_some_and(|shape| !shape.contains(&DYNAMIC));
    let layout = memref.and_then(|memref| memref.strides_and_offset(context));
    sizes && layout.is_some_and(|(strides, offset)| offset != DYNAMIC && !strides.contains(&DYNAMIC))
}

impl SubViewOp {
    pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<Value> {
        let (context, source) = (ir.context(), self.source(ir));
        let ty = ir.value_type(source);
        if ty != ir.value_type(self.result(ir)) {
            return None;
        }
        if is_static(context, ty) {
            return Some(source);
        }
        let inner = ir.defining::<Self>(source)?;
        let same_sizes = inner.mixed_sizes(ir) == self.mixed_sizes(ir);
        let is_whole = is_identity_slice(ir, &self.mixed_offsets(ir), &self.mixed_strides(ir));
        (same_sizes && is_whole).then_some(source)
    }
}

impl ViewOp {
    pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<Value> {
        let source = self.source(ir);
        let ty = ir.value_type(source);
        (ty == ir.value_type(self.result(ir)) && is_static(ir.context(), ty)).then_some(source)
    }
}

impl ExpandShapeOp {
    /// Folds an expansion that changes no type, and one of a collapse.
    pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<Value> {
        reshapes::fold(ir, self)
    }
}

impl CollapseShapeOp {
    /// Folds a collapse that changes no type, and one of an expansion.
    pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<Value> {
        reshapes::fold(ir, self)
    }
}

fn one(result: Value) -> FoldResult {
    FoldResult::Results([OpFoldResult::Value(result)].into_iter().collect())
}

impl TransposeOp {
    /// Folds a transposition that changes nothing, and combines two.
    pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> FoldResult {
        let source = self.r#in(ir);
        let permutation = self.permutation(ir);
        if permutation.is_identity() && ir.value_type(source) == ir.value_type(self.result(ir)) {
            return one(source);
        }
        let Some(below) = ir.defining::<Self>(source) else { return FoldResult::No };
        let (source, Some(both)) = (below.r#in(ir), permutation.compose(below.permutation(ir))) else {
            return FoldResult::No;
        };
        self.set_in(ir, source);
        self.set_permutation(ir, both);
        FoldResult::InPlace
    }
}

impl ExtractStridedMetadataOp {
    /// Replaces the uses of numbers that the type tells with constants, and looks through casts.
    pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> FoldResult {
        let Some(metadata) = Metadata::extracted(ir, self) else { return FoldResult::No };
        let known = [metadata.offset].into_iter().chain(metadata.sizes).chain(metadata.strides);
        let results: Values = ir.results(self).skip(1).collect();
        let mut folded = false;
        for (result, known) in results.into_iter().zip(known) {
            let MixedValue::Integer(known) = known else { continue };
            if ir.has_uses(result)
                && let Ok(constant) = ir.builder_before(self).value(arith::ConstantOp::index(known))
            {
                ir.replace_all_uses(result, constant);
                folded = true;
            }
        }
        in_place(fold_casts(ir, self.operation(), None) || folded)
    }
}

impl ReinterpretCastOp {
    /// Looks through operations that keep the memory, and folds a static cast that changes nothing.
    pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> FoldResult {
        let source = self.source(ir);
        let starts_there = |view: &SubViewOp| is_all(ir, &view.mixed_offsets(ir), 0);
        let below = ir.defining::<Self>(source).map(|below| below.source(ir));
        let below = below.or_else(|| Some(ir.defining::<CastOp>(source)?.source(ir)));
        let below = below.or_else(|| Some(ir.defining::<SubViewOp>(source).filter(starts_there)?.source(ir)));
        if let Some(below) = below {
            self.set_source(ir, below);
            return FoldResult::InPlace;
        }
        let ty = ir.value_type(self.result(ir));
        let is_static = ty.cast::<ShapedType>(ir.context()).is_some_and(|ty| ty.has_static_shape(ir.context()));
        let is_same = is_static && ir.value_type(source) == ty && self.static_offsets(ir).first() == Some(&0);
        if is_same { one(source) } else { FoldResult::No }
    }
}
