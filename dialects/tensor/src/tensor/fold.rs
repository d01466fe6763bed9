//! Folding: constants, sizes that are known, and slices that change nothing.

use ods::prelude::*;

use super::{
    CastOp, CollapseShapeOp, ConcatOp, DimOp, ExpandShapeOp, ExtractOp, ExtractSliceOp, FromElementsOp, GatherOp,
    GenerateOp, InsertOp, InsertSliceOp, PadOp, RankOp, ReshapeOp, SplatOp, preserves_static_information,
};
use ods_arith::common::reshapes::{self, Reshape};
use ods_arith::common::slices::is_identity_slice;

/// Returns whether an operation that takes the result of the cast may take its source: the cast only loses information.
/// Corresponds to MLIR's `canFoldIntoConsumerOp`.
pub(super) fn loses_information(ir: &Ir, cast: CastOp) -> bool {
    let (source, dest) = (ir.value_type(cast.source(ir)), ir.value_type(cast.dest(ir)));
    preserves_static_information(ir.context(), dest, source)
}

/// Returns the splat with another static shape.
fn resized(context: &Context, constant: Option<Attribute>, ty: Type) -> Option<Attribute> {
    let splat = constant?.cast::<DenseElementsAttr>(context).filter(|elements| elements.is_splat(context))?;
    let is_static = ty.cast::<ShapedType>(context)?.has_static_shape(context);
    let element = splat.element(context, 0).filter(|_| is_static)?;
    DenseElementsAttr::get(context, ty, &[element]).ok().map(Attribute::from)
}

/// Returns the constant with another static shape of as many elements.
pub(super) fn reshaped(context: &Context, constant: Option<Attribute>, ty: Type) -> Option<Attribute> {
    let elements = constant?.cast::<DenseElementsAttr>(context)?;
    elements.reshaped(context, ty).ok().map(Attribute::from)
}

fn constant(attribute: Option<Attribute>) -> Option<OpFoldResult> {
    attribute.map(OpFoldResult::Attribute)
}

impl DimOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> FoldResult {
        let Some(found) = self.known(ir, constants) else { return FoldResult::No };
        if let Some(size) = found {
            return FoldResult::Results([size].into_iter().collect());
        }
        match ir.defining::<CastOp>(self.source(ir)).filter(|cast| loses_information(ir, *cast)) {
            Some(cast) => {
                let source = cast.source(ir);
                self.set_source(ir, source);
                FoldResult::InPlace
            }
            None => FoldResult::No,
        }
    }

    /// Returns the size, if it is known or an operand of the definition; `None` inside if only a cast may be in the
    /// way.
    fn known(self, ir: &Ir, constants: &Constants<'_>) -> Option<Option<OpFoldResult>> {
        let (context, source) = (ir.context(), self.source(ir));
        let index = constants.operand(ir, self, 1)?.cast::<IntegerAttr>(context)?.value(context)?;
        let shape =
            ir.value_type(source).cast::<RankedTensorType>(context).and_then(|ty| Type::from(ty).shape(context))?;
        let index = usize::try_from(index).ok().filter(|index| *index < shape.len())?;
        if shape[index] != DYNAMIC {
            return Some(Some(IntegerAttr::get(context, Type::INDEX, shape[index]).ok()?.into()));
        }
        if let Some(generate) = ir.defining::<GenerateOp>(source) {
            let position = shape[..index].iter().filter(|size| **size == DYNAMIC).count();
            return Some(generate.dynamic_extents(ir).get(position).map(|size| (*size).into()));
        }
        let of_slice = || {
            let slice = ir.defining::<ExtractSliceOp>(source)?;
            let sizes: Vec<MixedValue> = slice.mixed_sizes(ir).into_iter().collect();
            match sizes.get(index).filter(|_| sizes.len() == shape.len())? {
                MixedValue::Operand(size) => Some(OpFoldResult::Value(*size)),
                MixedValue::Integer(_) => None,
            }
        };
        Some(of_slice())
    }
}

impl RankOp {
    pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<IntegerAttr> {
        let context = ir.context();
        let rank = ir.value_type(self.tensor(ir)).shape(context)?.len();
        IntegerAttr::get(context, Type::INDEX, i64::try_from(rank).ok()?).ok()
    }
}

