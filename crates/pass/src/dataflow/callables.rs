//! The visible calls of each callable.

use ods_core::interfaces::{CallableOpInterface, SymbolOpInterface};
use ods_core::ir::symbols::SymbolTables;
use ods_core::schema::TraitSet;
use ods_core::{Ir, Operation, Region};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::interfaces::CallOpInterface;

/// The callables of a symbol table and of those inside.
#[derive(Default)]
pub(crate) struct Callables {
    /// Callables that may be called from places that are not seen.
    open: FxHashSet<Operation>,
    closed: FxHashSet<Operation>,
    tables: SymbolTables,
    /// The executed calls of each callable.
    calls: FxHashMap<Operation, Vec<Operation>>,
    /// The executed terminators that return from each callable.
    returns: FxHashMap<Operation, Vec<Operation>>,
    /// The callee of each executed call.
    callees: FxHashMap<Operation, Option<Operation>>,
}

impl Callables {
    /// Returns the callables inside the operation; none if it is not a symbol table.
    pub(crate) fn of(ir: &Ir, root: Operation) -> Self {
        let mut callables = Self::default();
        if !ir.has_traits(root, TraitSet::SYMBOL_TABLE) {
            return callables;
        }
        for op in ir.walk_pre(root).filter(|op| callable_region(ir, *op).is_some()) {
            let Some(symbol) = ir.interface::<dyn SymbolOpInterface>(op) else { continue };
            let is_open = symbol.is_public(ir) || symbol.is_nested(ir) && !hides_symbols(ir, root, op);
            let known = if is_open { &mut callables.open } else { &mut callables.closed };
            known.insert(op);
        }
        callables.open_referenced(ir, root);
        callables
    }

    /// Finds the callables that something other than a call refers to.
    fn open_referenced(&mut self, ir: &Ir, root: Operation) {
        for table in ir.walk_pre(root).filter(|op| ir.has_traits(*op, TraitSet::SYMBOL_TABLE)) {
            for found in ir.symbol_uses(table) {
                if ir.has_interface::<dyn CallOpInterface>(found.user) {
                    continue;
                }
                // MLIR finds the symbol in the table of the root, whichever table the user is in.
                let nearest = self.tables.lookup_nearest(ir, found.user, found.reference);
                let outermost = self.tables.lookup_in(ir, root, found.reference);
                for op in nearest.into_iter().chain(outermost) {
                    if self.closed.remove(&op) {
                        self.open.insert(op);
                    }
                }
            }
        }
    }

    /// Returns whether all calls of the callable are seen.
    pub(crate) fn are_calls_known(&self, callable: Operation) -> bool {
        self.closed.contains(&callable)
    }

    /// Returns the callee of a call, if its body is seen.
    pub(super) fn callee(&mut self, ir: &Ir, call: Operation) -> Option<Operation> {
        if let Some(known) = self.callees.get(&call) {
            return *known;
        }
        let callee = ir
            .interface::<dyn CallOpInterface>(call)
            .and_then(|call| call.resolve_callable_in_table(ir, &mut self.tables))
            .filter(|op| self.open.contains(op) || self.closed.contains(op));
        self.callees.insert(call, callee);
        callee
    }

    /// Takes note of an executed call. Returns the terminators that return from its callee, if it is new.
    pub(super) fn add_call(&mut self, callee: Operation, call: Operation) -> Vec<Operation> {
        let calls = self.calls.entry(callee).or_default();
        if calls.contains(&call) {
            return Vec::new();
        }
        calls.push(call);
        self.returns.get(&callee).cloned().unwrap_or_default()
    }

    /// Takes note of an executed terminator that returns from the callable. Returns the executed calls.
    pub(super) fn add_return(&mut self, callable: Operation, terminator: Operation) -> Vec<Operation> {
        let returns = self.returns.entry(callable).or_default();
        if !returns.contains(&terminator) {
            returns.push(terminator);
        }
        self.calls.get(&callable).cloned().unwrap_or_default()
    }

    /// Returns the executed calls of the callable.
    pub(super) fn calls(&self, callable: Operation) -> &[Operation] {
        self.calls.get(&callable).map_or(&[], Vec::as_slice)
    }

    /// Returns whether a call of the callable is executed.
    pub(super) fn is_called(&self, callable: Operation) -> bool {
        self.calls.contains_key(&callable)
    }
}

/// Returns whether nothing outside of `root` can refer to the symbols around the operation: `root` is outermost, or one
/// of the operations around, up to `root`, is private or no symbol.
fn hides_symbols(ir: &Ir, root: Operation, op: Operation) -> bool {
    let is_named = |op: Operation| ir.symbol_name(op).is_some() && ir.has_traits(op, TraitSet::SYMBOL_TABLE);
    let is_private = |op| ir.interface::<dyn SymbolOpInterface>(op).is_none_or(|symbol| symbol.is_private(ir));
    let mut next = ir.parent_op(op);
    while let Some(around) = next {
        if !is_named(around) || is_private(around) {
            return true;
        }
        next = ir.parent_op(around).filter(|_| around != root);
    }
    ir.parent_block(root).is_none()
}

/// Returns the region that is called.
pub(super) fn callable_region(ir: &Ir, op: Operation) -> Option<Region> {
    ir.interface::<dyn CallableOpInterface>(op)?.callable_region(ir)
}
