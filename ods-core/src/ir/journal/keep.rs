//! Keeping changes: the room of buried entities becomes free.

use crate::entity::{Block, Operation};
use crate::ir::Ir;

use super::Step;

impl Ir {
    /// Forgets all steps, and frees the entities that they buried.
    pub(super) fn release_buried(&mut self) {
        let mut steps = std::mem::take(&mut self.journal.steps);
        for step in steps.drain(..) {
            match step {
                Step::OpErased(op) => self.release_op(op),
                Step::BlockErased(block) => self.release_block(block),
                Step::RegionErased(region) => self.regions.release_run(region, 1),
                Step::ArgumentErased { value, .. } => self.values.release_run(value, 1),
                Step::OperandsSet { start, count, .. } => self.operands.free(start, count),
                Step::OpCreated(_)
                | Step::OpFreed(_)
                | Step::OpLinked(_)
                | Step::OpUnlinked { .. }
                | Step::UserChanged(_)
                | Step::UsesReplaced { .. }
                | Step::OperandSet { .. }
                | Step::SuccessorSet { .. }
                | Step::AttributesSet { .. }
                | Step::LocationSet { .. }
                | Step::TypeSet { .. }
                | Step::WordSet { .. }
                | Step::OnlyWordSet { .. }
                | Step::TailMade { .. }
                | Step::Released(_)
                | Step::BlockCreated(_)
                | Step::BlockFreed(_)
                | Step::BlockLinked(_)
                | Step::BlockUnlinked { .. }
                | Step::ArgumentAdded { .. }
                | Step::ArgumentLocationSet { .. } => {}
            }
        }
        self.journal.steps = steps;
        self.journal.keeps_records = false;
    }

    fn release_op(&mut self, op: Operation) {
        let data = self.ops.buried(op).clone();
        if let Some(tail) = data.tail() {
            self.release_tail(&data, &tail);
        }
        if let Some(first) = data.results {
            self.values.release_run(first, data.num_results());
        }
        self.operands.free(data.operands, data.num_operands);
        self.ops.release_run(op, 1);
    }

    fn release_block(&mut self, block: Block) {
        let (start, count) = self.blocks.buried(block).argument_run();
        for value in self.arguments_at(start, count) {
            self.values.release_run(value, 1);
        }
        self.free_argument_words(start, count);
        self.blocks.release_run(block, 1);
    }
}