impl ExtractOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let (context, tensor) = (ir.context(), self.tensor(ir));
        let known = constants.operand(ir, self, 0);
        let elements = known.and_then(|known| known.cast::<DenseElementsAttr>(context));
        if let Some(splat) = elements.filter(|elements| elements.is_splat(context)) {
            return constant(splat.element(context, 0));
        }
        let index = |position| constants.operand(ir, self, position)?.cast::<IntegerAttr>(context)?.value(context);
        let indices = (1..ir.num_operands(self)).map(index).collect::<Option<Vec<i64>>>()?;
        if let Some(scalar) = self.inserted(ir) {
            return Some(scalar.into());
        }
        let shape = ir.value_type(tensor).shape(context)?;
        if let Some(made) = ir.defining::<FromElementsOp>(tensor) {
            let flat = flat_index(&indices, shape, |_, _| true)?;
            // Its operands are the elements. A list of all would take as long as there are elements.
            return ir.operand(made, flat).map(Into::into);
        }
        let flat = flat_index(&indices, shape, |index, size| (0..size).contains(&index))?;
        if let Some(sparse) = known.and_then(|known| known.cast::<SparseElementsAttr>(context)) {
            return constant(sparse.element(context, &indices));
        }
        constant(elements?.element(context, flat as u64))
    }

    /// Returns the scalar that was inserted at the same indices. Constants are the same if their numbers are.
    fn inserted(self, ir: &Ir) -> Option<Value> {
        let insert = ir.defining::<InsertOp>(self.tensor(ir))?;
        let (indices, others) = (self.indices(ir), insert.indices(ir));
        let is_same =
            |(a, b): (&Value, &Value)| a == b || ir.constant_int(*a).is_some_and(|a| ir.constant_int(*b) == Some(a));
        indices.iter().zip(&others).all(is_same).then(|| insert.scalar(ir))
    }
}

/// Returns the position of an element in row-major order, if all indices are valid.
fn flat_index(indices: &[i64], shape: &[i64], is_valid: impl Fn(i64, i64) -> bool) -> Option<usize> {
    let mut flat = 0_i64;
    for (index, size) in indices.iter().zip(shape) {
        if !is_valid(*index, *size) {
            return None;
        }
        flat = flat.checked_mul(*size)?.checked_add(*index)?;
    }
    usize::try_from(flat).ok()
}

impl FromElementsOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let count = ir.num_operands(self);
        let elements = (0..count).map(|position| constants.operand(ir, self, position)).collect::<Option<Vec<_>>>()?;
        let ty = ir.value_type(self.result(ir));
        constant(DenseElementsAttr::get(ir.context(), ty, &elements).ok().map(Attribute::from))
    }
}

impl SplatOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let (context, input) = (ir.context(), constants.operand(ir, self, 0)?);
        let is_number = input.isa::<IntegerAttr>(context) || input.isa::<FloatAttr>(context);
        let ty = ir.value_type(self.aggregate(ir));
        let is_static = ty.cast::<ShapedType>(context)?.has_static_shape(context);
        let splat = || DenseElementsAttr::get(context, ty, &[input]).ok().map(Attribute::from);
        constant((is_number && is_static).then(splat).flatten())
    }
}

impl InsertOp {
    /// Folds the insertion of the element that all are.
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let context = ir.context();
        let (scalar, dest) = (constants.operand(ir, self, 0)?, constants.operand(ir, self, 1)?);
        let splat = dest.cast::<DenseElementsAttr>(context).filter(|elements| elements.is_splat(context))?;
        (splat.element(context, 0) == Some(scalar)).then_some(OpFoldResult::Attribute(dest))
    }
}

/// Returns whether the slice is the whole of a tensor with these sizes.
fn is_whole(ir: &Ir, slice: &impl OffsetSizeAndStrideOpInterface, shape: &[i64]) -> bool {
    let sizes = slice.mixed_sizes(ir);
    let same = sizes.clone().into_iter().zip(shape).all(|(size, expected)| match size {
        MixedValue::Integer(size) => size == *expected,
        MixedValue::Operand(size) => ir.constant_int(size) == Some(*expected),
    });
    is_identity_slice(ir, &slice.mixed_offsets(ir), &slice.mixed_strides(ir)) && same && !shape.contains(&DYNAMIC)
}

/// Returns whether two slices have the same offsets, sizes and strides.
fn are_same(ir: &Ir, a: &impl OffsetSizeAndStrideOpInterface, b: &impl OffsetSizeAndStrideOpInterface) -> bool {
    a.mixed_offsets(ir) == b.mixed_offsets(ir)
        && a.mixed_sizes(ir) == b.mixed_sizes(ir)
        && a.mixed_strides(ir) == b.mixed_strides(ir)
}

/// Returns whether each index of the slice is known to have an element of its own: no stride is zero.
fn has_distinct_elements(ir: &Ir, slice: &impl OffsetSizeAndStrideOpInterface) -> bool {
    slice.mixed_strides(ir).into_iter().all(|stride| match stride {
        MixedValue::Integer(stride) => stride != 0,
        MixedValue::Operand(stride) => ir.constant_int(stride).is_some_and(|stride| stride != 0),
    })
}

impl ExtractSliceOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let (context, source) = (ir.context(), self.source(ir));
        let (whole, part) = (ir.value_type(source), ir.value_type(self.result(ir)));
        if let Some(smaller) = resized(context, constants.operand(ir, self, 0), part) {
            return Some(OpFoldResult::Attribute(smaller));
        }
        if whole == part && is_whole(ir, &self, part.shape(context)?) {
            return Some(source.into());
        }
        let is_back = |inserted: &InsertSliceOp| are_same(ir, inserted, &self) && has_distinct_elements(ir, inserted);
        let inserted = ir.defining::<InsertSliceOp>(source).filter(is_back)?;
        let value = inserted.source(ir);
        (ir.value_type(value) == part).then_some(value.into())
    }
}

