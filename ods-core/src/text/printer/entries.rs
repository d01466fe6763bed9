//! The inherent attributes and properties of operations as dictionaries have them: sorted by name, together with
//! discardable ones.
//!
//! Names are looked up, and brought in order, once for each kind of operation, and not for each operation.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::attributes::NamedAttribute;
use crate::context::Context;
use crate::entity::{Attribute, Identifier, OpName, Operation};
use crate::ir::Ir;
use crate::schema::OpSchema;

/// Where the value of an entry is.
#[derive(Clone, Copy, Debug)]
enum Source {
    /// In an attribute slot.
    Slot(usize),
    /// A property, by position.
    Property(usize),
    /// Lengths of groups: first word and number.
    Sizes(usize, usize),
}

/// An entry that operations of a kind may have.
#[derive(Clone, Copy, Debug)]
struct Known {
    name: Identifier,
    source: Source,
}

/// Entries, a list of them.
pub(super) type List = SmallVec<[NamedAttribute; 8]>;

/// What is known of a kind of operations.
struct Kind {
    /// The entries that they may have, by name.
    sorted: Box<[Known]>,
    /// The defaults of attributes, by slot.
    defaults: Box<[Option<Attribute>]>,
}

/// What is known of the entries of kinds of operations.
#[derive(Default)]
pub(super) struct Entries {
    kinds: Vec<Kind>,
    places: FxHashMap<OpName, usize>,
    /// The kind that was asked for last.
    last: Option<(OpName, usize)>,
}

impl Entries {
    /// Looks up what operations of this kind have, unless that is known.
    #[inline]
    pub(super) fn prepare(&mut self, ir: &Ir, op: Operation) {
        let name = ir.name(op);
        if self.last.is_none_or(|(last, _)| last != name) {
            self.find(ir, op, name);
        }
    }

    #[inline(never)]
    fn find(&mut self, ir: &Ir, op: Operation, name: OpName) {
        let Some(schema) = ir.schema(op).filter(|schema| schema.has_properties()) else { return };
        let place = *self.places.entry(name).or_insert_with(|| {
            self.kinds.push(Kind { sorted: sorted(schema, ir.context()), defaults: defaults(schema, ir.context()) });
            self.kinds.len() - 1
        });
        self.last = Some((name, place));
    }

    /// What was prepared.
    #[inline]
    fn kind(&self, name: OpName) -> Option<&Kind> {
        match self.last {
            Some((last, place)) if last == name => self.kinds.get(place),
            _ => self.kinds.get(*self.places.get(&name)?),
        }
    }

    /// The inherent attributes and properties of a registered operation, sorted by name.
    pub(super) fn inherent(&self, ir: &Ir, op: Operation) -> List {
        let Some(schema) = ir.schema(op) else { return List::new() };
        let entry =
            |known: &Known| Some(NamedAttribute { name: known.name, value: value(ir, op, schema, known.source)? });
        match self.kind(ir.name(op)) {
            Some(kind) => kind.sorted.iter().filter_map(entry).collect(),
            None if schema.has_properties() => sorted(schema, ir.context()).iter().filter_map(entry).collect(),
            None => List::new(),
        }
    }

    /// Inherent and discardable attributes together, sorted by name; of an unregistered operation, the discardable ones.
    pub(super) fn all(&self, ir: &Ir, op: Operation) -> List {
        let mut entries = self.inherent(ir, op);
        merge(ir.context(), &mut entries, ir.attributes(op).entries(ir.context()));
        entries
    }

    /// Those of [`Entries::inherent`] that a format writes in a dictionary: which slots and properties those are, and
    /// whether lengths of groups are, is asked.
    pub(super) fn chosen(
        &self,
        ir: &Ir,
        op: Operation,
        schema: &'static OpSchema,
        is_chosen: impl Fn(Part, Attribute) -> bool,
    ) -> List {
        let entry = |known: &Known| {
            let value = value(ir, op, schema, known.source)?;
            let part = match known.source {
                Source::Slot(slot) => Part::Slot(slot),
                Source::Property(index) => Part::Property(index),
                Source::Sizes(..) => Part::Sizes(ir.context().str(known.name)),
            };
            is_chosen(part, value).then_some(NamedAttribute { name: known.name, value })
        };
        match self.kind(ir.name(op)) {
            Some(kind) => kind.sorted.iter().filter_map(entry).collect(),
            None => sorted(schema, ir.context()).iter().filter_map(entry).collect(),
        }
    }

    /// The value that the attribute in a slot has where nothing is written.
    #[inline]
    pub(super) fn default_of(
        &self,
        ir: &Ir,
        op: Operation,
        schema: &'static OpSchema,
        slot: usize,
    ) -> Option<Attribute> {
        match self.kind(ir.name(op)) {
            Some(kind) => kind.defaults[slot],
            None => schema.attributes[slot].presence.default(ir.context()),
        }
    }
}

/// A part of an operation that a dictionary may have.
#[derive(Clone, Copy)]
pub(super) enum Part<'a> {
    Slot(usize),
    Property(usize),
    Sizes(&'a str),
}

fn defaults(schema: &'static OpSchema, context: &Context) -> Box<[Option<Attribute>]> {
    schema.attributes.iter().map(|attribute| attribute.presence.default(context)).collect()
}

/// What operations with this definition may have, sorted by name.
fn sorted(schema: &'static OpSchema, context: &Context) -> Box<[Known]> {
    let slots = schema.attributes.iter().enumerate().map(|(slot, attribute)| (attribute.name, Source::Slot(slot)));
    let sizes = schema.stored_sizes().map(|(name, start, count)| (name, Source::Sizes(start, count)));
    let properties = schema.properties.iter().enumerate();
    let properties = properties.map(|(index, property)| (property.name, Source::Property(index)));
    let mut entries: Vec<_> = slots.chain(sizes).chain(properties).collect();
    entries.sort_by_key(|(name, _)| *name);
    entries.into_iter().map(|(name, source)| Known { name: context.identifier(name), source }).collect()
}

fn value(ir: &Ir, op: Operation, schema: &'static OpSchema, source: Source) -> Option<Attribute> {
    match source {
        Source::Slot(slot) => ir.inherent(op, slot),
        Source::Property(index) => {
            let property = &schema.properties[index];
            Some(property.attribute(&ir.stored_words(op, schema, property), ir.context()))
        }
        Source::Sizes(start, count) => {
            let words = ir.property_words(op, schema.attributes.len(), start, count);
            let none: SmallVec<[u32; 8]> = SmallVec::from_elem(0, count);
            Some(crate::schema::sizes_attribute(words.unwrap_or(&none), ir.context()))
        }
    }
}

/// Puts entries among others: both are sorted by name, and so is the outcome.
pub(super) fn merge(context: &Context, entries: &mut List, others: &[NamedAttribute]) {
    if others.is_empty() {
        return;
    }
    if entries.is_empty() {
        return entries.extend_from_slice(others);
    }
    entries.extend_from_slice(others);
    entries.sort_by_key(|entry| context.str(entry.name));
}
