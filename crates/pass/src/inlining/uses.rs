//! The uses of callables that may be discarded once nothing refers to them.
//!
//! Symbols have no list of uses, so the references in each callable are counted. Corresponds to MLIR's `CGUseList`.

use ods_core::attributes::SymbolRefAttr;
use ods_core::interfaces::SymbolOpInterface;
use ods_core::ir::symbols::SymbolTables;
use ods_core::schema::TraitSet;
use ods_core::{Ir, Operation};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{SmallVec, smallvec};

use super::call_graph::{CallGraph, NodeId};

/// The references that a callable holds.
#[derive(Default)]
struct Held {
    /// References in the attributes of the callable operation; their number does not matter.
    own: FxHashSet<NodeId>,
    /// References in the operations inside, with their number.
    inner: FxHashMap<NodeId, u32>,
    /// Whether calls went or came since they were counted.
    is_estimate: bool,
}

/// The callables that symbol references name. References and tables do not change while callables are inlined.
#[derive(Default)]
pub(super) struct Callees {
    pub(super) tables: SymbolTables,
    /// By the table and the reference in its scope.
    known: FxHashMap<(Operation, SymbolRefAttr), Option<NodeId>>,
}

impl Callees {
    fn find(&mut self, ir: &Ir, graph: &CallGraph, table: Operation, reference: SymbolRefAttr) -> Option<NodeId> {
        let Self { tables, known } = self;
        *known.entry((table, reference)).or_insert_with(|| graph.callee(ir, tables.lookup_in(ir, table, reference)))
    }
}

/// The number of uses of each discardable callable.
pub(super) struct CallableUses {
    /// By node; `None` if the callable is always live.
    counts: Vec<Option<u32>>,
    held: Vec<Held>,
}

impl CallableUses {
    /// Counts the uses inside the operation.
    pub(super) fn new(ir: &Ir, root: Operation, graph: &CallGraph, callees: &mut Callees) -> Self {
        let held = (0..graph.len()).map(|_| Held::default()).collect();
        let mut uses = Self { counts: vec![None; graph.len()], held };
        let mut live = Vec::new();
        for (table, is_hidden) in symbol_tables(ir, root) {
            for op in ops_of_table(ir, table) {
                let Some(node) = graph.callee(ir, Some(op)) else {
                    references(ir, op, graph, callees, |node, _| live.push(node));
                    continue;
                };
                let is_discardable = ir
                    .interface::<dyn SymbolOpInterface>(op)
                    .is_some_and(|symbol| (is_hidden || symbol.is_private(ir)) && symbol.can_discard_on_use_empty(ir));
                uses.counts[node as usize] = is_discardable.then_some(0);
            }
        }
        live.into_iter().for_each(|node| uses.counts[node as usize] = None);
        for (node, _) in graph.callables() {
            uses.recount(ir, graph, callees, node);
        }
        uses
    }

    /// Counts the references in a callable again.
    pub(super) fn recount(&mut self, ir: &Ir, graph: &CallGraph, callees: &mut Callees, node: NodeId) {
        self.release(node);
        let Some(region) = graph.region(node) else { return };
        let callable = ir.region_parent(region);
        let (counts, held) = (&mut self.counts, &mut self.held[node as usize]);
        references(ir, callable, graph, callees, |target, user| {
            let Some(count) = &mut counts[target as usize] else { return };
            if user != callable {
                *held.inner.entry(target).or_default() += 1;
            } else if !held.own.insert(target) {
                return;
            }
            *count += 1;
        });
    }

    /// Returns whether the references in a callable must be counted again although it was not changed otherwise.
    pub(super) fn is_estimate(&self, node: NodeId) -> bool {
        self.held[node as usize].is_estimate
    }

    /// Forgets the references that a callable holds.
    fn release(&mut self, node: NodeId) {
        let held = std::mem::take(&mut self.held[node as usize]);
        for target in held.own {
            self.remove(target, 1);
        }
        for (target, number) in held.inner {
            self.remove(target, number);
        }
    }

    fn remove(&mut self, target: NodeId, number: u32) {
        if let Some(count) = &mut self.counts[target as usize] {
            *count = count.saturating_sub(number);
        }
    }

