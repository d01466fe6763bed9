//! The decision tree of a frozen set: from an operation to the patterns whose left sides may match, before any code of
//! a pattern runs.
//!
//! A declared pattern tests the operations that define the operands: their kinds, whether they are constants, and
//! whether the operand is their only use. All patterns for a name share one tree. An inner node looks at one operand, a
//! leaf lists patterns in the order of trying. So an operation to which nothing applies costs a look at its operands,
//! however many patterns there are.
//!
//! Invariant: a leaf has each pattern that may apply; it may have others. Deeper levels of a left side are compared by
//! the pattern itself.

use ods_core::context::Context;
use ods_core::rewrite::{OpNode, OperandNode, PatternSchema, Wanted};
use ods_core::schema::{Arity, OpSchema, TraitSet};
use ods_core::{Ir, OpName, Operation, Value};
use rustc_hash::FxHashMap;

/// The most nodes of the tree of one name; patterns that would need more share leaves.
const MOST_NODES: usize = 4096;

/// The trees of a set.
#[derive(Default, Debug)]
pub(crate) struct DecisionTrees {
    nodes: Vec<Node>,
    /// The patterns of leaves.
    listed: Vec<u32>,
}

/// The position of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NodeId(u32);

#[derive(Debug)]
enum Node {
    /// The patterns from one position of `listed` to another.
    Leaf(u32, u32),
    /// A question about the operation that defines an operand.
    Definition {
        operand: u32,
        /// The nodes for these definitions.
        known: Box<[(OpName, NodeId)]>,
        /// The node for other constants.
        constant: NodeId,
        /// The node for everything else.
        other: NodeId,
    },
    /// A question about the number of uses of an operand.
    Uses { operand: u32, one: NodeId, several: NodeId },
}

/// The tests of a pattern, by operand.
type Tests = Box<[Test]>;

/// A test of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Test {
    definition: Definition,
    /// Whether the operand has one use.
    single_use: bool,
}

/// A test of the operation that defines an operand.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Definition {
    #[default]
    Any,
    Constant,
    Op(OpName),
    /// An operation that is not registered: nothing passes.
    Nothing,
}

/// A pattern with one order of operands.
#[derive(Clone, Copy)]
struct Row<'a> {
    pattern: u32,
    /// The number of the order.
    order: usize,
    tests: &'a [Test],
}

impl Row<'_> {
    fn test(&self, operand: usize) -> Test {
        self.tests.get(operand).copied().unwrap_or_default()
    }
}

impl DecisionTrees {
    /// Adds the tree for operations of one name. `order` has the patterns in the order of trying.
    pub(crate) fn add(&mut self, context: &Context, patterns: &[PatternSchema], order: &[u32]) -> NodeId {
        let tests = |index: &u32| {
            let left = patterns.get(*index as usize).and_then(|pattern| pattern.left);
            left.map_or_else(|| vec![Tests::default()], |left| orders(left(), context))
        };
        let tests: Vec<(u32, Vec<Tests>)> = order.iter().map(|index| (*index, tests(index))).collect();
        let rows = tests.iter().flat_map(|(pattern, orders)| {
            orders.iter().enumerate().map(|(order, tests)| Row { pattern: *pattern, order, tests }).collect::<Vec<_>>()
        });
        let most = self.nodes.len() + MOST_NODES;
        Builder { trees: self, context, most, known: FxHashMap::default() }.node(rows.collect(), 0)
    }

    /// Returns the patterns that may apply to the operation.
    #[inline]
    pub(crate) fn find(&self, mut node: NodeId, ir: &Ir, op: Operation) -> &[u32] {
        loop {
            node = match &self.nodes[node.0 as usize] {
                Node::Leaf(start, end) => return &self.listed[*start as usize..*end as usize],
                Node::Definition { operand, known, constant, other } => {
                    ir.operand_definition(op, *operand as usize).map_or(*other, |name| {
                        let found = known.iter().find(|(known, _)| *known == name).map(|(_, node)| *node);
                        found.unwrap_or_else(|| if is_constant(ir.context(), name) { *constant } else { *other })
                    })
                }
                Node::Uses { operand, one, several } => {
                    let has_one_use = |value: Value| ir.has_one_use(value);
                    if ir.operand(op, *operand as usize).is_some_and(has_one_use) { *one } else { *several }
                }
            };
        }
    }
}

/// The construction of one tree.
struct Builder<'a> {
    trees: &'a mut DecisionTrees,
    context: &'a Context,
    /// The number of nodes from which on there are only leaves.
    most: usize,
    /// The nodes by the operand that they look at and the rows, given by pattern and order.
    known: FxHashMap<(usize, Vec<(u32, usize)>), NodeId>,
}

