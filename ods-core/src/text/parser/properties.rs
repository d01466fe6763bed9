//! Inherent attributes: where what stands in `<...>` and `{...}` goes.
//!
//! The properties of an operation that is not registered are one attribute, in slot 0. Those of a registered one
//! are a dictionary, spread over the definition's slots and property words; what its attribute dictionary holds under
//! the names of inherent attributes, or of lengths of groups, goes there too. The properties win where both have a value.

use smallvec::SmallVec;

use crate::attributes::{AttributeData, DictionaryAttr};
use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Operation};
use crate::schema::{AttributeSchema, OpSchema, Scope, sizes_from_attribute};
use crate::verify::wrong_attribute;

use super::operation::Draft;
use super::{Failed, PResult, Parser};

/// Values of the inherent attribute slots.
pub(super) type Slots = SmallVec<[Option<Attribute>; 4]>;
/// Property words.
pub(super) type Words = SmallVec<[u32; 8]>;

/// What an operation's attribute dictionary is split into.
#[derive(Default)]
pub(super) struct Split {
    pub(super) inherent: Slots,
    /// Lengths of groups; none where none are given.
    pub(super) words: Words,
    pub(super) discardable: DictionaryAttr,
}

impl Parser<'_> {
    /// Splits the entries of the draft into inherent attribute slots, lengths of groups and the others.
    #[inline(never)]
    pub(super) fn split_attributes(&mut self, draft: &Draft) -> PResult<Split> {
        let Some(schema) = self.context.op_info(draft.name).schema() else {
            let inherent = draft.properties.map(Some).into_iter().collect();
            return Ok(Split { inherent, words: Words::new(), discardable: self.take_dictionary(draft.entries) });
        };
        let words = if schema.size_words() > 0 { schema.word_count() } else { 0 };
        let mut split = Split {
            inherent: SmallVec::from_elem(None, schema.attributes.len()),
            words: SmallVec::from_elem(0, words),
            discardable: DictionaryAttr::EMPTY,
        };
        if draft.properties.is_none() && !draft.is_in_code {
            self.check_inherent(draft, schema, draft.entries)?;
        }
        self.take_entries(draft, schema, &mut split);
        Ok(split)
    }

    /// Takes the entries of the draft off the stack, into what they are: inherent attributes and lengths of groups in
    /// place of those that are there, and discardable ones.
    pub(super) fn take_entries(&mut self, draft: &Draft, schema: &'static OpSchema, split: &mut Split) {
        if self.scratch.entries.len() > draft.entries {
            if schema.size_words() > 0 {
                self.take_sizes(draft, schema, &mut split.words);
            }
            self.take_inherent(draft, schema, &mut split.inherent);
            split.discardable = self.take_dictionary(draft.entries);
        }
        self.ir.fill_defaults(draft.name, schema, &mut split.inherent);
    }

    /// Takes lengths of groups off the stack. As MLIR, those that cannot be right are dropped without a word: the
    /// verifier says that there are too many operands.
    fn take_sizes(&mut self, draft: &Draft, schema: &OpSchema, words: &mut Words) {
        let context = self.context;
        let mut at = draft.entries;
        while let Some(entry) = self.scratch.entries.get(at).copied() {
            let Some((start, count)) = schema.stored_sizes_named(context.str(entry.name)) else {
                at += 1;
                continue;
            };
            self.scratch.entries.remove(at);
            if let Ok(sizes) = sizes_from_attribute(entry.value, count, context) {
                words[start..start + count].copy_from_slice(&sizes);
            }
        }
    }

    /// Takes entries with inherent names off the stack.
    fn take_inherent(&mut self, draft: &Draft, schema: &OpSchema, slots: &mut Slots) {
        let context = self.context;
        let mut kept = draft.entries;
        for i in draft.entries..self.scratch.entries.len() {
            let entry = self.scratch.entries[i];
            match schema.attribute_index(context.str(entry.name)) {
                Some(slot) => {
                    let constraint = schema.attributes[slot].constraint;
                    let is_kept = !draft.is_in_code || constraint.can_store(entry.value, &Scope::of(context));
                    slots[slot] = if is_kept { Some(entry.value) } else { None };
                }
                None => {
                    self.scratch.entries[kept] = entry;
                    kept += 1;
                }
            }
        }
        self.scratch.entries.truncate(kept);
    }

    /// As MLIR, inherent attributes that were given in `{...}` must satisfy their constraints at once; they are gone
    /// through by name.
    pub(super) fn check_inherent(&mut self, draft: &Draft, schema: &OpSchema, from: usize) -> PResult<()> {
        let mut wrong: Option<(&AttributeSchema, Attribute)> = None;
        for entry in &self.scratch.entries[from..] {
            let Some(slot) = schema.attribute_index(self.context.str(entry.name)) else { continue };
            let attribute = &schema.attributes[slot];
            let constraint = attribute.constraint;
            let is_first = wrong.is_none_or(|(first, _)| attribute.name < first.name);
            if is_first && constraint.pure && !constraint.holds(entry.value, &Scope::of(self.context)) {
                wrong = Some((attribute, entry.value));
            }
        }
        match wrong {
            None => Ok(()),
            Some((attribute, value)) => self.wrong_inherent(draft, attribute, value),
        }
    }

    #[cold]
    fn wrong_inherent(&mut self, draft: &Draft, attribute: &AttributeSchema, value: Attribute) -> PResult<()> {
        let name = self.context.op_info(draft.name).name();
        let (form, location) = match draft.dictionary {
            Some(offset) => (format!("custom op '{name}' "), self.location_at(offset)),
            None => (String::new(), self.location_at(draft.offset)),
        };
        let error = wrong_attribute(attribute, value, &Scope::of(self.context), |message| {
            Diagnostic::error(location, format!("{form}'{name}' op {message}"))
        });
        match draft.dictionary {
            Some(_) => self.report(error),
            None => {
                // Reported even where the lexer fails next: what is wrong stands before that.
                self.errors.push(error);
                Err(Failed)
            }
        }
    }

    /// Spreads the properties of a registered operation over its slots.
    pub(super) fn set_properties(&mut self, op: Operation, draft: &Draft) -> PResult<()> {
        let (Some(properties), Some(schema)) = (draft.properties, self.context.op_info(draft.name).schema()) else {
            return Ok(());
        };
        if !schema.has_properties() {
            return self.invalid_properties(draft, properties, "this operation does not support properties");
        }
        let AttributeData::Dictionary(entries) = properties.data(self.context) else {
            return self.invalid_properties(draft, properties, "expected DictionaryAttr to set properties");
        };
        for entry in entries {
            let name = self.context.str(entry.name);
            let Some(slot) = schema.attribute_index(name) else {
                // What has no such name is dropped, as MLIR does.
                let known = schema.property(name).is_some() || schema.stored_sizes_named(name).is_some();
                if known && let Err(reason) = self.ir.set_property_attribute(op, name, entry.value) {
                    return self.invalid_properties(draft, properties, &reason);
                }
                continue;
            };
            if !schema.attributes[slot].constraint.can_store(entry.value, &Scope::of(self.context)) {
                let value = self.attribute_text(entry.value);
                let reason = format!("Invalid attribute `{name}` in property conversion: {value}");
                return self.invalid_properties(draft, properties, &reason);
            }
            self.ir.set_inherent(op, slot, Some(entry.value));
        }
        Ok(())
    }

    pub(super) fn invalid_properties(&mut self, draft: &Draft, properties: Attribute, reason: &str) -> PResult<()> {
        let (text, name) = (self.attribute_text(properties), self.context.op_info(draft.name).name());
        let message = format!("invalid properties {text} for op {name}: {reason}");
        self.error_before(draft.offset, message)
    }
}
