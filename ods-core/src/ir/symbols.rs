//! Symbols: operations with a name that others refer to by `@name`, and the tables they live in.
//!
//! A symbol table is an operation with the trait [`SymbolTable`](crate::traits::SymbolTable); the symbols of its one
//! block are found by name. `@a::@b` means symbol `b` of the table that is symbol `a`.
//!
//! * [`SymbolTable`]: the names of one table; make it once, look up often.
//! * [`SymbolTables`]: the tables met so far, each made on first need.
//! * [`Ir::symbol_uses`], [`Ir::replace_symbol_uses`]: who refers to a name, and renaming it.
//!
//! Invariant: neither kind of table notices changes made behind its back; both are for a phase of work, not for keeps.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::attributes::{DictionaryAttr, StringAttr, SymbolRefAttr};
use crate::context::Context;
use crate::entity::{Attribute, Identifier, Operation, Region};
use crate::schema::TraitSet;
use crate::storage::hash::SeededMap;
use crate::sub_elements::{self, SubElement};

use super::{InsertionPoint, Ir};

/// The attribute that names a symbol.
pub const SYMBOL_NAME: &str = "sym_name";
/// The attribute that says who may see a symbol: `public` (also where it is missing), `private` or `nested`.
pub const SYMBOL_VISIBILITY: &str = "sym_visibility";

/// The names of one symbol table.
#[derive(Debug)]
pub struct SymbolTable {
    op: Operation,
    symbols: SeededMap<Box<[u8]>, Operation>,
    /// What a clashing name gets next.
    next_suffix: u32,
}

impl SymbolTable {
    /// The table that `op` is. Where names clash, which the verifier rules out, the first one counts.
    pub fn of(ir: &Ir, op: impl Into<Operation>) -> Self {
        let op = op.into();
        let mut symbols = SeededMap::default();
        let blocks = ir.regions(op).take(1).flat_map(|region| ir.blocks(region));
        for symbol in blocks.flat_map(|block| ir.block_ops(block)) {
            if let Some(name) = ir.symbol_name_attr(symbol) {
                symbols.entry(name.bytes(ir.context()).into()).or_insert(symbol);
            }
        }
        Self { op, symbols, next_suffix: 0 }
    }

    /// The operation whose table it is.
    pub fn op(&self) -> Operation {
        self.op
    }

    /// The symbol called `name`.
    pub fn lookup(&self, name: &str) -> Option<Operation> {
        self.symbols.get(name.as_bytes()).copied()
    }

    /// Takes in `symbol`, renamed to `name_0`, `name_1`, ... where the name is taken, and puts it at the end of the
    /// table's block (before its terminator) unless it is in a block already. Returns the name it has now; `None`,
    /// and nothing done, for an operation without a name.
    pub fn insert(&mut self, ir: &mut Ir, symbol: Operation) -> Option<String> {
        let name = ir.symbol_name(symbol)?.to_owned();
        if ir.parent_block(symbol).is_none() {
            let block = ir.region(self.op, 0).and_then(|region| ir.entry_block(region))?;
            let terminator = ir.terminator(block);
            let end = terminator.map_or(InsertionPoint::end_of(block), |last| InsertionPoint::before(ir, last));
            ir.insert(end, symbol);
        }
        match self.lookup(&name) {
            Some(known) if known == symbol => return Some(name),
            None => {
                self.symbols.insert(name.as_bytes().into(), symbol);
                return Some(name);
            }
            Some(_) => {}
        }
        let unique = self.unique_name(&name);
        ir.set_symbol_name(symbol, &unique);
        self.symbols.insert(unique.as_bytes().into(), symbol);
        Some(unique)
    }

    /// Forgets `symbol`, unless another one is known by its name; the operation stays where it is.
    pub fn remove(&mut self, ir: &Ir, symbol: Operation) {
        let Some(name) = ir.symbol_name_attr(symbol) else { return };
        let name = name.bytes(ir.context());
        if self.symbols.get(name) == Some(&symbol) {
            self.symbols.remove(name);
        }
    }

    fn unique_name(&mut self, name: &str) -> String {
        loop {
            let candidate = format!("{name}_{}", self.next_suffix);
            self.next_suffix = self.next_suffix.wrapping_add(1);
            if self.lookup(&candidate).is_none() {
                return candidate;
            }
        }
    }
}

/// The symbol tables met so far.
#[derive(Debug, Default)]
pub struct SymbolTables(FxHashMap<Operation, SymbolTable>);

impl SymbolTables {
    /// None so far.
    pub fn new() -> Self {
        Self::default()
    }

