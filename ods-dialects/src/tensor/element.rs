//! Single elements, and sizes.

use ods::fold::OpFoldResult;
use ods::prelude::*;

use super::Tensor;
use crate::arith::ConstantOp;
use crate::common::shapes::{rank, speculatability_of_dim};

/// Tells one size of a tensor. A dimension that is not there is undefined behaviour.
///
/// ```mlir
/// %n = tensor.dim %0, %c1 : tensor<4x?xf32>
/// ```
#[op(
    Tensor,
    "dim",
    traits(NoMemoryEffect),
    interfaces(OpAsmOpInterface, ConditionallySpeculatable, ShapedDimOpInterface),
    format(attr_dict $source "," $index ":" type($source)),
)]
pub struct DimOp {
    #[operand]
    source: AnyNon0RankedOrUnrankedTensor,
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
        speculatability_of_dim(ir, self.source(ir), self.index(ir))
    }
}

/// Gives the element at some indices.
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
    interfaces(OpAsmOpInterface),
    verify,
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
            false => Err(ir.op_error(self.operation(), "incorrect number of indices for extract_element")),
        }
    }
}

/// Gives a tensor with one element replaced.
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
    interfaces(OpAsmOpInterface, DestinationStyleOpInterface),
    verify,
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
            false => Err(ir.op_error(self.operation(), "incorrect number of indices")),
        }
    }
}

/// Tells how many dimensions a tensor has.
///
/// ```mlir
/// %rank = tensor.rank %0 : tensor<*xf32>
/// ```
#[op(Tensor, "rank", traits(Pure), interfaces(OpAsmOpInterface), format($tensor attr_dict ":" type($tensor)))]
pub struct RankOp {
    #[operand]
    tensor: AnyTensor,
    #[result]
    result: Index,
}
