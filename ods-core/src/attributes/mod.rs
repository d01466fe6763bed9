//! Attributes: constant data of operations.
//!
//! An [`Attribute`] is a one-word handle to an [`AttributeData`] interned in the context. As with types, a *view* such
//! as [`IntegerAttr`] proves the kind and has accessors and constructors.
//!
//! Invariants:
//! * Dictionaries are sorted by key text, and their keys are distinct.
//! * An integer attribute's value has its type's width (64 for `index`); a float's has its type's format.
//! * Dense elements hold one element if they are a splat, all of them otherwise, in the layout that
//!   [`DenseElementsAttr`] describes.

mod data;
mod dense;
mod dense_at;
mod dense_of;
mod dense_values;
mod dictionary;
mod elements;
mod first_sets;
mod layout;
mod views;

pub use data::{AttributeData, DenseData};
pub use dense::{DenseArrayAttr, DenseElementsAttr, element_bits};
pub(crate) use dense::{array_element_size, pack_bits, push_array_int, push_float, push_int};
pub use dense_of::{DenseArrayElement, DenseArrayOf};
pub use dense_values::{DenseElement, DenseValues, ElementFormat};
pub use dictionary::{DictionaryAttr, NamedAttribute};
pub(crate) use elements::sparse_index_outside;
pub(crate) use layout::check_layout;
pub use views::{
    AffineMapAttr, ArrayAttr, BoolAttr, DenseResourceAttr, DistinctAttr, ElementsAttr, FlatSymbolRefAttr, FloatAttr,
    IntegerAttr, IntegerSetAttr, LocationAttr, OpaqueAttr, SparseElementsAttr, StridedLayoutAttr, StringAttr,
    SymbolRefAttr, TypeAttr, UnitAttr,
};

use std::borrow::Cow;

use crate::context::Context;
pub use crate::entity::Attribute;
use crate::entity::Type;
use crate::numeric::Int;
use crate::schema::View;
use ods_num::hash::hash_of;

/// A view of one or several kinds of attributes, such as [`IntegerAttr`] or [`StringAttr`].
///
/// Constraints test for a kind with `$_self.isa::<IntegerAttr>($_ctx)`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a kind of attribute",
    label = "expected a view of attributes, such as `IntegerAttr` or a struct with `#[attr_def]`"
)]
pub trait AttributeKind: View<Entity = Attribute> + 'static {
    /// Returns whether the data is of this kind. Equivalent to the view's [`PROOF`](View::PROOF), which represents
    /// `isa` in constraints.
    fn matches(data: &AttributeData, context: &Context) -> bool;
}

/// Attributes without parameters are constants; views such as [`IntegerAttr`] create and read the others.
///
/// ```
/// # use ods_core as ods;
/// use ods::attributes::{ArrayAttr, IntegerAttr, StringAttr};
/// use ods::{Attribute, Context};
///
/// let context = Context::new();
/// let list = ArrayAttr::get(&context, &[IntegerAttr::i64(&context, 1).into(), StringAttr::get(&context, "x").into()]);
/// assert_eq!(Attribute::from(list).display(&context).to_string(), "[1, \"x\"]");
///
/// let first = list.elements(&context)[0];
/// assert_eq!(first.cast::<IntegerAttr>(&context).and_then(|one| one.value(&context)), Some(1));
/// assert!(first.cast::<StringAttr>(&context).is_none());
/// ```
impl Attribute {
    /// The empty dictionary `{}`. Its handle is the same in every context.
    pub const EMPTY_DICTIONARY: Self = Self::from_index(0);
    /// The unit attribute. Its handle is the same in every context.
    pub const UNIT: Self = Self::from_index(1);
    /// The attribute `false`. Its handle is the same in every context.
    pub const FALSE: Self = Self::from_index(2);
    /// The attribute `true`. Its handle is the same in every context.
    pub const TRUE: Self = Self::from_index(3);

    /// Returns the attribute's data.
    ///
    /// # Panics
    /// Panics if the attribute is of another context.
    #[inline]
    pub fn data(self, context: &Context) -> &AttributeData {
        match context.attributes.get(self.index()) {
            Some(data) => data,
            None => panic!("{self:?} belongs to another context"),
        }
    }

    /// Returns whether the attribute is of kind `K`.
    #[inline]
    pub fn isa<K: AttributeKind>(self, context: &Context) -> bool {
        K::matches(self.data(context), context)
    }

    /// Returns the attribute as a `K`, if it is one.
    #[inline]
    pub fn cast<K: AttributeKind>(self, context: &Context) -> Option<K> {
        self.isa::<K>(context).then(|| K::view(self))
    }
}

impl Context {
    /// Returns whether the handle is in range. The handle of another context may be in range, too.
    #[inline]
    pub(crate) fn has_attribute(&self, attribute: Attribute) -> bool {
        attribute.index() < self.attributes.len()
    }