    /// The table that `op` is.
    pub fn table(&mut self, ir: &Ir, op: impl Into<Operation>) -> &mut SymbolTable {
        let op = op.into();
        self.0.entry(op).or_insert_with(|| SymbolTable::of(ir, op))
    }

    /// What `reference` means in the table that `op` is.
    pub fn lookup_in(
        &mut self,
        ir: &Ir,
        op: impl Into<Operation>,
        reference: impl Into<SymbolRefAttr>,
    ) -> Option<Operation> {
        let op = op.into();
        let (root, nested) = reference.into().path(ir.context());
        let mut symbol = self.table(ir, op).lookup(ir.context().str(root))?;
        for name in nested {
            if !ir.has_traits(symbol, TraitSet::SYMBOL_TABLE) {
                return None;
            }
            symbol = self.table(ir, symbol).lookup(ir.context().str(*name))?;
        }
        Some(symbol)
    }

    /// What `reference` means to `from`: in the nearest symbol table that `from` is or is inside of.
    pub fn lookup_nearest(
        &mut self,
        ir: &Ir,
        from: Operation,
        reference: impl Into<SymbolRefAttr>,
    ) -> Option<Operation> {
        let table = ir.nearest_symbol_table(from)?;
        self.lookup_in(ir, table, reference)
    }
}

/// Names.
impl Ir {
    /// The attribute that names the symbol; `None` where the operation has none, or one that is no string.
    pub fn symbol_name_attr(&self, op: impl Into<Operation>) -> Option<StringAttr> {
        let op = op.into();
        // Most operations have no attributes at all.
        if self.num_attribute_sources(op) == 0 {
            return None;
        }
        self.any_attribute(op, SYMBOL_NAME)?.cast::<StringAttr>(self.context())
    }

    fn num_attribute_sources(&self, op: Operation) -> usize {
        let data = self.op(op);
        usize::from(data.has_slots()) + usize::from(data.attributes != Attribute::EMPTY_DICTIONARY)
    }

    /// The name of the symbol, if it is UTF-8.
    pub fn symbol_name(&self, op: impl Into<Operation>) -> Option<&str> {
        self.symbol_name_attr(op.into())?.value(self.context())
    }

    /// Names the symbol. Whoever refers to it by its old name does so in vain: see [`Ir::replace_symbol_uses`].
    pub fn set_symbol_name(&mut self, op: impl Into<Operation>, name: &str) {
        let op = op.into();
        let value = Some(StringAttr::get(self.context(), name).into());
        match self.schema(op).and_then(|schema| schema.attribute_index(SYMBOL_NAME)) {
            Some(slot) => {
                self.set_inherent(op, slot, value);
            }
            None => {
                let key = self.context().identifier(SYMBOL_NAME);
                match self.properties_with(op, SYMBOL_NAME) {
                    Some(properties) => {
                        let properties = properties.with(self.context(), key, value);
                        self.set_inherent(op, 0, Some(properties.into()));
                    }
                    None => self.set_attribute(op, key, value),
                }
            }
        }
    }

    /// Returns the nearest symbol table that the operation is or is inside of. `None` if there is none, or if an operation
    /// comes first that may be one: it has a region, as symbol tables do, and its dialect is not registered.
    pub fn nearest_symbol_table(&self, from: Operation) -> Option<Operation> {
        let mut op = from;
        while !self.may_be_symbol_table(op) {
            op = self.parent_op(op)?;
        }
        self.has_traits(op, TraitSet::SYMBOL_TABLE).then_some(op)
    }

    fn may_be_symbol_table(&self, op: Operation) -> bool {
        let is_unknown = || self.num_regions(op) == 1 && self.context().dialect(self.op_info(op).dialect()).is_none();
        self.has_traits(op, TraitSet::SYMBOL_TABLE) || self.schema(op).is_none() && is_unknown()
    }

    /// Calls `visit` for every operation that refers to symbols of `table`: all inside, but for what is inside of
    /// tables nested in it, which have a scope of their own. Stops when `visit` says `false`. Iterative.
    pub fn walk_symbol_scope(&self, table: Operation, mut visit: impl FnMut(Operation) -> bool) {
        let mut pending: Vec<Region> = self.regions(table).collect();
        pending.reverse();
        while let Some(region) = pending.pop() {
            for op in self.blocks(region).flat_map(|block| self.block_ops(block)) {
                if !visit(op) {
                    return;
                }
                if self.op(op).has_tail() && !self.has_traits(op, TraitSet::SYMBOL_TABLE) {
                    pending.extend(self.regions(op));
                }
            }
        }
    }
}

