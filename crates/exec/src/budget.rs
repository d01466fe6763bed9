//! Limits of a run, and the memory that it may use.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::fault::Fault;

/// The limits of a run. Exceeding one ends the run with an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Operations that are executed.
    pub steps: u64,
    /// Calls inside of calls.
    pub depth: u32,
    /// Bytes of memory.
    pub bytes: u64,
}

impl Default for Limits {
    /// Returns no limit on steps, 100,000 calls and 4 GiB.
    fn default() -> Self {
        Self { steps: u64::MAX, depth: 100_000, bytes: 4 << 30 }
    }
}

/// The memory that may be used.
#[derive(Debug)]
pub struct Budget {
    limit: u64,
    used: AtomicU64,
}

/// Memory in use, which is counted until this is dropped.
#[derive(Debug)]
pub struct Charge {
    budget: Arc<Budget>,
    bytes: u64,
}

impl Budget {
    /// Returns a budget of this many bytes.
    pub fn new(limit: u64) -> Arc<Self> {
        Arc::new(Self { limit, used: AtomicU64::new(0) })
    }

    /// Counts memory that is about to be allocated.
    ///
    /// # Errors
    /// Returns an error if less is left.
    pub fn charge(self: &Arc<Self>, bytes: u64) -> Result<Charge, Fault> {
        let add = |used: u64| used.checked_add(bytes).filter(|used| *used <= self.limit);
        match self.used.fetch_update(Relaxed, Relaxed, add) {
            Ok(_) => Ok(Charge { budget: self.clone(), bytes }),
            Err(used) => Err(Fault::limit(format!(
                "{bytes} bytes of memory exceed the limit of {}, of which {used} are in use",
                self.limit
            ))),
        }
    }
}

impl Drop for Charge {
    fn drop(&mut self) {
        self.budget.used.fetch_sub(self.bytes, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_counted_while_it_is_used() {
        let budget = Budget::new(10);
        let first = budget.charge(6).expect("within the limit");
        assert!(budget.charge(5).is_err());
        drop(first);
        assert!(budget.charge(10).is_ok());
        assert!(budget.charge(u64::MAX).is_err());
    }
}
