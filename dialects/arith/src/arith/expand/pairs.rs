//! Conversions of conversions, which fold before one of the two is expanded.
//!
//! MLIR's dialect conversion sees the operations that were there before it. An illegal `arith.truncf` of an expanded
//! `arith.extf` therefore folds to the input of both, and so does an `arith.extf` of an `arith.truncf` where both have
//! the flag `contract`.

use ods::fold::FoldResult;
use ods::prelude::*;
use ods::rewrite::conversion::{ConversionTarget, Legality};

use super::super::{ExtFOp, TruncFOp};

/// Folds the illegal conversions whose operands are results of conversions. The last one is first: it sees the others
/// as they are.
pub(super) fn fold_pairs(ir: &mut Ir, root: Operation, target: &ConversionTarget) {
    let pairs: Vec<Operation> = ir.walk_pre(root).filter(|op| is_second(ir, *op)).collect();
    for op in pairs.into_iter().rev() {
        if target.legality(ir, op) == Legality::Illegal {
            fold(ir, op);
        }
    }
}

fn is_conversion(ir: &Ir, op: Operation) -> bool {
    ir.isa::<ExtFOp>(op) || ir.isa::<TruncFOp>(op)
}

/// Returns whether the operation converts the result of a conversion.
fn is_second(ir: &Ir, op: Operation) -> bool {
    is_conversion(ir, op)
        && ir
            .operand(op, 0)
            .and_then(|operand| ir.defining_op(operand))
            .is_some_and(|definition| is_conversion(ir, definition))
}

/// Replaces the operation by a value that it folds to, or folds it in place.
fn fold(ir: &mut Ir, op: Operation) {
    let start = ir.begin_changes();
    let is_done = match ir.fold(op) {
        FoldResult::No => false,
        FoldResult::InPlace => true,
        FoldResult::Results(results) => {
            let values = ir.materialize_fold(op, &results);
            values.is_some_and(|values| ir.replace_op(op, values).is_ok())
        }
    };
    match is_done {
        true => ir.keep_changes(start),
        false => ir.undo_changes(start),
    }
}
