//! The semantics of `ub`, for execution.

use ods_exec::{Evaluate, Planner};

use super::{PoisonOp, UnreachableOp};

impl Evaluate for PoisonOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        planner.poison();
    }
}

impl Evaluate for UnreachableOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        planner.undefined("was reached");
    }
}
