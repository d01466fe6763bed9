//! Memrefs. As `CommonTypeConstraints.td`.

use crate::affine::{AffineExpr, BinaryKind};
use crate::attributes::AttributeData;
use crate::constraint;
use crate::constraints::shaped::{has_static_shape, rank};
use crate::constraints::{AnyType, BF16, F16, F32, F64, I1, I8, I16, I32, I64};
use crate::types::*;
use crate::{Context, Type};

/// Whether the address of an element is a sum of the indices, each times a stride. As `MemRefType::isStrided`.
fn is_strided(ty: Type, context: &Context) -> bool {
    let Some(memref) = ty.cast::<MemRefType>(context) else { return false };
    match memref.layout(context).map(|layout| layout.data(context)) {
        None | Some(AttributeData::StridedLayout { .. }) => true,
        Some(AttributeData::AffineMap(map)) => matches!(map.results(), [address] if is_linear(address)),
        Some(_) => false,
    }
}

/// Whether dimensions are added and multiplied by what has none, and nothing else happens to them.
fn is_linear(expr: &AffineExpr) -> bool {
    match expr {
        AffineExpr::Binary(binary) if !expr.is_symbolic_or_constant() => match binary.kind() {
            BinaryKind::Add => is_linear(binary.lhs()) && is_linear(binary.rhs()),
            BinaryKind::Mul => {
                let one_is_fixed = binary.lhs().is_symbolic_or_constant() || binary.rhs().is_symbolic_or_constant();
                one_is_fixed && is_linear(binary.lhs()) && is_linear(binary.rhs())
            }
            _ => false,
        },
        _ => true,
    }
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
/// Any memref but those of rank 0.
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