    /// Takes note that a call in the callable goes.
    pub(super) fn drop_call(
        &mut self,
        ir: &Ir,
        graph: &CallGraph,
        callees: &mut Callees,
        node: NodeId,
        call: Operation,
    ) {
        let (counts, held) = (&mut self.counts, &mut self.held[node as usize]);
        held.is_estimate = true;
        references(ir, call, graph, callees, |target, _| {
            if let (Some(number), Some(count)) = (held.inner.get_mut(&target), &mut counts[target as usize]) {
                *number = number.saturating_sub(1);
                *count = count.saturating_sub(1);
            }
        });
    }

    /// Takes note that the body of `callee` was copied into `caller`.
    pub(super) fn add_copy(&mut self, callee: NodeId, caller: NodeId) {
        self.held[caller as usize].is_estimate = true;
        let copied: Vec<(NodeId, u32)> =
            self.held[callee as usize].inner.iter().map(|(target, number)| (*target, *number)).collect();
        for (target, number) in copied {
            *self.held[caller as usize].inner.entry(target).or_default() += number;
            if let Some(count) = &mut self.counts[target as usize] {
                *count += number;
            }
        }
    }

    /// Takes note that the callable goes, with those inside.
    pub(super) fn erase(&mut self, graph: &CallGraph, node: NodeId) {
        let mut pending: SmallVec<[NodeId; 8]> = smallvec![node];
        while let Some(node) = pending.pop() {
            pending.extend(graph.children(node));
            self.release(node);
            self.counts[node as usize] = None;
        }
    }

    /// Returns whether nothing refers to the callable, and it may be discarded.
    pub(super) fn is_dead(&self, ir: &Ir, graph: &CallGraph, node: NodeId) -> bool {
        self.number_of_uses(ir, graph, node) == Some(0)
    }

    /// Returns whether there is one use of the callable, and it may be discarded without it.
    pub(super) fn has_one_use(&self, ir: &Ir, graph: &CallGraph, node: NodeId) -> bool {
        self.number_of_uses(ir, graph, node) == Some(1)
    }

    /// Returns the number of uses of a discardable callable: references to a symbol, or uses of results.
    fn number_of_uses(&self, ir: &Ir, graph: &CallGraph, node: NodeId) -> Option<usize> {
        let op = ir.region_parent(graph.region(node)?);
        if ir.has_interface::<dyn SymbolOpInterface>(op) {
            return self.counts[node as usize].map(|count| count as usize);
        }
        let uses = || ir.results(op).flat_map(|result| ir.users(result)).take(2).count();
        ir.is_memory_effect_free(op).then(uses)
    }
}

/// Returns the symbol tables inside the operation, itself included, and whether all their uses are visible.
fn symbol_tables(ir: &Ir, root: Operation) -> Vec<(Operation, bool)> {
    let mut tables = Vec::new();
    let mut pending = vec![(root, ir.parent_block(root).is_none())];
    while let Some((op, is_hidden)) = pending.pop() {
        let is_private = || Some(ir.interface::<dyn SymbolOpInterface>(op)?.is_private(ir));
        let is_hidden = is_hidden || is_private().unwrap_or(true);
        if ir.has_traits(op, TraitSet::SYMBOL_TABLE) {
            tables.push((op, is_hidden));
        }
        let blocks = ir.regions(op).flat_map(|region| ir.blocks(region));
        let inner = blocks.flat_map(|block| ir.block_ops(block)).filter(|inner| ir.num_regions(*inner) > 0);
        pending.extend(inner.map(|inner| (inner, is_hidden)));
    }
    tables
}

fn ops_of_table(ir: &Ir, table: Operation) -> impl Iterator<Item = Operation> + '_ {
    ir.regions(table).take(1).flat_map(|region| ir.blocks(region)).flat_map(|block| ir.block_ops(block))
}

/// Calls `found` for each reference to a callable in the attributes of the operation and of those inside, with its
/// user.
fn references(
    ir: &Ir,
    op: Operation,
    graph: &CallGraph,
    callees: &mut Callees,
    mut found: impl FnMut(NodeId, Operation),
) {
    let Some(around) = ir.parent_op(op) else { return };
    let mut nearest = None;
    let mut visit = |reference: SymbolRefAttr, user| {
        let table = *nearest.get_or_insert_with(|| ir.nearest_symbol_table(around));
        if let Some(node) = table.and_then(|table| callees.find(ir, graph, table, reference)) {
            found(node, user);
        }
    };
    ir.each_own_symbol_use(op, &mut |reference| visit(reference, op));
    if ir.num_regions(op) > 0 && !ir.has_traits(op, TraitSet::SYMBOL_TABLE) {
        ir.each_symbol_use(op, |found| visit(found.reference, found.user));
    }
}
