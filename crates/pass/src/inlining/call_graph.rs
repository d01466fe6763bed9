//! The call graph: callable regions, and the calls and nestings between them.

use ods_core::interfaces::CallableOpInterface;
use ods_core::ir::SlotMap;
use ods_core::ir::symbols::SymbolTables;
use ods_core::{Ir, Operation, Region};
use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

use crate::interfaces::{CallOpInterface, Callable};
use crate::nest::{Nest, Step};

/// The number of a callable region.
pub(super) type NodeId = u32;

/// A strongly connected component: mostly one callable.
pub(super) type Component = SmallVec<[NodeId; 2]>;

/// The callers outside: they may call every callable that is not nested in another.
const OUTSIDE: NodeId = 0;
/// The callee of calls whose callee is unknown.
const UNKNOWN: NodeId = 1;

/// The reason of an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum EdgeKind {
    /// The callable may be called from outside.
    Abstract,
    /// There is a call.
    Call,
    /// The callable is inside.
    Child,
}

/// A callable region, or the external caller or callee node.
#[derive(Default)]
struct Node {
    region: Option<Region>,
    /// The edges, in order of insertion.
    edges: Vec<(NodeId, EdgeKind)>,
    calls: KnownCalls,
}

/// The calls of known callables by a callable.
#[derive(Debug)]
enum KnownCalls {
    /// The calls by an unnested name, in the order of [`calls_in`](super::calls::calls_in).
    All(Vec<(Operation, NodeId)>),
    /// They must be searched for: some are in inner regions or several blocks, or call a value, or they may be gone.
    Unknown,
}

impl Default for KnownCalls {
    fn default() -> Self {
        Self::All(Vec::new())
    }
}

/// The callable regions inside an operation.
pub(super) struct CallGraph {
    nodes: Vec<Node>,
    /// The node of a region; [`OUTSIDE`] if it is not callable.
    by_region: SlotMap<Region, NodeId>,
    /// The kinds of edges between callables, a bit each.
    edges: FxHashMap<(NodeId, NodeId), u8>,
}

impl CallGraph {
    /// Returns the graph of the calls inside the operation.
    pub(super) fn new(ir: &Ir, root: Operation, tables: &mut SymbolTables) -> Self {
        let nodes = vec![Node::default(), Node::default()];
        let mut graph = Self { nodes, by_region: SlotMap::new(), edges: FxHashMap::default() };
        // Callables first: calls may precede them.
        let mut calls = Vec::new();
        let node = graph.add_callable(ir, root, None);
        let mut walk = Nest::inside(ir, root, node);
        while let Some(step) = walk.step(ir, |_| true) {
            let Step::To(op) = step else { continue };
            let parent = walk.note().flatten();
            let call = ir.interface::<dyn CallOpInterface>(op);
            calls.extend(call.zip(parent).map(|(call, parent)| (op, call, parent)));
            if ir.num_regions(op) > 0 {
                let node = graph.add_callable(ir, op, parent);
                // The insides of calls and of declarations are skipped.
                let is_declaration = || ir.has_interface::<dyn CallableOpInterface>(op);
                if call.is_none() && (node.is_some() || !is_declaration()) {
                    walk.enter(ir, op, node.or(parent));
                }
            }
        }
        for (op, call, parent) in calls {
            let callee = graph.callee(ir, call.resolve_callable_in_table(ir, tables));
            graph.connect(parent, callee.unwrap_or(UNKNOWN), EdgeKind::Call);
            graph.note_call(ir, op, call.callable_for_callee(ir), parent, callee);
        }
        graph
    }

    /// Adds the node of an operation, if it is callable.
    fn add_callable(&mut self, ir: &Ir, op: Operation, parent: Option<NodeId>) -> Option<NodeId> {
        let callable = ir.interface::<dyn CallableOpInterface>(op)?;
        Some(self.add(callable.callable_region(ir)?, parent))
    }

    /// Takes note of a call in a callable.
    fn note_call(&mut self, ir: &Ir, op: Operation, callable: Callable, caller: NodeId, callee: Option<NodeId>) {
        let Node { region, calls, .. } = &mut self.nodes[caller as usize];
        let is_ordered = ir.parent_region(op) == *region && region.is_some_and(|region| ir.has_one_block(region));
        match (callable, &mut *calls) {
            (Callable::Symbol(symbol), KnownCalls::All(known)) if is_ordered => {
                let is_unnested = symbol.path(ir.context()).1.is_empty();
                known.extend(callee.filter(|_| is_unnested).map(|callee| (op, callee)));
            }
            (Callable::Symbol(_) | Callable::Value(_), _) => *calls = KnownCalls::Unknown,
        }
    }

