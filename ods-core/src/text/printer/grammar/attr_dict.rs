//! Dictionaries of inherent attributes and properties, sorted by name, together with discardable attributes.
//!
//! The possible entries and their order are in the context (`OpTable`).

use smallvec::SmallVec;

use crate::attributes::NamedAttribute;
use crate::context::{Context, EntrySource, OpEntry};
use crate::entity::{Attribute, Operation};
use crate::ir::Ir;
use crate::schema::OpSchema;

/// A list of entries.
pub(in crate::text) type List = SmallVec<[NamedAttribute; 8]>;

/// A part of an operation that may be in a dictionary.
#[derive(Clone, Copy)]
pub(in crate::text) enum Part<'a> {
    Slot(usize),
    Property(usize),
    Sizes(&'a str),
}

/// Returns the entries that an operation may have.
fn known<'a>(ir: &'a Ir, op: Operation, schema: &'static OpSchema) -> &'a [OpEntry] {
    if schema.has_properties() { &ir.context().op_table(ir.name(op), schema).entries } else { &[] }
}

/// Returns the inherent attributes and properties of a registered operation, sorted by name.
pub(in crate::text) fn inherent(ir: &Ir, op: Operation) -> List {
    let Some(schema) = ir.schema(op) else { return List::new() };
    let entry =
        |known: &OpEntry| Some(NamedAttribute { name: known.name, value: value(ir, op, schema, known.source)? });
    known(ir, op, schema).iter().filter_map(entry).collect()
}

/// Returns the inherent and discardable attributes, sorted by name; only the discardable ones of an unregistered
/// operation.
pub(in crate::text) fn all(ir: &Ir, op: Operation) -> List {
    let mut entries = inherent(ir, op);
    merge(ir.context(), &mut entries, ir.attributes(op).entries(ir.context()));
    entries
}

impl Ir {
    /// Returns the inherent attributes, the properties as attributes and the discardable attributes, sorted by name.
    /// Corresponds to MLIR's `getAttrDictionary`.
    pub fn all_attributes(&self, op: impl Into<Operation>) -> Vec<NamedAttribute> {
        all(self, op.into()).into_vec()
    }
}

/// Returns the entries of [`inherent`] selected for a dictionary: the closures select slots, properties and segment
/// sizes.
pub(in crate::text) fn chosen(
    ir: &Ir,
    op: Operation,
    schema: &'static OpSchema,
    is_chosen: impl Fn(Part, Attribute) -> bool,
) -> List {
    let entry = |known: &OpEntry| {
        let value = value(ir, op, schema, known.source)?;
        let part = match known.source {
            EntrySource::Slot(slot) => Part::Slot(slot),
            EntrySource::Property(index) => Part::Property(index),
            EntrySource::Sizes(..) => Part::Sizes(ir.context().str(known.name)),
        };
        is_chosen(part, value).then_some(NamedAttribute { name: known.name, value })
    };
    known(ir, op, schema).iter().filter_map(entry).collect()
}

/// Returns the default value of the attribute in a slot.
#[inline]
pub(in crate::text) fn default_of(ir: &Ir, op: Operation, schema: &'static OpSchema, slot: usize) -> Option<Attribute> {
    ir.context().op_table(ir.name(op), schema).defaults[slot]
}

fn value(ir: &Ir, op: Operation, schema: &'static OpSchema, source: EntrySource) -> Option<Attribute> {
    match source {
        EntrySource::Slot(slot) => ir.inherent(op, slot),
        EntrySource::Property(index) => {
            let property = &schema.properties[index];
            Some(property.attribute(&ir.stored_words(op, schema, property), ir.context()))
        }
        EntrySource::Sizes(start, count) => {
            let words = ir.property_words(op, schema.attributes.len(), start, count);
            let none: SmallVec<[u32; 8]> = SmallVec::from_elem(0, count);
            Some(crate::schema::segments::sizes_attribute(words.unwrap_or(&none), ir.context()))
        }
    }
}

/// Merges `others` into `entries`. Both are sorted by name, and so is the result.
pub(in crate::text) fn merge(context: &Context, entries: &mut List, others: &[NamedAttribute]) {
    if others.is_empty() {
        return;
    }
    if entries.is_empty() {
        return entries.extend_from_slice(others);
    }
    entries.extend_from_slice(others);
    entries.sort_by_key(|entry| context.str(entry.name));
}
