//! Constraints common to vectors, tensors and memrefs, and types that are like their elements. Follows
//! `CommonTypeConstraints.td`.

use crate::constraint;
use crate::constraints::{AnyFloat, AnySignlessInteger, AnySignlessIntegerOrIndex, I1};
use crate::types::*;
use crate::{Context, Type};

pub(super) fn rank(ty: Type, context: &Context) -> Option<usize> {
    ty.shape(context).map(<[i64]>::len)
}

pub(super) fn has_static_shape(ty: Type, context: &Context) -> bool {
    ty.cast::<ShapedType>(context).is_some_and(|shaped| shaped.has_static_shape(context))
}

constraint! {
    /// Tensor or MemRef of {T} values
    pub TensorOrMemRef<T: Type>: ShapedType = And(Or(TensorType, MemRefType), ElementType(T));

    /// container with value semantics of {T} values
    pub ValueSemanticsContainerOf<T: Type>: ShapedType = And(Or(VectorType, TensorType), ElementType(T));

    /// {T}, or vector or tensor of such values
    pub TypeOrValueSemanticsContainer<T: Type>: Type = Or(T, ValueSemanticsContainerOf<T>);

    /// bool-like
    pub BoolLike: Type = TypeOrValueSemanticsContainer<I1>;

    /// signless-integer
    pub SignlessIntegerLike: Type = TypeOrValueSemanticsContainer<AnySignlessInteger>;

    /// signless-integer-like
    pub SignlessIntegerOrIndexLike: Type = TypeOrValueSemanticsContainer<AnySignlessIntegerOrIndex>;

    /// floating-point-like
    pub FloatLike: Type = TypeOrValueSemanticsContainer<AnyFloat>;

    /// signless-integer-like or floating-point-like
    pub SignlessIntegerOrFloatLike: Type = Or(SignlessIntegerLike, FloatLike);

    /// signless-integer-or-index-like or floating-point-like
    pub SignlessIntegerOrIndexOrFloatLike: Type = Or(SignlessIntegerOrIndexLike, FloatLike);
}

/// Any vector, tensor or memref.
pub type AnyShaped = ShapedType;