    /// Takes the calls of known callables by a callable that has not changed since the graph was made; `None` if they
    /// must be searched for.
    pub(super) fn take_calls(&mut self, node: NodeId) -> Option<Vec<(Operation, NodeId)>> {
        match std::mem::replace(&mut self.nodes[node as usize].calls, KnownCalls::Unknown) {
            KnownCalls::All(calls) => Some(calls),
            KnownCalls::Unknown => None,
        }
    }

    /// Forgets the calls by a callable and by the callables inside, which changed or moved.
    pub(super) fn forget_calls(&mut self, node: NodeId) {
        let mut pending: SmallVec<[NodeId; 8]> = smallvec![node];
        while let Some(node) = pending.pop() {
            self.nodes[node as usize].calls = KnownCalls::Unknown;
            pending.extend(self.children(node));
        }
    }

    fn add(&mut self, region: Region, parent: Option<NodeId>) -> NodeId {
        if let Some(node) = self.find(region) {
            return node;
        }
        let node = self.nodes.len() as NodeId;
        self.nodes.push(Node { region: Some(region), ..Node::default() });
        *self.by_region.get_mut(region) = node;
        let (around, kind) = parent.map_or((OUTSIDE, EdgeKind::Abstract), |parent| (parent, EdgeKind::Child));
        self.connect(around, node, kind);
        node
    }

    fn connect(&mut self, from: NodeId, to: NodeId, kind: EdgeKind) {
        // Nothing asks for the edges from outside. There is one for each callable.
        let is_new = kind == EdgeKind::Abstract || {
            let known = self.edges.entry((from, to)).or_default();
            let bit = 1 << kind as u8;
            let is_new = *known & bit == 0;
            *known |= bit;
            is_new
        };
        if is_new {
            self.nodes[from as usize].edges.push((to, kind));
        }
    }

    /// Returns the node of a callable region.
    pub(super) fn find(&self, region: Region) -> Option<NodeId> {
        let node = *self.by_region.get(region);
        // The slot may be that of a region that is gone.
        (node != OUTSIDE && self.nodes[node as usize].region == Some(region)).then_some(node)
    }

    /// Returns the node of a callable operation.
    pub(super) fn callee(&self, ir: &Ir, callable: Option<Operation>) -> Option<NodeId> {
        let callable = ir.interface::<dyn CallableOpInterface>(callable?)?;
        self.find(callable.callable_region(ir)?)
    }

    /// Returns the region of a node; `None` for what is outside.
    pub(super) fn region(&self, node: NodeId) -> Option<Region> {
        self.nodes[node as usize].region
    }

    /// Returns the callable regions with their numbers.
    pub(super) fn callables(&self) -> impl Iterator<Item = (NodeId, Region)> + '_ {
        self.nodes.iter().enumerate().filter_map(|(node, data)| Some((node as NodeId, data.region?)))
    }

    /// Returns the callables directly inside a callable.
    pub(super) fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let edges = self.nodes[node as usize].edges.iter();
        edges.filter(|(_, kind)| *kind == EdgeKind::Child).map(|(child, _)| *child)
    }

    /// Returns whether there is an edge between callables.
    pub(super) fn has_edge(&self, from: NodeId, to: NodeId) -> bool {
        !self.nodes[from as usize].edges.is_empty() && self.edges.contains_key(&(from, to))
    }

    /// Returns the number of nodes.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns the strongly connected components that callers outside reach, callees before callers. The order in a
    /// component is that of MLIR's `scc_iterator`: Tarjan's algorithm, last visited first.
    pub(super) fn components(&self) -> Vec<Component> {
        const UNVISITED: u32 = 0;
        let mut numbers = vec![UNVISITED; self.nodes.len()];
        let (mut open, mut components, mut count) = (Vec::new(), Vec::new(), 0);
        // Each entry: a node, its next edge, and the least number that it reaches.
        let mut path: Vec<(NodeId, usize, u32)> = Vec::new();
        let mut enter = Some(OUTSIDE);
        loop {
            if let Some(node) = enter.take() {
                count += 1;
                numbers[node as usize] = count;
                open.push(node);
                path.push((node, 0, count));
            }
            let Some((node, next, least)) = path.last_mut() else { return components };
            if let Some((target, _)) = self.nodes[*node as usize].edges.get(*next).copied() {
                *next += 1;
                match numbers[target as usize] {
                    UNVISITED => enter = Some(target),
                    number => *least = number.min(*least),
                }
                continue;
            }
            let (node, least) = (*node, *least);
            path.pop();
            if let Some((_, _, around)) = path.last_mut() {
                *around = least.min(*around);
            }
            if least == numbers[node as usize] {
                let first = open.iter().rposition(|open| *open == node).unwrap_or(0);
                let component: Component = open.drain(first..).rev().collect();
                component.iter().for_each(|member| numbers[*member as usize] = u32::MAX);
                components.push(component);
            }
        }
    }
}
