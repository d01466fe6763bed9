//! Metadata of a buffer: its sizes, rank, address, offset and strides.

use ods::fold::OpFoldResult;
use ods::interfaces::infer_shaped_dim_range;
use ods::numeric::IntRange;
use ods::prelude::*;

use super::MemRef;
use super::canonicalize::DimOfMemRefReshape;
use ods_arith::common::shapes::rank;
use ods_arith::sized_by_constant;

op_family! {
    use ods_arith::common::shapes::Dim;

    /// Returns the size of a dimension of a buffer. If the dimension does not exist, the behavior is undefined.
    ///
    /// ```mlir
    /// %n = memref.dim %0, %c1 : memref<4x?xf32>
    /// ```
    pub DimOp = Dim<MemRef, AnyNon0RankedOrUnrankedMemRef>(
        "dim",
        traits(MemRefsNormalizable),
        canonicalize(DimOfMemRefReshape),
    );
}

sized_by_constant!(DimOp);

/// Returns the address of a buffer's first element, without the offset, as a number.
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

/// Decomposes a buffer into its base buffer, offset, sizes and strides.
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
    fold,
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
        let source = ty.cast::<MemRefType>(context).ok_or("the source is not a memref")?;
        let element = ty.element_type(context);
        let memory = MemRefType::get(context, &[], element, None, source.memory_space(context));
        let mut types = vec![memory.map_err(|error| error.to_string())?.into()];
        types.resize(2 + 2 * rank(context, ty), Type::INDEX);
        Ok(types)
    }
}

/// Returns the number of dimensions of a buffer.
///
/// ```mlir
/// %rank = memref.rank %0 : memref<*xf32>
/// ```
#[op(MemRef, "rank", traits(Pure), fold, format($memref attr_dict ":" type($memref)))]
pub struct RankOp {
    #[operand]
    memref: AnyRankedOrUnrankedMemRef,
    #[result]
    result: Index,
}
