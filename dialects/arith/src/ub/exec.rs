//! The semantics of `ub`, for execution.

use ods::prelude::*;
use ods_exec::{Evaluate, Planner};

use super::{PoisonOp, UnreachableOp};

impl Evaluate for PoisonOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        planner.poison();
    }

    fn makes_poison(&self, _: &Ir) -> bool {
        true
    }
}

impl Evaluate for UnreachableOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        planner.fail("was reached");
    }
}
