//! Aliases: names for types, attributes and locations, so that each is printed once.
//!
//! Affine maps, integer sets, distinct attributes (with a referenced attribute), locations, tuples of more than 16
//! elements, elements whose definition requests one, and elements that a text of an unregistered dialect refers to by
//! one have an alias. Everything to be printed is visited beforehand, in MLIR's order, because the order is visible:
//! aliases are sorted by depth (the number of other aliases that must precede them), then types before attributes, then
//! by name, then by first visit; they are numbered in that order, separately for each name.
//!
//! An alias is *deferred*, that is, defined after the operation, if it is only used in locations of operations.
//!
//! Invariant: the value of an alias is printed using only the aliases before it. Only types that contain themselves
//! could use others; as in MLIR, mutable parameters are printed without aliases.

pub(in crate::text::printer) mod collect;
pub(in crate::text::printer) mod elements;
pub(in crate::text::printer) mod kind;
pub(in crate::text::printer) mod location_ids;
pub(in crate::text::printer) mod prescan;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::attributes::AttributeData;
use crate::context::Context;
use crate::entity::{Attribute, Location, Type};
use crate::opaque::OpaquePart;

use crate::text::printer::alias::elements::{Elements, Node};
use crate::text::printer::alias::kind::{AliasKind, AliasNames, Numbers};
use crate::text::printer::alias::location_ids::LocationIds;
use crate::text::printer::alias::prescan::Bits;

/// An alias: a name, and a number unless it is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text::printer) struct Alias<'a> {
    pub(in crate::text::printer) kind: AliasKind<'a>,
    pub(in crate::text::printer) number: u32,
}

/// An alias with its value.
#[derive(Clone, Copy, Debug)]
pub(in crate::text::printer) struct Definition<'a> {
    pub(in crate::text::printer) alias: Alias<'a>,
    pub(in crate::text::printer) node: Node,
    pub(in crate::text::printer) deferred: bool,
}

/// The aliases of a file.
#[derive(Default)]
pub(in crate::text::printer) struct Aliases<'a> {
    /// The definitions, in printing order.
    pub(in crate::text::printer) definitions: Vec<Definition<'a>>,
    /// Indices of `definitions`, by type.
    types: FxHashMap<Type, u32>,
    attributes: FxHashMap<Attribute, u32>,
    locations: LocationIds,
    /// Indices of `definitions`, by number of the location.
    of_locations: Vec<Option<u32>>,
    /// The number of definitions that may be used while definitions are printed.
    visible: Option<usize>,
}

impl<'a> Aliases<'a> {
    /// Returns the alias of a type.
    pub(in crate::text::printer) fn of_type(&self, ty: Type) -> Option<Alias<'a>> {
        if self.types.is_empty() { None } else { self.at(*self.types.get(&ty)?) }
    }

    /// Returns the alias of an attribute.
    pub(in crate::text::printer) fn of_attribute(&self, context: &Context, attribute: Attribute) -> Option<Alias<'a>> {
        if self.definitions.is_empty() {
            return None;
        }
        if let AttributeData::Location(location) = attribute.data(context) {
            return self.of_location(*location);
        }
        self.at(*self.attributes.get(&attribute)?)
    }

    /// Returns the alias of a location.
    pub(in crate::text::printer) fn of_location(&self, location: Location) -> Option<Alias<'a>> {
        if self.of_locations.is_empty() {
            return None;
        }
        self.at(self.of_locations[self.locations.get(location)? as usize]?)
    }

    /// Returns the alias at this index, if it may be used.
    fn at(&self, place: u32) -> Option<Alias<'a>> {
        let visible = self.visible.unwrap_or(self.definitions.len());
        self.definitions[..visible].get(place as usize).map(|definition| definition.alias)
    }

    /// Begins printing the value of the definition at `place`.
    pub(in crate::text::printer) fn begin(&mut self, context: &Context, place: usize) {
        let def = match self.definitions[place].node {
            Node::Type(ty) => ty.def(context),
            Node::Attribute(attribute) => attribute.def(context),
            Node::Location(_) => None,
        };
        let is_mutable = def.is_some_and(|def| def.schema().is_mutable());
        self.visible = Some(if is_mutable { 0 } else { place });
    }

    /// Ends printing the value of a definition.
    pub(in crate::text::printer) fn end(&mut self) {
        self.visible = None;
    }
}

