//! Canonicalization patterns of structured control flow, with MLIR's names and orders.

mod conditional;
mod execute_region;
mod for_loop;
mod forall;
mod merged_ifs;
mod parallel;
mod while_loop;

pub(super) use conditional::*;
pub(super) use execute_region::*;
pub(super) use for_loop::*;
pub(super) use forall::*;
pub(super) use merged_ifs::*;
pub(super) use parallel::*;
pub(super) use while_loop::*;

use ods::prelude::*;
pub(super) use ods::rewrite::{
    MakeRegionBranchOpSuccessorInputsDead, RemoveDeadRegionBranchOpSuccessorInputs, RemoveDuplicateSuccessorInputUses,
};

/// Returns the boolean that a constant is.
fn constant_bool(ir: &Ir, value: Value) -> Option<bool> {
    ir.constant(value)?.cast::<BoolAttr>(ir.context()).map(BoolAttr::value)
}

/// Creates a boolean constant before the operation.
fn bool_before(rewriter: &mut Rewriter<'_>, op: Operation, value: bool) -> RewriteResult<Value> {
    let attribute = BoolAttr::get(rewriter.ir().context(), value);
    Ok(rewriter.before(op).value(ods_arith::arith::ConstantOp::new(attribute))?)
}
