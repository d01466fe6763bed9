//! Order labels: comparing the positions of two operations of a block without a walk.
//!
//! Invariant: the labels of the operations in a block ascend. When an operation is inserted between neighbours without
//! a free label, the labels around it are spread out. The range to spread is the smallest aligned range that is not
//! crowded, where a larger range must be less dense (the list labelling of Bender, Cole, Demaine, Farach-Colton and
//! Zito): an insertion changes O(log n) labels on average, wherever the earlier operations were inserted.

use crate::entity::{Block, Operation};

use super::Ir;
use super::operation::OperationData;

/// The distance between labels of consecutively inserted operations. At this distance, a block with as many operations
/// as an IR can hold takes half of all labels.
pub(super) const STRIDE: u32 = 32;

/// The label of the only operation in a block, which leaves room on both sides.
pub(super) const FIRST: u32 = u32::MAX / 4;

/// When the length of a range of labels doubles, the number of operations that it may hold before it is crowded grows
/// by this factor. It is less than 2, so that there is room left; the closer to 2, the fewer operations a block can
/// hold before all of it counts as crowded: here, about ten million.
const GROWTH: f64 = 1.65;

impl Ir {
    /// Returns whether `a` precedes `b` in the same block; `false` for operations of different blocks.
    #[inline]
    pub fn is_before_in_block(&self, a: impl Into<Operation>, b: impl Into<Operation>) -> bool {
        let (first, second) = (self.op(a.into()), self.op(b.into()));
        first.block.is_some() && first.block == second.block && first.order < second.order
    }

    /// Changes labels such that one is free between these neighbours, and returns it.
    #[inline(never)]
    pub(super) fn make_label(&mut self, block: Block, previous: Option<Operation>, next: Operation) -> u32 {
        match previous {
            None => self.center_labels(block),
            Some(_) if self.op(next).next.is_none() && self.move_up(next) => {}
            Some(previous) => self.spread_labels(block, previous),
        }
        let label = free_label(previous.map(|previous| self.op(previous)), self.op(next));
        label.unwrap_or_else(|| unreachable!("labels were just spread out"))
    }

    /// Raises the label of the last operation of a block, if there are larger labels. Operations are inserted before
    /// terminators all the time.
    fn move_up(&mut self, last: Operation) -> bool {
        let data = self.ops.get_mut(last);
        let label = data.order.checked_add(32 * STRIDE);
        data.order = label.unwrap_or(data.order);
        label.is_some()
    }

    /// Relabels all operations of the block around the middle of the label range.
    #[cold]
    pub(super) fn center_labels(&mut self, block: Block) {
        let count = self.block_ops(block).count() as u64;
        if let Some(first) = self.first_op(block) {
            let length = count * u64::from(STRIDE);
            self.relabel(first, count, (1 << 31) - length / 2, length);
        }
    }

    /// Spreads the labels of the smallest uncrowded range around `op`.
    #[cold]
    fn spread_labels(&mut self, block: Block, op: Operation) {
        let label = u64::from(self.op(op).order);
        let (mut first, mut last, mut count) = (op, op, 1);
        let mut capacity = 1.0;
        for bits in 1..=u32::BITS {
            capacity *= GROWTH;
            let length = 1_u64 << bits;
            let start = label & !(length - 1);
            while let Some(before) = self.op(first).previous.filter(|op| u64::from(self.op(*op).order) >= start) {
                (first, count) = (before, count + 1);
            }
            while let Some(after) = self.op(last).next.filter(|op| u64::from(self.op(*op).order) < start + length) {
                (last, count) = (after, count + 1);
            }
            // Two labels for each operation, including the new one, so that there is room after each.
            if (count + 1) as f64 <= capacity && 2 * (count + 1) <= length {
                return self.relabel(first, count, start, length);
            }
        }
        self.center_labels(block);
    }

    /// Distributes the `length` labels from `start` on evenly over `count` operations from `first` on.
    fn relabel(&mut self, first: Operation, count: u64, start: u64, length: u64) {
        let mut next = Some(first);
        for i in 0..count {
            let Some(op) = next else { return };
            let data = self.ops.get_mut(op);
            // Less than 2^32, because callers pass ranges of labels.
            data.order = (start + i * length / count) as u32;
            next = data.next;
        }
    }
}

