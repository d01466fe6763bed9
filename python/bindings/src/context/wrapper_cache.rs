//! Wrappers of interned data that are needed again and again.
//!
//! The table has a place for each value of a few bits of a hash: a new wrapper takes the place of another one, so
//! that its size is fixed. A change of the classes or casters of wrappers empties it.

use std::hash::{BuildHasher, Hash};

use pyo3::prelude::*;

/// The number of places.
const PLACES: usize = 1 << 10;

/// A wrapper, with the data that it is of.
type Place<K> = Option<(K, Py<PyAny>)>;

/// A table of wrappers.
pub(crate) struct Cache<K> {
    /// None until the first wrapper is kept.
    places: Vec<Place<K>>,
    /// The number of changes of classes and casters when the wrappers were made.
    changes: u32,
}

impl<K> Default for Cache<K> {
    fn default() -> Self {
        Self { places: Vec::new(), changes: 0 }
    }
}

impl<K: Copy + Eq + Hash> Cache<K> {
    #[inline]
    fn place(key: K) -> usize {
        usize::try_from(rustc_hash::FxBuildHasher.hash_one(key) % PLACES as u64).unwrap_or(0)
    }

    /// Returns the wrapper, if it is kept since the last change.
    #[inline]
    pub(crate) fn get(&self, py: Python<'_>, key: K, changes: u32) -> Option<Py<PyAny>> {
        if self.changes != changes {
            return None;
        }
        let (known, object) = self.places.get(Self::place(key))?.as_ref()?;
        (*known == key).then(|| object.clone_ref(py))
    }

    /// Keeps a wrapper. Returns those that left their places, to be dropped once nothing is locked.
    pub(crate) fn put(&mut self, key: K, object: Py<PyAny>, changes: u32) -> (Place<K>, Vec<Place<K>>) {
        let mut left = Vec::new();
        if self.changes != changes {
            self.changes = changes;
            left = std::mem::take(&mut self.places);
        }
        if self.places.is_empty() {
            self.places.resize_with(PLACES, || None);
        }
        (self.places[Self::place(key)].replace((key, object)), left)
    }
}
