//! Regions and blocks: their arguments, and the ways out of them.

use ods_core::interfaces::BranchOpInterface;
use ods_core::{Block, Operation, Region, Value};

use crate::layout::Layout;
use crate::opcode::Opcode;
use crate::plan::{Instruction, Place};

use super::{Exit, Label, Planner};

/// The greatest depth of nested regions. Planning a region calls itself for the regions inside.
const MAX_NESTING: usize = 1000;

impl Planner<'_> {
    /// Plans a region whose terminators leave it by these exits. The places of the entry block's arguments get their
    /// values before the code that this adds, which begins with the entry block.
    pub fn region(&mut self, region: Region, exits: Vec<Exit>) {
        if self.exits.len() >= MAX_NESTING {
            return self.fail(&format!(
                "regions nested deeper than {MAX_NESTING} levels; outline the inner ones into functions"
            ));
        }
        let op = self.op;
        self.exits.push(exits);
        let blocks: Vec<Block> = self.ir().blocks(region).collect();
        let has_one = blocks.len() == 1;
        for block in blocks {
            let label = self.block(block);
            self.bind(label);
            if !has_one {
                // The price of a block that is entered by falling into it belongs to the block before.
                self.steps = 0;
            }
            self.block_ops(block);
        }
        self.exits.pop();
        self.op = op;
    }

    /// Plans a region that is left at its end alone, if it has one block, by falling through to the exit's label.
    pub fn region_through(&mut self, region: Region, exit: Exit) {
        let (label, first) = (exit.label, self.plan.code.len());
        self.region(region, vec![exit]);
        // The terminator jumps to the next instruction, so that the jump goes, and its price with the next.
        let is_only = |jump: &Instruction| matches!(jump.opcode, Opcode::Jump) && jump.a == label.0;
        let jumps = self.plan.code[first..].iter().filter(|instruction| is_only(instruction)).count();
        if jumps == 1 && self.plan.code.last().is_some_and(is_only) {
            self.steps = self.plan.code.pop().map_or(0, |jump| jump.d.saturating_sub(1));
            self.plan.origins.pop();
        }
    }

    fn block_ops(&mut self, block: Block) {
        self.carry_branch(block);
        let ops: Vec<Operation> = self.ir().block_ops(block).collect();
        for op in ops {
            self.plan_op(op);
        }
    }

    /// Returns the label of a block.
    pub fn block(&mut self, block: Block) -> Label {
        if let Some(label) = self.blocks.get(&block) {
            return *label;
        }
        let label = self.label();
        self.blocks.insert(block, label);
        label
    }

    /// Returns the places of a block's arguments.
    pub fn argument_places(&mut self, block: Block) -> Vec<Place> {
        let arguments: Vec<Value> = self.ir().arguments(block).collect();
        arguments.into_iter().map(|argument| self.place(argument)).collect()
    }

    /// Adds a jump to a block with values for its arguments.
    pub fn go_to(&mut self, block: Block, values: impl IntoIterator<Item = Value>) {
        let places = self.argument_places(block);
        self.copy_values(values, &places);
        let label = self.block(block);
        self.jump(label);
    }

    /// Adds a branch to one of two blocks with values for their arguments.
    pub fn branch_to(&mut self, condition: u32, [then, otherwise]: [(Block, Vec<Value>); 2]) {
        let [then, otherwise] = [then, otherwise].map(|(block, values)| {
            let stub = if values.is_empty() { self.block(block) } else { self.label() };
            (block, values, stub)
        });
        self.branch(condition, then.2, otherwise.2);
        for (block, values, stub) in [then, otherwise] {
            if !values.is_empty() {
                self.bind(stub);
                let places = self.argument_places(block);
                self.copy_values(values, &places);
                let label = self.block(block);
                self.control(Opcode::Jump, 0, label.0, 0, 0);
            }
        }
    }

    /// Leaves the region around the operation, which is a terminator, by one of its exits.
    pub fn leave(&mut self, exit: usize, values: impl IntoIterator<Item = Value>) {
        let Some(exit) = self.exits.last().and_then(|exits| exits.get(exit)).cloned() else {
            return self.fail("terminator of a region whose operation has no kernel");
        };
        self.copy_values(values, &exit.places);
        self.jump(exit.label);
    }

    /// Leaves the region around the operation by its first exit if the word `condition` is not 0, else by its second.
    pub fn leave_if(&mut self, condition: u32, values: [Vec<Value>; 2]) {
        let [first, second] = [self.label(), self.label()];
        self.branch(condition, first, second);
        for (exit, (label, values)) in [first, second].into_iter().zip(values).enumerate() {
            self.bind(label);
            self.leave(exit, values);
        }
    }

    /// Lets a value that the terminator of its block passes to an argument be computed in the argument's place, so that
    /// nothing is copied, if nothing else uses it, and nothing between uses the argument. To be called before the block
    /// is planned.
    pub fn carry(&mut self, passed: Value, argument: Value) {
        if self.can_carry(passed, argument) {
            let place = self.place(argument);
            self.set_place(passed, place);
        }
    }

    fn can_carry(&self, passed: Value, argument: Value) -> bool {
        let ir = self.ir();
        let Some(op) = ir.defining_op(passed) else { return false };
        let is_word = matches!(Layout::of(ir.context(), ir.value_type(passed)), Layout::Words(1));
        let is_plain = ir.num_regions(op) == 0 && ir.num_results(op) == 1;
        let Some(block) = ir.parent_block(op).filter(|_| is_word && is_plain && ir.has_one_use(passed)) else {
            return false;
        };
        let is_before = |user: Operation| user == op || ir.is_before_in_block(user, op);
        !self.module.traces()
            && !self.plan.places.contains_key(&passed)
            && ir.users(passed).all(|user| ir.terminator(block) == Some(user))
            && ir.uses(argument).all(|used| ir.ancestor_in_block(block, used.op).is_none_or(is_before))
    }

    /// Lets the arguments of a block's only successor be computed in their places: see [`Planner::carry`].
    fn carry_branch(&mut self, block: Block) {
        let ir = self.ir();
        let Some(end) = ir.terminator(block).filter(|end| ir.num_successors(*end) == 1) else { return };
        let (Some(branch), Some(target)) = (ir.interface::<dyn BranchOpInterface>(end), ir.successor(end, 0)) else {
            return;
        };
        let passed = branch.successor_operands(ir, 0);
        if passed.produced > 0 {
            return;
        }
        let operands: Vec<Value> = passed.forwarded.filter_map(|operand| ir.operand(end, operand)).collect();
        let pairs: Vec<(Value, Value)> = operands.into_iter().zip(ir.arguments(target)).collect();
        pairs.into_iter().for_each(|(passed, argument)| self.carry(passed, argument));
    }
}
