//! Tensors. As `CommonTypeConstraints.td`.

use crate::constraint;
use crate::constraints::shaped::{has_static_shape, rank};
use crate::constraints::{AnyType, BF16, F16, F32, F64, I1, I8, I16, I32, I64, Index};
use crate::types::*;

constraint! {
    /// tensor of {T} values
    pub TensorOf<T: Type>: TensorType = And(TensorType, ElementType(T));

    /// ranked tensor of {T} values
    pub RankedTensorOf<T: Type>: RankedTensorType = And(RankedTensorType, ElementType(T));

    /// unranked tensor of {T} values
    pub UnrankedTensorOf<T: Type>: UnrankedTensorType = And(UnrankedTensorType, ElementType(T));

    /// non-0-ranked.tensor of {T} values
    pub Non0RankedTensorOf<T: Type>: TensorType =
        And(TensorType, CPred(rank($_self, $_ctx) > Some(0)), ElementType(T));

    /// non-0-ranked or unranked tensor
    pub AnyNon0RankedOrUnrankedTensor: TensorType = Or(UnrankedTensorType, Non0RankedTensorOf<AnyType>);

    /// statically shaped tensor of {T} values
    pub StaticShapeTensorOf<T: Type>: RankedTensorType =
        And(RankedTensorType, CPred(has_static_shape($_self, $_ctx)), ElementType(T));

    /// {R}D tensor of {T} values
    pub TensorRankOf<const R: usize, T: Type>: RankedTensorType =
        And(RankedTensorType, CPred(rank($_self, $_ctx) == Some(R)), ElementType(T));
}

/// Any tensor.
pub type AnyTensor = TensorOf<AnyType>;
/// Any ranked tensor.
pub type AnyRankedTensor = RankedTensorOf<AnyType>;
/// Any ranked tensor of rank 1 at least.
pub type AnyNon0RankedTensor = Non0RankedTensorOf<AnyType>;
/// Any unranked tensor.
pub type AnyUnrankedTensor = UnrankedTensorOf<AnyType>;
/// Any tensor with a static shape.
pub type AnyStaticShapeTensor = StaticShapeTensorOf<AnyType>;
/// Tensor of `i1`.
pub type I1Tensor = TensorOf<I1>;
/// Tensor of `i8`.
pub type I8Tensor = TensorOf<I8>;
/// Tensor of `i16`.
pub type I16Tensor = TensorOf<I16>;
/// Tensor of `i32`.
pub type I32Tensor = TensorOf<I32>;
/// Tensor of `i64`.
pub type I64Tensor = TensorOf<I64>;
/// Tensor of `index`.
pub type IndexTensor = TensorOf<Index>;
/// Tensor of `bf16`.
pub type BF16Tensor = TensorOf<BF16>;
/// Tensor of `f16`.
pub type F16Tensor = TensorOf<F16>;
/// Tensor of `f32`.
pub type F32Tensor = TensorOf<F32>;
/// Tensor of `f64`.
pub type F64Tensor = TensorOf<F64>;