/// The facts about a visited node.
struct Entry<'a> {
    node: Node,
    kind: Option<AliasKind<'a>>,
    /// 0 if the node neither has an alias nor contains any; otherwise, one more than the greatest depth inside.
    depth: u32,
    deferred: bool,
    /// The entries of the elements.
    inside: SmallVec<[u32; 2]>,
}

/// A node whose elements are being visited.
struct Visit {
    entry: u32,
    elements: Elements,
    next: usize,
    deepest: u32,
}

/// A collector of the nodes that need an alias.
pub(in crate::text::printer) struct Collector<'a> {
    context: &'a Context,
    names: AliasNames<'a>,
    entries: Vec<Entry<'a>>,
    known: FxHashMap<Node, u32>,
    /// The types that [`Collector::ty`] and [`Collector::attribute`] have already visited.
    seen_types: Bits,
    seen_attributes: Bits,
    /// The elements that texts of unregistered dialects mention, with the kinds of their aliases. Complete only after
    /// the first visit of everything.
    mentioned: FxHashMap<Node, AliasKind<'a>>,
    locations: LocationIds,
    /// The entries of locations, by number.
    location_entries: Vec<Option<u32>>,
}

impl<'a> Collector<'a> {
    pub(in crate::text::printer) fn new(context: &'a Context) -> Self {
        Self {
            context,
            names: AliasNames::new(context),
            entries: Vec::new(),
            known: FxHashMap::default(),
            seen_types: Bits::default(),
            seen_attributes: Bits::default(),
            mentioned: FxHashMap::default(),
            locations: LocationIds::default(),
            location_entries: Vec::new(),
        }
    }

    #[inline]
    pub(in crate::text::printer) fn ty(&mut self, ty: Type) {
        if !self.seen_types.contains(ty.index()) {
            self.seen_types.insert(ty.index());
            self.visit(Node::Type(ty), false);
        }
    }

    #[inline]
    pub(in crate::text::printer) fn attribute(&mut self, attribute: Attribute) {
        if !self.seen_attributes.contains(attribute.index()) {
            self.seen_attributes.insert(attribute.index());
            self.visit(Node::Attribute(attribute), false);
        }
    }

    /// Visits a location, which is deferrable if it is that of an operation.
    pub(in crate::text::printer) fn location(&mut self, location: Location, deferrable: bool) {
        self.visit(Node::Location(location), deferrable);
    }

    /// Visits a node and its elements, without recursion.
    fn visit(&mut self, root: Node, deferrable: bool) {
        let Ok(first) = self.enter(root, deferrable) else { return };
        if first.elements.is_empty() {
            return;
        }
        let mut visits = vec![first];
        while let Some(top) = visits.last_mut() {
            if let Some(element) = top.elements.get(top.next) {
                top.next += 1;
                match self.enter(*element, deferrable) {
                    Ok(inner) => visits.push(inner),
                    Err(known) => self.note_inside(top, known),
                }
                continue;
            }
            let Some(done) = visits.pop() else { return };
            let entry = &mut self.entries[done.entry as usize];
            if done.deepest > 0 {
                entry.depth = done.deepest + 1;
            }
            if let Some(outer) = visits.last_mut() {
                self.note_inside(outer, done.entry);
            }
        }
    }

    /// Begins the visit of a node. Returns the entry if it was visited before.
    fn enter(&mut self, node: Node, deferrable: bool) -> Result<Visit, u32> {
        let entry = self.entries.len() as u32;
        let node = self.without_attribute(node);
        if let Some(known) = self.know(node, entry) {
            if !deferrable {
                self.undefer(known);
            }
            return Err(known);
        }
        self.note_mentions(node);
        let kind = self.names.of(node).or_else(|| self.mentioned.get(&node).copied());
        let depth = u32::from(kind.is_some());
        self.entries.push(Entry { node, kind, depth, deferred: deferrable, inside: SmallVec::new() });
        Ok(Visit { entry, elements: node.elements(self.context), next: 0, deepest: 0 })
    }

