//! Control flow: conditionals, loops and branches.

use ods::prelude::*;
use ods_dialects::{cf, scf};

use crate::generator::Generator;

impl Generator {
    /// Returns a random value of the type, or `None`.
    fn value_of(&mut self, values: &[Value], ty: Type) -> Option<Value> {
        let all: Vec<Value> = values.iter().copied().filter(|value| self.ir.value_type(*value) == ty).collect();
        self.numbers.one_of(&all)
    }

    /// Returns values of random types among those of the values.
    fn some_of(&mut self, values: &[Value], most: usize) -> Vec<Value> {
        (0..self.numbers.below(most + 1)).filter_map(|_| self.numbers.one_of(values)).collect()
    }

    /// Fills a detached block with operations that see the values, and ends it with values of the types.
    fn inside(&mut self, block: Block, values: &[Value], types: &[Type], depth: usize) {
        let mut visible = values.to_vec();
        visible.extend(self.ir.arguments(block));
        let ops = self.numbers.below(5);
        self.body(block, &mut visible, ops, depth + 1);
        let yielded: Vec<Value> = types.iter().filter_map(|ty| self.value_of(&visible, *ty)).collect();
        self.ir.builder_at_end_of(block).insert(scf::YieldOp::new(yielded)).expect("scf is registered");
    }

    /// Appends an `scf.if`.
    pub(crate) fn conditional(&mut self, block: Block, values: &mut Vec<Value>, depth: usize) {
        let Some(condition) = self.value_of(values, Type::I1) else { return };
        let types: Vec<Type> = self.some_of(values, 2).into_iter().map(|value| self.ir.value_type(value)).collect();
        let regions = if types.is_empty() && self.numbers.once_in(2) { 1 } else { 2 };
        let draft = Draft::new(scf::IfOp::SCHEMA).operand(condition).results(types.iter().copied()).regions(2);
        let bodies: Vec<Block> = (0..regions).map(|_| self.ir.create_block()).collect();
        for body in &bodies {
            self.inside(*body, values, &types, depth);
        }
        self.append(draft, &bodies, block, values);
    }

    /// Appends an `scf.for`.
    pub(crate) fn counted_loop(&mut self, block: Block, values: &mut Vec<Value>, depth: usize) {
        let numbers: Vec<Value> = (0..3).filter_map(|_| self.value_of(values, Type::INDEX)).collect();
        let [lower, upper, step] = numbers[..] else { return };
        let initial = self.some_of(values, 2);
        let types: Vec<Type> = initial.iter().map(|value| self.ir.value_type(*value)).collect();
        let body = self.ir.create_block();
        for ty in [Type::INDEX].iter().chain(&types) {
            self.ir.add_argument(body, *ty, Location::UNKNOWN);
        }
        self.inside(body, values, &types, depth);
        let operands = [lower, upper, step].into_iter().chain(initial);
        let draft = Draft::new(scf::ForOp::SCHEMA).operands(operands).results(types.iter().copied()).regions(1);
        self.append(draft, &[body], block, values);
    }

    /// Appends an operation with these bodies.
    fn append(&mut self, draft: Draft, bodies: &[Block], block: Block, values: &mut Vec<Value>) {
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
            let sent: Vec<Value> = types.iter().filter_map(|ty| self.value_of(&visible, *ty)).collect();
            self.ir.builder_at_end_of(side).insert(cf::BranchOp::new(sent, end)).expect("cf is registered");
        }
        end
    }
}
