//! Bytes as a source of choices; when they are used up, the first choice every time.

/// The bytes not yet used.
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// Returns all of them.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// Returns whether all are used up.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns a number below `limit`, or 0.
    pub fn below(&mut self, limit: usize) -> usize {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        usize::from(*first) % limit.max(1)
    }

    /// Returns one of the items.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len())).copied()
    }

    /// Up to `most` of the items, each perhaps several times.
    pub fn pick_some<T: Copy>(&mut self, items: &[T], most: usize) -> Vec<T> {
        let count = self.below(most + 1);
        (0..count).filter_map(|_| self.pick(items)).collect()
    }
}
