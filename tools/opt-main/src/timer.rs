//! The time spent on a chunk: `--mlir-timing`.

use std::time::{Duration, Instant};

use ods_pass::{TimedPass, TimingStyle, timing_report};

/// A timer for a chunk and its phases.
pub(crate) struct Timer {
    began: Instant,
    parts: Vec<(String, Duration)>,
    /// The passes, with the number of parts before them.
    passes: Vec<TimedPass>,
    passes_after: usize,
}

impl Timer {
    /// Starts the timer.
    pub(crate) fn new() -> Self {
        Self { began: Instant::now(), parts: Vec::new(), passes: Vec::new(), passes_after: 0 }
    }

    /// Runs and times a phase.
    pub(crate) fn time<T>(&mut self, name: &'static str, work: impl FnOnce() -> T) -> T {
        let began = Instant::now();
        let done = work();
        self.parts.push((name.to_owned(), began.elapsed()));
        done
    }

    /// Adds the passes that ran since the last phase.
    pub(crate) fn add_passes(&mut self, passes: Vec<TimedPass>) {
        self.passes = passes;
        self.passes_after = self.parts.len();
    }

    /// Stops the timer and returns the report.
    pub(crate) fn report(self, style: TimingStyle) -> String {
        let total = self.began.elapsed();
        let phases = self.parts.into_iter().map(|(name, time)| TimedPass { name, depth: 0, time });
        let mut parts: Vec<TimedPass> = phases.collect();
        parts.splice(self.passes_after..self.passes_after, self.passes);
        timing_report(parts, total, style)
    }
}
