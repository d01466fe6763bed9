//! Counts of patterns: the number of attempts and of applications of each, over all passes of a run.

use std::fmt;

use ods_rewrite::{FrozenPatterns, PatternStatistics};
use rustc_hash::FxHashMap;

/// The counts of patterns by name. Displayed as a table, the pattern that was tried most often first.
#[derive(Clone, Debug, Default)]
pub struct PatternCounts(FxHashMap<&'static str, PatternStatistics>);

impl PatternCounts {
    /// Adds the counts of a driver, one per pattern of its set.
    pub(crate) fn add(&mut self, patterns: &FrozenPatterns, counts: &[PatternStatistics]) {
        for (pattern, counts) in patterns.iter().zip(counts).filter(|(_, counts)| counts.tried > 0) {
            let total = self.0.entry(pattern.name).or_default();
            total.tried += counts.tried;
            total.applied += counts.applied;
        }
    }

    /// Adds the counts of another run.
    pub(crate) fn merge(&mut self, other: Self) {
        for (name, counts) in other.0 {
            let total = self.0.entry(name).or_default();
            total.tried += counts.tried;
            total.applied += counts.applied;
        }
    }

    /// Returns the counts of a pattern.
    pub fn get(&self, pattern: &str) -> PatternStatistics {
        self.0.get(pattern).copied().unwrap_or_default()
    }
}

impl fmt::Display for PatternCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rows: Vec<_> = self.0.iter().collect();
        rows.sort_unstable_by_key(|(name, counts)| (std::cmp::Reverse(counts.tried), **name));
        writeln!(f, "     tried   applied  pattern")?;
        for (name, counts) in rows {
            let name = if name.is_empty() { "canonicalize" } else { name };
            writeln!(f, "{:>10}{:>10}  {name}", counts.tried, counts.applied)?;
        }
        Ok(())
    }
}
