//! The interfaces of builtin types.
//!
//! Builtin types have their interface entries only here; a dialect's own types have them in their schemas.

use crate::schema::{ImplementedBy, InterfaceEntry};
use crate::types::{
    FloatType, IndexType, IntegerType, MemRefType, RankedTensorType, TypeData, UnrankedMemRefType, UnrankedTensorType,
    VectorType,
};

use super::{
    DataLayoutTypeInterface, FloatTypeInterface, MemRefElementTypeInterface, PtrLikeTypeInterface, ShapedTypeInterface,
    VectorElementTypeInterface,
};

const fn entry<I: ImplementedBy<T> + ?Sized, T>() -> InterfaceEntry {
    <I as ImplementedBy<T>>::ENTRY
}

static INTEGER: &[InterfaceEntry] =
    &[entry::<dyn VectorElementTypeInterface, IntegerType>(), entry::<dyn DataLayoutTypeInterface, IntegerType>()];
static INDEX: &[InterfaceEntry] =
    &[entry::<dyn VectorElementTypeInterface, IndexType>(), entry::<dyn DataLayoutTypeInterface, IndexType>()];
static FLOAT: &[InterfaceEntry] = &[
    entry::<dyn FloatTypeInterface, FloatType>(),
    entry::<dyn VectorElementTypeInterface, FloatType>(),
    entry::<dyn DataLayoutTypeInterface, FloatType>(),
];
static COMPLEX: &[InterfaceEntry] = &[entry::<dyn DataLayoutTypeInterface, crate::types::ComplexType>()];
static VECTOR: &[InterfaceEntry] =
    &[entry::<dyn ShapedTypeInterface, VectorType>(), entry::<dyn DataLayoutTypeInterface, VectorType>()];
static RANKED_TENSOR: &[InterfaceEntry] = &[entry::<dyn ShapedTypeInterface, RankedTensorType>()];
static UNRANKED_TENSOR: &[InterfaceEntry] = &[entry::<dyn ShapedTypeInterface, UnrankedTensorType>()];
static MEMREF: &[InterfaceEntry] = &[
    entry::<dyn ShapedTypeInterface, MemRefType>(),
    entry::<dyn MemRefElementTypeInterface, MemRefType>(),
    entry::<dyn PtrLikeTypeInterface, MemRefType>(),
];
static UNRANKED_MEMREF: &[InterfaceEntry] = &[
    entry::<dyn ShapedTypeInterface, UnrankedMemRefType>(),
    entry::<dyn MemRefElementTypeInterface, UnrankedMemRefType>(),
    entry::<dyn PtrLikeTypeInterface, UnrankedMemRefType>(),
];

/// Returns the interfaces of a type.
#[inline]
pub(crate) fn of_type(data: &TypeData) -> &'static [InterfaceEntry] {
    match data {
        TypeData::Integer { .. } => INTEGER,
        TypeData::Index => INDEX,
        TypeData::Float(_) => FLOAT,
        TypeData::Complex(_) => COMPLEX,
        TypeData::Vector { .. } => VECTOR,
        TypeData::RankedTensor { .. } => RANKED_TENSOR,
        TypeData::UnrankedTensor(_) => UNRANKED_TENSOR,
        TypeData::MemRef(_) => MEMREF,
        TypeData::UnrankedMemRef { .. } => UNRANKED_MEMREF,
        TypeData::Dialect(def) => def.schema().interfaces,
        TypeData::None | TypeData::Function { .. } | TypeData::Tuple(_) | TypeData::Opaque { .. } => &[],
    }
}
