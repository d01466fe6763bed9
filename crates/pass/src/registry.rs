//! Passes by name.

use crate::pass::Pass;
use crate::transforms;

/// A pass that pipelines may name.
#[derive(Clone, Copy, Debug)]
pub struct PassEntry {
    /// The name in pipelines.
    pub argument: &'static str,
    /// The description in lists and help texts.
    pub description: &'static str,
    /// Creates the pass with the default options.
    pub make: fn() -> Box<dyn Pass>,
}

/// The passes that textual pipelines may name.
#[derive(Clone, Debug)]
pub struct PassRegistry {
    entries: Vec<PassEntry>,
}

impl Default for PassRegistry {
    fn default() -> Self {
        Self::new()
    }
}

impl PassRegistry {
    /// Creates a registry with the passes of [`transforms`].
    pub fn new() -> Self {
        Self { entries: transforms::ENTRIES.to_vec() }
    }

    /// Adds a pass; it replaces one of the same name.
    pub fn add(&mut self, entry: PassEntry) {
        self.entries.retain(|known| known.argument != entry.argument);
        self.entries.push(entry);
    }

    /// Returns the pass called `argument`.
    pub fn find(&self, argument: &str) -> Option<&PassEntry> {
        self.entries.iter().find(|entry| entry.argument == argument)
    }

    /// Returns the passes in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = &PassEntry> {
        let mut entries: Vec<&PassEntry> = self.entries.iter().collect();
        entries.sort_by_key(|entry| entry.argument);
        entries.into_iter()
    }
}
