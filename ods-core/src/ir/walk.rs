//! Visiting every operation under an operation.

use std::ops::ControlFlow;

use crate::entity::{Operation, Region};

use super::Ir;

/// When an operation comes: before or after what it has inside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Before.
    Pre,
    /// After.
    Post,
}

/// How to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Walk {
    /// With the next operation.
    Advance,
    /// Without what this operation has inside (in pre-order).
    Skip,
    /// Not at all.
    Interrupt,
}

impl Ir {
    /// Calls `visit` for `root` and every operation inside, each once; breaks off at [`Walk::Interrupt`].
    #[inline]
    pub fn walk(&self, root: Operation, order: Order, mut visit: impl FnMut(Operation) -> Walk) -> ControlFlow<()> {
        match order {
            Order::Pre => self.walk_pre(root, &mut visit),
            Order::Post => self.walk_post(root, &mut visit),
        }
    }

    fn walk_pre(&self, root: Operation, visit: &mut impl FnMut(Operation) -> Walk) -> ControlFlow<()> {
        let mut op = root;
        loop {
            let inside = match visit(op) {
                Walk::Advance => self.first_op_inside(op),
                Walk::Skip => None,
                Walk::Interrupt => return ControlFlow::Break(()),
            };
            op = match inside {
                Some(inside) => inside,
                None => match self.next_outside(root, op) {
                    Some(next) => next,
                    None => return ControlFlow::Continue(()),
                },
            };
        }
    }

    fn walk_post(&self, root: Operation, visit: &mut impl FnMut(Operation) -> Walk) -> ControlFlow<()> {
        let mut op = self.innermost_first(root);
        loop {
            if visit(op) == Walk::Interrupt {
                return ControlFlow::Break(());
            }
            let next = (op != root).then(|| match self.next_beside(op) {
                Some(beside) => self.innermost_first(beside),
                None => self.parent_op(op).unwrap_or(root),
            });
            match next {
                Some(next) => op = next,
                None => return ControlFlow::Continue(()),
            }
        }
    }

    /// The first operation inside the regions of `op`.
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

    /// The first operation in post-order of the tree at `op`.
    #[inline]
    fn innermost_first(&self, mut op: Operation) -> Operation {
        while let Some(inside) = self.first_op_inside(op) {
            op = inside;
        }
        op
    }

    /// The operation after `op` under the same parent: in its block, a later block or a later region.
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
        // By position: skipping takes a step for each region, and this is asked of each region's last operation.
        (position + 1..self.num_regions(parent))
            .filter_map(|later| self.region(parent, later))
            .find_map(|region| self.first_op_of_region(region))
    }

    /// The operation after the tree at `op`, inside the tree at `root`.
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

    /// Every operation under `root`, in the order asked for; to change the IR while going through it.
    pub fn collect_ops(&self, root: Operation, order: Order) -> Vec<Operation> {
        let mut ops = Vec::new();
        let _ = self.walk(root, order, |op| {
            ops.push(op);
            Walk::Advance
        });
        ops
    }
}
