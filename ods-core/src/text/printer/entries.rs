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

/// How many defaults are kept.
const DEFAULTS: usize = 64;

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

/// What is known of the entries of kinds of operations.
#[derive(Default)]
pub(super) struct Entries {
    /// By name.
    sorted: FxHashMap<OpName, Box<[Known]>>,
    defaults: Vec<Option<(OpName, usize, Attribute)>>,
}

impl Entries {
    /// Looks up what operations of this kind have, unless that is known.
    pub(super) fn prepare(&mut self, ir: &Ir, op: Operation) {
        if let Some(schema) = ir.schema(op).filter(|schema| schema.has_properties()) {
            self.sorted.entry(ir.name(op)).or_insert_with(|| sorted(schema, ir.context()));
        }
    }

    /// The inherent attributes and properties of a registered operation, sorted by name.
    pub(super) fn inherent(&self, ir: &Ir, op: Operation) -> List {
        let Some(schema) = ir.schema(op) else { return List::new() };
        let entry =
            |known: &Known| Some(NamedAttribute { name: known.name, value: value(ir, op, schema, known.source)? });
        match self.sorted.get(&ir.name(op)) {
            Some(known) => known.iter().filter_map(entry).collect(),
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

    /// The name of the attribute in a slot.
    pub(super) fn slot_name(&mut self, ir: &Ir, op: Operation, schema: &'static OpSchema, slot: usize) -> Identifier {
        let known = self.sorted.entry(ir.name(op)).or_insert_with(|| sorted(schema, ir.context()));
        let found = known.iter().find(|known| matches!(known.source, Source::Slot(of) if of == slot));
        found.map_or_else(|| ir.context().identifier(schema.attributes[slot].name), |known| known.name)
    }

    /// The default of the attribute in a slot of operations with a name; `make` makes it.
    #[inline]
    pub(super) fn default_of(
        &mut self,
        context: &Context,
        (name, slot): (OpName, usize),
        make: fn(&Context) -> Attribute,
    ) -> Attribute {
        let place = (name.index() as usize).wrapping_mul(5).wrapping_add(slot) % DEFAULTS;
        if let Some(Some((known, of, attribute))) = self.defaults.get(place)
            && (*known, *of) == (name, slot)
        {
            return *attribute;
        }
        let attribute = make(context);
        self.defaults.resize(DEFAULTS, None);
        self.defaults[place] = Some((name, slot, attribute));
        attribute
    }
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
