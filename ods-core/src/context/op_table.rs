//! Facts about a definition that a context computes once: the defaults of its attributes, and the dictionary entries
//! that its operations may have. Computing them for each operation would take a search of all attributes and
//! identifiers.
//!
//! Invariant: a table never changes; it is built on first use, when the whole dialect is registered.

use std::sync::OnceLock;

use super::Context;
use crate::entity::{Attribute, Identifier, OpName};
use crate::schema::{DialectHooks, OpSchema, Presence};
use crate::storage::chunks::SharedList;

/// The tables, by number of the name.
pub(super) type OpTables = SharedList<OnceLock<Box<OpTable>>>;

/// The facts about the operations of one definition.
pub(crate) struct OpTable {
    /// The defaults of attributes by slot.
    pub(crate) defaults: Box<[Option<Attribute>]>,
    /// The defaults added to operations without the attribute; empty if there are none.
    filled: Box<[Option<Attribute>]>,
    /// The hooks of the dialect, if it was registered when the table was built.
    pub(crate) hooks: Option<&'static dyn DialectHooks>,
    /// Whether the context had registered the definition when the table was built.
    registered: bool,
    /// The inherent attributes, properties and segment sizes that an operation may have, by name.
    pub(crate) entries: Box<[OpEntry]>,
}

/// A dictionary entry that operations of a definition may have.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpEntry {
    pub(crate) name: Identifier,
    pub(crate) source: EntrySource,
}

/// The source of an entry's value.
#[derive(Clone, Copy, Debug)]
pub(crate) enum EntrySource {
    /// An attribute slot.
    Slot(usize),
    /// A property, by position.
    Property(usize),
    /// Segment sizes: first word and count.
    Sizes(usize, usize),
}

impl OpTable {
    fn new(context: &Context, schema: &'static OpSchema) -> Self {
        let presences = || schema.attributes.iter().map(|attribute| attribute.presence);
        let defaults: Box<[_]> = presences().map(|presence| presence.default(context)).collect();
        let is_filled = |presence| matches!(presence, Presence::Default(_));
        let filled = match presences().any(is_filled) {
            true => {
                presences().zip(&defaults).map(|(presence, default)| default.filter(|_| is_filled(presence))).collect()
            }
            false => Box::default(),
        };
        Self {
            defaults,
            filled,
            hooks: context.dialect(schema.dialect).and_then(|dialect| dialect.hooks),
            registered: context.is_registered(schema),
            entries: entries(context, schema),
        }
    }

    /// Sets the empty attribute slots of an operation to their default values.
    #[inline]
    pub(crate) fn fill_defaults(&self, slots: &mut [Option<Attribute>]) {
        for (slot, default) in slots.iter_mut().zip(&self.filled) {
            if slot.is_none() {
                *slot = *default;
            }
        }
    }
}

fn entries(context: &Context, schema: &'static OpSchema) -> Box<[OpEntry]> {
    let attributes = schema.attributes.iter().enumerate();
    let attributes = attributes.map(|(slot, attribute)| (attribute.name, EntrySource::Slot(slot)));
    let sizes = schema.stored_sizes().map(|(name, start, count)| (name, EntrySource::Sizes(start, count)));
    let properties = schema.properties.iter().enumerate();
    let properties = properties.map(|(index, property)| (property.name, EntrySource::Property(index)));
    let mut entries: Vec<_> = attributes.chain(sizes).chain(properties).collect();
    entries.sort_by_key(|(name, _)| *name);
    entries.into_iter().map(|(name, source)| OpEntry { name: context.identifier(name), source }).collect()
}

impl Context {
    /// Returns the table of the registered name of this definition.
    #[inline]
    pub(crate) fn op_table(&self, name: OpName, schema: &'static OpSchema) -> &OpTable {
        match self.op_tables.get(name.index()).and_then(OnceLock::get) {
            Some(table) => table,
            None => self.make_op_table(name, schema),
        }
    }

    /// Returns the table of the definition of operations with this name; `None` if the context has not registered it.
    #[inline]
    pub(crate) fn registered_op_table(&self, name: OpName, schema: &'static OpSchema) -> Option<&OpTable> {
        match self.op_tables.get(name.index()).and_then(OnceLock::get) {
            Some(table) if table.registered => Some(table),
            _ => self.find_registered_op_table(name, schema),
        }
    }

    #[cold]
    fn find_registered_op_table(&self, name: OpName, schema: &'static OpSchema) -> Option<&OpTable> {
        self.is_registered(schema).then(|| self.op_table(name, schema))
    }

    #[cold]
    fn make_op_table(&self, name: OpName, schema: &'static OpSchema) -> &OpTable {
        // Built before its place is claimed, because code of the definition creates the defaults.
        let table = Box::new(OpTable::new(self, schema));
        loop {
            match self.op_tables.get(name.index()) {
                Some(place) => return place.get_or_init(|| table),
                None => self.op_tables.push(OnceLock::new()),
            };
        }
    }
}
