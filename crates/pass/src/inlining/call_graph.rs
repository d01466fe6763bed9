//! The call graph: callable regions, and the calls and nestings between them.

use ods_core::interfaces::CallableOpInterface;
use ods_core::ir::symbols::SymbolTables;
use ods_core::{Ir, Operation, Region};
use rustc_hash::FxHashMap;

use crate::interfaces::CallOpInterface;

/// The number of a callable region.
pub(super) type NodeId = u32;

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
}

/// The callable regions inside an operation.
pub(super) struct CallGraph {
    nodes: Vec<Node>,
    by_region: FxHashMap<Region, NodeId>,
    /// The kinds of edges between callables, a bit each.
    edges: FxHashMap<(NodeId, NodeId), u8>,
}

impl CallGraph {
    /// Returns the graph of the calls inside the operation.
    pub(super) fn new(ir: &Ir, op: Operation, tables: &mut SymbolTables) -> Self {
        let nodes = vec![Node::default(), Node::default()];
        let mut graph = Self { nodes, by_region: FxHashMap::default(), edges: FxHashMap::default() };
        // Callables first: calls may precede them.
        let (all, has_regions) = (|_| true, |op| ir.num_regions(op) > 0);
        graph.visit(ir, op, has_regions, |graph, _, callable, parent| Some(graph.add(callable?, parent)));
        graph.visit(ir, op, all, |graph, op, callable, parent| {
            if let (Some(call), Some(parent)) = (ir.interface::<dyn CallOpInterface>(op), parent) {
                let callee = graph.callee(ir, call.resolve_callable_in_table(ir, tables)).unwrap_or(UNKNOWN);
                graph.connect(parent, callee, EdgeKind::Call);
            }
            graph.find(callable?)
        });
        graph
    }

    /// Visits operations in preorder with the callable region, if there is one, and the node around. `visit` returns
    /// the node of the region. The insides of calls and of declarations are skipped, and so are the operations inside
    /// that are not wanted.
    fn visit(
        &mut self,
        ir: &Ir,
        root: Operation,
        is_wanted: impl Fn(Operation) -> bool,
        mut visit: impl FnMut(&mut Self, Operation, Option<Region>, Option<NodeId>) -> Option<NodeId>,
    ) {
        let mut pending = vec![(root, None)];
        while let Some((op, parent)) = pending.pop() {
            let has_regions = ir.num_regions(op) > 0;
            let callable = if has_regions { ir.interface::<dyn CallableOpInterface>(op) } else { None };
            let node = visit(self, op, callable.and_then(|callable| callable.callable_region(ir)), parent);
            let is_declaration = callable.is_some() && node.is_none();
            if !has_regions || is_declaration || ir.has_interface::<dyn CallOpInterface>(op) {
                continue;
            }
            let first = pending.len();
            let blocks = ir.regions(op).flat_map(|region| ir.blocks(region));
            let inner = blocks.flat_map(|block| ir.block_ops(block)).filter(|inner| is_wanted(*inner));
            pending.extend(inner.map(|inner| (inner, node.or(parent))));
            pending[first..].reverse();
        }
    }

    fn add(&mut self, region: Region, parent: Option<NodeId>) -> NodeId {
        if let Some(node) = self.find(region) {
            return node;
        }
        let node = self.nodes.len() as NodeId;
        self.nodes.push(Node { region: Some(region), ..Node::default() });
        self.by_region.insert(region, node);
        let (around, kind) = parent.map_or((OUTSIDE, EdgeKind::Abstract), |parent| (parent, EdgeKind::Child));
        self.connect(around, node, kind);
        node
    }

    fn connect(&mut self, from: NodeId, to: NodeId, kind: EdgeKind) {
        let known = self.edges.entry((from, to)).or_default();
        let bit = 1 << kind as u8;
        if *known & bit == 0 {
            *known |= bit;
            self.nodes[from as usize].edges.push((to, kind));
        }
    }

    /// Returns the node of a callable region.
    pub(super) fn find(&self, region: Region) -> Option<NodeId> {
        self.by_region.get(&region).copied()
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

    /// Returns whether there is an edge between the nodes.
    pub(super) fn has_edge(&self, from: NodeId, to: NodeId) -> bool {
        self.edges.contains_key(&(from, to))
    }

    /// Returns the number of nodes.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns the strongly connected components that callers outside reach, callees before callers. The order in a
    /// component is that of MLIR's `scc_iterator`: Tarjan's algorithm, last visited first.
    pub(super) fn components(&self) -> Vec<Vec<NodeId>> {
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
                let component: Vec<NodeId> = open.drain(first..).rev().collect();
                component.iter().for_each(|member| numbers[*member as usize] = u32::MAX);
                components.push(component);
            }
        }
    }
}
