//! Inherent attributes: where what stands in `<...>` and `{...}` goes.
//!
//! The properties of an operation that is not registered are one attribute, in slot 0. Those of a registered one
//! are a dictionary, spread over the definition's slots and property words; what its attribute dictionary holds under
//! the names of inherent attributes, or of lengths of groups, goes there too. The properties win where both have a value.

use smallvec::SmallVec;

use crate::attributes::{AttributeData, DictionaryAttr};
use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Operation};
use crate::schema::segments::sizes_from_attribute;
use crate::schema::{AttributeSchema, OpSchema, Scope};
use crate::verify::wrong_attribute;

use super::operation::PendingOperation;
use crate::text::parser::{AsmParser, ParseError, ParseResult};

/// Values of the inherent attribute slots.
pub(in crate::text) type Slots = SmallVec<[Option<Attribute>; 4]>;
/// Property words.
pub(in crate::text) type Words = SmallVec<[u32; 8]>;

/// What an operation's attribute dictionary is split into.
#[derive(Default)]
pub(in crate::text) struct Split {
    pub(in crate::text) inherent: Slots,
    /// Lengths of groups; none where none are given.
    pub(in crate::text) words: Words,
    pub(in crate::text) discardable: DictionaryAttr,
}

impl AsmParser<'_> {
    /// Splits the entries of the pending into inherent attribute slots, lengths of groups and the others.
    #[inline(never)]
    pub(in crate::text) fn split_attributes(&mut self, pending: &PendingOperation) -> ParseResult<Split> {
        let Some(schema) = self.context.op_info(pending.name).schema() else {
            let inherent = pending.properties.map(Some).into_iter().collect();
            return Ok(Split { inherent, words: Words::new(), discardable: self.take_dictionary(pending.entries) });
        };
        let words = if schema.size_words() > 0 { schema.word_count() } else { 0 };
        let mut split = Split {
            inherent: SmallVec::from_elem(None, schema.attributes.len()),
            words: SmallVec::from_elem(0, words),
            discardable: DictionaryAttr::EMPTY,
        };
        if pending.properties.is_none() && !pending.is_in_code {
            self.check_inherent(pending, schema, pending.entries)?;
        }
        self.take_entries(pending, schema, &mut split);
        Ok(split)
    }

    /// Takes the entries of the pending off the stack, into what they are: inherent attributes and lengths of groups in
    /// place of those that are there, and discardable ones.
    pub(in crate::text) fn take_entries(
        &mut self,
        pending: &PendingOperation,
        schema: &'static OpSchema,
        split: &mut Split,
    ) {
        if self.scratch.entries.len() > pending.entries {
            if schema.size_words() > 0 {
                self.take_sizes(pending, schema, &mut split.words);
            }
            self.take_inherent(pending, schema, &mut split.inherent);
            split.discardable = self.take_dictionary(pending.entries);
        }
        self.context.op_table(pending.name, schema).fill_defaults(&mut split.inherent);
    }

    /// Takes lengths of groups off the stack. As MLIR, those that cannot be right are dropped without a word: the
    /// verifier says that there are too many operands.
    fn take_sizes(&mut self, pending: &PendingOperation, schema: &OpSchema, words: &mut Words) {
        let context = self.context;
        let mut at = pending.entries;
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
    fn take_inherent(&mut self, pending: &PendingOperation, schema: &OpSchema, slots: &mut Slots) {
        let context = self.context;
        let mut kept = pending.entries;
        for i in pending.entries..self.scratch.entries.len() {
            let entry = self.scratch.entries[i];
            match schema.attribute_index(context.str(entry.name)) {
                Some(slot) => {
                    let constraint = schema.attributes[slot].constraint;
                    let is_kept = !pending.is_in_code || constraint.can_store(entry.value, &Scope::of(context));
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
    pub(in crate::text) fn check_inherent(
        &mut self,
        pending: &PendingOperation,
        schema: &OpSchema,
        from: usize,
    ) -> ParseResult<()> {
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
            Some((attribute, value)) => self.wrong_inherent(pending, attribute, value),
        }
    }

    #[cold]
    fn wrong_inherent(
        &mut self,
        pending: &PendingOperation,
        attribute: &AttributeSchema,
        value: Attribute,
    ) -> ParseResult<()> {
        let name = self.context.op_info(pending.name).name();
        let (form, location) = match pending.dictionary {
            Some(offset) => (format!("custom op '{name}' "), self.location_at(offset)),
            None => (String::new(), self.location_at(pending.offset)),
        };
        let error = wrong_attribute(attribute, value, &Scope::of(self.context), |message| {
            Diagnostic::error(location, format!("{form}'{name}' op {message}"))
        });
        match pending.dictionary {
            Some(_) => self.report(error),
            None => {
                // Reported even where the lexer fails next: what is wrong stands before that.
                self.record(error);
                Err(ParseError)
            }
        }
    }

    /// Spreads the properties of a registered operation over its slots.
    pub(in crate::text) fn set_properties(&mut self, op: Operation, pending: &PendingOperation) -> ParseResult<()> {
        let (Some(properties), Some(schema)) = (pending.properties, self.context.op_info(pending.name).schema()) else {
            return Ok(());
        };
        if !schema.has_properties() {
            return self.invalid_properties(pending, properties, "this operation does not support properties");
        }
        let AttributeData::Dictionary(entries) = properties.data(self.context) else {
            return self.invalid_properties(pending, properties, "expected DictionaryAttr to set properties");
        };
        for entry in entries {
            let name = self.context.str(entry.name);
            let Some(slot) = schema.attribute_index(name) else {
                // What has no such name is dropped, as MLIR does.
                let known = schema.property(name).is_some() || schema.stored_sizes_named(name).is_some();
                if known && let Err(reason) = self.ir.set_property_attribute(op, name, entry.value) {
                    return self.invalid_properties(pending, properties, &reason);
                }
                continue;
            };
            if !schema.attributes[slot].constraint.can_store(entry.value, &Scope::of(self.context)) {
                let value = self.attribute_text(entry.value);
                let reason = format!("Invalid attribute `{name}` in property conversion: {value}");
                return self.invalid_properties(pending, properties, &reason);
            }
            self.ir.set_inherent(op, slot, Some(entry.value));
        }
        Ok(())
    }

    pub(in crate::text) fn invalid_properties(
        &mut self,
        pending: &PendingOperation,
        properties: Attribute,
        reason: &str,
    ) -> ParseResult<()> {
        let (text, name) = (self.attribute_text(properties), self.context.op_info(pending.name).name());
        let message = format!("invalid properties {text} for op {name}: {reason}");
        self.error_before(pending.offset, message)
    }
}
