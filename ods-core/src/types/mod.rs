//! Types.
//!
//! A [`Type`] is a one-word handle to a [`TypeData`] interned in the context. Code that works on one kind of type uses
//! a *view* such as [`IntegerType`] or [`RankedTensorType`]: a copyable wrapper that proves the kind and has accessors,
//! obtained by [`Type::cast`] or a constructor such as [`IntegerType::get`].
//!
//! Invariants:
//! * The builtin types without parameters, and the common integers, have the same handle in every context
//!   ([`Type::I32`], ...).
//! * Interned data is valid: it was checked as in MLIR's `verify...Invariants`, by the views' constructors, which the
//!   parser also uses.

mod builtin;
mod data;
mod layout;
mod shaped;
mod views;

pub use crate::opaque::OpaqueText;
pub use builtin::Signedness;
pub use data::{MemRefData, Shape, ShapedData, TypeData};
pub use shaped::{DYNAMIC, ShapedType};
pub use views::{
    BaseMemRefType, ComplexType, FloatType, FunctionType, IndexType, IntegerType, MAX_INTEGER_WIDTH, MemRefType,
    NoneType, OpaqueType, RankedTensorType, TensorType, TupleType, UnrankedMemRefType, UnrankedTensorType, VectorType,
};

use crate::context::Context;
pub use crate::entity::Type;
use crate::schema::View;

/// A view of one or several kinds of types, such as [`IntegerType`] or [`TensorType`].
///
/// Constraints test for a kind with `$_self.isa::<IntegerType>($_ctx)`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a kind of type",
    label = "expected a view of types, such as `IntegerType` or a struct with `#[type_def]`"
)]
pub trait TypeKind: View<Entity = Type> + 'static {
    /// Returns whether the data is of this kind. Equivalent to the view's [`PROOF`](View::PROOF), which represents
    /// `isa` in constraints.
    fn matches(data: &TypeData) -> bool;
}

impl Context {
    /// Returns whether the handle is in range. The handle of another context may be in range, too.
    #[inline]
    pub(crate) fn has_type(&self, ty: Type) -> bool {
        ty.index() < self.types.len()
    }
}

impl Type {
    /// Returns the type's data.
    ///
    /// # Panics
    /// Panics if the type is of another context.
    #[inline]
    pub fn data(self, context: &Context) -> &TypeData {
        match context.types.get(self.index()) {
            Some(data) => data,
            None => panic!("{self:?} belongs to another context"),
        }
    }

    /// Returns whether the type is of kind `K`.
    #[inline]
    pub fn isa<K: TypeKind>(self, context: &Context) -> bool {
        K::matches(self.data(context))
    }

    /// Returns the type as a `K`, if it is one.
    #[inline]
    pub fn cast<K: TypeKind>(self, context: &Context) -> Option<K> {
        self.isa::<K>(context).then(|| K::view(self))
    }
}
