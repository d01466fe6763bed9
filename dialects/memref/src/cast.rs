//! Changes of the type of a buffer, and assumptions about it.

use ods::prelude::*;

use super::canonicalize::{ReinterpretCastOpConstantFolder, ReinterpretCastOpExtractStridedMetadataFolder};
use super::{DimOp, MemRef, memory_space};
use ods_arith::common::DynamicIndexList;
use ods_arith::common::quoted::quoted;
use ods_arith::common::saturated::may_be_equal;
use ods_arith::common::shapes::{number, rank};
use ods_arith::common::slices::mixed_lists;

/// Asserts that the address of a buffer is a multiple of a power of two.
///
/// The result is poison if it is not.
///
/// ```mlir
/// %1 = memref.assume_alignment %0, 16 : memref<?xf32>
/// ```
#[op(
    MemRef,
    "assume_alignment",
    traits(Pure, SameOperandsAndResultType),
    interfaces(OpAsmOpInterface, ViewLikeOpInterface, ReifyRankedShapedTypeOpInterface, RuntimeVerifiableOpInterface),
    verify,
    fold,
    format($memref "," $alignment attr_dict ":" type($memref)),
)]
pub struct AssumeAlignmentOp {
    #[operand]
    memref: AnyMemRef,
    #[attr]
    alignment: Confined<I32Attr, IntPositive>,
    #[result]
    result: AnyMemRef,
}

impl AssumeAlignmentOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        match u32::try_from(self.alignment(ir)).is_ok_and(u32::is_power_of_two) {
            true => Ok(()),
            false => Err(ir.op_error(self, "alignment must be power of 2")),
        }
    }
}

impl ViewLikeOpInterface for AssumeAlignmentOp {
    fn view_source(&self, ir: &Ir) -> Value {
        self.memref(ir)
    }
}

impl ReifyRankedShapedTypeOpInterface for AssumeAlignmentOp {
    fn reify_result_shapes(&self, b: &mut OpBuilder<'_>) -> Option<Vec<Vec<OpFoldResult>>> {
        let rank = rank(b.context(), b.type_of(self.memref(b.ir())));
        let sizes = (0..rank).map(|dim| self.reify_dim_of_result(b, 0, dim));
        Some(vec![sizes.collect::<Option<_>>()?])
    }

    /// Returns the offset and strides of the operand.
    fn reify_dim_of_result(&self, b: &mut OpBuilder<'_>, result: usize, dim: usize) -> Option<OpFoldResult> {
        if result > 0 {
            return None;
        }
        DimOp::mixed_size(b, self.memref(b.ir()), dim)
    }
}

/// Asserts that accesses through the results do not overlap.
///
/// ```mlir
/// %in, %out = memref.distinct_objects %from, %to : memref<8xi32>, memref<?xi8>
/// ```
#[op(
    MemRef,
    "distinct_objects",
    traits(Pure, DistinctObjectsTrait),
    interfaces(InferTypeOpInterface),
    verify,
    format($operands attr_dict ":" type($operands)),
)]
pub struct DistinctObjectsOp {
    #[operand]
    operands: Variadic<AnyMemRef>,
    #[result]
    results: Variadic<AnyMemRef>,
}

impl DistinctObjectsOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        if !ir.operand_types(self).eq(ir.result_types(self)) {
            return Err(ir.op_error(self, "operand types and result types must match"));
        }
        match self.operands(ir).is_empty() {
            true => Err(ir.op_error(self, "expected at least one operand")),
            false => Ok(()),
        }
    }
}

impl InferTypeOpInterface for DistinctObjectsOp {
    fn infer_return_types(ir: &Ir, draft: &Draft) -> Result<Vec<Type>, String> {
        Ok(DistinctObjectsOp::over(draft).operands(ir).into_iter().map(|value| ir.value_type(value)).collect())
    }
}

/// Casts a buffer to a type with more or less static information about its sizes, strides and offset, or to or from an
/// unranked type.
///
/// If the static information of the result type is wrong, the behavior is undefined.
///
/// ```mlir
/// %1 = memref.cast %0 : memref<4x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
/// ```
#[op(
    MemRef,
    "cast",
    interfaces(CastOpInterface, OpAsmOpInterface, ViewLikeOpInterface, RuntimeVerifiableOpInterface),
    traits(MemRefsNormalizable, Pure, SameOperandsAndResultShape),
    fold,
    format($source attr_dict ":" type($source) "to" type($dest)),
)]
pub struct CastOp {
    #[operand]
    source: AnyRankedOrUnrankedMemRef,
    #[result]
    dest: AnyRankedOrUnrankedMemRef,
}

