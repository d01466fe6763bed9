//! `reconcile-unrealized-casts`: casts that conversions left cancel each other.

use ods_rewrite::conversion::reconcile_casts;

use super::pass_names;
use crate::pass::{Pass, PassContext, PassResult};

/// The pass `reconcile-unrealized-casts`: lets `builtin.unrealized_conversion_cast`s cancel, and erases unused ones.
/// Corresponds to MLIR's pass of the same name.
#[derive(Clone, Default, Debug)]
pub struct ReconcileUnrealizedCasts;

impl Pass for ReconcileUnrealizedCasts {
    pass_names!("ReconcileUnrealizedCastsPass", "reconcile-unrealized-casts");

    fn run(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        reconcile_casts(cx.ir, cx.op);
        Ok(())
    }
}
