//! The number of wrappers of each tree of an IR, so that a detached tree goes when no wrapper can reach it.
//!
//! Wrappers count for the operation or block that they belong to ([`Entity::counted_as`]), and for the root of its
//! tree. Invariants:
//! * `trees` has each operation that is in no block, with the sum of the counts inside, unless `is_outdated` is set:
//!   passes change trees without telling.
//! * `unreached` has each root whose sum is zero. A root in it may have got wrappers again, or be erased.
//! * A root whose sum becomes zero is erased, unless it is the only one (its IR goes with the last wrapper) or
//!   another tree uses its values: it then stays until those uses are gone.

use ods::ir::Absorbed;
use ods::{Block, Ir, Operation};
use smallvec::SmallVec;

use crate::island::entity::Entity;
use crate::island::trees::{Tree, Trees};
use crate::island::wrapper_counts::WrapperCounts;

/// The counts of an IR.
#[derive(Default, Debug)]
pub(crate) struct Counts {
    ops: WrapperCounts<Operation>,
    blocks: WrapperCounts<Block>,
    trees: Trees,
    unreached: SmallVec<[Operation; 2]>,
    is_outdated: bool,
}

impl Counts {
    /// Adds a tree without wrappers.
    pub(crate) fn add_root(&mut self, root: Operation) {
        self.insert(root, 0);
    }

    fn insert(&mut self, root: Operation, wrappers: usize) {
        self.trees.insert(Tree { root, wrappers });
        if wrappers == 0 {
            self.unreached.push(root);
        }
    }

    /// Counts a new wrapper of a live entity.
    #[inline]
    pub(crate) fn retain(&mut self, ir: &Ir, entity: Entity) {
        if let Some(count) = self.count_mut(entity.counted_as(ir)) {
            *count += 1;
        }
        if let Some(tree) = self.tree_of(ir, entity) {
            tree.wrappers += 1;
        }
    }

    /// Forgets a wrapper of an entity, and erases what no wrapper can reach any more.
    pub(crate) fn release(&mut self, ir: &mut Ir, entity: Entity) {
        if !entity.is_alive(ir) {
            return;
        }
        if let Some(count) = self.count_mut(entity.counted_as(ir)) {
            *count = count.saturating_sub(1);
        }
        if self.lower(ir, entity, 1) && self.trees.len() > 1 {
            self.sweep(ir);
        }
    }

    /// Takes wrappers from the tree of an entity. Returns whether none are left.
    #[inline]
    fn lower(&mut self, ir: &Ir, entity: Entity, by: usize) -> bool {
        let Some(tree) = self.tree_of(ir, entity) else { return false };
        tree.wrappers = tree.wrappers.saturating_sub(by);
        let (root, is_unreached) = (tree.root, tree.wrappers == 0);
        if is_unreached && self.unreached.last() != Some(&root) {
            self.unreached.push(root);
        }
        is_unreached
    }

    /// Returns the number of wrappers of a holder.
    #[inline]
    fn count_mut(&mut self, counted_as: Entity) -> Option<&mut u32> {
        match counted_as {
            Entity::Op(op) => Some(self.ops.count_mut(op)),
            Entity::Block(block) => Some(self.blocks.count_mut(block)),
            Entity::Region(_) | Entity::Value(_) => None,
        }
    }

    #[inline]
    fn tree_of(&mut self, ir: &Ir, entity: Entity) -> Option<&mut Tree> {
        if self.trees.len() == 1 {
            return self.trees.only_mut();
        }
        self.trees.get_mut(entity.root(ir)?)
    }

    /// Returns the number of wrappers inside an operation, and of itself.
    fn inside(&self, ir: &Ir, op: Operation) -> usize {
        if ir.num_regions(op) == 0 {
            return self.ops.count(op);
        }
        let blocks = |op| ir.regions(op).flat_map(|region| ir.blocks(region));
        let in_blocks = |op| blocks(op).map(|block| self.blocks.count(block)).sum::<usize>();
        ir.walk_pre(op).map(|op| self.ops.count(op) + in_blocks(op)).sum()
    }

