//! The progress of a run, for those who watch it from another thread.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// The pass that runs, and the number of operations that its pipeline is done with.
///
/// The outermost nested pipeline counts: for `builtin.module(func.func(canonicalize))`, the functions of the module. On
/// several threads, the pass is the one that began last.
#[derive(Default, Debug)]
pub struct PassProgress {
    pass: Mutex<Option<String>>,
    done: AtomicUsize,
    total: AtomicUsize,
}

impl PassProgress {
    /// Returns the name of the pass, such as `Canonicalizer`; `None` before the first one.
    pub fn pass(&self) -> Option<String> {
        self.pass.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns the number of operations that the nested pipeline is done with, and of all; `None` outside of nested
    /// pipelines.
    pub fn operations(&self) -> Option<(usize, usize)> {
        let total = self.total.load(Ordering::Relaxed);
        (total > 0).then(|| (self.done.load(Ordering::Relaxed).min(total), total))
    }

    pub(crate) fn begin_pass(&self, name: &str) {
        *self.pass.lock().unwrap_or_else(PoisonError::into_inner) = Some(name.to_owned());
    }

    /// Begins a nested pipeline on so many operations; none for its end.
    pub(crate) fn begin_pipeline(&self, operations: usize) {
        self.done.store(0, Ordering::Relaxed);
        self.total.store(operations, Ordering::Relaxed);
    }

    pub(crate) fn end_operation(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }
}
