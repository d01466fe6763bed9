//! The interfaces of builtin attributes.
//!
//! Builtin attributes have their interface entries only here; a dialect's own attributes have them in their schemas.

use crate::attributes::{
    AffineMapAttr, AttributeData, DenseArrayAttr, DenseElementsAttr, DenseResourceAttr, FloatAttr, IntegerAttr,
    OpaqueAttr, SparseElementsAttr, StridedLayoutAttr, StringAttr,
};
use crate::schema::{ImplementedBy, InterfaceEntry};

use super::{BlobAttrInterface, ElementsAttrInterface, MemRefLayoutAttrInterface, TypedAttrInterface};

const fn entry<I: ImplementedBy<T> + ?Sized, T>() -> InterfaceEntry {
    <I as ImplementedBy<T>>::ENTRY
}

static INTEGER: &[InterfaceEntry] = &[entry::<dyn TypedAttrInterface, IntegerAttr>()];
static FLOAT: &[InterfaceEntry] = &[entry::<dyn TypedAttrInterface, FloatAttr>()];
static STRING: &[InterfaceEntry] = &[entry::<dyn TypedAttrInterface, StringAttr>()];
static OPAQUE: &[InterfaceEntry] = &[entry::<dyn TypedAttrInterface, OpaqueAttr>()];
static DENSE: &[InterfaceEntry] =
    &[entry::<dyn ElementsAttrInterface, DenseElementsAttr>(), entry::<dyn TypedAttrInterface, DenseElementsAttr>()];
static RESOURCE: &[InterfaceEntry] =
    &[entry::<dyn ElementsAttrInterface, DenseResourceAttr>(), entry::<dyn TypedAttrInterface, DenseResourceAttr>()];
static SPARSE: &[InterfaceEntry] =
    &[entry::<dyn ElementsAttrInterface, SparseElementsAttr>(), entry::<dyn TypedAttrInterface, SparseElementsAttr>()];
static ARRAY: &[InterfaceEntry] = &[entry::<dyn BlobAttrInterface, DenseArrayAttr>()];
static STRIDED: &[InterfaceEntry] = &[entry::<dyn MemRefLayoutAttrInterface, StridedLayoutAttr>()];
static MAP: &[InterfaceEntry] = &[entry::<dyn MemRefLayoutAttrInterface, AffineMapAttr>()];

/// Returns the interfaces of an attribute.
#[inline]
pub(crate) fn of_attribute(data: &AttributeData) -> &'static [InterfaceEntry] {
    match data {
        AttributeData::Integer { .. } => INTEGER,
        AttributeData::Float { .. } => FLOAT,
        AttributeData::String { .. } => STRING,
        AttributeData::Opaque { .. } => OPAQUE,
        AttributeData::DenseElements { .. } => DENSE,
        AttributeData::DenseResource { .. } => RESOURCE,
        AttributeData::SparseElements { .. } => SPARSE,
        AttributeData::DenseArray { .. } => ARRAY,
        AttributeData::StridedLayout { .. } => STRIDED,
        AttributeData::AffineMap(_) => MAP,
        AttributeData::Dialect(def) => def.schema().interfaces,
        AttributeData::Unit
        | AttributeData::Array(_)
        | AttributeData::Dictionary(_)
        | AttributeData::Type(_)
        | AttributeData::SymbolRef { .. }
        | AttributeData::IntegerSet(_)
        | AttributeData::Distinct { .. }
        | AttributeData::Location(_) => &[],
    }
}