    /// Records the elements mentioned by the text of an unregistered dialect.
    fn note_mentions(&mut self, node: Node) {
        let Some(text) = node.opaque_text(self.context) else { return };
        for part in text.parts() {
            if let OpaquePart::Alias(name, element) = part {
                self.mentioned.entry(element.into()).or_insert_with(|| AliasKind::mentioned(name));
            }
        }
    }

    /// Returns a collector for a second visit that knows all mentioned elements from the start; `None` if there are
    /// none.
    pub(in crate::text::printer) fn again(&mut self) -> Option<Self> {
        let mentioned = std::mem::take(&mut self.mentioned);
        (!mentioned.is_empty()).then(|| Self { mentioned, ..Self::new(self.context) })
    }

    /// Returns the entry of a node that was visited before. Otherwise, records `entry` for it.
    fn know(&mut self, node: Node, entry: u32) -> Option<u32> {
        let Node::Location(location) = node else {
            let known = *self.known.entry(node).or_insert(entry);
            return (known != entry).then_some(known);
        };
        let number = self.locations.number(self.context, location) as usize;
        if number >= self.location_entries.len() {
            self.location_entries.resize(self.locations.len(), None);
        }
        let known = self.location_entries[number];
        if known.is_none() {
            self.location_entries[number] = Some(entry);
        }
        known
    }

    /// Returns the location in a location attribute, and any other node unchanged.
    fn without_attribute(&self, node: Node) -> Node {
        if let Node::Attribute(attribute) = node
            && let AttributeData::Location(location) = attribute.data(self.context)
        {
            return Node::Location(*location);
        }
        node
    }

    fn note_inside(&mut self, outer: &mut Visit, inner: u32) {
        outer.deepest = outer.deepest.max(self.entries[inner as usize].depth);
        self.entries[outer.entry as usize].inside.push(inner);
    }

    /// Records that an entry and its elements are needed before the operation.
    fn undefer(&mut self, entry: u32) {
        let mut pending: SmallVec<[u32; 8]> = SmallVec::from_slice(&[entry]);
        while let Some(entry) = pending.pop() {
            let entry = &mut self.entries[entry as usize];
            if std::mem::replace(&mut entry.deferred, false) {
                pending.extend_from_slice(&entry.inside);
            }
        }
    }

    /// Assigns names to the collected nodes.
    pub(in crate::text::printer) fn finish(self) -> Aliases<'a> {
        let mut found: Vec<(u32, AliasKind<'a>, u32)> = Vec::new();
        for (i, entry) in self.entries.iter().enumerate() {
            found.extend(entry.kind.map(|kind| (entry.depth, kind, i as u32)));
        }
        // Entries are in the order of the first visit.
        found.sort_unstable_by_key(|(depth, kind, entry)| (*depth, *kind, *entry));
        let mut aliases = Aliases::default();
        let mut numbers = Numbers::default();
        let mut by_entry = vec![None; self.entries.len()];
        for (_, kind, entry) in found {
            let alias = Alias { kind, number: numbers.number(kind) };
            let Entry { node, deferred, .. } = self.entries[entry as usize];
            let place = aliases.definitions.len() as u32;
            by_entry[entry as usize] = Some(place);
            aliases.definitions.push(Definition { alias, node, deferred });
            match node {
                Node::Type(ty) => drop(aliases.types.insert(ty, place)),
                Node::Attribute(attribute) => drop(aliases.attributes.insert(attribute, place)),
                Node::Location(_) => {}
            }
        }
        let of_location = |number| by_entry[(*self.location_entries.get(number)?)? as usize];
        aliases.of_locations = (0..self.locations.len()).map(of_location).collect();
        aliases.locations = self.locations;
        aliases
    }
}
