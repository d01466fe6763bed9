//! Inlining along the call graph, callees before callers. Corresponds to MLIR's `Inliner`.

use ods_core::schema::TraitSet;
use ods_core::{Diagnostic, Ir, Operation, Region};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use super::call::Inlining;
use super::call_graph::{CallGraph, Component, NodeId};
use super::calls::calls_in;
use super::legality::Legality;
use super::uses::{CallableUses, Callees};
use crate::interfaces::CallOpInterface;
use crate::pass::{PassFailure, PassResult};

/// The limits of an inliner.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InlinerConfig {
    /// The greatest size of a callee, in percent of its caller; `u32::MAX` for no limit.
    pub(crate) threshold: u32,
    /// The number of times that a component of the call graph is simplified, and its calls are inlined.
    pub(crate) max_iterations: u32,
}

/// The simplification of a callable, before its calls are inlined.
pub(crate) type Simplify<'a> = dyn FnMut(&mut Ir, Operation) -> PassResult + 'a;

/// An inliner at work.
pub(crate) struct Inliner<'a> {
    config: InlinerConfig,
    graph: CallGraph,
    uses: CallableUses,
    callees: Callees,
    legality: Legality,
    simplify: &'a mut Simplify<'a>,
    /// The callables without uses, to be erased at the end.
    dead: Vec<NodeId>,
}

/// A call to inline.
#[derive(Clone, Copy)]
struct Call {
    op: Operation,
    caller: NodeId,
    callee: NodeId,
    /// The position in the history of the inlining that it comes from.
    origin: Option<usize>,
}

impl<'a> Inliner<'a> {
    /// Inlines the calls inside the operation.
    pub(crate) fn run(
        ir: &mut Ir,
        root: Operation,
        config: InlinerConfig,
        simplify: &'a mut Simplify<'a>,
    ) -> PassResult {
        let mut callees = Callees::default();
        let graph = CallGraph::new(ir, root, &mut callees.tables);
        let uses = CallableUses::new(ir, root, &graph, &mut callees);
        let legality = Legality::default();
        let mut inliner = Inliner { config, graph, uses, callees, legality, simplify, dead: Vec::new() };
        for component in inliner.graph.components() {
            inliner.run_on(ir, component)?;
        }
        inliner.erase_dead(ir)
    }

    /// Simplifies the callables of a component and inlines their calls, until nothing is inlined.
    fn run_on(&mut self, ir: &mut Ir, mut component: Component) -> PassResult {
        component.retain(|node| self.graph.region(*node).is_some());
        for _ in 0..self.config.max_iterations.max(1) {
            self.simplify_all(ir, &component)?;
            if !self.inline_calls(ir, &mut component)? {
                break;
            }
        }
        Ok(())
    }

    fn simplify_all(&mut self, ir: &mut Ir, component: &[NodeId]) -> PassResult {
        let is_simplified = |node: &NodeId| {
            let op = self.graph.region(*node).map(|region| ir.region_parent(region))?;
            let is_isolated = ir.has_traits(op, TraitSet::ISOLATED_FROM_ABOVE);
            (is_isolated && self.graph.children(*node).next().is_none()).then_some((*node, op))
        };
        let mut callables: SmallVec<[(NodeId, Operation); 2]> = component.iter().filter_map(is_simplified).collect();
        let mut result = Ok(());
        callables.retain(|(node, op)| {
            let watch = ir.watch_changes();
            if result.is_ok() {
                result = (self.simplify)(ir, *op);
            }
            let has_changed = !ir.is_unchanged_since(watch.start());
            ir.end_watch(watch);
            has_changed || self.uses.is_estimate(*node)
        });
        result?;
        for (node, _) in callables {
            self.graph.forget_calls(node);
            self.uses.recount(ir, &self.graph, &mut self.callees, node);
        }
        Ok(())
    }

    /// Inlines the calls of a component. Returns whether there were any.
    fn inline_calls(&mut self, ir: &mut Ir, component: &mut Component) -> Result<bool, PassFailure> {
        let mut dead: FxHashSet<NodeId> = FxHashSet::default();
        let mut calls = Vec::new();
        for node in &*component {
            if self.uses.is_dead(ir, &self.graph, *node) {
                dead.insert(*node);
                self.dead.push(*node);
            } else {
                self.collect_calls(ir, *node, &mut calls);
            }
        }
        // The callee of each inlining, and the one that its call comes from.
        let mut history: Vec<(NodeId, Option<usize>)> = Vec::new();
        let mut next = 0;
        while let Some(call) = calls.get(next).copied() {
            next += 1;
            let repeats = successors(&history, call.origin).any(|callee| callee == call.callee);
            if dead.contains(&call.caller) || repeats || !self.is_inlined(ir, call) {
                continue;
            }
            let moves = self.uses.has_one_use(ir, &self.graph, call.callee);
            let Some(inner) = self.inline(ir, call, moves)? else { continue };
            // The call goes, so that the calls of its caller must be searched for from now on.
            self.graph.take_calls(call.caller);
            let origin = Some(history.len());
            history.push((call.callee, call.origin));
            calls.extend(inner.into_iter().filter_map(|op| self.resolved(ir, op, origin)));
            self.uses.drop_call(ir, &self.graph, &mut self.callees, call.caller, call.op);
            self.uses.add_copy(call.callee, call.caller);
            let erased = ir.erase(call.op);
            erased.map_err(|error| Diagnostic::error(ir.location(call.op), error.to_string()))?;
            if moves {
                self.graph.forget_calls(call.callee);
                self.uses.erase(&self.graph, call.callee);
                dead.insert(call.callee);
                self.dead.push(call.callee);
            }
        }
        component.retain(|node| !dead.contains(node));
        Ok(!history.is_empty())
    }

