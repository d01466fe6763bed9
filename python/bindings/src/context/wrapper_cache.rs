//! Wrappers of interned data that are needed again and again.
//!
//! The table has a place for each value of a few bits of a hash: a new wrapper takes the place of another one, so
//! that its size is fixed. A change of the classes or casters of wrappers empties it.

use std::hash::{BuildHasher, Hash};

use pyo3::prelude::*;

/// The number of places.
const SLOTS: usize = 1 << 10;

/// A wrapper, with the data that it is of.
type Slot<K> = Option<(K, Py<PyAny>)>;

/// A table of wrappers.
pub(crate) struct WrapperCache<K> {
    /// None until the first wrapper is kept.
    slots: Vec<Slot<K>>,
    /// The number of changes of classes and casters when the wrappers were made.
    changes: u32,
}

impl<K> Default for WrapperCache<K> {
    fn default() -> Self {
        Self { slots: Vec::new(), changes: 0 }
    }
}

impl<K: Copy + Eq + Hash> WrapperCache<K> {
    #[inline]
    fn slot(key: K) -> usize {
        usize::try_from(rustc_hash::FxBuildHasher.hash_one(key) % SLOTS as u64).unwrap_or(0)
    }

    /// Returns the wrapper, if it is kept since the last change.
    #[inline]
    pub(crate) fn get(&self, py: Python<'_>, key: K, changes: u32) -> Option<Py<PyAny>> {
        if self.changes != changes {
            return None;
        }
        let (known, object) = self.slots.get(Self::slot(key))?.as_ref()?;
        (*known == key).then(|| object.clone_ref(py))
    }

    /// Keeps a wrapper. Returns the wrappers that left their places, to be dropped once nothing is locked.
    pub(crate) fn put(&mut self, key: K, object: Py<PyAny>, changes: u32) -> (Slot<K>, Vec<Slot<K>>) {
        let mut left = Vec::new();
        if self.changes != changes {
            self.changes = changes;
            left = std::mem::take(&mut self.slots);
        }
        if self.slots.is_empty() {
            self.slots.resize_with(SLOTS, || None);
        }
        (self.slots[Self::slot(key)].replace((key, object)), left)
    }
}
