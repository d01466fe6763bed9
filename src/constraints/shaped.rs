//! Vectors, tensors and memrefs. As `CommonTypeConstraints.td`.

use crate::constraint;
use crate::constraints::{AnyFloat, AnySignlessInteger, AnyType, Index};
use crate::types::*;
use crate::{Context, Type};

fn rank(ty: Type, context: &Context) -> Option<usize> {
    ty.shape(context).map(<[i64]>::len)
}

fn is_scalable(ty: Type, context: &Context) -> bool {
    ty.cast::<VectorType>(context).is_some_and(|vector| vector.scalable_dims(context).contains(&true))
}

fn has_static_shape(ty: Type, context: &Context) -> bool {
    ty.cast::<ShapedType>(context).is_some_and(|shaped| shaped.has_static_shape(context))
}

constraint! {
    /// tensor of {T} values
    pub TensorOf<T: Type>: TensorType = And(TensorType, ElementType(T));

    /// ranked tensor of {T} values
    pub RankedTensorOf<T: Type>: RankedTensorType = And(RankedTensorType, ElementType(T));

    /// unranked tensor of {T} values
    pub UnrankedTensorOf<T: Type>: UnrankedTensorType = And(UnrankedTensorType, ElementType(T));

    /// statically shaped tensor of {T} values
    pub StaticShapeTensorOf<T: Type>: RankedTensorType =
        And(RankedTensorType, CPred(has_static_shape($_self, $_ctx)), ElementType(T));

    /// {R}D tensor of {T} values
    pub TensorRankOf<const R: usize, T: Type>: RankedTensorType =
        And(RankedTensorType, CPred(rank($_self, $_ctx) == Some(R)), ElementType(T));

    /// memref of {T} values
    pub MemRefOf<T: Type>: MemRefType = And(MemRefType, ElementType(T));

    /// unranked.memref of {T} values
    pub UnrankedMemRefOf<T: Type>: UnrankedMemRefType = And(UnrankedMemRefType, ElementType(T));

    /// {R}D memref of {T} values
    pub MemRefRankOf<const R: usize, T: Type>: MemRefType =
        And(MemRefType, CPred(rank($_self, $_ctx) == Some(R)), ElementType(T));

    /// vector of {T} values
    pub VectorOfNonZeroRankOf<T: Type>: VectorType =
        And(VectorType, CPred(rank($_self, $_ctx) > Some(0)), ElementType(T));

    /// vector of any rank of {T} values
    pub VectorOfAnyRankOf<T: Type>: VectorType = And(VectorType, ElementType(T));

    /// fixed-length vector of {T} values
    pub FixedVectorOfNonZeroRankOf<T: Type>: VectorType =
        And(VectorOfNonZeroRankOf<T>, Neg(CPred(is_scalable($_self, $_ctx))));

    /// scalable vector of {T} values
    pub ScalableVectorOfAnyRank<T: Type>: VectorType = And(VectorOfAnyRankOf<T>, CPred(is_scalable($_self, $_ctx)));

    /// {T}, or vector or tensor of such values
    pub TypeOrValueSemanticsContainer<T: Type>: Type =
        Or(T, VectorOfAnyRankOf<T>, TensorOf<T>);

    /// signless-integer-like
    pub SignlessIntegerOrIndexLike: Type =
        TypeOrValueSemanticsContainer<(AnySignlessInteger, Index)>;

    /// floating-point-like
    pub FloatLike: Type = TypeOrValueSemanticsContainer<AnyFloat>;
}

/// Any tensor.
pub type AnyTensor = TensorOf<AnyType>;
/// Any ranked tensor.
pub type AnyRankedTensor = RankedTensorOf<AnyType>;
/// Any tensor with a static shape.
pub type AnyStaticShapeTensor = StaticShapeTensorOf<AnyType>;
/// Any ranked memref.
pub type AnyMemRef = MemRefOf<AnyType>;
/// Any unranked memref.
pub type AnyUnrankedMemRef = UnrankedMemRefOf<AnyType>;
/// Any vector, of rank 1 at least.
pub type AnyVectorOfNonZeroRank = VectorOfNonZeroRankOf<AnyType>;
/// Any vector.
pub type AnyVectorOfAnyRank = VectorOfAnyRankOf<AnyType>;
/// Any vector, tensor or memref.
pub type AnyShaped = ShapedType;
