//! Changes of the type of a tensor.

use ods::prelude::*;
use ods::types::DYNAMIC;

use super::Tensor;
use super::canonicalize::{ChainedTensorBitcast, ChainedTensorCast, FoldEmptyTensorWithCastOp, TensorCastExtractSlice};
use ods_arith::common::shapes::are_compatible;

/// Numbers of any kind.
type AnyNumber = (AnySignlessInteger, AnyUnsignedInteger, AnySignedInteger, AnyFloat);

/// Reinterprets the bits of each element as another type of the same width.
///
/// ```mlir
/// %1 = tensor.bitcast %0 : tensor<4xui32> to tensor<4xi32>
/// ```
#[op(
    Tensor,
    "bitcast",
    traits(Pure),
    interfaces(CastOpInterface),
    canonicalize(ChainedTensorBitcast),
    format($source attr_dict ":" type($source) "to" type($dest)),
)]
pub struct BitcastOp {
    #[operand]
    source: TensorOf<AnyNumber>,
    #[result]
    dest: TensorOf<AnyNumber>,
}

impl CastOpInterface for BitcastOp {
    fn are_cast_compatible(ir: &Ir, inputs: &[Type], outputs: &[Type]) -> bool {
        let ([from], [to]) = (inputs, outputs) else { return false };
        let context = ir.context();
        let width = |ty: Type| element_bits(context, ty.element_type(context));
        from.isa::<TensorType>(context)
            && to.isa::<TensorType>(context)
            && width(*from) == width(*to)
            && are_compatible(context, *from, *to)
    }
}

/// Casts a tensor to a type with more or less static information about its sizes, or to or from an unranked type.
///
/// If the static sizes of the result type are wrong, the behavior is undefined.
///
/// ```mlir
/// %1 = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
/// ```
#[op(
    Tensor,
    "cast",
    traits(Pure),
    interfaces(CastOpInterface, OpAsmOpInterface, RuntimeVerifiableOpInterface),
    canonicalize(FoldEmptyTensorWithCastOp, ChainedTensorCast, TensorCastExtractSlice),
    format($source attr_dict ":" type($source) "to" type($dest)),
)]
pub struct CastOp {
    #[operand]
    source: AnyTensor,
    #[result]
    dest: AnyTensor,
}

impl CastOpInterface for CastOp {
    fn are_cast_compatible(ir: &Ir, inputs: &[Type], outputs: &[Type]) -> bool {
        let ([from], [to]) = (inputs, outputs) else { return false };
        let context = ir.context();
        from.isa::<TensorType>(context)
            && to.isa::<TensorType>(context)
            && from.element_type(context) == to.element_type(context)
            && are_compatible(context, *from, *to)
    }
}

/// Returns whether each size that is static in `source` is static in `target`, too. Corresponds to MLIR's
/// `preservesStaticInformation`.
pub fn preserves_static_information(context: &Context, source: Type, target: Type) -> bool {
    let ranked = |ty: Type| ty.cast::<RankedTensorType>(context).and_then(|_| ty.shape(context));
    let (Some(from), Some(to)) = (ranked(source), ranked(target)) else { return false };
    let keeps = |(from, to): (&i64, &i64)| *from == DYNAMIC || *to != DYNAMIC;
    source.element_type(context) == target.element_type(context)
        && from.len() == to.len()
        && from.iter().zip(to).all(keeps)
}