/// A place that refers to a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SymbolUse {
    /// The operation.
    pub user: Operation,
    /// The reference, somewhere in its attributes.
    pub reference: SymbolRefAttr,
}

/// Uses.
impl Ir {
    /// Every reference to symbols that an operation in the scope of `table` makes, however deep in its attributes and in
    /// types in these. Types of values make none, as in MLIR; nor do properties, which are plain data.
    pub fn symbol_uses(&self, table: Operation) -> Vec<SymbolUse> {
        let mut uses = Vec::new();
        self.walk_symbol_scope(table, |user| {
            for attribute in self.all_attributes(user) {
                collect_references(self.context(), attribute, &mut |reference| {
                    uses.push(SymbolUse { user, reference })
                });
            }
            true
        });
        uses
    }

    /// The references whose first name is `name`.
    pub fn symbol_uses_of(&self, table: Operation, name: &str) -> Vec<SymbolUse> {
        let Some(name) = self.context().find_identifier(name) else { return Vec::new() };
        let mut uses = self.symbol_uses(table);
        uses.retain(|usage| usage.reference.path(self.context()).0 == name);
        uses
    }

    /// Makes every reference in the scope of `table` that starts with `old` start with `new`; returns how many
    /// operations changed.
    pub fn replace_symbol_uses(&mut self, table: Operation, old: &str, new: &str) -> usize {
        let context = self.shared_context();
        let (old, new) = (context.identifier(old), context.identifier(new));
        let mut users: Vec<Operation> = self.symbol_uses(table).iter().map(|usage| usage.user).collect();
        users.dedup();
        let mut memo = FxHashMap::default();
        let mut changed = 0;
        for user in users {
            let rename = |a: Attribute| *memo.entry(a).or_insert_with(|| renamed(&context, a, old, new));
            changed += usize::from(self.replace_in_attributes(user, rename));
        }
        changed
    }

    /// How many inherent attributes may be set.
    fn num_attribute_slots(&self, op: Operation) -> usize {
        if self.op(op).has_slots() { self.op_info(op).attribute_slots() as usize } else { 0 }
    }

    /// Inherent and discardable attributes.
    fn all_attributes(&self, op: Operation) -> impl Iterator<Item = Attribute> + '_ {
        let slots = self.num_attribute_slots(op);
        let inherent = (0..slots).filter_map(move |slot| self.inherent(op, slot));
        inherent.chain(self.attributes(op).entries(self.context()).iter().map(|entry| entry.value))
    }

    fn replace_in_attributes(&mut self, op: Operation, mut map: impl FnMut(Attribute) -> Attribute) -> bool {
        let mut changed = false;
        let slots = self.num_attribute_slots(op);
        for slot in 0..slots {
            let Some(old) = self.inherent(op, slot) else { continue };
            let new = map(old);
            if new != old {
                changed |= self.set_inherent(op, slot, Some(new));
            }
        }
        let old: Attribute = self.attributes(op).into();
        let new = map(old);
        if let Some(dictionary) = new.cast::<DictionaryAttr>(self.context()).filter(|_| new != old) {
            self.set_attributes(op, dictionary);
            changed = true;
        }
        changed
    }
}

/// Finds references in an attribute; iterative, and each attribute and type once, since shared parts may be many.
fn collect_references(context: &Context, root: Attribute, found: &mut impl FnMut(SymbolRefAttr)) {
    let mut pending = vec![SubElement::from(root)];
    let mut seen = FxHashSet::default();
    while let Some(element) = pending.pop() {
        let reference = element.as_attribute().and_then(|attribute| attribute.cast::<SymbolRefAttr>(context));
        if let Some(reference) = reference {
            found(reference);
        } else if seen.insert(element) {
            let first = pending.len();
            sub_elements::for_each_inside(context, element, &mut |inner| pending.push(inner));
            pending[first..].reverse();
        }
    }
}

/// The attribute with references to `old` made references to `new`.
fn renamed(context: &Context, root: Attribute, old: Identifier, new: Identifier) -> Attribute {
    root.replace_inside(context, |element| {
        let (name, nested) = element.as_attribute()?.cast::<SymbolRefAttr>(context)?.path(context);
        let nested = || nested.iter().map(|name| context.str(*name)).collect::<Vec<_>>();
        let renamed = || Attribute::from(SymbolRefAttr::get(context, context.str(new), &nested()));
        (name == old).then(|| renamed().into())
    })
}

#[cfg(test)]
mod tests;
