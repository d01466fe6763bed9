//! Isolated operations on several threads.
//!
//! Which thread verifies what has no influence on the outcome: diagnostics are put together in the order of the text.

use crate::diagnostic::Diagnostic;
use crate::entity::Operation;
use crate::ir::Ir;

use super::walk::Mode;

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
pub(super) fn run(ir: &Ir, ops: &[Operation], mode: Mode, depth: u32) -> Option<ParallelResult> {
    use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

    if ops.len() < 2 || depth >= MAX_DEPTH || ir.num_operations() < WORTHWHILE || rayon::current_num_threads() < 2 {
        return None;
    }
    let new = || super::walk::Verifier::at_depth(ir, mode, depth + 1);
    let outcomes = ops.par_iter().map_init(new, |verifier, op| {
        let good = verifier.run(*op);
        (good, verifier.take_diagnostics())
    });
    if mode == Mode::Probe {
        return Some(ParallelResult { failed: outcomes.any(|(good, _)| !good), diagnostics: Vec::new() });
    }
    let outcomes: Vec<_> = outcomes.collect();
    let failed = outcomes.iter().any(|(good, _)| !good);
    Some(ParallelResult {
        failed,
        diagnostics: outcomes.into_iter().flat_map(|(_, diagnostics)| diagnostics).collect(),
    })
}

/// Without threads.
#[cfg(not(feature = "parallel"))]
pub(super) fn run(_: &Ir, _: &[Operation], _: Mode, _: u32) -> Option<ParallelResult> {
    None
}
