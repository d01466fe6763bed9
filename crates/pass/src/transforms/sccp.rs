//! `sccp`: values that are constant on all executions become constants.
//!
//! Corresponds to MLIR's pass of the same name: sparse conditional constant propagation, through private functions too.
//! Blocks that are never executed, and branches to them, stay.

use ods_core::ir::SlotMap;
use ods_core::{Block, Ir, Operation, Region, Value};
use ods_rewrite::KnownConstants;

use crate::dataflow::{ConstantAnalysis, ConstantState, Solver};
use crate::pass::{OperationPass, PassContext, PassResult};
use ods_macros::Pass;

/// The pass `sccp`: replaces values that are constant on all executions.
#[derive(Pass, Clone, Default, Debug)]
#[pass(name = "SCCP", description = "Sparse Conditional Constant Propagation", crate = crate::ods)]
pub struct Sccp;

impl OperationPass for Sccp {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let states = Solver::run(cx.ir, cx.op, ConstantAnalysis).into_states();
        let mut replacement = Replacement { states, constants: KnownConstants::default() };
        replacement.run(cx.ir, cx.op);
        Ok(())
    }
}

/// The replacement of values by constants.
struct Replacement {
    states: SlotMap<Value, ConstantState>,
    constants: KnownConstants,
}

impl Replacement {
    fn run(&mut self, ir: &mut Ir, root: Operation) {
        let mut pending = Vec::new();
        add_blocks(ir, ir.regions(root), &mut pending);
        while let Some(block) = pending.pop() {
            let mut next = ir.first_op(block);
            while let Some(op) = next {
                next = ir.next_op(op);
                let results: Vec<Value> = ir.results(op).collect();
                let replaced = results.iter().filter(|result| self.replace(ir, block, **result)).count();
                let all = replaced == results.len() && !results.is_empty();
                if !(all && ir.would_be_trivially_dead(op) && ir.erase(op).is_ok()) {
                    add_blocks(ir, ir.regions(op), &mut pending);
                }
            }
            for argument in ir.arguments(block).collect::<Vec<_>>() {
                self.replace(ir, block, argument);
            }
        }
    }

    /// Replaces the value if it is constant. Returns whether it is.
    fn replace(&mut self, ir: &mut Ir, block: Block, value: Value) -> bool {
        let ConstantState::Constant { value: constant, dialect } = *self.states.get(value) else { return false };
        let ty = ir.value_type(value);
        let Some(new) = self.constants.get_or_create(ir, block, dialect, constant, ty) else { return false };
        ir.replace_all_uses(value, new);
        true
    }
}

/// Adds the blocks of the regions so that they are taken in MLIR's order: the last region first.
fn add_blocks(ir: &Ir, regions: impl Iterator<Item = Region>, pending: &mut Vec<Block>) {
    for region in regions {
        let first = pending.len();
        pending.extend(ir.blocks(region));
        pending[first..].reverse();
    }
}
