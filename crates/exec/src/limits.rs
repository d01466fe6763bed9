//! Limits of a run, and the memory that it uses.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::fault::{Fault, FaultKind};

/// The limits of a run. Exceeding one ends the run with an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Operations that are executed.
    pub steps: u64,
    /// Nested calls.
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

/// The memory in use, and its limit.
#[derive(Debug)]
pub struct MemoryUsage {
    limit: u64,
    /// Whether memory that was never written is poison.
    is_unwritten_poison: bool,
    used: AtomicU64,
}

/// Memory in use, which is counted until this is dropped.
#[derive(Debug)]
pub struct Charge {
    memory_usage: Arc<MemoryUsage>,
    bytes: u64,
}

impl MemoryUsage {
    /// Returns the usage of a run that may use this many bytes. Memory that was never written has unspecified contents,
    /// or is poison.
    pub fn new(limit: u64, is_unwritten_poison: bool) -> Arc<Self> {
        Arc::new(Self { limit, is_unwritten_poison, used: AtomicU64::new(0) })
    }

    /// Returns whether memory that was never written is poison.
    pub fn is_unwritten_poison(&self) -> bool {
        self.is_unwritten_poison
    }

    /// Counts memory that is about to be allocated.
    ///
    /// # Errors
    /// Returns an error if less is left.
    pub fn charge(self: &Arc<Self>, bytes: u64) -> Result<Charge, Fault> {
        let add = |used: u64| used.checked_add(bytes).filter(|used| *used <= self.limit);
        match self.used.fetch_update(Relaxed, Relaxed, add) {
            Ok(_) => Ok(Charge { memory_usage: self.clone(), bytes }),
            Err(used) => {
                let limit = self.limit;
                let message = format!("{bytes} bytes of memory exceed the limit of {limit}; {used} are in use");
                Err(Fault::of(FaultKind::Memory, message))
            }
        }
    }
}

impl Drop for Charge {
    fn drop(&mut self) {
        self.memory_usage.used.fetch_sub(self.bytes, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_counted_while_it_is_used() {
        let usage = MemoryUsage::new(10, false);
        let first = usage.charge(6).expect("within the limit");
        assert!(usage.charge(5).is_err());
        drop(first);
        assert!(usage.charge(10).is_ok());
        assert!(usage.charge(u64::MAX).is_err());
    }
}
