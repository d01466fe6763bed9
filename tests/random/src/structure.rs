//! Control flow: conditionals, loops, branches and calls.

use ods::prelude::*;
use ods_dialects::{arith, cf, func, scf};

use crate::generator::Generator;

impl Generator {
    /// Returns a random value of the type, or `None`.
    pub(crate) fn value_of(&mut self, values: &[Value], ty: Type) -> Option<Value> {
        let all: Vec<Value> = values.iter().copied().filter(|value| self.ir.value_type(*value) == ty).collect();
        self.numbers.one_of(&all)
    }

    /// Returns random ones of the values.
    fn some_of(&mut self, values: &[Value], most: usize) -> Vec<Value> {
        (0..self.numbers.below(most + 1)).filter_map(|_| self.numbers.one_of(values)).collect()
    }

    /// Fills a detached block with operations that see the values. Returns the values at its end.
    fn fill(&mut self, block: Block, values: &[Value], depth: usize) -> Vec<Value> {
        let mut visible = values.to_vec();
        visible.extend(self.ir.arguments(block));
        let ops = self.numbers.below(5);
        self.body(block, &mut visible, ops, depth + 1);
        visible
    }

    /// Fills a detached block and ends it with values of the types.
    fn inside(&mut self, block: Block, values: &[Value], types: &[Type], depth: usize) {
        let visible = self.fill(block, values, depth);
        let yielded = self.values_of(&visible, types);
        self.ir.builder_at_end_of(block).insert(scf::YieldOp::new(yielded)).expect("scf is registered");
    }

    /// Returns a value of each type.
    fn values_of(&mut self, values: &[Value], types: &[Type]) -> Vec<Value> {
        types.iter().filter_map(|ty| self.value_of(values, *ty)).collect()
    }

    /// Returns the types of some of the values.
    fn some_types(&mut self, values: &[Value]) -> Vec<Type> {
        self.some_of(values, 2).into_iter().map(|value| self.ir.value_type(value)).collect()
    }

    /// Returns so many detached blocks, filled and ended with values of the types. Often some operations before them
    /// have results that one of the blocks alone sees.
    fn alternatives(
        &mut self,
        count: usize,
        block: Block,
        values: &[Value],
        types: &[Type],
        depth: usize,
    ) -> Vec<Block> {
        let mut more = values.to_vec();
        for _ in 0..self.numbers.below(3) {
            self.operation(block, &mut more);
        }
        let favoured = self.numbers.below(count);
        let bodies: Vec<Block> = (0..count).map(|_| self.ir.create_block()).collect();
        for (number, body) in bodies.iter().enumerate() {
            let visible = if number == favoured { &more[..] } else { values };
            self.inside(*body, visible, types, depth);
        }
        bodies
    }

    /// Appends an `scf.if`.
    pub(crate) fn conditional(&mut self, block: Block, values: &mut Vec<Value>, depth: usize) {
        let Some(condition) = self.value_of(values, Type::I1) else { return };
        let types = self.some_types(values);
        let count = if types.is_empty() && self.numbers.once_in(2) { 1 } else { 2 };
        let bodies = self.alternatives(count, block, values, &types, depth);
        let draft = Draft::new(scf::IfOp::SCHEMA).operand(condition).results(types).regions(2);
        self.append(draft, &bodies, block, values);
    }

    /// Appends an `scf.index_switch`.
    pub(crate) fn switch(&mut self, block: Block, values: &mut Vec<Value>, depth: usize) {
        let Some(number) = self.value_of(values, Type::INDEX) else { return };
        let types = self.some_types(values);
        let cases: Vec<i64> = [0, 1, 3].into_iter().filter(|_| !self.numbers.once_in(3)).collect();
        let bodies = self.alternatives(1 + cases.len(), block, values, &types, depth);
        let cases = DenseArrayAttr::i64s(self.ir.context(), &cases);
        let draft = Draft::new(scf::IndexSwitchOp::SCHEMA).operand(number).attribute(0, cases);
        self.append(draft.results(types).regions(bodies.len()), &bodies, block, values);
    }

    /// Returns a detached block with arguments of these types.
    pub(crate) fn block_of(&mut self, types: impl IntoIterator<Item = Type>) -> Block {
        let block = self.ir.create_block();
        for ty in types {
            self.ir.add_argument(block, ty, Location::UNKNOWN);
        }
        block
    }

    /// Appends an `scf.for`.
    pub(crate) fn counted_loop(&mut self, block: Block, values: &mut Vec<Value>, depth: usize) {
        let numbers: Vec<Value> = (0..3).filter_map(|_| self.value_of(values, Type::INDEX)).collect();
        let [lower, upper, step] = numbers[..] else { return };
        let initial = self.some_of(values, 2);
        let types: Vec<Type> = initial.iter().map(|value| self.ir.value_type(*value)).collect();
        let body = self.block_of([Type::INDEX].into_iter().chain(types.iter().copied()));
        self.inside(body, values, &types, depth);
        let operands = [lower, upper, step].into_iter().chain(initial);
        let draft = Draft::new(scf::ForOp::SCHEMA).operands(operands).results(types.iter().copied()).regions(1);
        self.append(draft, &[body], block, values);
    }