impl InsertSliceOp {
    pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> FoldResult {
        let (context, source, dest) = (ir.context(), self.source(ir), self.dest(ir));
        let (part, whole) = (ir.value_type(source), ir.value_type(self.result(ir)));
        let result = |value: Value| FoldResult::Results([OpFoldResult::Value(value)].into_iter().collect());
        if part == whole && whole.shape(context).is_some_and(|shape| is_whole(ir, &self, shape)) {
            return result(source);
        }
        if let Some(before) = ir.defining::<Self>(dest).filter(|before| are_same(ir, before, &self))
            && ir.value_type(before.source(ir)) == part
        {
            let below = before.dest(ir);
            self.set_dest(ir, below);
            return FoldResult::InPlace;
        }
        let is_back = |slice: ExtractSliceOp| slice.source(ir) == dest && are_same(ir, &slice, &self);
        if ir.defining::<ExtractSliceOp>(source).is_some_and(is_back) {
            return result(dest);
        }
        let is_zero = |size| match size {
            MixedValue::Integer(size) => size == 0,
            MixedValue::Operand(size) => ir.constant_int(size) == Some(0),
        };
        if self.mixed_sizes(ir).into_iter().any(is_zero) { result(dest) } else { FoldResult::No }
    }
}

/// Folds a change of shape; of a constant, to a constant.
fn fold_reshape(ir: &Ir, op: impl Reshape, constants: &Constants<'_>) -> Option<OpFoldResult> {
    let known = || {
        let ty = ir.result_types(op.operation()).next()?;
        constant(reshaped(ir.context(), constants.operand(ir, op.operation(), 0), ty))
    };
    reshapes::fold(ir, op).map(OpFoldResult::Value).or_else(known)
}

impl ExpandShapeOp {
    /// Folds an expansion that changes no type, one of a constant, and one of a collapse.
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        fold_reshape(ir, self, constants)
    }
}

impl CollapseShapeOp {
    /// Folds a collapse that changes no type, one of a constant, and one of an expansion.
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        fold_reshape(ir, self, constants)
    }
}

impl ReshapeOp {
    /// Folds the reshape of a splat, of a reshape, and one that changes nothing.
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> FoldResult {
        let (source, ty) = (self.source(ir), ir.value_type(self.result(ir)));
        let one = |result: OpFoldResult| FoldResult::Results([result].into_iter().collect());
        if let Some(known) = constant(resized(ir.context(), constants.operand(ir, self, 0), ty)) {
            return one(known);
        }
        if let Some(below) = ir.defining::<Self>(source) {
            let below = below.source(ir);
            self.set_source(ir, below);
            return FoldResult::InPlace;
        }
        let same = ir.value_type(source) == ty && self.keeps_sizes(ir, ty);
        if same { one(source.into()) } else { FoldResult::No }
    }

    /// Returns whether the shape is that of the source, whose type is that of the result.
    fn keeps_sizes(self, ir: &Ir, ty: Type) -> bool {
        let Some(sizes) = ty.shape(ir.context()) else { return false };
        if sizes.len() <= 1 {
            return true;
        }
        let Some(shape) = ir.defining::<FromElementsOp>(self.shape(ir)) else { return false };
        let elements = shape.elements(ir);
        let keeps = |(dim, (element, size)): (i64, (&Value, &i64))| match ir.constant_int(*element) {
            Some(known) => known == *size,
            None => ir
                .defining::<DimOp>(*element)
                .is_some_and(|of| of.source(ir) == self.source(ir) && ir.constant_int(of.index(ir)) == Some(dim)),
        };
        elements.len() == sizes.len() && (0..).zip(elements.iter().zip(sizes)).all(keeps)
    }
}

impl ConcatOp {
    /// Folds the concatenation of one tensor of the result's type.
    pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<OpFoldResult> {
        let [input] = self.inputs(ir)[..] else { return None };
        (ir.value_type(input) == ir.value_type(self.result(ir))).then_some(input.into())
    }
}

impl PadOp {
    /// Folds a padding that adds nothing, unless it is to stay.
    pub(super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<OpFoldResult> {
        let (source, ty) = (self.source(ir), ir.value_type(self.result(ir)));
        let is_static = ty.cast::<ShapedType>(ir.context())?.has_static_shape(ir.context());
        (is_static && ir.value_type(source) == ty && !self.nofold(ir)).then_some(source.into())
    }
}

impl GatherOp {
    /// Folds slices of a splat.
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        constant(resized(ir.context(), constants.operand(ir, self, 0), ir.value_type(self.result(ir))))
    }
}
