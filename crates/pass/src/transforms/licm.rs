//! `loop-invariant-code-motion`: operations that compute the same in each iteration move out of loops.
//!
//! Corresponds to MLIR's pass of the same name: innermost loops first; operations keep their order.

use std::collections::VecDeque;

use ods_core::schema::Interface;
use ods_core::schema::TraitSet;
use ods_core::{Ir, Operation, Region, Value};

use crate::interfaces::LoopLikeOpInterface;
use crate::pass::{OperationPass, PassContext, PassResult};
use ods_macros::Pass;

/// The pass `loop-invariant-code-motion`.
#[derive(Pass, Clone, Default, Debug)]
#[pass(description = "Hoist loop invariant instructions outside of the loop", crate = crate::ods)]
pub struct LoopInvariantCodeMotion {
    /// The number of operations moved.
    pub num_moved: u64,
}

impl OperationPass for LoopInvariantCodeMotion {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let is_loop =
            |op: &Operation| cx.ir.num_regions(*op) > 0 && cx.ir.has_interface::<dyn LoopLikeOpInterface>(*op);
        let loops: Vec<Operation> = cx.ir.walk_post(cx.op).filter(is_loop).collect();
        for op in loops {
            self.num_moved += move_invariants(cx.ir, op);
        }
        Ok(())
    }
}

type LoopHandle = <dyn LoopLikeOpInterface as Interface>::Handle;

/// Moves invariant operations out of the loop. Returns their number.
fn move_invariants(ir: &mut Ir, op: Operation) -> u64 {
    let Some(around) = ir.interface::<dyn LoopLikeOpInterface>(op) else { return 0 };
    let mut moved = 0;
    for region in around.loop_regions(ir) {
        let mut hoisting = Hoisting { around, region, pending: VecDeque::new(), moved: 0 };
        let mut next_block = ir.blocks(region).next();
        while let Some(block) = next_block {
            next_block = ir.next_block(block);
            let mut next = ir.first_op(block);
            while let Some(inner) = next {
                next = ir.next_op(inner);
                hoisting.visit(ir, inner);
            }
        }
        while let Some(inner) = hoisting.pending.pop_front() {
            if ir.parent_region(inner) == Some(region) {
                hoisting.visit(ir, inner);
            }
        }
        moved += hoisting.moved;
    }
    moved
}

/// The work on one region of a loop.
struct Hoisting {
    around: LoopHandle,
    region: Region,
    /// The users of operations that moved.
    pending: VecDeque<Operation>,
    moved: u64,
}

impl Hoisting {
    /// Moves the operation, directly inside the region, if it is invariant.
    fn visit(&mut self, ir: &mut Ir, op: Operation) {
        if !is_invariant(ir, &self.around, self.region, op) {
            return;
        }
        self.around.move_out_of_loop(ir, op);
        self.moved += 1;
        for result in ir.results(op) {
            self.pending.extend(ir.users(result).filter(|user| ir.parent_region(*user) == Some(self.region)));
        }
    }
}

/// Returns whether the operation, directly inside `region` of the loop, computes the same in each iteration and may be
/// computed before the loop.
fn is_invariant(ir: &Ir, around: &LoopHandle, region: Region, op: Operation) -> bool {
    // Most operations use a value of the same iteration, which is the cheapest to find out.
    if ir.operands(op).any(|value| ir.value_region(value) == Some(region)) {
        return false;
    }
    let is_outside = |value: Value| around.is_defined_outside_of_loop(ir, value);
    let is_inside_op = |value: Value| {
        let region = ir.value_region(value);
        region.is_some_and(|region| {
            let parent = ir.region_parent(region);
            parent == op || ir.is_proper_ancestor(op, parent)
        })
    };
    if ir.has_traits(op, TraitSet::TERMINATOR) || !ir.operands(op).all(is_outside) {
        return false;
    }
    let uses_outside = |inner| ir.operands(inner).all(|value| is_inside_op(value) || is_outside(value));
    ir.is_memory_effect_free(op)
        && ir.is_speculatable(op)
        && (ir.num_regions(op) == 0 || ir.walk_pre(op).all(uses_outside))
}
