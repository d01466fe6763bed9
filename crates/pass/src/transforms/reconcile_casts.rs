//! `reconcile-unrealized-casts`: casts that conversions left cancel each other.

use ods_rewrite::conversion::reconcile_casts;

use crate::pass::{OperationPass, PassContext, PassResult};
use ods_macros::Pass;

/// The pass `reconcile-unrealized-casts`: lets `builtin.unrealized_conversion_cast`s cancel, and erases unused ones.
/// Corresponds to MLIR's pass of the same name.
#[derive(Pass, Clone, Default, Debug)]
#[pass(name = "ReconcileUnrealizedCastsPass", description = "Simplify and eliminate unrealized conversion casts", crate = crate::ods)]
pub struct ReconcileUnrealizedCasts;

impl OperationPass for ReconcileUnrealizedCasts {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        reconcile_casts(cx.ir, cx.op);
        Ok(())
    }
}
