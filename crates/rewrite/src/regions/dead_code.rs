//! Dead operations and block arguments.
//!
//! An operation is live if it is a terminator, or has effects, or a live operation uses one of its results. An argument
//! of a block other than an entry is live if a live operation uses it, where forwarding it to an argument by a branch
//! counts only if that argument is live, or if the branch cannot lose the operand. Thus values that only feed each
//! other around a loop are dead.

use ods_core::interfaces::BranchOpInterface;
use ods_core::ir::{SlotSet, ValueOwner};
use ods_core::{Block, Ir, Operation, Region, Value};

use super::order::preorder;

/// Erases dead operations and dead arguments of blocks in the regions and inside. Returns whether there were dead
/// operations.
///
/// Corresponds to MLIR's `runRegionDCE`, which does not count arguments either: a driver that runs until nothing
/// changes does not visit the branches again that passed them.
pub fn erase_dead_code(ir: &mut Ir, regions: &[Region]) -> bool {
    let ops: Vec<Operation> = regions.iter().flat_map(|region| preorder(ir, *region)).collect();
    let live = Liveness::of(ir, &ops);
    if live.is_all(ir, regions, &ops) {
        return false;
    }
    // All branches first: one in a region further inside may forward the result of a dead operation.
    for branch in &live.branches {
        live.erase_forwarded(ir, *branch);
    }
    let mut erased = false;
    let mut pending: Vec<Region> = regions.to_vec();
    let mut visited = Vec::new();
    while let Some(region) = pending.pop() {
        let start = visited.len();
        visited.extend(ir.blocks(region));
        // The last operation first, which most often is used by none.
        for block in visited[start..].iter().rev() {
            let mut next = ir.last_op(*block);
            while let Some(op) = next {
                next = ir.previous_op(op);
                if live.ops.contains(op) {
                    pending.extend(ir.regions(op));
                } else {
                    erased |= erase_dead(ir, op);
                }
            }
        }
    }
    // Dead operations in regions further inside may have used them.
    for block in visited {
        live.erase_arguments(ir, block);
    }
    erased
}

/// Erases a dead operation. Only dead operations use its results, as no branch forwards them any more.
fn erase_dead(ir: &mut Ir, op: Operation) -> bool {
    let first_user = |ir: &Ir, value| ir.users(value).next();
    for result in ir.results(op) {
        // A user is in a cycle, in another block or in a region inside, and is erased later.
        while let Some(user) = first_user(ir, result) {
            ir.set_operands(user, []);
        }
    }
    ir.erase(op).is_ok()
}

/// The live operations and block arguments.
#[derive(Default)]
struct Liveness {
    ops: SlotSet<Operation>,
    arguments: SlotSet<Value>,
    /// The operations that forward operands to blocks.
    branches: Vec<Operation>,
    pending: Vec<Live>,
}

/// An entity found to be live, whose inputs are live, too.
enum Live {
    Op(Operation),
    Argument(Value),
}

impl Liveness {
    fn of(ir: &Ir, ops: &[Operation]) -> Self {
        let mut this = Self::default();
        for op in ops {
            // A terminator would not be dead, either.
            if !ir.would_be_trivially_dead(*op) {
                this.add_op(*op);
            }
        }
        while let Some(live) = this.pending.pop() {
            match live {
                Live::Op(op) => this.add_inputs(ir, op),
                Live::Argument(argument) => this.add_forwarded(ir, argument),
            }
        }
        this
    }

    /// Returns whether these operations, which are in the regions, are live, with the arguments of all blocks there.
    fn is_all(&self, ir: &Ir, regions: &[Region], ops: &[Operation]) -> bool {
        let has_dead_arguments = |region| {
            // The arguments of an entry are live.
            let others = ir.blocks(region).skip(1);
            others.flat_map(|block| ir.arguments(block)).any(|argument| !self.arguments.contains(argument))
        };
        ops.iter().all(|op| self.ops.contains(*op))
            && !regions.iter().copied().chain(ops.iter().flat_map(|op| ir.regions(*op))).any(has_dead_arguments)
    }

    fn add_op(&mut self, op: Operation) {
        if self.ops.insert(op) {
            self.pending.push(Live::Op(op));
        }
    }

