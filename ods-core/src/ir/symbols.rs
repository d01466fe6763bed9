//! Symbols: operations with a name that others refer to as `@name`, and the tables that hold them.
//!
//! A symbol table is an operation with the trait [`SymbolTable`](crate::traits::SymbolTable); the symbols in its only
//! block are found by name. `@a::@b` refers to symbol `b` in the table that is symbol `a`.
//!
//! * [`SymbolTable`]: the names of one table, to be built once and queried often.
//! * [`SymbolTables`]: a cache of tables, each built on demand.
//! * [`Ir::symbol_uses`], [`Ir::replace_symbol_uses`]: the references to a name, and renaming.
//!
//! Invariant: neither kind of table observes changes to the IR made elsewhere; both are meant for one phase of work.

mod references;

use std::sync::Arc;

use rustc_hash::{FxBuildHasher, FxHashMap};
use smallvec::SmallVec;

use crate::attributes::{DictionaryAttr, StringAttr, SymbolRefAttr};
use crate::context::{Context, SymbolSlots};
use crate::entity::{Attribute, Identifier, Operation, Region};
use crate::schema::TraitSet;

use super::operation::slot_attribute;
use super::{InsertionPoint, Ir};
use references::{each_reference, each_reference_in};

/// The attribute that names a symbol.
pub const SYMBOL_NAME: &str = "sym_name";
/// The attribute with the visibility of a symbol: `public` (the default), `private` or `nested`.
pub const SYMBOL_VISIBILITY: &str = "sym_visibility";

/// The names of one symbol table.
///
/// ```
/// # use ods_core as ods;
/// # use ods::Context;
/// use ods::ir::symbols::{SymbolTable, SymbolTables};
///
/// # fn main() -> ods::Result {
/// let context = std::sync::Arc::new(Context::new());
/// let parsed = ods::text::parse(&context, "file.mlir", b"module { module @a { module @b {} } }")?;
/// let (ir, root) = (parsed.ir, parsed.root);
/// let a = SymbolTable::of(&ir, root).lookup("a").expect("a module");
/// assert_eq!(ir.symbol_name(a), Some("a"));
///
/// let reference = ods::attributes::SymbolRefAttr::get(&context, "a", &["b"]); // `@a::@b`
/// let b = SymbolTables::new().lookup_nearest(&ir, root, reference).expect("a module");
/// assert_eq!(ir.parent_op(b), Some(a));
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct SymbolTable {
    op: Operation,
    context: Arc<Context>,
    /// The keys are strings without types.
    symbols: FxHashMap<StringAttr, Operation>,
    /// The next suffix to try for a clashing name.
    next_suffix: u32,
}

impl SymbolTable {
    /// Builds the table of the operation `op`. If names clash, which the verifier rules out, the first one wins.
    pub fn of(ir: &Ir, op: impl Into<Operation>) -> Self {
        let op = op.into();
        let mut named = Vec::new();
        let blocks = ir.regions(op).take(1).flat_map(|region| ir.blocks(region));
        for block in blocks {
            let mut next = ir.first_op(block);
            while let Some(symbol) = next {
                next = ir.next_op(symbol);
                named.extend(ir.symbol_name_attr(symbol).map(|name| (name.without_type(ir.context()), symbol)));
            }
        }
        // Made in its final size: a table that grows is written several times, each time to fresh pages.
        let mut symbols = FxHashMap::with_capacity_and_hasher(named.len(), FxBuildHasher);
        for (name, symbol) in named {
            symbols.entry(name).or_insert(symbol);
        }
        Self { op, context: ir.shared_context(), symbols, next_suffix: 0 }
    }

    /// Returns the operation whose table it is.
    pub fn op(&self) -> Operation {
        self.op
    }

    /// Returns the symbol called `name`.
    pub fn lookup(&self, name: &str) -> Option<Operation> {
        self.symbols.get(&StringAttr::find(&self.context, name)?).copied()
    }