    /// Adds the calls in a callable, but not those in callables inside.
    fn collect_calls(&mut self, ir: &Ir, node: NodeId, calls: &mut Vec<Call>) {
        if let Some(known) = self.graph.take_calls(node) {
            return calls.extend(known.into_iter().map(|(op, callee)| Call { op, caller: node, callee, origin: None }));
        }
        let Some(region) = self.graph.region(node) else { return };
        let blocks: Vec<Vec<Operation>> = ir.blocks(region).map(|block| ir.block_ops(block).collect()).collect();
        for op in calls_in(ir, &blocks, |region| self.graph.find(region).is_none()) {
            if let Some(callee) = self.callee(ir, op) {
                calls.push(Call { op, caller: node, callee, origin: None });
            }
        }
    }

    /// Returns the known callee of a call.
    fn callee(&mut self, ir: &Ir, call: Operation) -> Option<NodeId> {
        let call = ir.interface::<dyn CallOpInterface>(call)?;
        self.graph.callee(ir, call.resolve_callable_in_table(ir, &mut self.callees.tables))
    }

    /// Returns a call in inlined code, with the callable around it.
    fn resolved(&mut self, ir: &Ir, op: Operation, origin: Option<usize>) -> Option<Call> {
        let around = |region: &Region| ir.parent_region(ir.region_parent(*region));
        let mut regions = std::iter::successors(ir.parent_region(op), around);
        let caller = regions.find_map(|region| self.graph.find(region))?;
        Some(Call { op, caller, callee: self.callee(ir, op)?, origin })
    }

    /// Returns whether the call should be inlined.
    fn is_inlined(&mut self, ir: &Ir, call: Call) -> bool {
        let Some(body) = self.graph.region(call.callee) else { return false };
        let Some(around) = ir.parent_region(call.op).filter(|_| !ir.has_traits(call.op, TraitSet::TERMINATOR)) else {
            return false;
        };
        let is_recursive =
            self.graph.has_edge(call.callee, call.callee) || self.graph.has_edge(call.callee, call.caller);
        if is_recursive || ir.is_ancestor_region(body, around) {
            return false;
        }
        let fits = self.legality.fits_in_block(ir, call.op, body) || takes_blocks(ir, call.op, around, body);
        fits && self.is_profitable(ir, call, body)
    }

    fn is_profitable(&self, ir: &Ir, call: Call, body: Region) -> bool {
        let Some(caller) = self.graph.region(call.caller) else { return true };
        let count = |region: Region| {
            let ops = ir.blocks(region).flat_map(|block| ir.block_ops(block));
            ops.map(|op| ir.walk_pre(op).count()).sum::<usize>()
        };
        match self.config.threshold {
            0 => false,
            u32::MAX => true,
            threshold => match count(caller) {
                0 => true,
                size => count(body) * 100 / size <= threshold as usize,
            },
        }
    }

    /// Inlines a call. Returns the calls in the inlined code; `None` if it is not allowed.
    fn inline(&mut self, ir: &mut Ir, call: Call, moves: bool) -> Result<Option<Vec<Operation>>, PassFailure> {
        let Some(body) = self.graph.region(call.callee) else { return Ok(None) };
        let callable = ir.region_parent(body);
        let inlining = Inlining { legality: &mut self.legality, call: call.op, callable, body, moves };
        Ok(inlining.run(ir)?)
    }

    fn erase_dead(&mut self, ir: &mut Ir) -> PassResult {
        for region in self.dead.iter().filter_map(|node| self.graph.region(*node)) {
            let op = ir.region_parent(region);
            ir.erase(op).map_err(|error| Diagnostic::error(ir.location(op), error.to_string()))?;
        }
        Ok(())
    }
}

/// Returns whether the blocks of a body may be put between the call and the operations after it.
fn takes_blocks(ir: &Ir, call: Operation, around: Region, body: Region) -> bool {
    let (caller, callee) = (ir.region_parent(around), ir.region_parent(body));
    let may_be_single_block = ir.schema(caller).is_none() || ir.has_traits(caller, TraitSet::SINGLE_BLOCK);
    let has_blocks = ir.name(caller) == ir.name(callee) || !may_be_single_block && ir.has_ssa_dominance(around);
    has_blocks && ir.next_op(call).is_some()
}

/// Returns the callees of an inlining and of the inlinings that it comes from.
fn successors(history: &[(NodeId, Option<usize>)], last: Option<usize>) -> impl Iterator<Item = NodeId> + '_ {
    let entry = |position: Option<usize>| position.and_then(|position| history.get(position).copied());
    std::iter::successors(entry(last), move |(_, origin)| entry(*origin)).map(|(callee, _)| callee)
}