    /// Interns `data`, which the caller has validated.
    #[inline]
    pub(crate) fn intern_attribute(&self, data: AttributeData) -> Attribute {
        if let AttributeData::Integer { ty, value } = data {
            return self.intern_integer(ty, value);
        }
        Attribute::from_index(self.attributes.intern_item(hash_of(&data), data))
    }

    /// Interns the integer attribute with this value, which has the type's width. This is by far the most common
    /// attribute, so no data is created for a known one.
    #[inline]
    pub(crate) fn intern_integer(&self, ty: Type, value: Int) -> Attribute {
        let hash = hash_of(&(ty, &value));
        let is_it = |known: &AttributeData| matches!(known, AttributeData::Integer { ty: t, value: v } if *t == ty && *v == value);
        let filed = self.attributes.filed();
        let known = self.attributes.find(hash, is_it);
        Attribute::from_index(
            known.unwrap_or_else(|| self.attributes.add_item(filed, hash, AttributeData::Integer { ty, value })),
        )
    }

    /// Interns the string. No data is created for a known one.
    pub(crate) fn intern_string(&self, text: &[u8], ty: Type) -> Attribute {
        let data = || AttributeData::String { value: text.into(), ty };
        let hash = hash_of_string(text, ty);
        Attribute::from_index(self.attributes.intern(hash, |known| is_string(known, text, ty), data))
    }

    pub(crate) fn find_string(&self, text: &[u8], ty: Type) -> Option<Attribute> {
        let found = self.attributes.find(hash_of_string(text, ty), |known| is_string(known, text, ty));
        found.map(Attribute::from_index)
    }

    /// Interns the elements, whose length the caller has checked. No data is created for known ones.
    pub(crate) fn intern_dense(&self, ty: Type, bytes: Cow<'_, [u8]>, splat: bool) -> Attribute {
        let hash = hash_of_dense(ty, &bytes, splat);
        let filed = self.attributes.filed();
        let known = self.attributes.find(hash, |known| is_dense(known, ty, &bytes, splat));
        Attribute::from_index(known.unwrap_or_else(|| {
            let data = DenseData::Raw { bytes: bytes.into_owned().into_boxed_slice(), splat };
            self.attributes.add_item(filed, hash, AttributeData::DenseElements { ty, data })
        }))
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

fn is_string(data: &AttributeData, text: &[u8], ty: Type) -> bool {
    matches!(data, AttributeData::String { value, ty: own } if *own == ty && **value == *text)
}

/// Returns the hash of [`AttributeData::String`] with these fields.
fn hash_of_string(text: &[u8], ty: Type) -> u32 {
    let kind = std::mem::discriminant(&AttributeData::String { value: Box::default(), ty });
    hash_of(&(kind, text, ty))
}

fn is_dense(data: &AttributeData, ty: Type, bytes: &[u8], splat: bool) -> bool {
    let AttributeData::DenseElements { ty: own, data: DenseData::Raw { bytes: known, splat: is_splat } } = data else {
        return false;
    };
    *own == ty && *is_splat == splat && **known == *bytes
}

/// Returns the hash of [`AttributeData::DenseElements`] with these elements.
fn hash_of_dense(ty: Type, bytes: &[u8], splat: bool) -> u32 {
    let raw = DenseData::Raw { bytes: Box::default(), splat };
    let kinds = (std::mem::discriminant(&raw), std::mem::discriminant(&AttributeData::DenseElements { ty, data: raw }));
    hash_of(&(kinds.1, ty, kinds.0, bytes, splat))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dense_elements_are_found_by_the_hash_of_their_data() {
        let context = Context::new();
        for (bytes, splat) in [(vec![1_u8], true), (vec![1, 2, 3], false), ((0..=255).collect(), false)] {
            let data = DenseData::Raw { bytes: bytes.clone().into(), splat };
            let interned = context.intern_attribute(AttributeData::DenseElements { ty: Type::I8, data });
            assert_eq!(context.intern_dense(Type::I8, Cow::Borrowed(&bytes), splat), interned);
            assert_ne!(context.intern_dense(Type::I16, Cow::Borrowed(&bytes), splat), interned);
        }
    }

    #[test]
    fn strings_are_found_by_the_hash_of_their_data() {
        let context = Context::new();
        for text in ["", "a", "sym_name", "a name of more than sixteen bytes"] {
            let data = AttributeData::String { value: text.as_bytes().into(), ty: Type::I32 };
            let interned = context.intern_attribute(data);
            assert_eq!(context.find_string(text.as_bytes(), Type::I32), Some(interned));
            assert_eq!(context.intern_string(text.as_bytes(), Type::I32), interned);
        }
    }
}