    /// Makes an operation that is about to leave its block, or was created in none, a tree of its own.
    pub(crate) fn split(&mut self, ir: &Ir, op: Operation) {
        let wrappers = self.inside(ir, op);
        self.lower(ir, Entity::Op(op), wrappers);
        self.insert(op, wrappers);
    }

    /// Makes a tree, whose root was put in a block, part of the tree around.
    pub(crate) fn join(&mut self, ir: &Ir, op: Operation) {
        let Some(joined) = self.trees.remove(op) else { return };
        if let Some(tree) = self.tree_of(ir, Entity::Op(op)) {
            tree.wrappers += joined.wrappers;
        }
    }

    /// Forgets the counts of an operation that is about to be erased, and of those inside.
    pub(crate) fn forget(&mut self, ir: &Ir, op: Operation) {
        let wrappers = self.inside(ir, op);
        self.lower(ir, Entity::Op(op), wrappers);
        if ir.parent_block(op).is_none() {
            self.trees.remove(op);
        }
    }

    /// Notes that trees changed without [`Counts::join`] and [`Counts::forget`].
    pub(crate) fn mark_outdated(&mut self) {
        self.is_outdated = true;
    }

    fn update(&mut self, ir: &Ir) {
        if !std::mem::take(&mut self.is_outdated) {
            return;
        }
        self.unreached.clear();
        for Tree { root, .. } in std::mem::take(&mut self.trees).iter() {
            if ir.contains(root) && ir.parent_block(root).is_none() {
                self.insert(root, self.inside(ir, root));
            }
        }
    }

    /// Erases the trees that no wrapper can reach, until the remaining ones are used by others.
    pub(crate) fn sweep(&mut self, ir: &mut Ir) {
        let trees = &self.trees;
        self.unreached.retain(|root| trees.get(*root).is_some_and(|tree| tree.wrappers == 0));
        if self.trees.len() < 2 || self.unreached.is_empty() {
            return;
        }
        self.update(ir);
        while self.erase_unreached(ir) {}
    }

    /// Erases each tree that neither wrappers nor other trees refer to. Returns whether there was one, and may be
    /// another now.
    fn erase_unreached(&mut self, ir: &mut Ir) -> bool {
        let before = self.unreached.len();
        // From the end: a tree that uses another one is newer in most cases.
        for at in (0..before).rev() {
            let root = self.unreached[at];
            if self.trees.get(root).is_none_or(|tree| tree.wrappers > 0) {
                self.unreached.remove(at);
            } else if user_outside(ir, root).is_none() {
                if self.trees.len() == 1 || ir.erase(root).is_err() {
                    return false;
                }
                self.unreached.remove(at);
                self.trees.remove(root);
            }
        }
        self.unreached.len() < before
    }

    /// Takes the counts of an IR that was absorbed.
    pub(crate) fn absorb(&mut self, other: Self, by: &Absorbed) {
        self.ops.absorb(other.ops, |op| by.operation(op));
        self.blocks.absorb(other.blocks, |block| by.block(block));
        for Tree { root, wrappers } in other.trees.iter() {
            self.insert(by.operation(root), wrappers);
        }
        self.is_outdated |= other.is_outdated;
    }
}

/// Returns an operation outside of `op` that uses a value or a block from inside.
pub(crate) fn user_outside(ir: &Ir, op: Operation) -> Option<Operation> {
    let is_outside = |user: &Operation| *user != op && !ir.is_proper_ancestor(op, *user);
    let mut results = ir.results(op).flat_map(|value| ir.users(value).collect::<Vec<_>>());
    if let Some(user) = results.find(|user| *user != op) {
        return Some(user);
    }
    ir.walk_pre(op)
        .flat_map(|inner| ir.regions(inner).collect::<Vec<_>>())
        .flat_map(|region| ir.blocks(region))
        .find_map(|block| {
            let results = ir.block_ops(block).flat_map(|inner| ir.results(inner));
            let mut users = ir.arguments(block).chain(results).flat_map(|value| ir.users(value));
            users.find(is_outside).or_else(|| ir.predecessor_ops(block).find(is_outside))
        })
}
