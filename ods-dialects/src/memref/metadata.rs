//! What is known of a buffer: its sizes, rank, address, offset and strides.

use ods::fold::OpFoldResult;
use ods::prelude::*;

use super::MemRef;
use crate::arith::ConstantOp;
use crate::common::shapes::rank;

/// Tells one size of a buffer. A dimension that is not there is undefined behaviour.
///
/// ```mlir
/// %n = memref.dim %0, %c1 : memref<4x?xf32>
/// ```
#[op(
    MemRef,
    "dim",
    traits(MemRefsNormalizable, NoMemoryEffect),
    interfaces(OpAsmOpInterface, ConditionallySpeculatable, ShapedDimOpInterface),
    format(attr_dict $source "," $index ":" type($source)),
)]
pub struct DimOp {
    #[operand]
    source: AnyNon0RankedOrUnrankedMemRef,
    #[operand]
    index: Index,
    #[result]
    result: Index,
}

impl DimOp {
    /// A size by the number of its dimension, with a constant for that.
    ///
    /// # Errors
    /// When the dialect is not registered.
    pub fn of_constant(
        ir: &mut Ir,
        at: InsertionPoint,
        location: Location,
        source: Value,
        dim: usize,
    ) -> Result<Self, BuildError> {
        let index = ConstantOp::index(ir.context(), dim as i64).create(ir, at, location)?;
        DimOp::new(source, index.result(ir)).create(ir, at, location)
    }

    /// A size as the type has it, or an operation that tells it. `None` where there is no such dimension.
    pub fn mixed_size(
        ir: &mut Ir,
        at: InsertionPoint,
        location: Location,
        source: Value,
        dim: usize,
    ) -> Option<OpFoldResult> {
        match *ir.value_type(source).shape(ir.context())?.get(dim)? {
            DYNAMIC => Some(Self::of_constant(ir, at, location, source, dim).ok()?.result(ir).into()),
            size => IntegerAttr::get(ir.context(), Type::INDEX, size).map(OpFoldResult::from),
        }
    }
}

impl ShapedDimOpInterface for DimOp {
    fn shaped_value(&self, ir: &Ir) -> Value {
        self.source(ir)
    }
    fn dimension(&self, ir: &Ir) -> OpFoldResult {
        self.index(ir).into()
    }
}

impl ConditionallySpeculatable for DimOp {
    fn speculatability(&self, ir: &Ir) -> Speculatability {
        crate::common::shapes::speculatability_of_dim(ir, self.source(ir), self.index(ir))
    }
}

/// Gives the address of a buffer's first element, without the offset, as a number.
///
/// ```mlir
/// %address = memref.extract_aligned_pointer_as_index %0 : memref<4x4xf32> -> index
/// ```
#[op(
    MemRef,
    "extract_aligned_pointer_as_index",
    traits(Pure, SameVariadicResultSize),
    interfaces(OpAsmOpInterface),
    format($source ":" type($source) "->" type(results) attr_dict),
)]
pub struct ExtractAlignedPointerAsIndexOp {
    #[operand]
    source: AnyRankedOrUnrankedMemRef,
    #[result]
    aligned_pointer: Index,
}

/// Takes a buffer apart: its memory, and offset, sizes and strides.
///
/// ```mlir
/// %memory, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0
///     : memref<10x?xf32> -> memref<f32>, index, index, index, index, index
/// ```
#[op(
    MemRef,
    "extract_strided_metadata",
    traits(Pure, SameVariadicResultSize),
    interfaces(OpAsmOpInterface, InferTypeOpInterface, ViewLikeOpInterface),
    format($source ":" type($source) "->" type(results) attr_dict),
)]
pub struct ExtractStridedMetadataOp {
    #[operand]
    source: AnyStridedMemRef,
    #[result]
    base_buffer: AnyStridedMemRefOfRank<0>,
    #[result]
    offset: Index,
    #[result]
    sizes: Variadic<Index>,
    #[result]
    strides: Variadic<Index>,
}

impl ViewLikeOpInterface for ExtractStridedMetadataOp {
    fn view_source(&self, ir: &Ir) -> Value {
        self.source(ir)
    }
}

impl InferTypeOpInterface for ExtractStridedMetadataOp {
    fn infer_return_types(ir: &Ir, draft: &Draft) -> Result<Vec<Type>, String> {
        let context = ir.context();
        let ty = ir.value_type(ExtractStridedMetadataOp::over(draft).source(ir));
        let source = ty.cast::<MemRefType>(context).ok_or("the source is no memref")?;
        let element = ty.element_type(context);
        let memory = MemRefType::get(context, &[], element, None, source.memory_space(context));
        let mut types = vec![memory.map_err(|error| error.to_string())?.into()];
        types.resize(2 + 2 * rank(context, ty), Type::INDEX);
        Ok(types)
    }
}

/// Tells how many dimensions a buffer has.
///
/// ```mlir
/// %rank = memref.rank %0 : memref<*xf32>
/// ```
#[op(MemRef, "rank", traits(Pure), format($memref attr_dict ":" type($memref)))]
pub struct RankOp {
    #[operand]
    memref: AnyRankedOrUnrankedMemRef,
    #[result]
    result: Index,
}
