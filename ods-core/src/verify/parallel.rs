//! Verification of isolated operations on several threads.
//!
//! The distribution over threads does not affect the result: diagnostics are joined in textual order.

use crate::diagnostic::Diagnostic;
use crate::entity::Operation;
use crate::ir::Ir;

use super::walk::FailureMode;

/// The number of operations in the whole IR below which threads are not worth their cost.
#[cfg(feature = "parallel")]
const WORTHWHILE: usize = 8192;
/// The maximum nesting of isolated operations spread over threads; each level takes stack.
#[cfg(any(feature = "parallel", test))]
pub(super) const MAX_DEPTH: u32 = 4;

/// The results for isolated operations, in order: the diagnostics, and whether any failed.
pub(super) struct ParallelResult {
    pub(super) failed: bool,
    pub(super) diagnostics: Vec<Diagnostic>,
}

/// Verifies the operations on several threads; `None` if that is not worthwhile.
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

/// Returns whether there is a thread pool to run on. If the system cannot start threads, verification is sequential:
/// using rayon's pool would panic.
#[cfg(feature = "parallel")]
fn has_threads() -> bool {
    use std::sync::OnceLock;

    static HAS_POOL: OnceLock<bool> = OnceLock::new();
    let make_pool = || has_pool(&rayon::ThreadPoolBuilder::new().build_global());
    rayon::current_thread_index().is_some() || *HAS_POOL.get_or_init(make_pool)
}

/// Returns whether there is a pool after an attempt to make one.
#[cfg(feature = "parallel")]
fn has_pool<T>(attempt: &Result<T, rayon::ThreadPoolBuildError>) -> bool {
    use std::error::Error;

    match attempt {
        Ok(_) => true,
        // Without a source, the error is that the pool already exists.
        Err(error) => error.source().is_none(),
    }
}

/// Returns `None`, since threads are not available.
#[cfg(not(feature = "parallel"))]
pub(super) fn run(_: &Ir, _: &[Operation], _: FailureMode, _: u32) -> Option<ParallelResult> {
    None
}

#[cfg(all(test, feature = "parallel"))]
mod tests {
    use super::*;

    #[test]
    fn pools_that_cannot_start_threads_are_not_used() {
        let no_threads =
            rayon::ThreadPoolBuilder::new().num_threads(2).spawn_handler(|_| Err(std::io::Error::other("")));
        assert!(!has_pool(&no_threads.build()));
        let first = rayon::ThreadPoolBuilder::new().build_global();
        let second = rayon::ThreadPoolBuilder::new().build_global();
        assert!(has_pool(&first) && second.is_err() && has_pool(&second));
    }
}
