//! The steps and the memory that a run uses.

use std::sync::Arc;

use crate::engine::Module;
use crate::fault::Fault;
use crate::limits::MemoryUsage;
use crate::origin::Origin;

/// The steps between two checks for interruption.
const SLICE: u64 = 1 << 20;

/// The steps that a run has left, and the memory that it uses. Steps are handed out in slices, between which the run
/// checks for interruption.
#[derive(Debug, Default)]
pub struct Usage {
    /// Steps until the next check.
    pub fuel: u64,
    /// Steps that are left after that.
    reserve: u64,
    memory: Option<Arc<MemoryUsage>>,
    /// The first result of the run that was poison.
    origin: Option<Box<Origin>>,
}

impl Usage {
    /// Returns the usage of a run that begins.
    #[inline]
    pub fn new(module: &Module<'_>) -> Self {
        let steps = module.limits().steps;
        let fuel = steps.min(SLICE);
        Self { fuel, reserve: steps - fuel, memory: None, origin: None }
    }

    /// Begins a slice of at least these steps.
    ///
    /// # Errors
    /// Returns an error if the run was interrupted, or has fewer steps left.
    #[cold]
    pub fn refill(&mut self, module: &Module<'_>, steps: u64) -> Result<(), Fault> {
        let limit = module.limits().steps;
        module.tick(limit - self.reserve - self.fuel)?;
        let more = self.reserve.min(SLICE.max(steps));
        self.reserve -= more;
        self.fuel += more;
        if self.fuel < steps {
            return Err(Fault::limit(format!("exceeds the limit of {limit} steps")));
        }
        Ok(())
    }

    /// Returns the first result of the run that was poison.
    pub(crate) fn origin(&self) -> Option<&Origin> {
        self.origin.as_deref()
    }

    /// Takes the first result of the run that was poison.
    #[inline]
    pub(crate) fn take_origin(&mut self) -> Option<Box<Origin>> {
        self.origin.take()
    }

    /// Notes that a result is poison.
    #[inline]
    pub(crate) fn note_poison(&mut self, origin: impl FnOnce() -> Origin) {
        if self.origin.is_none() {
            self.origin = Some(Box::new(origin()));
        }
    }

    /// Returns the memory in use, and its limit.
    #[inline]
    pub(crate) fn memory_usage(&mut self, module: &Module<'_>) -> &Arc<MemoryUsage> {
        self.memory.get_or_insert_with(|| MemoryUsage::new(module.limits().bytes, module.is_unwritten_poison()))
    }
}
