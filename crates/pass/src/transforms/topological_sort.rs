//! `topological-sort`: definitions before uses, in regions that do not require it.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use ods_core::schema::TraitSet;
use ods_core::{Block, InsertionPoint, Ir, Operation};
use rustc_hash::FxHashMap;

use crate::pass::{OperationPass, PassContext, PassResult};
use ods_macros::Pass;

/// The pass `topological-sort`: sorts the operations of regions without SSA dominance, stably. Corresponds to MLIR's
/// pass of the same name.
#[derive(Pass, Clone, Default, Debug)]
#[pass(description = "Sort regions without SSA dominance in topological order", crate = crate::ods)]
pub struct TopologicalSort;

impl OperationPass for TopologicalSort {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let ops: Vec<Operation> = cx.ir.walk_post(cx.op).collect();
        for op in ops {
            let graphs =
                cx.ir.regions(op).filter(|region| cx.ir.schema(op).is_some() && !cx.ir.has_ssa_dominance(*region));
            let blocks: Vec<Block> = graphs.flat_map(|region| cx.ir.blocks(region)).collect();
            blocks.into_iter().for_each(|block| sort(cx.ir, block));
        }
        Ok(())
    }
}

/// Sorts a block as repeated passes over it would. Each pass takes the operations whose definitions are all taken; if a
/// cycle blocks a pass, it takes the first operation.
fn sort(ir: &mut Ir, block: Block) {
    let mut ops: Vec<Operation> = ir.block_ops(block).collect();
    if ops.last().is_some_and(|last| ir.has_traits(*last, TraitSet::TERMINATOR)) {
        ops.pop();
    }
    let order = sorted(ir, block, &ops);
    if order.iter().enumerate().all(|(place, position)| place == *position) {
        return;
    }
    let Some(first) = ops.first().copied() else { return };
    // A place before all of them that none of them moves.
    let anchor = ir.previous_op(first);
    for position in order.into_iter().rev() {
        let at = match anchor {
            Some(anchor) => InsertionPoint::after(ir, anchor),
            None => InsertionPoint::start_of(ir, block),
        };
        ir.move_op(ops[position], at);
    }
}

/// Returns the positions of the operations in their new order.
fn sorted(ir: &Ir, block: Block, ops: &[Operation]) -> Vec<usize> {
    let positions: FxHashMap<Operation, usize> = ops.iter().enumerate().map(|(position, op)| (*op, position)).collect();
    let mut missing = vec![0_usize; ops.len()];
    let mut users: Vec<Vec<usize>> = vec![Vec::new(); ops.len()];
    for (position, op) in ops.iter().enumerate() {
        let operands = ir.walk_pre(*op).flat_map(|inner| ir.operands(inner));
        let definitions = operands.filter_map(|value| ir.ancestor_in_block(block, ir.defining_op(value)?));
        let mut needed: Vec<usize> = definitions.filter_map(|definition| positions.get(&definition).copied()).collect();
        needed.sort_unstable();
        needed.dedup();
        for definition in needed.into_iter().filter(|definition| *definition != position) {
            missing[position] += 1;
            users[definition].push(position);
        }
    }
    let mut rounds = vec![0_usize; ops.len()];
    let mut taken = vec![false; ops.len()];
    let mut ready: BinaryHeap<Reverse<(usize, usize)>> =
        (0..ops.len()).filter(|position| missing[*position] == 0).map(|position| Reverse((0, position))).collect();
    let (mut order, mut first, mut round) = (Vec::with_capacity(ops.len()), 0, 0);
    while order.len() < ops.len() {
        let position = match ready.pop() {
            Some(Reverse((at, position))) => {
                round = at;
                position
            }
            None => {
                while taken[first] {
                    first += 1;
                }
                round += 1;
                first
            }
        };
        if std::mem::replace(&mut taken[position], true) {
            continue;
        }
        order.push(position);
        for user in &users[position] {
            missing[*user] = missing[*user].saturating_sub(1);
            // If the pass is already past the user, the next pass takes it.
            rounds[*user] = rounds[*user].max(round + usize::from(*user < position));
            if missing[*user] == 0 && !taken[*user] {
                ready.push(Reverse((rounds[*user], *user)));
            }
        }
    }
    order
}
