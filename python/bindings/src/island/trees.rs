//! The trees of an IR: their roots, and the numbers of wrappers of entities inside.
//!
//! An IR has one tree in nearly all cases, and then neither allocates nor hashes. Many detached operations are found
//! by a table.

use ods::Operation;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The number of trees up to which they are looked through one by one.
const MAX_SCANNED: usize = 8;

/// A tree: its root, and the number of wrappers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tree {
    pub(crate) root: Operation,
    pub(crate) wrappers: usize,
}

/// The trees, by their roots.
#[derive(Default, Debug)]
pub(crate) struct Trees {
    all: SmallVec<[Tree; 1]>,
    /// The positions in `all`; empty if these are few.
    positions: FxHashMap<Operation, usize>,
}

impl Trees {
    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Tree> {
        self.all.iter().copied()
    }

    /// Returns the tree of this root.
    pub(crate) fn get(&self, root: Operation) -> Option<Tree> {
        self.all.get(self.position(root)?).copied()
    }

    /// Returns the tree of this root, to be changed.
    pub(crate) fn get_mut(&mut self, root: Operation) -> Option<&mut Tree> {
        let position = self.position(root)?;
        self.all.get_mut(position)
    }

    /// Returns the tree, if there is but one.
    #[inline]
    pub(crate) fn only_mut(&mut self) -> Option<&mut Tree> {
        match &mut self.all[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    fn position(&self, root: Operation) -> Option<usize> {
        if self.all.len() <= MAX_SCANNED {
            return self.all.iter().position(|tree| tree.root == root);
        }
        self.positions.get(&root).copied()
    }

    /// Adds a tree. Its root must be new.
    pub(crate) fn insert(&mut self, tree: Tree) {
        self.all.push(tree);
        let len = self.all.len();
        if len == MAX_SCANNED + 1 {
            self.positions = self.all.iter().enumerate().map(|(at, tree)| (tree.root, at)).collect();
        } else if len > MAX_SCANNED {
            self.positions.insert(tree.root, len - 1);
        }
    }

    /// Removes the tree of this root.
    pub(crate) fn remove(&mut self, root: Operation) -> Option<Tree> {
        let at = self.position(root)?;
        let tree = self.all.swap_remove(at);
        if self.all.len() <= MAX_SCANNED {
            self.positions = FxHashMap::default();
        } else {
            self.positions.remove(&root);
            if let Some(moved) = self.all.get(at) {
                self.positions.insert(moved.root, at);
            }
        }
        Some(tree)
    }
}
