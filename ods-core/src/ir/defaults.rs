//! Defaults of inherent attributes, kept per kind of operation: making one anew for each operation would look it up
//! among all attributes of the context.
//!
//! A direct-mapped table: a kind that is not in its place takes the place.

use crate::context::Context;
use crate::entity::{Attribute, OpName};
use crate::schema::OpSchema;

const PLACES: usize = 32;

/// The defaults of one kind, by slot.
#[derive(Debug)]
struct Entry {
    name: OpName,
    defaults: Box<[Option<Attribute>]>,
}

/// The table.
#[derive(Debug, Default)]
pub(crate) struct Defaults {
    places: Vec<Option<Entry>>,
}

impl Defaults {
    /// The defaults of the attributes of operations with this name and definition, by slot.
    #[inline]
    pub(crate) fn of(&mut self, context: &Context, name: OpName, schema: &OpSchema) -> &[Option<Attribute>] {
        let place = name.index() as usize % PLACES;
        let is_known = matches!(self.places.get(place), Some(Some(entry)) if entry.name == name);
        if !is_known {
            self.make(context, name, schema);
        }
        match &self.places[place] {
            Some(entry) => &entry.defaults,
            None => &[],
        }
    }

    #[cold]
    fn make(&mut self, context: &Context, name: OpName, schema: &OpSchema) {
        if self.places.is_empty() {
            self.places.resize_with(PLACES, || None);
        }
        let defaults = schema.attributes.iter().map(|attribute| attribute.presence.default(context)).collect();
        self.places[name.index() as usize % PLACES] = Some(Entry { name, defaults });
    }
}
