//! Memrefs. As `CommonTypeConstraints.td`.

use crate::constraint;
use crate::constraints::shaped::{has_static_shape, rank};
use crate::constraints::{AnyType, BF16, F16, F32, F64, I1, I8, I16, I32, I64};
use crate::types::*;
use crate::{Context, Type};

/// Returns whether the memref is strided, as MLIR's `isStrided`.
fn is_strided(ty: Type, context: &Context) -> bool {
    ty.cast::<MemRefType>(context).is_some_and(|memref| memref.is_strided(context))
}

constraint! {
    /// memref of {T} values
    pub MemRefOf<T: Type>: MemRefType = And(MemRefType, ElementType(T));

    /// unranked.memref of {T} values
    pub UnrankedMemRefOf<T: Type>: UnrankedMemRefType = And(UnrankedMemRefType, ElementType(T));

    /// non-0-ranked.memref of {T} values
    pub Non0RankedMemRefOf<T: Type>: MemRefType = And(MemRefOf<T>, CPred(rank($_self, $_ctx) > Some(0)));

    /// ranked or unranked memref of {T} values
    pub RankedOrUnrankedMemRefOf<T: Type>: BaseMemRefType = And(BaseMemRefType, ElementType(T));

    /// {R}D memref of {T} values
    pub MemRefRankOf<const R: usize, T: Type>: MemRefType =
        And(MemRefType, CPred(rank($_self, $_ctx) == Some(R)), ElementType(T));

    /// statically shaped memref of {T} values
    pub StaticShapeMemRefOf<T: Type>: MemRefType = And(MemRefOf<T>, CPred(has_static_shape($_self, $_ctx)));

    /// strided memref of {T} values
    pub StridedMemRefOf<T: Type>: MemRefType = And(MemRefOf<T>, CPred(is_strided($_self, $_ctx)));

    /// strided memref of any type values of rank {R}
    pub AnyStridedMemRefOfRank<const R: usize>: MemRefType = And(StridedMemRefOf<AnyType>, MemRefRankOf<R, AnyType>);

    /// {R}D memref of {T} values
    pub StridedMemRefRankOf<const R: usize, T: Type>: MemRefType = MemRefRankOf<R, T>;
}

/// Any ranked memref.
pub type AnyMemRef = MemRefOf<AnyType>;
/// Any unranked memref.
pub type AnyUnrankedMemRef = UnrankedMemRefOf<AnyType>;
/// Any ranked memref of rank 1 at least.
pub type AnyNon0RankedMemRef = Non0RankedMemRefOf<AnyType>;
/// Any memref.
pub type AnyRankedOrUnrankedMemRef = RankedOrUnrankedMemRefOf<AnyType>;
/// Any memref whose rank is not 0.
pub type AnyNon0RankedOrUnrankedMemRef = (AnyUnrankedMemRef, AnyNon0RankedMemRef);
/// Any memref with a static shape.
pub type AnyStaticShapeMemRef = StaticShapeMemRefOf<AnyType>;
/// Any memref whose layout is strides.
pub type AnyStridedMemRef = StridedMemRefOf<AnyType>;
/// Memref of `i1`.
pub type I1MemRef = MemRefOf<I1>;
/// Memref of `i8`.
pub type I8MemRef = MemRefOf<I8>;
/// Memref of `i16`.
pub type I16MemRef = MemRefOf<I16>;
/// Memref of `i32`.
pub type I32MemRef = MemRefOf<I32>;
/// Memref of `i64`.
pub type I64MemRef = MemRefOf<I64>;
/// Memref of `bf16`.
pub type BF16MemRef = MemRefOf<BF16>;
/// Memref of `f16`.
pub type F16MemRef = MemRefOf<F16>;
/// Memref of `f32`.
pub type F32MemRef = MemRefOf<F32>;
/// Memref of `f64`.
pub type F64MemRef = MemRefOf<F64>;