impl ViewLikeOpInterface for CastOp {
    fn view_source(&self, ir: &Ir) -> Value {
        self.source(ir)
    }
}

impl CastOpInterface for CastOp {
    fn are_cast_compatible(ir: &Ir, inputs: &[Type], outputs: &[Type]) -> bool {
        let ([from], [to]) = (inputs, outputs) else { return false };
        let context = ir.context();
        let is_same = |what: fn(&Context, Type) -> Option<Attribute>| what(context, *from) == what(context, *to);
        if from.element_type(context) != to.element_type(context) || !is_same(memory_space) {
            return false;
        }
        match (from.cast::<MemRefType>(context), to.cast::<MemRefType>(context)) {
            (Some(from), Some(to)) => are_ranked_compatible(context, from, to),
            (None, None) => false,
            _ => from.isa::<BaseMemRefType>(context) && to.isa::<BaseMemRefType>(context),
        }
    }
}

/// Returns whether the sizes, strides and offsets may be the same.
fn are_ranked_compatible(context: &Context, from: MemRefType, to: MemRefType) -> bool {
    let shape = |ty: MemRefType| Type::from(ty).shape(context).unwrap_or_default();
    let (sizes, to_sizes) = (shape(from), shape(to));
    if sizes.len() != to_sizes.len() || !sizes.iter().zip(to_sizes).all(|(a, b)| may_be_equal(*a, *b)) {
        return false;
    }
    if from.layout(context) == to.layout(context) {
        return true;
    }
    let (from, to) = (from.strides_and_offset(context), to.strides_and_offset(context));
    let (Some((strides, offset)), Some((to_strides, to_offset))) = (from, to) else { return false };
    may_be_equal(offset, to_offset) && strides.iter().zip(&to_strides).all(|(a, b)| may_be_equal(*a, *b))
}

/// Casts a buffer to a type with a different memory space.
///
/// ```mlir
/// %1 = memref.memory_space_cast %0 : memref<4xf32, 5> to memref<4xf32>
/// ```
#[op(
    MemRef,
    "memory_space_cast",
    interfaces(CastOpInterface, OpAsmOpInterface, MemorySpaceCastOpInterface, ViewLikeOpInterface),
    traits(MemRefsNormalizable, Pure, SameOperandsAndResultElementType, SameOperandsAndResultShape),
    fold,
    format($source attr_dict ":" type($source) "to" type($dest)),
)]
pub struct MemorySpaceCastOp {
    #[operand]
    source: AnyRankedOrUnrankedMemRef,
    #[result]
    dest: AnyRankedOrUnrankedMemRef,
}

impl ViewLikeOpInterface for MemorySpaceCastOp {
    fn view_source(&self, ir: &Ir) -> Value {
        self.source(ir)
    }
}

impl CastOpInterface for MemorySpaceCastOp {
    fn are_cast_compatible(ir: &Ir, inputs: &[Type], outputs: &[Type]) -> bool {
        let ([from], [to]) = (inputs, outputs) else { return false };
        let context = ir.context();
        if from.element_type(context) != to.element_type(context) {
            return false;
        }
        match (from.cast::<MemRefType>(context), to.cast::<MemRefType>(context)) {
            (Some(a), Some(b)) => from.shape(context) == to.shape(context) && a.layout(context) == b.layout(context),
            (None, None) => from.isa::<UnrankedMemRefType>(context) && to.isa::<UnrankedMemRefType>(context),
            _ => false,
        }
    }
}

impl MemorySpaceCastOpInterface for MemorySpaceCastOp {
    fn source_ptr(&self, ir: &Ir) -> Value {
        self.source(ir)
    }
    fn target_ptr(&self, ir: &Ir) -> Value {
        self.dest(ir)
    }
    fn is_valid_memory_space_cast(&self, ir: &Ir, target: Type, source: Type) -> bool {
        let context = ir.context();
        let Some(target) = target.interface::<dyn PtrLikeTypeInterface>(context) else { return false };
        source.isa::<BaseMemRefType>(context)
            && target.clone_ptr_with(context, memory_space(context, source), None) == Some(source)
    }
    fn clone_memory_space_cast(&self, b: &mut OpBuilder<'_>, target: Type, source: Value) -> Option<Operation> {
        if !self.is_valid_memory_space_cast(b.ir(), target, b.type_of(source)) {
            return None;
        }
        b.insert(MemorySpaceCastOp::new(source, target)).ok().map(|cast| cast.operation())
    }
    /// Returns whether the destination has the default memory space, which supports all operations.
    fn is_source_promotable(&self, ir: &Ir) -> bool {
        memory_space(ir.context(), ir.value_type(self.dest(ir))).is_none()
    }
}

