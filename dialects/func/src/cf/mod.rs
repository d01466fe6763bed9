//! The `cf` dialect: control flow between blocks.
//!
//! * `ops`: the operations;
//! * [`conversion`]: conversion of the types that branches pass;
//! * `cases`: the textual form of a switch's cases.

mod canonicalize;
mod cases;
pub mod conversion;
pub(crate) mod exec;
mod ops;

pub use ops::{AssertOp, BranchOp, CondBranchOp, SwitchOp};

use ods::prelude::*;

/// Control flow between blocks: branches, and an assertion.
#[dialect(
    name = "cf",
    semantics,
    dependent(ods_arith::arith::Arith),
    ops(AssertOp, BranchOp, CondBranchOp, SwitchOp),
    interfaces(DialectInlinerInterface)
)]
pub struct ControlFlow;

impl DialectInlinerInterface for ControlFlow {
    fn may_inline_op(&self, _: &Ir, _: Operation, _: Region) -> bool {
        true
    }
}
