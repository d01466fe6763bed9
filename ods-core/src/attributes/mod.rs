//! Attributes: constants that operations carry.
//!
//! An [`Attribute`] is a word; what it stands for is an [`AttributeData`], interned in the context. As with
//! types, a *view* such as [`IntegerAttr`] proves the kind and has accessors and constructors.
//!
//! Invariants:
//! * Dictionaries are sorted by key text and have each key once.
//! * An integer attribute's value has its type's width (64 for `index`); a float's has its type's format.
//! * Dense elements hold one element when they are splat, all of them otherwise, in the layout that
//!   [`DenseElementsAttr`] describes.

mod data;
mod dense;
mod dense_ints;
mod dense_of;
mod dense_values;
mod dictionary;
mod elements;
mod layout;
mod views;

pub use data::{AttributeData, DenseData};
pub use dense::*;
pub use dense_of::{DenseArrayElement, DenseArrayOf};
pub use dense_values::{DenseElement, DenseValues, ElementFormat};
pub use dictionary::{DictionaryAttr, NamedAttribute};
pub(crate) use elements::sparse_index_outside;
pub(crate) use layout::check_layout;
pub use views::*;

use crate::context::Context;
pub use crate::entity::Attribute;
use crate::storage::hash::hash_of;

/// A view of one kind of attribute (or several): an [`IntegerAttr`], a [`StringAttr`].
///
/// `$_self.isa::<IntegerAttr>($_ctx)` in a constraint asks for one.
pub trait AttributeKind: Copy + 'static {
    /// Whether the data are of this kind.
    fn matches(data: &AttributeData, context: &Context) -> bool;
    /// The view. Only for attributes that match.
    fn wrap(attribute: Attribute) -> Self;
}

impl Attribute {
    /// The empty dictionary `{}`, the same in every context.
    pub const EMPTY_DICTIONARY: Self = Self::from_index(0);
    /// `unit`, the same in every context.
    pub const UNIT: Self = Self::from_index(1);
    /// `false`, the same in every context.
    pub const FALSE: Self = Self::from_index(2);
    /// `true`, the same in every context.
    pub const TRUE: Self = Self::from_index(3);

    /// What the attribute stands for.
    ///
    /// # Panics
    /// When the attribute is of another context.
    #[inline]
    pub fn data(self, context: &Context) -> &AttributeData {
        match context.attributes.get(self.index()) {
            Some(data) => data,
            None => panic!("{self:?} is of another context"),
        }
    }

    /// Whether the attribute is of kind `K`.
    #[inline]
    pub fn isa<K: AttributeKind>(self, context: &Context) -> bool {
        K::matches(self.data(context), context)
    }

    /// The attribute as a `K`, if it is one.
    #[inline]
    pub fn cast<K: AttributeKind>(self, context: &Context) -> Option<K> {
        self.isa::<K>(context).then(|| K::wrap(self))
    }
}

impl Context {
    /// Returns whether there is such an attribute; an attribute of another context may be taken for one of this.
    #[inline]
    pub(crate) fn has_attribute(&self, attribute: Attribute) -> bool {
        attribute.index() < self.attributes.len()
    }

    /// The attribute that stands for `data`, which the caller has checked.
    #[inline]
    pub(crate) fn intern_attribute(&self, data: AttributeData) -> Attribute {
        let id = self.attributes.intern_item(hash_of(&data), data);
        Attribute::from_index(id)
    }

    pub(crate) fn intern_builtin_attributes(&self) {
        let fixed = [
            (Attribute::EMPTY_DICTIONARY, self.intern_attribute(AttributeData::Dictionary(Box::default()))),
            (Attribute::UNIT, self.intern_attribute(AttributeData::Unit)),
            (Attribute::FALSE, BoolAttr::get(self, false).into()),
            (Attribute::TRUE, BoolAttr::get(self, true).into()),
        ];
        debug_assert!(fixed.iter().all(|(handle, interned)| handle == interned));
    }
}
