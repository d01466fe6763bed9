//! The `scf` dialect: structured control flow, that is loops and conditions with regions.
//!
//! * `for_loop`, `while_loop`, `forall`, `parallel`: loops and their terminators;
//! * `conditional`: `scf.if` and `scf.index_switch`;
//! * `execute_region`: regions in place of one operation, and `scf.yield`;
//! * `interfaces`: interfaces of attributes that map iterations to processors;
//! * `trip_count`: trip counts of loops; `canonicalize`: patterns;
//! * `forms`: shared parts of custom forms.

mod canonicalize;
mod conditional;
pub(crate) mod exec;
mod execute_region;
mod for_loop;
mod forall;
mod forms;
pub mod from_cf;
mod interfaces;
mod parallel;
pub mod to_cf;
mod trip_count;
mod while_loop;

pub use conditional::{IfOp, IndexSwitchOp};
pub use execute_region::{ExecuteRegionOp, YieldOp};
pub use for_loop::ForOp;
pub use forall::{ForallBody, ForallOp, InParallelOp};
pub use interfaces::{DeviceMappingArrayAttr, DeviceMappingAttrInterface, DeviceMaskingAttrInterface};
pub use parallel::{ParallelOp, ReduceOp, ReduceReturnOp, Reduction};
pub use while_loop::{ConditionOp, WhileOp};

use ods::prelude::*;

/// Structured control flow: control enters a region at its top and leaves it at its end.
///
/// Branches between blocks are in the dialect `cf`.
#[dialect(
    name = "scf",
    semantics,
    dependent(ods_arith::arith::Arith, ods_func::cf::ControlFlow, crate::tensor::Tensor),
    ops(
        ConditionOp,
        ExecuteRegionOp,
        ForOp,
        ForallOp,
        InParallelOp,
        IfOp,
        ParallelOp,
        ReduceOp,
        ReduceReturnOp,
        WhileOp,
        IndexSwitchOp,
        YieldOp,
    ),
    interfaces(DialectInlinerInterface)
)]
pub struct Scf;

impl DialectInlinerInterface for Scf {
    fn may_inline_into(&self, _: &Ir, _: Region, _: Region) -> bool {
        true
    }

    fn may_inline_op(&self, _: &Ir, _: Operation, _: Region) -> bool {
        true
    }
}
