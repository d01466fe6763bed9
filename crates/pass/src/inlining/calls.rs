//! The calls in blocks.

use ods_core::{Ir, Operation, Region};

use crate::interfaces::{CallOpInterface, Callable};

/// Returns the calls by value or by an unnested name among the operations of blocks and inside them, in MLIR's order:
/// the last block first. Only regions that `enters` accepts are searched.
pub(super) fn calls_in(ir: &Ir, blocks: &[impl AsRef<[Operation]>], enters: impl Fn(Region) -> bool) -> Vec<Operation> {
    let mut calls = Vec::new();
    let mut pending = Vec::new();
    let visit = |op: Operation, pending: &mut Vec<_>, calls: &mut Vec<Operation>| {
        if let Some(call) = ir.interface::<dyn CallOpInterface>(op) {
            calls.extend(is_resolvable(ir, call.callable_for_callee(ir)).then_some(op));
        } else if ir.num_regions(op) > 0 {
            pending.extend(ir.regions(op).filter(|region| enters(*region)).flat_map(|region| ir.blocks(region)));
        }
    };
    for ops in blocks.iter().rev() {
        for op in ops.as_ref() {
            visit(*op, &mut pending, &mut calls);
        }
        while let Some(block) = pending.pop() {
            for op in ir.block_ops(block) {
                visit(op, &mut pending, &mut calls);
            }
        }
    }
    calls
}

fn is_resolvable(ir: &Ir, callee: Callable) -> bool {
    match callee {
        Callable::Value(_) => true,
        Callable::Symbol(symbol) => symbol.path(ir.context()).1.is_empty(),
    }
}