    fn add_value(&mut self, ir: &Ir, value: Value) {
        match ir.value_owner(value) {
            ValueOwner::Result(op, _) => self.add_op(op),
            ValueOwner::Argument(block, _) => {
                if !ir.is_entry_block(block) && self.arguments.insert(value) {
                    self.pending.push(Live::Argument(value));
                }
            }
        }
    }

    /// Makes the operands live that no branch forwards, and the arguments that receive no forwarded operand.
    fn add_inputs(&mut self, ir: &Ir, op: Operation) {
        if ir.num_successors(op) == 0 {
            return ir.operands(op).for_each(|value| self.add_value(ir, value));
        }
        let Some(branch) = ir.interface::<dyn BranchOpInterface>(op) else {
            ir.operands(op).for_each(|value| self.add_value(ir, value));
            let arguments = ir.successors(op).flat_map(|block| ir.arguments(block));
            return arguments.for_each(|argument| self.add_value(ir, argument));
        };
        self.branches.push(op);
        let successors = branch.all_successor_operands(ir);
        let mut is_forwarded = vec![false; ir.num_operands(op)];
        for operands in &successors {
            if let Some(forwarded) = is_forwarded.get_mut(operands.forwarded.clone()) {
                forwarded.fill(true);
            }
        }
        for (value, _) in ir.operands(op).zip(&is_forwarded).filter(|(_, is_forwarded)| !**is_forwarded) {
            self.add_value(ir, value);
        }
        for position in ir.fixed_operands(op).flatten() {
            // Arguments stay where operands do.
            for (block, operands) in ir.successors(op).zip(&successors) {
                if operands.forwarded.contains(&position)
                    && let Some(argument) = ir.argument(block, operands.produced + position - operands.forwarded.start)
                {
                    self.add_value(ir, argument);
                }
            }
        }
        for (block, operands) in ir.successors(op).zip(&successors) {
            ir.arguments(block).take(operands.produced).for_each(|argument| self.add_value(ir, argument));
        }
        // Operands for arguments that are live already.
        for (block, operands) in ir.successors(op).zip(&successors) {
            for (index, argument) in ir.arguments(block).enumerate() {
                if self.arguments.contains(argument)
                    && let Some(value) = operands.operand(ir, op, index)
                {
                    self.add_value(ir, value);
                }
            }
        }
    }

    /// Makes the values live that branches forward to the argument.
    fn add_forwarded(&mut self, ir: &Ir, argument: Value) {
        let ValueOwner::Argument(block, index) = ir.value_owner(argument) else { return };
        let mut last = None;
        for op in ir.predecessor_ops(block) {
            // The edges of an operation follow each other; all are looked at together.
            if last.replace(op) == Some(op) {
                continue;
            }
            let Some(branch) = ir.interface::<dyn BranchOpInterface>(op) else { continue };
            for (to, operands) in ir.successors(op).zip(branch.all_successor_operands(ir)) {
                if to == block
                    && let Some(value) = operands.operand(ir, op, index)
                {
                    self.add_value(ir, value);
                }
            }
        }
    }

    /// Erases the operands that the branch forwards to dead arguments.
    fn erase_forwarded(&self, ir: &mut Ir, op: Operation) {
        let Some(branch) = ir.interface::<dyn BranchOpInterface>(op) else { return };
        let mut doomed = Vec::new();
        for (to, operands) in ir.successors(op).zip(branch.all_successor_operands(ir)) {
            for (index, argument) in ir.arguments(to).enumerate() {
                let position = operands.forwarded.start + index.saturating_sub(operands.produced);
                if self.is_dead(ir, argument) && operands.operand(ir, op, index).is_some() {
                    doomed.push(position);
                }
            }
        }
        if !doomed.is_empty() {
            doomed.sort_unstable();
            ir.erase_operands(op, |position| doomed.binary_search(&position).is_ok());
        }
    }

    fn erase_arguments(&self, ir: &mut Ir, block: Block) {
        for index in (0..ir.num_arguments(block)).rev() {
            if ir.argument(block, index).is_some_and(|argument| self.is_dead(ir, argument)) {
                // Nothing uses a dead argument any more.
                let _ = ir.erase_argument(block, index);
            }
        }
    }

    fn is_dead(&self, ir: &Ir, argument: Value) -> bool {
        let ValueOwner::Argument(block, _) = ir.value_owner(argument) else { return false };
        !ir.is_entry_block(block) && !self.arguments.contains(argument)
    }
}
