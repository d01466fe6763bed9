//! Known parts of shapes.

use ods_core::interfaces::ShapedTypeInterface;
use ods_core::schema::Interface;
use ods_core::types::{DYNAMIC, MemRefType, Shape, TensorType, UnrankedMemRefType, VectorType};
use ods_core::{Context, Type};

/// The shape that a value has on all executions.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) enum KnownShape {
    /// No execution reached the value yet.
    #[default]
    Unreached,
    /// These sizes, with [`DYNAMIC`] for sizes that differ or are unknown.
    Ranked(Shape),
    /// Nothing is known beyond the type.
    Unknown,
}

impl KnownShape {
    /// Returns the shape that the type tells.
    pub(super) fn of(context: &Context, ty: Type) -> Self {
        let shaped = refinable(context, ty);
        let sizes = shaped.as_ref().and_then(|shaped| shaped.shape(context));
        sizes.map_or(Self::Unknown, |sizes| Self::Ranked(sizes.into()))
    }

    /// Returns the sizes, if the rank is known.
    pub(super) fn sizes(&self) -> Option<&[i64]> {
        match self {
            Self::Ranked(sizes) => Some(sizes),
            Self::Unreached | Self::Unknown => None,
        }
    }

    /// Returns the shape of a value that has one of the two.
    pub(super) fn join(&self, other: &Self) -> Self {
        match (self, other) {
            (Self::Unreached, known) | (known, Self::Unreached) => known.clone(),
            (Self::Ranked(a), Self::Ranked(b)) if a.len() == b.len() => {
                let size = |(a, b): (&i64, &i64)| if a == b { *a } else { DYNAMIC };
                Self::Ranked(a.iter().zip(b).map(size).collect())
            }
            (Self::Ranked(_) | Self::Unknown, _) => Self::Unknown,
        }
    }
}

type Shaped = <dyn ShapedTypeInterface as Interface>::Handle;

/// Returns the type as a shaped one whose sizes may become known. Vectors have no unknown sizes, and an unranked memref
/// may have a layout that no ranked one follows from.
fn refinable(context: &Context, ty: Type) -> Option<Shaped> {
    if ty.isa::<VectorType>(context) || ty.isa::<UnrankedMemRefType>(context) {
        return None;
    }
    ty.interface::<dyn ShapedTypeInterface>(context)
}

/// Returns whether sizes of the type may become known.
pub(super) fn has_unknown_sizes(context: &Context, ty: Type) -> bool {
    refinable(context, ty).is_some_and(|shaped| !shaped.has_static_shape(context))
}

/// Returns whether both types have a shape, the same element type, and are tensors, or memrefs, or neither.
pub(super) fn differ_in_shape_only(context: &Context, a: Type, b: Type) -> bool {
    let kind = |ty: Type| (ty.isa::<TensorType>(context), ty.isa::<MemRefType>(context));
    match (refinable(context, a), refinable(context, b)) {
        (Some(one), Some(other)) => kind(a) == kind(b) && one.element_type(context) == other.element_type(context),
        (None, _) | (_, None) => false,
    }
}

/// Returns the type with the sizes that the shape tells beside its own; `None` if the two contradict.
pub(super) fn refined(context: &Context, ty: Type, known: &KnownShape) -> Option<Type> {
    let (Some(shaped), Some(sizes)) = (refinable(context, ty), known.sizes()) else { return Some(ty) };
    let met = met(shaped.shape(context), sizes)?;
    Some(shaped.clone_with(context, Some(&met), shaped.element_type(context)).unwrap_or(ty))
}

/// Returns the sizes that are known from either; `None` if they contradict.
pub(super) fn met(own: Option<&[i64]>, sizes: &[i64]) -> Option<Shape> {
    let Some(own) = own else { return Some(sizes.into()) };
    let size = |(own, size): (&i64, &i64)| match (*own, *size) {
        (DYNAMIC, size) | (size, DYNAMIC) => Some(size),
        (own, size) => (own == size).then_some(own),
    };
    if own.len() == sizes.len() { own.iter().zip(sizes).map(size).collect() } else { None }
}