    /// Adds `symbol`, renamed to `name_0`, `name_1`, ... if the name is taken. Unless it is already in a block, inserts
    /// it at the end of the table's block, before the terminator. Returns the symbol's final name; `None`, and changes
    /// nothing, if the operation has no name.
    pub fn insert(&mut self, ir: &mut Ir, symbol: impl Into<Operation>) -> Option<String> {
        let symbol = symbol.into();
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
                self.symbols.insert(StringAttr::get(&self.context, &name), symbol);
                return Some(name);
            }
            Some(_) => {}
        }
        let unique = self.unique_name(&name);
        ir.set_symbol_name(symbol, &unique);
        self.symbols.insert(StringAttr::get(&self.context, &unique), symbol);
        Some(unique)
    }

    /// Removes `symbol` from the table, unless its name belongs to another symbol. The operation itself stays in the
    /// IR.
    pub fn remove(&mut self, ir: &Ir, symbol: impl Into<Operation>) {
        let symbol = symbol.into();
        let Some(name) = ir.symbol_name_attr(symbol) else { return };
        let name = name.without_type(ir.context());
        if self.symbols.get(&name) == Some(&symbol) {
            self.symbols.remove(&name);
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

/// A cache of symbol tables.
///
/// See [`SymbolTable`] for an example.
#[derive(Debug, Default)]
pub struct SymbolTables(FxHashMap<Operation, SymbolTable>);

impl SymbolTables {
    /// Creates an empty cache.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the table of the operation `op`.
    pub fn table(&mut self, ir: &Ir, op: impl Into<Operation>) -> &mut SymbolTable {
        let op = op.into();
        self.0.entry(op).or_insert_with(|| SymbolTable::of(ir, op))
    }

    /// Resolves `reference` in the table of the operation `op`.
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

    /// Resolves `reference` from `from`: in the nearest symbol table that is `from` or contains it.
    pub fn lookup_nearest(
        &mut self,
        ir: &Ir,
        from: impl Into<Operation>,
        reference: impl Into<SymbolRefAttr>,
    ) -> Option<Operation> {
        let table = ir.nearest_symbol_table(from)?;
        self.lookup_in(ir, table, reference)
    }
}

/// Names of symbols.
///
/// ```
/// # use ods_core as ods;
/// # use ods::builtin::ModuleOp;
/// # use ods::{Context, Ir};
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// let module = ir.builder().insert(ModuleOp::new().with_sym_name("main"))?;
/// assert_eq!(ir.symbol_name(module), Some("main"));
/// ir.set_symbol_name(module, "other");
/// assert_eq!(ir.symbol_name(module), Some("other"));
/// # Ok(())
/// # }
/// ```
impl Ir {
    /// Returns the attribute that names the symbol; `None` if it is absent or not a string.
    pub fn symbol_name_attr(&self, op: impl Into<Operation>) -> Option<StringAttr> {
        self.symbol_attribute(op.into(), |slots| slots.name, SYMBOL_NAME)
    }

    /// Returns the attribute with the visibility of the symbol; `None` if it is absent or not a string.
    pub(crate) fn symbol_visibility_attr(&self, op: Operation) -> Option<StringAttr> {
        self.symbol_attribute(op, |slots| slots.visibility, SYMBOL_VISIBILITY)
    }

    /// Returns the attribute called `name`, which has this slot in definitions that list it.
    #[inline]
    fn symbol_attribute(
        &self,
        op: Operation,
        slot: impl Fn(SymbolSlots) -> Option<u32>,
        name: &str,
    ) -> Option<StringAttr> {
        let data = self.op(op);
        // Most operations have no attributes at all.
        if data.is_plain() && data.attributes == Attribute::EMPTY_DICTIONARY {
            return None;
        }
        let info = self.context().op_info(data.name);
        let inherent = slot(info.symbol_slots()).and_then(|slot| self.inherent(op, slot as usize));
        let attribute = match (inherent, info.schema()) {
            (Some(inherent), _) => inherent,
            // No name is looked up for nothing.
            (None, Some(_)) if data.attributes == Attribute::EMPTY_DICTIONARY => return None,
            (None, Some(_)) => self.attribute(op, name)?,
            (None, None) => self.any_attribute(op, name)?,
        };
        attribute.cast::<StringAttr>(self.context())
    }

    /// Returns the name of the symbol if it is valid UTF-8.
    pub fn symbol_name(&self, op: impl Into<Operation>) -> Option<&str> {
        self.symbol_name_attr(op.into())?.value(self.context())
    }

    /// Sets the name of the symbol. References to the old name are not updated: see [`Ir::replace_symbol_uses`].
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

    /// Returns the nearest symbol table that is the operation or contains it. `None` if there is none, or if a closer
    /// operation may be one: it has a region, as symbol tables do, and its dialect is not registered.
    pub fn nearest_symbol_table(&self, from: impl Into<Operation>) -> Option<Operation> {
        let mut op = from.into();
        while !self.may_be_symbol_table(op) {
            op = self.parent_op(op)?;
        }
        self.has_traits(op, TraitSet::SYMBOL_TABLE).then_some(op)
    }

    fn may_be_symbol_table(&self, op: Operation) -> bool {
        let info = self.op_info(op);
        match info.schema() {
            Some(_) => info.traits().contains(TraitSet::SYMBOL_TABLE),
            None => self.num_regions(op) == 1 && self.context().dialect(info.dialect()).is_none(),
        }
    }

    /// Calls `visit` for every operation in the symbol scope of `table`: all operations inside, except those inside
    /// nested symbol tables, which have their own scope. Stops when `visit` returns `false`. Iterative.
    pub fn walk_symbol_scope(&self, table: impl Into<Operation>, mut visit: impl FnMut(Operation) -> bool) {
        let mut pending: SmallVec<[Region; 8]> = SmallVec::new();
        self.regions(table).rev().for_each(|region| pending.push(region));
        while let Some(region) = pending.pop() {
            // Loops rather than iterators, which take twice as long for the small bodies of most functions.
            let mut next_block = self.entry_block(region);
            while let Some(block) = next_block {
                next_block = self.next_block(block);
                let mut next = self.first_op(block);
                while let Some(op) = next {
                    let data = self.op(op);
                    next = data.next;
                    if !visit(op) {
                        return;
                    }
                    if data.has_tail() && !self.has_traits(op, TraitSet::SYMBOL_TABLE) {
                        self.regions(op).for_each(|region| pending.push(region));
                    }
                }
            }
        }
    }
}

/// A reference to a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SymbolUse {
    /// The operation that has the reference in its attributes.
    pub user: Operation,
    /// The reference.
    pub reference: SymbolRefAttr,
}

/// Uses of symbols.
///
/// ```
/// # use ods_core as ods;
/// # use ods::Context;
/// # fn main() -> ods::Result {
/// let context = std::sync::Arc::new(Context::new());
/// context.allow_unregistered_dialects(true);
/// let text = b"module { module @a {}\n \"t.call\"() {callee = @a} : () -> () }";
/// let mut parsed = ods::text::parse(&context, "file.mlir", text)?;
/// assert_eq!(parsed.ir.symbol_uses_of(parsed.root, "a").len(), 1);
/// assert_eq!(parsed.ir.replace_symbol_uses(parsed.root, "a", "b"), 1);
/// assert!(parsed.ir.display(parsed.root).to_string().contains("callee = @b"));
/// # Ok(())
/// # }
/// ```
impl Ir {
    /// Returns all symbol references in the scope of `table`, at any depth of the operations' attributes, types in them
    /// included. As in MLIR, types of values are not searched; nor are properties, which are plain data.
    pub fn symbol_uses(&self, table: impl Into<Operation>) -> Vec<SymbolUse> {
        let mut uses = Vec::new();
        self.each_symbol_use(table, |found| uses.push(found));
        uses
    }

    /// Calls `visit` for each reference that [`Ir::symbol_uses`] returns.
    pub fn each_symbol_use(&self, table: impl Into<Operation>, mut visit: impl FnMut(SymbolUse)) {
        self.walk_symbol_scope(table, |user| {
            self.each_own_symbol_use(user, &mut |reference| visit(SymbolUse { user, reference }));
            true
        });
    }

    /// Returns the symbol references in the attributes of the operation itself.
    pub fn own_symbol_uses(&self, op: impl Into<Operation>) -> Vec<SymbolRefAttr> {
        let mut references = Vec::new();
        self.each_own_symbol_use(op, &mut |reference| references.push(reference));
        references
    }

    /// Calls `visit` for each symbol reference in the attributes of the operation itself.
    pub fn each_own_symbol_use(&self, op: impl Into<Operation>, visit: &mut impl FnMut(SymbolRefAttr)) {
        let op = op.into();
        let data = self.op(op);
        // Most operations have no attributes, or few: loops take a third of the time of an iterator over all.
        if data.has_slots() {
            for attribute in self.attribute_words(op).iter().filter_map(|word| slot_attribute(*word)) {
                each_reference(self.context(), attribute, visit);
            }
        }
        if data.attributes != Attribute::EMPTY_DICTIONARY {
            each_reference_in(self.context(), data.attributes, visit);
        }
    }

    /// Returns whether the operation may be a symbol table of an unknown dialect.
    #[inline]
    pub fn may_be_unknown_symbol_table(&self, op: impl Into<Operation>) -> bool {
        let op = op.into();
        self.schema(op).is_none() && self.may_be_symbol_table(op)
    }

    /// Returns the references with `name` as the root.
    pub fn symbol_uses_of(&self, table: impl Into<Operation>, name: &str) -> Vec<SymbolUse> {
        let Some(name) = self.context().find_identifier(name) else { return Vec::new() };
        let mut uses = self.symbol_uses(table);
        uses.retain(|usage| usage.reference.path(self.context()).0 == name);
        uses
    }

    /// Replaces the root `old` with `new` in every reference in the scope of `table`. Returns the number of changed
    /// operations.
    pub fn replace_symbol_uses(&mut self, table: impl Into<Operation>, old: &str, new: &str) -> usize {
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

    /// Returns the number of inherent attributes that may be set.
    fn num_attribute_slots(&self, op: Operation) -> usize {
        if self.op(op).has_slots() { self.op_info(op).attribute_slots() as usize } else { 0 }
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

/// Returns the attribute with references to `old` replaced by references to `new`.
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
