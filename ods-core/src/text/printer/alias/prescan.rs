//! A quick look for anything that could have an alias.
//!
//! Most files have nothing, and then the exact, slower visit of [`crate::text::printer::alias`] is not needed. Rides on the walk that
//! names values, and looks at each type and attribute once.

use crate::context::Context;
use crate::entity::{Attribute, Operation, Type};
use crate::ir::Ir;
use crate::opaque::OpaqueText;

use crate::text::printer::alias::elements::Node;
use crate::text::printer::alias::kind::AliasNames;

/// One bit per index of an interner.
#[derive(Default)]
pub(in crate::text::printer) struct Bits(Vec<u64>);

impl Bits {
    #[inline]
    pub(in crate::text::printer) fn contains(&self, index: u32) -> bool {
        self.0.get(index as usize / 64).is_some_and(|word| word >> (index % 64) & 1 == 1)
    }

    /// Adds an index; whether it is new.
    pub(in crate::text::printer) fn insert(&mut self, index: u32) -> bool {
        let word = index as usize / 64;
        if word >= self.0.len() {
            self.0.resize(2 * word + 8, 0);
        }
        let is_new = !self.contains(index);
        self.0[word] |= 1 << (index % 64);
        is_new
    }
}

/// The scan.
pub(in crate::text::printer) struct AliasScan<'a> {
    context: &'a Context,
    names: AliasNames<'a>,
    types: Bits,
    attributes: Bits,
    found: bool,
}

impl<'a> AliasScan<'a> {
    pub(in crate::text::printer) fn new(context: &'a Context) -> Self {
        let names = AliasNames::new(context);
        Self { context, names, types: Bits::default(), attributes: Bits::default(), found: false }
    }

    /// Returns whether anything was found.
    pub(in crate::text::printer) fn found(&self) -> bool {
        self.found
    }

    /// Looks at the results and attributes of an operation. Its operands are someone's results or arguments.
    #[inline]
    pub(in crate::text::printer) fn operation(&mut self, ir: &Ir, op: Operation) {
        for result in ir.results(op) {
            self.ty(ir.value_type(result));
        }
        self.attribute(ir.attributes(op).into());
        if ir.op(op).has_slots()
            && let Some(schema) = ir.schema(op)
        {
            for slot in 0..schema.attributes.len() {
                ir.inherent(op, slot).into_iter().for_each(|attribute| self.attribute(attribute));
            }
            if !schema.properties.is_empty() {
                schema.property_entries(ir, op).into_iter().for_each(|entry| self.attribute(entry.value));
            }
        }
    }

    /// Looks at something else that is to be written.
    pub(in crate::text::printer) fn node(&mut self, node: Node) {
        match node {
            Node::Type(ty) => self.ty(ty),
            Node::Attribute(attribute) => self.attribute(attribute),
            Node::Location(_) => self.found = true,
        }
    }

    #[inline]
    pub(in crate::text::printer) fn ty(&mut self, ty: Type) {
        if !self.types.contains(ty.index()) {
            self.look(Node::Type(ty));
        }
    }

    #[inline]
    fn attribute(&mut self, attribute: Attribute) {
        if !self.attributes.contains(attribute.index()) {
            self.look(Node::Attribute(attribute));
        }
    }

    #[cold]
    fn look(&mut self, node: Node) {
        let mut pending = vec![node];
        while let Some(node) = pending.pop() {
            let is_new = match node {
                Node::Type(ty) => self.types.insert(ty.index()),
                Node::Attribute(attribute) => self.attributes.insert(attribute.index()),
                Node::Location(_) => true,
            };
            if is_new {
                let mentions = || node.opaque_text(self.context).is_some_and(OpaqueText::has_mentions);
                self.found |= self.names.of(node).is_some() || mentions();
                if !self.found {
                    pending.extend(node.elements(self.context));
                }
            }
        }
    }
}