op_family! {
    use ods_arith::common::slices::OpWithOffsetSizesAndStrides;

    /// Reinterprets the memory of a buffer with any offset, sizes and strides, counted in elements from its start.
    ///
    /// ```mlir
    /// %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [%n, 10], strides: [1, %s]
    ///     : memref<?x?xf32> to memref<?x10xf32, strided<[1, ?]>>
    /// ```
    pub ReinterpretCastOp = { #[operand] source: AnyRankedOrUnrankedMemRef } + OpWithOffsetSizesAndStrides<MemRef>(
        "reinterpret_cast",
        traits(MemRefsNormalizable, Pure),
        interfaces(OpAsmOpInterface, ViewLikeOpInterface),
        verify,
        fold,
        canonicalize(ReinterpretCastOpExtractStridedMetadataFolder, ReinterpretCastOpConstantFolder),
        format(
            $source "to" "offset" "" ":" custom<DynamicIndexList>($offsets, $static_offsets)
            "" "," "sizes" "" ":" custom<DynamicIndexList>($sizes, $static_sizes)
            "" "," "strides" "" ":" custom<DynamicIndexList>($strides, $static_strides)
            attr_dict ":" type($source) "to" type($result)
        ),
        builders(of),
    ) {
        #[result]
        result: AnyStridedMemRef,
    };
}

impl ReinterpretCastOp<Draft> {
    /// Creates the operation; the result type contains all static numbers.
    pub fn of(
        ir: &Ir,
        source: Value,
        offset: impl Into<MixedValue>,
        sizes: impl IntoIterator<Item = impl Into<MixedValue>>,
        strides: impl IntoIterator<Item = impl Into<MixedValue>>,
    ) -> Self {
        let (context, ty) = (ir.context(), ir.value_type(source));
        let [offset, sizes, strides] = mixed_lists([offset], sizes, strides);
        let layout = StridedLayoutAttr::get(context, offset.integers[0], &strides.integers);
        let (element, space) = (ty.element_type(context), memory_space(context, ty));
        let result = match MemRefType::get(context, &sizes.integers, element, Some(layout.into()), space) {
            Ok(result) => result,
            Err(error) => return Self::over(Draft::new(ReinterpretCastOp::SCHEMA).wrong(error.to_string())),
        };
        let (a, b, c) = (offset.integers, sizes.integers, strides.integers);
        Self::new(source, offset.operands, sizes.operands, strides.operands, a, b, c, result)
    }
}

impl ViewLikeOpInterface for ReinterpretCastOp {
    fn view_source(&self, ir: &Ir) -> Value {
        self.source(ir)
    }
}

impl ReinterpretCastOp {
    fn max_ranks(self, ir: &Ir) -> [usize; 3] {
        let rank = rank(ir.context(), ir.value_type(self.result(ir)));
        [1, rank, rank]
    }

    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let context = ir.context();
        let (source, result) = (ir.value_type(self.source(ir)), ir.value_type(self.result(ir)));
        let error = |message: String| Err(ir.error(self, message));
        let types = || format!("source type {} and result memref type {}", quoted(ir, source), quoted(ir, result));
        if memory_space(context, source) != memory_space(context, result) {
            return error(format!("different memory spaces specified for {}", types()));
        }
        if source.element_type(context) != result.element_type(context) {
            return error(format!("different element types specified for {}", types()));
        }
        let sizes = result.shape(context).unwrap_or_default();
        if let Some((dim, expected, size)) = contradiction(&self.static_sizes(ir), sizes) {
            return error(format!("expected result type with size = {expected} instead of {size} in dim = {dim}"));
        }
        let layout = result.cast::<MemRefType>(context).and_then(|result| result.strides_and_offset(context));
        let Some((strides, offset)) = layout else {
            let result = quoted(ir, result);
            return error(format!("expected result type to have strided layout but found {result}"));
        };
        if let Some((_, expected, offset)) = contradiction(&self.static_offsets(ir), &[offset]) {
            return error(format!("expected result type with offset = {expected} instead of {offset}"));
        }
        if let Some((dim, expected, stride)) = contradiction(&self.static_strides(ir), &strides) {
            return error(format!("expected result type with stride = {expected} instead of {stride} in dim = {dim}"));
        }
        Ok(())
    }
}

/// Returns the first static number of the type that contradicts the operation: its position, the expected number and
/// the actual one.
fn contradiction(expected: &[i64], of_type: &[i64]) -> Option<(usize, String, i64)> {
    let mut pairs = expected.iter().zip(of_type).enumerate();
    let (dim, (expected, it)) = pairs.find(|(_, (expected, it))| **it != DYNAMIC && expected != it)?;
    Some((dim, number(*expected), *it))
}
