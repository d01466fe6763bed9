//! Elements and sizes of tensors.

use ods::fold::OpFoldResult;
use ods::interfaces::infer_shaped_dim_range;
use ods::numeric::IntRange;
use ods::prelude::*;

use super::Tensor;
use super::canonicalize::{
    DimOfCastOp, DimOfDestStyleOp, DimOfReshapeOp, ExtractElementFromIndexCast, ExtractFromTensorCast,
    ExtractFromTensorGenerate, FoldEmptyTensorWithDimOp,
};
use ods_arith::common::shapes::rank;
use ods_arith::sized_by_constant;

op_family! {
    use ods_arith::common::shapes::Dim;

    /// Returns the size of a dimension of a tensor. If the dimension does not exist, the behavior is undefined.
    ///
    /// ```mlir
    /// %n = tensor.dim %0, %c1 : tensor<4x?xf32>
    /// ```
    pub DimOp = Dim<Tensor, AnyNon0RankedOrUnrankedTensor>(
        "dim",
        canonicalize(FoldEmptyTensorWithDimOp, DimOfCastOp, DimOfDestStyleOp, DimOfReshapeOp),
    );
}

sized_by_constant!(DimOp);

/// Returns the element at some indices.
///
/// ```mlir
/// %1 = tensor.extract %0[%i, %j] : tensor<4x?xi32>
/// ```
#[op(
    Tensor,
    "extract",
    traits(
        Pure,
        TypesMatchWith("result type matches element type of tensor", tensor, result, |ty, context| {
            ty.element_type(context)
        })
    ),
    interfaces(OpAsmOpInterface, RuntimeVerifiableOpInterface),
    verify,
    fold, canonicalize(ExtractFromTensorGenerate, ExtractElementFromIndexCast, ExtractFromTensorCast),
    format($tensor "[" $indices "]" attr_dict ":" type($tensor)),
)]
pub struct ExtractOp {
    #[operand]
    tensor: AnyRankedTensor,
    #[operand]
    indices: Variadic<Index>,
    #[result]
    result: AnyType,
}

impl ExtractOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        match self.indices(ir).len() == rank(ir.context(), ir.value_type(self.tensor(ir))) {
            true => Ok(()),
            false => Err(ir.op_error(self, "incorrect number of indices for extract_element")),
        }
    }
}

/// Returns a tensor with one element replaced.
///
/// ```mlir
/// %1 = tensor.insert %element into %0[%i, %j] : tensor<4x?xi32>
/// ```
#[op(
    Tensor,
    "insert",
    traits(
        Pure,
        TypesMatchWith("result type matches type of dest", dest, result, |ty, _context| ty),
        TypesMatchWith("scalar type matches element type of dest", dest, scalar, |ty, context| {
            ty.element_type(context)
        })
    ),
    interfaces(OpAsmOpInterface, DestinationStyleOpInterface, RuntimeVerifiableOpInterface),
    verify,
    fold,
    format($scalar "into" $dest "[" $indices "]" attr_dict ":" type($dest)),
)]
pub struct InsertOp {
    #[operand]
    scalar: AnyType,
    #[operand]
    dest: AnyRankedTensor,
    #[operand]
    indices: Variadic<Index>,
    #[result]
    result: AnyRankedTensor,
}

impl DestinationStyleOpInterface for InsertOp {
    fn dps_init_range(&self, _: &Ir) -> std::ops::Range<usize> {
        1..2
    }
}

impl InsertOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        match self.indices(ir).len() == rank(ir.context(), ir.value_type(self.dest(ir))) {
            true => Ok(()),
            false => Err(ir.op_error(self, "incorrect number of indices")),
        }
    }
}

/// Returns the number of dimensions of a tensor.
///
/// ```mlir
/// %rank = tensor.rank %0 : tensor<*xf32>
/// ```
#[op(Tensor, "rank", traits(Pure), interfaces(OpAsmOpInterface), fold, format($tensor attr_dict ":" type($tensor)))]
pub struct RankOp {
    #[operand]
    tensor: AnyTensor,
    #[result]
    result: Index,
}
