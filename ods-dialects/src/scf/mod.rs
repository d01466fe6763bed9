//! The `scf` dialect: structured control flow, that is loops and conditions with regions.
//!
//! * `for_loop`, `while_loop`, `forall`, `parallel`: loops, with the terminators that are theirs alone;
//! * `conditional`: `scf.if` and `scf.index_switch`;
//! * `execute_region`: blocks where one operation belongs, and `scf.yield`;
//! * `interfaces`: what attributes implement that map turns of a loop to processors;
//! * `trip_count`: loops whose turns can be counted;
//! * `forms`: what several forms have in common.

mod conditional;
mod execute_region;
mod for_loop;
mod forall;
mod forms;
mod interfaces;
mod parallel;
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

/// Structured control flow: control enters an operation with regions at its top and leaves it at its end.
///
/// What jumps between blocks is in the dialect `cf`.
#[dialect(
    name = "scf",
    dependent(crate::arith::Arith),
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
    )
)]
pub struct Scf;
