//! Showing everything that will be printed to the alias collector, in the reference's order.

use crate::entity::{Block, Operation, Region};
use crate::ir::Ir;

use super::super::PrintOptions;
use super::alias::{Aliases, Collector};
use super::operation::{Form, SYM_NAME, all_entries};

/// What is still to be shown, the next thing last.
enum Step {
    Operation(Operation),
    /// What an operation has besides regions; they come first.
    Rest(Operation),
    Region(Region),
    Block(Block),
    /// An operation and those behind it.
    From(Operation),
}

struct Walk<'a> {
    ir: &'a Ir,
    options: &'a PrintOptions,
    collector: Collector<'a>,
    steps: Vec<Step>,
}

/// The aliases for a printing of `root`.
pub(super) fn collect(ir: &Ir, root: Operation, options: &PrintOptions) -> Aliases {
    let collector = Collector::new(ir.context());
    let mut walk = Walk { ir, options, collector, steps: vec![Step::Operation(root)] };
    while let Some(step) = walk.steps.pop() {
        walk.step(step);
    }
    walk.collector.finish()
}

impl Walk<'_> {
    fn step(&mut self, step: Step) {
        match step {
            Step::Operation(op) => self.operation(op),
            Step::Rest(op) => self.rest(op),
            Step::Region(region) => self.steps.extend(self.ir.entry_block(region).map(Step::Block)),
            Step::Block(block) => self.block(block),
            Step::From(op) => {
                self.steps.extend(self.ir.next_op(op).map(Step::From));
                self.operation(op);
            }
        }
    }

    fn operation(&mut self, op: Operation) {
        if self.options.debug_info {
            self.collector.location(self.ir.location(op), true);
        }
        match Form::of(self.ir, op, self.options.generic) {
            Form::Generic if self.ir.num_regions(op) == 0 => return self.rest(op),
            Form::Generic => self.steps.push(Step::Rest(op)),
            Form::Module => self.attributes(op, Some(SYM_NAME)),
            Form::Cast => return self.rest(op),
        }
        self.steps.extend(self.ir.regions(op).rev().map(Step::Region));
    }

    fn rest(&mut self, op: Operation) {
        for ty in self.ir.operand_types(op).chain(self.ir.result_types(op)) {
            self.collector.ty(ty);
        }
        self.attributes(op, None);
    }

    fn attributes(&mut self, op: Operation, except: Option<&str>) {
        let context = self.ir.context();
        let mut show = |entries: &[crate::attributes::NamedAttribute]| {
            for entry in entries.iter().filter(|entry| Some(context.str(entry.name)) != except) {
                self.collector.attribute(entry.value);
            }
        };
        match self.ir.schema(op) {
            Some(schema) if schema.has_properties() => show(&all_entries(self.ir, op)),
            _ => show(self.ir.attributes(op).entries(context)),
        }
    }

    fn block(&mut self, block: Block) {
        for (i, argument) in self.ir.arguments(block).enumerate() {
            self.collector.ty(self.ir.value_type(argument));
            if self.options.debug_info {
                self.collector.location(self.ir.argument_location(block, i), false);
            }
        }
        self.steps.extend(self.ir.next_block(block).map(Step::Block));
        self.steps.extend(self.ir.first_op(block).map(Step::From));
    }
}