impl Builder<'_> {
    /// Returns the node for these rows, which looks at operands from this one on.
    fn node(&mut self, rows: Vec<Row<'_>>, from: usize) -> NodeId {
        let operands = rows.iter().map(|row| row.tests.len()).max().unwrap_or_default();
        let is_tested = |operand: &usize| rows.iter().any(|row| row.test(*operand) != Test::default());
        let Some(operand) = (from..operands).find(is_tested).filter(|_| self.trees.nodes.len() < self.most) else {
            return self.leaf(&rows);
        };
        let key = (operand, rows.iter().map(|row| (row.pattern, row.order)).collect());
        if let Some(node) = self.known.get(&key) {
            return *node;
        }
        let mut names: Vec<OpName> = Vec::new();
        for row in &rows {
            if let Definition::Op(name) = row.test(operand).definition
                && !names.contains(&name)
            {
                names.push(name);
            }
        }
        let passing = |passes: &dyn Fn(Definition) -> bool| -> Vec<Row<'_>> {
            rows.iter().copied().filter(|row| passes(row.test(operand).definition)).collect()
        };
        let known = names.iter().map(|name| {
            let is_constant = is_constant(self.context, *name);
            (*name, passing(&|wanted| wanted.is_of(Some(*name), is_constant)))
        });
        let known: Vec<_> = known.collect();
        let (constant, other) =
            (passing(&|wanted| wanted.is_of(None, true)), passing(&|wanted| wanted.is_of(None, false)));
        let known = known.into_iter().map(|(name, rows)| (name, self.by_uses(rows, operand))).collect();
        let (constant, other) = (self.by_uses(constant, operand), self.by_uses(other, operand));
        let node = self.add(Node::Definition { operand: operand as u32, known, constant, other });
        self.known.insert(key, node);
        node
    }

    /// Returns the node for rows whose test of the operand's definition has passed.
    fn by_uses(&mut self, rows: Vec<Row<'_>>, operand: usize) -> NodeId {
        if !rows.iter().any(|row| row.test(operand).single_use) {
            return self.node(rows, operand + 1);
        }
        let several = rows.iter().copied().filter(|row| !row.test(operand).single_use).collect();
        let (one, several) = (self.node(rows, operand + 1), self.node(several, operand + 1));
        self.add(Node::Uses { operand: operand as u32, one, several })
    }

    fn leaf(&mut self, rows: &[Row<'_>]) -> NodeId {
        let start = self.trees.listed.len();
        self.trees.listed.extend(rows.iter().map(|row| row.pattern));
        // The orders of a pattern stand beside each other.
        let mut last = None;
        let mut end = start;
        for position in start..self.trees.listed.len() {
            let pattern = self.trees.listed[position];
            if last != Some(pattern) {
                self.trees.listed[end] = pattern;
                end += 1;
            }
            last = Some(pattern);
        }
        self.trees.listed.truncate(end);
        self.add(Node::Leaf(start as u32, end as u32))
    }

    fn add(&mut self, node: Node) -> NodeId {
        self.trees.nodes.push(node);
        NodeId(self.trees.nodes.len() as u32 - 1)
    }
}

impl Definition {
    /// Returns whether a definition of this name passes; `None` is any name that no pattern tests.
    fn is_of(self, name: Option<OpName>, is_constant: bool) -> bool {
        match self {
            Self::Any => true,
            Self::Constant => is_constant,
            Self::Op(wanted) => name == Some(wanted),
            Self::Nothing => false,
        }
    }
}

/// Returns the tests of a left side, for each order of the operands.
fn orders(node: &OpNode, context: &Context) -> Vec<Tests> {
    let schema = (node.op)();
    let mut tests: Vec<Test> = Vec::new();
    for operand in node.operands {
        let Some(position) = position(schema, operand.group).map(|start| start + operand.element) else { continue };
        if position >= tests.len() {
            tests.resize(position + 1, Test::default());
        }
        tests[position] = test(operand, context);
    }
    let mut orders = vec![Tests::from(tests.clone())];
    if !node.ordered && schema.trait_set().contains(TraitSet::COMMUTATIVE) && !tests.is_empty() {
        tests.resize(tests.len().max(2), Test::default());
        tests.swap(0, 1);
        orders.push(tests.into());
    }
    orders
}

fn test(operand: &OperandNode, context: &Context) -> Test {
    let registered =
        |inner: &OpNode| context.registered_op_name(&(inner.op)().name()).map_or(Definition::Nothing, Definition::Op);
    match operand.wanted {
        Wanted::Constant => Test { definition: Definition::Constant, single_use: false },
        Wanted::Op(inner, _) => Test { definition: registered(inner), single_use: false },
        Wanted::SingleUse(inner, _) => Test { definition: registered(inner), single_use: true },
    }
}

fn is_constant(context: &Context, name: OpName) -> bool {
    context.op_info(name).traits().contains(TraitSet::CONSTANT_LIKE)
}

/// Returns the position of a group's first operand, if it is the same for all operations.
fn position(schema: &OpSchema, group: usize) -> Option<usize> {
    let before = schema.operands.get(..group)?;
    before.iter().all(|group| group.arity == Arity::One).then_some(group)
}
