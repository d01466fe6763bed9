//! Walks over all operations nested in an operation.
//!
//! Walks are iterators, so `break`, `?` and adapters work, and the borrow of the [`Ir`] keeps it unchanged meanwhile.
//! Collect the operations before changing the IR.

use crate::entity::{Operation, Region};

use super::Ir;

/// An iterator over operations in pre-order, returned by [`Ir::walk_pre`].
///
/// See [`Ir::walk_pre`] for an example.
#[derive(Clone, Debug)]
#[must_use = "iterators do nothing unless they are consumed"]
pub struct WalkPre<'ir> {
    ir: &'ir Ir,
    root: Operation,
    next: PreStep,
}

/// The next step of a pre-order walk.
#[derive(Clone, Copy, Debug)]
enum PreStep {
    /// To the root.
    Root,
    /// To the first operation inside this one, or else after it.
    Into(Operation),
    /// To the first operation after this one, skipping its contents.
    Past(Operation),
    /// None: the walk is over.
    End,
}

impl WalkPre<'_> {
    /// Skips the operations inside the one returned last.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::ModuleOp;
    /// # use ods::{Context, Ir};
    /// # fn main() -> ods::Result {
    /// # let mut ir = Ir::new(Context::new().into());
    /// # let root = ir.builder().insert(ModuleOp::new())?;
    /// # root.body_builder(&mut ir).insert(ModuleOp::new())?;
    /// let mut walk = ir.walk_pre(root);
    /// while let Some(op) = walk.next() {
    ///     if ir.isa::<ModuleOp>(op) {
    ///         walk.skip_inside();
    ///     }
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub fn skip_inside(&mut self) {
        if let PreStep::Into(op) = self.next {
            self.next = PreStep::Past(op);
        }
    }
}

impl Iterator for WalkPre<'_> {
    type Item = Operation;

    #[inline]
    fn next(&mut self) -> Option<Operation> {
        let next = match self.next {
            PreStep::Root => {
                // The only handle that a caller gave.
                self.ir.op(self.root);
                Some(self.root)
            }
            PreStep::Into(op) => {
                let data = self.ir.ops.linked(op);
                match data.next {
                    // Most operations have nothing inside, and stand before another one.
                    Some(next) if !data.has_tail() && op != self.root => Some(next),
                    Some(_) | None => self.ir.next_in_tree(self.root, op),
                }
            }
            PreStep::Past(op) => self.ir.next_outside(self.root, op),
            PreStep::End => None,
        };
        self.next = next.map_or(PreStep::End, PreStep::Into);
        next
    }
}

impl std::iter::FusedIterator for WalkPre<'_> {}

/// An iterator over operations in post-order, returned by [`Ir::walk_post`].
///
/// See [`Ir::walk_post`] for an example.
#[derive(Clone, Debug)]
#[must_use = "iterators do nothing unless they are consumed"]
pub struct WalkPost<'ir> {
    ir: &'ir Ir,
    root: Operation,
    next: Option<Operation>,
}

impl Iterator for WalkPost<'_> {
    type Item = Operation;

    #[inline]
    fn next(&mut self) -> Option<Operation> {
        let op = self.next?;
        self.next = match self.ir.ops.linked(op).next {
            _ if op == self.root => None,
            // Most operations stand before one that has nothing inside.
            Some(next) if !self.ir.ops.linked(next).has_tail() => Some(next),
            Some(_) | None => Some(self.ir.next_after_tree(self.root, op)),
        };
        Some(op)
    }
}

impl std::iter::FusedIterator for WalkPost<'_> {}

impl Ir {
    /// Returns `root` and every operation inside it, each before its contents.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::ModuleOp;
    /// # use ods::{Context, Ir};
    /// # fn main() -> ods::Result {
    /// # let mut ir = Ir::new(Context::new().into());
    /// let outer = ir.builder().insert(ModuleOp::new())?;
    /// let inner = outer.body_builder(&mut ir).insert(ModuleOp::new().with_sym_name("inner"))?;
    /// for op in ir.walk_pre(outer) {
    ///     if ir.symbol_name(op) == Some("inner") {
    ///         assert_eq!(ir.cast(op), Some(inner));
    ///         break;
    ///     }
    /// }
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn walk_pre(&self, root: impl Into<Operation>) -> WalkPre<'_> {
        WalkPre { ir: self, root: root.into(), next: PreStep::Root }
    }

    /// Returns `root` and every operation inside it, each after its contents.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::ModuleOp;
    /// # use ods::{Context, Ir, Operation};
    /// # fn main() -> ods::Result {
    /// # let mut ir = Ir::new(Context::new().into());
    /// let outer = ir.builder().insert(ModuleOp::new())?;
    /// let inner = outer.body_builder(&mut ir).insert(ModuleOp::new())?;
    /// assert!(ir.walk_post(outer).eq([Operation::from(inner), outer.into()]));
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn walk_post(&self, root: impl Into<Operation>) -> WalkPost<'_> {
        let root = root.into();
        WalkPost { ir: self, root, next: Some(self.innermost_first(root)) }
    }

    /// Returns the operation after `op` in pre-order within the tree at `root`.
    #[inline(never)]
    fn next_in_tree(&self, root: Operation, op: Operation) -> Option<Operation> {
        self.first_op_inside(op).or_else(|| self.next_outside(root, op))
    }

    /// Returns the operation after `op`, other than `root`, in post-order within the tree at `root`.
    #[inline(never)]
    fn next_after_tree(&self, root: Operation, op: Operation) -> Operation {
        match self.next_beside(op) {
            Some(beside) => self.innermost_first(beside),
            None => self.parent_op(op).unwrap_or(root),
        }
    }

    /// Returns the first operation inside the regions of `op`.
    #[inline]
    fn first_op_inside(&self, op: Operation) -> Option<Operation> {
        if !self.op(op).has_tail() {
            return None;
        }
        self.regions(op).find_map(|region| self.first_op_of_region(region))
    }

    fn first_op_of_region(&self, region: Region) -> Option<Operation> {
        self.blocks(region).find_map(|block| self.first_op(block))
    }

    /// Returns the first operation in post-order of the tree at `op`.
    #[inline]
    fn innermost_first(&self, mut op: Operation) -> Operation {
        while let Some(inside) = self.first_op_inside(op) {
            op = inside;
        }
        op
    }

    /// Returns the operation after `op` under the same parent: in its block, a later block or a later region.
    #[inline]
    fn next_beside(&self, op: Operation) -> Option<Operation> {
        let data = self.op(op);
        if data.next.is_some() {
            return data.next;
        }
        let block = data.block?;
        let mut later = std::iter::successors(self.next_block(block), |block| self.next_block(*block));
        if let Some(op) = later.find_map(|block| self.first_op(block)) {
            return Some(op);
        }
        let region = self.block_region(block)?;
        let (parent, position) = (self.region_parent(region), self.region_position(region));
        // By position: skipping costs a step per region, and this is called for the last operation of every region.
        (position + 1..self.num_regions(parent))
            .filter_map(|later| self.region(parent, later))
            .find_map(|region| self.first_op_of_region(region))
    }

    /// Returns the operation after the tree at `op` within the tree at `root`.
    #[inline]
    fn next_outside(&self, root: Operation, mut op: Operation) -> Option<Operation> {
        while op != root {
            if let Some(next) = self.next_beside(op) {
                return Some(next);
            }
            op = self.parent_op(op)?;
        }
        None
    }
}
