//! Isolated operations on several threads.
//!
//! Which thread verifies what has no influence on the outcome: diagnostics are put together in the order of the text.

use crate::diagnostic::Diagnostic;
use crate::entity::Operation;
use crate::ir::Ir;

use super::walk::FailureMode;

/// Below so many operations in the whole IR, threads cost more than they bring.
#[cfg(feature = "parallel")]
const WORTHWHILE: usize = 8192;
/// How deep isolated operations that are spread over threads may nest; each level takes stack.
#[cfg(any(feature = "parallel", test))]
pub(super) const MAX_DEPTH: u32 = 4;

/// What came of isolated operations, in their order: the diagnostics, and whether any failed.
pub(super) struct ParallelResult {
    pub(super) failed: bool,
    pub(super) diagnostics: Vec<Diagnostic>,
}

/// Verifies the operations on several threads; `None` where that is not worthwhile.
#[cfg(feature = "parallel")]
pub(super) fn run(ir: &Ir, ops: &[Operation], mode: FailureMode, depth: u32) -> Option<ParallelResult> {
    use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

    if ops.len() < 2 || depth >= MAX_DEPTH || ir.num_operations() < WORTHWHILE {
        return None;
    }
    if !ir.context().allows_threads() || !has_threads() || rayon::current_num_threads() < 2 {
        return None;
    }
    let new = || super::walk::Verifier::at_depth(ir, mode, depth + 1);
    let outcomes = ops.par_iter().map_init(new, |verifier, op| {
        let good = verifier.run(*op);
        (good, verifier.take_diagnostics())
    });
    if mode == FailureMode::Probe {
        return Some(ParallelResult { failed: outcomes.any(|(good, _)| !good), diagnostics: Vec::new() });
    }
    let outcomes: Vec<_> = outcomes.collect();
    let failed = outcomes.iter().any(|(good, _)| !good);
    Some(ParallelResult {
        failed,
        diagnostics: outcomes.into_iter().flat_map(|(_, diagnostics)| diagnostics).collect(),
    })
}

/// Returns whether there is a pool of threads to run on. Where the system makes no threads, one thread does it all: asking
/// rayon for its pool would panic then.
#[cfg(feature = "parallel")]
fn has_threads() -> bool {
    use std::error::Error;
    use std::sync::OnceLock;

    static HAS_POOL: OnceLock<bool> = OnceLock::new();
    let make_pool = || match rayon::ThreadPoolBuilder::new().build_global() {
        Ok(()) => true,
        // Without a source, the error is that somebody made the pool before.
        Err(error) => error.source().is_none(),
    };
    rayon::current_thread_index().is_some() || *HAS_POOL.get_or_init(make_pool)
}

/// Without threads.
#[cfg(not(feature = "parallel"))]
pub(super) fn run(_: &Ir, _: &[Operation], _: FailureMode, _: u32) -> Option<ParallelResult> {
    None
}
