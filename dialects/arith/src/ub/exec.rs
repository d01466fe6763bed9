//! The semantics of `ub`, for execution.

use ods::prelude::*;
use ods_exec::{Evaluate, Planner};

use super::{PoisonOp, UnreachableOp};
use crate::attach;
use crate::common::exec::Attached;

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

/// Attaches the semantics.
pub fn attach(context: &Context) -> Attached {
    attach!(context, PoisonOp, UnreachableOp)
}
