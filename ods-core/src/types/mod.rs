//! Types.
//!
//! A [`Type`] is a word; what it stands for is a [`TypeData`], interned in the context. Code that works on one
//! kind of type uses a *view* such as [`IntegerType`] or [`RankedTensorType`]: a copyable wrapper that proves the
//! kind and has accessors, obtained by [`Type::cast`] or made by [`IntegerType::get`] and friends.
//!
//! Invariants:
//! * The builtin types without parameters, and the common integers, have the same handle in every context
//!   ([`Type::I32`], ...).
//! * Data are valid: whoever interns them has checked what MLIR checks in `verify...Invariants`; the views'
//!   `get_checked` functions do, and the parser uses those.

mod builtin;
mod data;
mod layout;
mod shaped;
mod views;

pub use crate::opaque::OpaqueText;
pub use builtin::Signedness;
pub use data::{MemRefData, Shape, ShapedData, TypeData};
pub use shaped::{DYNAMIC, ShapedType};
pub use views::*;

use crate::context::Context;
pub use crate::entity::Type;

/// A view of one kind of type (or several): an [`IntegerType`], a [`TensorType`].
///
/// `$_self.isa::<IntegerType>($_ctx)` in a constraint asks for one.
pub trait TypeKind: Copy + 'static {
    /// Whether the data are of this kind.
    fn matches(data: &TypeData) -> bool;
    /// The view. Only for types that match.
    fn wrap(ty: Type) -> Self;
}

impl Context {
    /// Returns whether there is such a type; a type of another context may be taken for one of this.
    #[inline]
    pub(crate) fn has_type(&self, ty: Type) -> bool {
        ty.index() < self.types.len()
    }
}

impl Type {
    /// What the type stands for.
    ///
    /// # Panics
    /// When the type is of another context.
    #[inline]
    pub fn data(self, context: &Context) -> &TypeData {
        match context.types.get(self.index()) {
            Some(data) => data,
            None => panic!("{self:?} is of another context"),
        }
    }

    /// Whether the type is of kind `K`.
    #[inline]
    pub fn isa<K: TypeKind>(self, context: &Context) -> bool {
        K::matches(self.data(context))
    }

    /// The type as a `K`, if it is one.
    #[inline]
    pub fn cast<K: TypeKind>(self, context: &Context) -> Option<K> {
        self.isa::<K>(context).then(|| K::wrap(self))
    }
}
