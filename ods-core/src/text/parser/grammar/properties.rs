//! Inherent attributes: distributing the contents of `<...>` and `{...}`.
//!
//! The properties of an unregistered operation are one attribute, in slot 0. The properties of a registered operation
//! are a dictionary, distributed over the definition's slots and property words, and so are entries of its attribute
//! dictionary with the names of inherent attributes or segment sizes. If both have a value, the properties win.

use smallvec::SmallVec;

use crate::attributes::{AttributeData, DictionaryAttr};
use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Operation};
use crate::schema::segments::sizes_from_attribute;
use crate::schema::{AttributeSchema, OpSchema, PredScope};
use crate::verify::wrong_attribute;

use super::operation::PendingOperation;
use crate::text::parser::{AsmParser, ParseError, ParseResult};

/// Values of the inherent attribute slots.
pub(in crate::text) type Slots = SmallVec<[Option<Attribute>; 4]>;
/// Property words.
pub(in crate::text) type Words = SmallVec<[u32; 8]>;

/// The parts of an operation's attribute dictionary.
#[derive(Default)]
pub(in crate::text) struct Split {
    pub(in crate::text) inherent: Slots,
    /// Segment sizes; empty if none are given.
    pub(in crate::text) words: Words,
    pub(in crate::text) discardable: DictionaryAttr,
}

impl AsmParser<'_> {
    /// Splits the entries of the pending operation into inherent attribute slots, segment sizes and other attributes.
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

    /// Removes the entries of the pending operation from the stack, and distributes them: inherent attributes and
    /// segment sizes replace existing ones, and others are discardable.
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

    /// Removes segment sizes from the stack. As in MLIR, invalid ones are silently dropped: the verifier reports that
    /// there are too many operands.
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

    /// Removes entries with inherent names from the stack.
    fn take_inherent(&mut self, pending: &PendingOperation, schema: &OpSchema, slots: &mut Slots) {
        let context = self.context;
        let mut kept = pending.entries;
        for i in pending.entries..self.scratch.entries.len() {
            let entry = self.scratch.entries[i];
            match schema.attribute_index(context.str(entry.name)) {
                Some(slot) => {
                    let constraint = schema.attributes[slot].constraint;
                    let is_kept = !pending.is_in_code || constraint.can_store(entry.value, &PredScope::of(context));
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

    /// Verifies inherent attributes given in `{...}`. As in MLIR, they must satisfy their constraints immediately, and
    /// are checked in the order of their names.
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
            if is_first && constraint.pure && !constraint.holds(entry.value, &PredScope::of(self.context)) {
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
        let error = wrong_attribute(attribute, value, &PredScope::of(self.context), |message| {
            Diagnostic::error(location, format!("{form}'{name}' op {message}"))
        });
        match pending.dictionary {
            Some(_) => self.report(error),
            None => {
                // Reported even if the lexer fails next, because the error is before that.
                self.record(error);
                Err(ParseError)
            }
        }
    }

    /// Distributes the properties of a registered operation over its slots.
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
                // As in MLIR, unknown names are dropped.
                let known = schema.property(name).is_some() || schema.stored_sizes_named(name).is_some();
                if known && let Err(reason) = self.ir.set_property_attribute(op, name, entry.value) {
                    return self.invalid_properties(pending, properties, &reason);
                }
                continue;
            };
            if !schema.attributes[slot].constraint.can_store(entry.value, &PredScope::of(self.context)) {
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