/// Returns a free label between these neighbours, close to the previous one, since operations are mostly inserted one
/// after another before the same operation.
#[inline]
pub(super) fn free_label(previous: Option<&OperationData>, next: &OperationData) -> Option<u32> {
    let Some(previous) = previous else { return next.order.checked_sub(STRIDE) };
    let gap = next.order - previous.order;
    (gap > 1).then(|| previous.order + (gap / 4).clamp(1, STRIDE))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Location;
    use crate::ir::{InsertionPoint, OperationParts};
    use crate::test_dialect::test_ir;
    use proptest::prelude::*;

    struct Fixture {
        ir: Ir,
        block: Block,
        /// The operations in the expected order.
        ops: Vec<Operation>,
    }

    impl Fixture {
        fn new() -> Self {
            let mut ir = test_ir();
            let block = ir.create_block();
            Self { ir, block, ops: Vec::new() }
        }

        fn insert(&mut self, at: usize) {
            let name = self.ir.context().op_name("x.y");
            let op = self.ir.create_operation(&OperationParts::new(name, Location::UNKNOWN));
            let before = self.ops.get(at).map(|next| InsertionPoint::before(&self.ir, *next));
            self.ir.insert(before.unwrap_or(InsertionPoint::end_of(self.block)), op);
            self.ops.insert(at, op);
        }

        fn remove(&mut self, at: usize) {
            let op = self.ops.remove(at);
            self.ir.erase(op).expect("nothing uses it");
        }

        fn check(&self) {
            assert!(self.ir.block_ops(self.block).eq(self.ops.iter().copied()));
            assert!(self.ops.windows(2).all(|pair| self.ir.is_before_in_block(pair[0], pair[1])), "labels ascend");
        }

        /// Returns the average number of changed labels per insertion, at positions chosen by `at`.
        fn changes_per_insertion(count: usize, at: impl Fn(usize) -> usize) -> f64 {
            let mut this = Self::new();
            this.insert(0);
            this.insert(1);
            let mut changes = 0;
            for i in 0..count {
                let labels: Vec<u32> = this.ops.iter().map(|op| this.ir.op(*op).order).collect();
                let ops = this.ops.clone();
                this.insert(at(i).min(ops.len()));
                changes += ops.iter().zip(labels).filter(|(op, label)| this.ir.op(**op).order != *label).count();
            }
            this.check();
            changes as f64 / count as f64
        }
    }

    #[test]
    fn few_labels_change_per_insertion() {
        let count = 1500;
        let patterns: [(&str, &dyn Fn(usize) -> usize); 6] = [
            ("at the end", &|i| i + 2),
            ("at the start", &|_| 0),
            ("before the last", &|i| i + 1),
            ("after the first", &|_| 1),
            ("before the third, as it was", &|i| i.saturating_sub(2)),
            ("at two places in turn", &|i| if i % 2 == 0 { 1 } else { i / 2 + 1 }),
        ];
        for (name, at) in patterns {
            let changes = Fixture::changes_per_insertion(count, at);
            println!("{name}: {changes}");
            assert!(changes < 60.0, "{name}: {changes}");
        }
    }

    #[test]
    fn labels_that_run_out_at_an_end_are_centered() {
        for at_end in [true, false] {
            let mut fixture = Fixture::new();
            (0..10).for_each(|i| fixture.insert(i));
            let (ir, edge) = (&mut fixture.ir, if at_end { 9 } else { 0 });
            ir.ops.get_mut(fixture.ops[edge]).order = if at_end { u32::MAX - 3 } else { 3 };
            fixture.insert(if at_end { 10 } else { 0 });
            fixture.check();
            fixture.insert(fixture.ops.len() - 1);
            fixture.check();
        }
    }

    proptest! {
        #[test]
        fn labels_ascend_after_any_edits(steps in prop::collection::vec((any::<bool>(), any::<u8>(), 0_usize..40), 0..60)) {
            let mut fixture = Fixture::new();
            for (insert, at, times) in steps {
                for _ in 0..times {
                    let at = usize::from(at) % (fixture.ops.len() + 1);
                    match insert || at == fixture.ops.len() {
                        true => fixture.insert(at),
                        false => fixture.remove(at),
                    }
                }
                fixture.check();
            }
        }
    }
}
