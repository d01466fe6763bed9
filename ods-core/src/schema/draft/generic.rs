//! Drafts from parts as text and tools have them: attributes by name, lengths of groups as attributes.

use smallvec::SmallVec;

use crate::attributes::{DictionaryAttr, NamedAttribute};
use crate::context::Context;
use crate::entity::{Attribute, Type, Value};

use super::Draft;
use crate::schema::OpSchema;
use crate::schema::segments::sizes_from_attribute;

impl Draft {
    /// Returns the draft of an operation in generic form: inherent attributes are extracted from `attributes` by name.
    pub fn generic(
        schema: &'static OpSchema,
        context: &Context,
        result_types: &[Type],
        operands: &[Value],
        attributes: &[NamedAttribute],
    ) -> Self {
        let mut draft = Self::new(schema).operands(operands.iter().copied()).results(result_types.iter().copied());
        let mut discardable = Vec::new();
        for entry in attributes {
            let name = context.str(entry.name);
            match schema.attribute_index(name) {
                Some(index) => draft = draft.inherent(index, Some(entry.value)),
                None if schema.word_count() > 0 && draft.take_words(name, entry.value, context) => {}
                None => discardable.push(*entry),
            }
        }
        draft.attributes(DictionaryAttr::get(context, &discardable))
    }

    /// Sets a property or segment sizes from its attribute in text. Returns `false` for any other name.
    fn take_words(&mut self, name: &str, value: Attribute, context: &Context) -> bool {
        let words = match (self.schema.property(name), self.schema.stored_sizes_named(name)) {
            (Some(property), _) => {
                property.words_of(value, context).map(|words| (property.start, SmallVec::from_slice(&words)))
            }
            (None, Some((start, count))) => sizes_from_attribute(value, count, context).map(|sizes| (start, sizes)),
            (None, None) => return false,
        };
        match words {
            Ok(words) => self.extra().words.push(words),
            Err(message) => self.extra().wrong = Some(format!("wrong '{name}': {message}")),
        }
        true
    }

    /// Sets the property of this name, or the lengths of groups, from its attribute in text. Does nothing for any
    /// other name.
    #[must_use]
    pub fn property_from(mut self, name: &str, value: Attribute, context: &Context) -> Self {
        self.take_words(name, value, context);
        self
    }

    /// Leaves the result types to inference, instead of those added so far.
    #[must_use]
    pub fn without_results(mut self) -> Self {
        self.infer = true;
        self.result_types.clear();
        self
    }
}
