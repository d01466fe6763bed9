//! The printer of types, attributes and locations, which needs a context but no operations.
//!
//! It recurses over nested data, and therefore stops at a depth limit and, since interned data forms graphs whose text
//! can be exponentially larger, at a node limit. It prints a mark there that no parser accepts.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::context::Context;
use crate::entity::Identifier;
use crate::opaque::{OpaquePart, OpaqueText};
use crate::sub_elements::SubElement;

use super::super::{PrintOptions, ResourceHandle};
use crate::text::printer::alias::elements::{Node, stored_nodes};
use crate::text::printer::alias::{Alias, Aliases};
use crate::text::printer::grammar::decimal::push_u32;
use crate::text::printer::grammar::escape::push_dialect_symbol;

/// The maximum nesting depth of types, attributes and locations. The parser's limit is lower, but builders have none.
const MAX_DEPTH: u32 = 1000;
/// The number of nodes in the text of one type or attribute above which the size is justified by the context's data.
const MAX_NODES: u64 = 1 << 24;
/// The node limit after a text exceeded it.
const FEW_NODES: u64 = 1 << 16;
/// The number of nodes charged for printing a possibly self-containing element again: a short text can define a chain
/// of types, where each contains the next one twice.
const REPEATED_BODY: u64 = 1 << 8;
/// The maximum number of times that the text may repeat all data of the context.
const MAX_REPEATED: u64 = 4;

/// The printer of types, attributes and locations, as used by custom print functions. Corresponds to MLIR's
/// `AsmPrinter`.
///
/// [`PlainParameter`](crate::schema::PlainParameter) has an example of its methods.
pub struct AsmPrinter<'a> {
    pub(in crate::text) context: &'a Context,
    pub(super) options: PrintOptions,
    pub(in crate::text) out: Vec<u8>,
    pub(super) aliases: Aliases<'a>,
    /// The resources referred to, in the order of the first use.
    pub(super) used_resources: Vec<ResourceHandle>,
    known_resources: FxHashSet<ResourceHandle>,
    /// The printed numbers of distinct attributes, by identity.
    distinct: FxHashMap<u64, u32>,
    /// The types and attributes with mutable parameters being printed.
    open: Vec<SubElement>,
    /// Those already printed in the current text of a type or attribute.
    written: FxHashSet<SubElement>,
    /// The recorded nodes if nothing is printed, which is used to collect aliases.
    pub(in crate::text) found: Option<Vec<Node>>,
    depth: u32,
    nodes_left: u64,
    max_nodes: u64,
    /// Whether `nodes_left` was extended to the limit justified by the context.
    extended: bool,
}

impl<'a> AsmPrinter<'a> {
    pub(super) fn new(context: &'a Context, options: PrintOptions) -> Self {
        Self {
            context,
            options,
            out: Vec::new(),
            aliases: Aliases::default(),
            used_resources: Vec::new(),
            known_resources: FxHashSet::default(),
            distinct: FxHashMap::default(),
            open: Vec::new(),
            written: FxHashSet::default(),
            found: None,
            depth: 0,
            nodes_left: 0,
            max_nodes: MAX_NODES,
            extended: false,
        }
    }

    #[inline]
    pub(in crate::text) fn text(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// Prints an alias such as `#map1` or `!tuple`.
    pub(super) fn alias(&mut self, alias: Alias<'_>) {
        self.text(alias.kind.name());
        if alias.number > 0 {
            self.text(if alias.kind.ends_with_digit() { "_" } else { "" });
            push_u32(&mut self.out, alias.number);
        }
    }

    /// Prints the type or attribute of an unregistered dialect, with the current aliases.
    pub(super) fn opaque(&mut self, sigil: u8, dialect: Identifier, text: &OpaqueText) {
        let dialect = self.context.str(dialect);
        if !text.has_mentions() {
            return push_dialect_symbol(&mut self.out, sigil, dialect, text.as_str().as_bytes());
        }
        let around = std::mem::take(&mut self.out);
        for part in text.parts() {
            match part {
                OpaquePart::Text(text) => self.text(text),
                OpaquePart::Alias(_, SubElement::Type(ty)) => self.ty(ty),
                OpaquePart::Alias(_, SubElement::Attribute(attribute)) => self.attribute(attribute),
            }
        }
        let text = std::mem::replace(&mut self.out, around);
        push_dialect_symbol(&mut self.out, sigil, dialect, &text);
    }

    /// Prints one node of a type, attribute or location, unless a limit is exceeded.
    pub(super) fn nested(&mut self, write: impl FnOnce(&mut Self)) {
        if self.depth == 0 {
            (self.nodes_left, self.extended) = (self.max_nodes, false);
            self.written.clear();
        }
        if self.depth == MAX_DEPTH {
            return self.text("<<too deep>>");
        }
        if self.nodes_left == 0 && !self.extend() {
            return self.text("<<too large>>");
        }
        self.nodes_left -= 1;
        self.depth += 1;
        write(self);
        self.depth -= 1;
    }

    /// Prints an element that may contain itself. `write` is passed whether the same element is being printed around
    /// it.
    pub(super) fn cyclic(&mut self, element: SubElement, write: impl FnOnce(&mut Self, bool)) {
        let is_inside = self.open.contains(&element);
        if !is_inside && !self.written.insert(element) {
            self.nodes_left = self.nodes_left.saturating_sub(REPEATED_BODY);
        }
        self.open.push(element);
        write(self, is_inside);
        self.open.pop();
    }

    /// Extends the node limit, once, if the stored data is that large, such as an actual list of a million elements.
    #[cold]
    fn extend(&mut self) -> bool {
        let stored = if self.extended || self.max_nodes < MAX_NODES { 0 } else { stored_nodes(self.context) };
        self.extended = true;
        self.nodes_left = stored.saturating_mul(MAX_REPEATED).saturating_sub(self.max_nodes);
        if self.nodes_left == 0 {
            self.max_nodes = FEW_NODES;
        }
        self.nodes_left > 0
    }

    /// Prints items separated by `, `.
    pub(super) fn list<T: Copy>(&mut self, items: &[T], mut write: impl FnMut(&mut Self, T)) {
        for (i, item) in items.iter().enumerate() {
            if i > 0 {
                self.text(", ");
            }
            write(self, *item);
        }
    }

    /// Returns the printed number of a distinct attribute, in the order of printing.
    pub(super) fn distinct_number(&mut self, identity: u64) -> u32 {
        let next = self.distinct.len() as u32;
        *self.distinct.entry(identity).or_insert(next)
    }

    /// Records a reference to the resource.
    pub(super) fn use_resource(&mut self, handle: ResourceHandle) {
        if self.found.is_none() && self.known_resources.insert(handle) {
            self.used_resources.push(handle);
        }
    }
}
