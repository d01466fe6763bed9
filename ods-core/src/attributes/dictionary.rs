//! Dictionaries.

use ods_grammar::{End, First};

use crate::context::Context;
use crate::entity::{Attribute, Identifier, Type};
use crate::schema::ViewInfo;

use super::{AttributeData, AttributeKind};

/// A dictionary entry: a key with its value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NamedAttribute {
    /// The key.
    pub name: Identifier,
    /// The value.
    pub value: Attribute,
}

/// A dictionary attribute: `{a = 1, b}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DictionaryAttr(Attribute);

crate::schema::view_constraint!(
    Attribute,
    DictionaryAttr,
    "dictionary of named attribute values",
    crate::schema::rust_value::AsView<DictionaryAttr>,
    ViewInfo::of_attributes("dictionary", &["dictionary"], &[First::Literal("{")], End::Delimited)
        .untyped()
        .of_type(Type::NONE)
);

impl AttributeKind for DictionaryAttr {
    fn matches(data: &AttributeData, _: &Context) -> bool {
        matches!(data, AttributeData::Dictionary(_))
    }
}

impl From<DictionaryAttr> for Attribute {
    fn from(view: DictionaryAttr) -> Self {
        view.0
    }
}

/// The empty dictionary.
impl Default for DictionaryAttr {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// ```
/// # use ods_core as ods;
/// # use ods::attributes::{DictionaryAttr, NamedAttribute};
/// # use ods::{Attribute, Context};
/// let context = Context::new();
/// let entry = NamedAttribute { name: context.identifier("note"), value: Attribute::TRUE };
/// let dictionary = DictionaryAttr::get(&context, &[entry]);
/// assert_eq!(dictionary.value_of(&context, "note"), Some(Attribute::TRUE));
/// let empty = dictionary.with(&context, entry.name, None);
/// assert!(empty.entries(&context).is_empty());
/// ```
impl DictionaryAttr {
    /// The empty dictionary: `{}`.
    pub const EMPTY: Self = Self(Attribute::EMPTY_DICTIONARY);

    /// Returns the dictionary of these entries, in any order. The last of several entries with the same key wins.
    pub fn get(context: &Context, entries: &[NamedAttribute]) -> Self {
        if entries.is_empty() {
            return Self::EMPTY;
        }
        let mut sorted = entries.to_vec();
        if !is_sorted(context, &sorted) {
            // The sort is stable, so the last of equal keys wins.
            sorted.reverse();
            sorted.sort_by(|a, b| context.str(a.name).cmp(context.str(b.name)));
            sorted.dedup_by_key(|entry| entry.name);
        }
        Self(context.intern_attribute(AttributeData::Dictionary(sorted.into())))
    }

    /// Returns the entries, sorted by key text.
    #[inline]
    pub fn entries(self, context: &Context) -> &[NamedAttribute] {
        let AttributeData::Dictionary(entries) = self.0.data(context) else { return &[] };
        entries
    }

    /// Returns the value of `name`.
    pub fn value(self, context: &Context, name: Identifier) -> Option<Attribute> {
        self.entries(context).iter().find(|entry| entry.name == name).map(|entry| entry.value)
    }

    /// Returns the value of the key with the text `name`.
    pub fn value_of(self, context: &Context, name: &str) -> Option<Attribute> {
        self.value(context, context.find_identifier(name)?)
    }

    /// Returns the dictionary with `name` set to `value`, or removed.
    pub fn with(self, context: &Context, name: Identifier, value: Option<Attribute>) -> Self {
        let mut entries: Vec<_> = self.entries(context).iter().filter(|entry| entry.name != name).copied().collect();
        entries.extend(value.map(|value| NamedAttribute { name, value }));
        Self::get(context, &entries)
    }
}

/// Returns whether the keys ascend strictly.
fn is_sorted(context: &Context, entries: &[NamedAttribute]) -> bool {
    entries.windows(2).all(|pair| context.str(pair[0].name) < context.str(pair[1].name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_sorted_and_last_duplicate_wins() {
        let context = Context::new();
        let entry = |name: &str, value| NamedAttribute { name: context.identifier(name), value };
        let dictionary = DictionaryAttr::get(
            &context,
            &[entry("b", Attribute::UNIT), entry("a", Attribute::TRUE), entry("b", Attribute::FALSE)],
        );
        let keys: Vec<_> = dictionary.entries(&context).iter().map(|e| context.str(e.name)).collect();
        assert_eq!(keys, ["a", "b"]);
        assert_eq!(dictionary.value_of(&context, "b"), Some(Attribute::FALSE));
        let without = dictionary.with(&context, context.identifier("a"), None);
        assert_eq!(without.entries(&context).len(), 1);
    }
}