    /// Appends an `scf.while`.
    pub(crate) fn conditional_loop(&mut self, block: Block, values: &mut Vec<Value>, depth: usize) {
        if self.value_of(values, Type::I1).is_none() {
            return;
        }
        let initial = self.some_of(values, 2);
        let carried: Vec<Type> = initial.iter().map(|value| self.ir.value_type(*value)).collect();
        let before = self.block_of(carried.iter().copied());
        let visible = self.fill(before, values, depth);
        let Some(condition) = self.value_of(&visible, Type::I1) else { return };
        let passed = self.some_of(&visible, 2);
        let types: Vec<Type> = passed.iter().map(|value| self.ir.value_type(*value)).collect();
        self.ir.builder_at_end_of(before).insert(scf::ConditionOp::new(condition, passed)).expect("scf is registered");
        let after = self.block_of(types.iter().copied());
        self.inside(after, values, &carried, depth);
        let draft = Draft::new(scf::WhileOp::SCHEMA).operands(initial).results(types).regions(2);
        self.append(draft, &[before, after], block, values);
    }

    /// Appends a call of an earlier function, with constants for missing values.
    pub(crate) fn call(&mut self, block: Block, values: &mut Vec<Value>) {
        let Some(function) = self.numbers.one_of(&self.functions) else { return };
        let inputs = function.signature(&self.ir).0.to_vec();
        let operands: Vec<Value> = inputs.iter().filter_map(|ty| self.value_or_constant(block, values, *ty)).collect();
        if operands.len() == inputs.len() {
            let draft = func::CallOp::of(&self.ir, function, operands).into_draft();
            self.append(draft, &[], block, values);
        }
    }

    fn value_or_constant(&mut self, block: Block, values: &[Value], ty: Type) -> Option<Value> {
        if let Some(value) = self.value_of(values, ty) {
            return Some(value);
        }
        let fits = |value: &&Attribute| value.ty(self.ir.context()) == Some(ty);
        let constant = self.parts.constants.iter().find(fits).copied()?;
        Some(self.ir.builder_at_end_of(block).value(arith::ConstantOp::new(constant)).expect("arith is registered"))
    }

    /// Appends an operation with these bodies.
    pub(crate) fn append(&mut self, draft: Draft, bodies: &[Block], block: Block, values: &mut Vec<Value>) {
        let op = draft.create(&mut self.ir, InsertionPoint::end_of(block), Location::UNKNOWN).expect("it is valid");
        let regions: Vec<Region> = self.ir.regions(op).collect();
        for (region, body) in regions.into_iter().zip(bodies) {
            self.ir.append_block(region, *body);
        }
        values.extend(self.ir.results(op));
    }

    /// Ends a block with branches that meet again. Returns the block where they do.
    pub(crate) fn branches(&mut self, block: Block, values: &mut Vec<Value>) -> Block {
        let Some(condition) = self.value_of(values, Type::I1) else { return block };
        let passed = self.some_of(values, 2);
        let types: Vec<Type> = passed.iter().map(|value| self.ir.value_type(*value)).collect();
        let [then, otherwise, end] = [(); 3].map(|()| self.ir.create_block());
        for ty in &types {
            values.push(self.ir.add_argument(end, *ty, Location::UNKNOWN));
        }
        let outside = values.len() - types.len();
        let branch = cf::CondBranchOp::new(condition, [], [], then, otherwise);
        self.ir.builder_at_end_of(block).insert(branch).expect("cf is registered");
        for side in [then, otherwise] {
            let mut visible = values[..outside].to_vec();
            let ops = self.numbers.below(4);
            self.body(side, &mut visible, ops, 1);
            let sent = self.values_of(&visible, &types);
            self.ir.builder_at_end_of(side).insert(cf::BranchOp::new(sent, end)).expect("cf is registered");
        }
        end
    }

    /// Ends a block with a branch into a cycle of blocks. Returns the block after it.
    pub(crate) fn cycle(&mut self, block: Block, values: &mut Vec<Value>) -> Block {
        if self.value_of(values, Type::I1).is_none() {
            return block;
        }
        let initial = self.some_of(values, 2);
        let types: Vec<Type> = initial.iter().map(|value| self.ir.value_type(*value)).collect();
        let [head, end] = [self.block_of(types.iter().copied()), self.ir.create_block()];
        self.ir.builder_at_end_of(block).insert(cf::BranchOp::new(initial, head)).expect("cf is registered");
        let visible = self.fill(head, values, 0);
        let sent = self.values_of(&visible, &types);
        let condition = self.value_of(&visible, Type::I1).expect("there was one before the cycle");
        let branch = match self.numbers.once_in(2) {
            true => cf::CondBranchOp::new(condition, sent, [], head, end),
            false => cf::CondBranchOp::new(condition, [], sent, end, head),
        };
        self.ir.builder_at_end_of(head).insert(branch).expect("cf is registered");
        *values = visible;
        end
    }
}
