//! `loop-invariant-code-motion`: operations that compute the same in each iteration move out of loops.
//!
//! Corresponds to MLIR's pass of the same name: innermost loops first; operations keep their order.

use ods_core::schema::Interface;
use ods_core::schema::TraitSet;
use ods_core::{Block, Ir, Operation, Region, Value};

use crate::interfaces::LoopLikeOpInterface;
use crate::nest::{Nest, Step};
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
        let mut hoisting = Hoisting::default();
        let mut walk = Nest::inside(cx.ir, cx.op, ());
        while let Some(step) = walk.step(cx.ir, |op| cx.ir.num_regions(op) > 0) {
            match step {
                Step::To(op) => walk.enter(cx.ir, op, ()),
                Step::OutOf(op) => hoisting.move_invariants(cx.ir, op),
            }
        }
        self.num_moved += hoisting.moved;
        Ok(())
    }
}

type LoopHandle = <dyn LoopLikeOpInterface as Interface>::Handle;

/// The movement of operations out of loops.
#[derive(Default)]
struct Hoisting {
    /// The users of operations that moved out of the region at hand, to be visited again.
    pending: Vec<Operation>,
    moved: u64,
}

impl Hoisting {
    /// Moves invariant operations out of the operation, if it is a loop.
    fn move_invariants(&mut self, ir: &mut Ir, op: Operation) {
        let Some(around) = ir.interface::<dyn LoopLikeOpInterface>(op) else { return };
        for region in around.loop_regions(ir) {
            match ir.entry_block(region).filter(|_| ir.has_one_block(region) && ir.has_ssa_dominance(region)) {
                Some(block) => self.move_out_of_block(ir, around, block),
                None => self.move_out_of_region(ir, around, region),
            }
        }
    }

    /// Moves invariant operations out of the only block of a region with dominance: users come after what they use, so
    /// that one visit of each is enough.
    fn move_out_of_block(&mut self, ir: &mut Ir, around: LoopHandle, block: Block) {
        let mut next = ir.first_op(block);
        while let Some(op) = next {
            next = ir.next_op(op);
            // Most operations use a value of the same iteration, which is the cheapest to find out.
            let is_variant = ir.operands(op).any(|value| ir.value_block(value) == Some(block));
            if !is_variant && is_invariant(ir, around, op) {
                around.move_out_of_loop(ir, op);
                self.moved += 1;
            }
        }
    }

    fn move_out_of_region(&mut self, ir: &mut Ir, around: LoopHandle, region: Region) {
        let mut next_block = ir.entry_block(region);
        while let Some(block) = next_block {
            next_block = ir.next_block(block);
            let mut next = ir.first_op(block);
            while let Some(op) = next {
                next = ir.next_op(op);
                self.visit(ir, around, region, op);
            }
        }
        // In the order in which the operations moved.
        let mut next = 0;
        while let Some(user) = self.pending.get(next).copied() {
            next += 1;
            if ir.parent_region(user) == Some(region) {
                self.visit(ir, around, region, user);
            }
        }
        self.pending.clear();
    }

    /// Moves the operation, directly inside the region, if it is invariant.
    fn visit(&mut self, ir: &mut Ir, around: LoopHandle, region: Region, op: Operation) {
        if ir.operands(op).any(|value| ir.value_region(value) == Some(region)) || !is_invariant(ir, around, op) {
            return;
        }
        around.move_out_of_loop(ir, op);
        self.moved += 1;
        let users = ir.results(op).flat_map(|result| ir.users(result));
        self.pending.extend(users.filter(|user| ir.parent_region(*user) == Some(region)));
    }
}

/// Returns whether the operation, directly inside a region of the loop, computes the same in each iteration and may be
/// computed before the loop.
fn is_invariant(ir: &Ir, around: LoopHandle, op: Operation) -> bool {
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
    ir.is_pure(op) && (ir.num_regions(op) == 0 || ir.walk_pre(op).all(uses_outside))
}
