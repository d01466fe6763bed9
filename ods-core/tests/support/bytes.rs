//! Bytes as a source of choices. Once they are used up, the first choice is always taken.

/// The unused bytes.
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// Creates a source from all of the bytes.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// Returns whether all bytes are used up.
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

    /// Returns up to `most` of the items, possibly with repetitions.
    pub fn pick_some<T: Copy>(&mut self, items: &[T], most: usize) -> Vec<T> {
        let count = self.below(most + 1);
        (0..count).filter_map(|_| self.pick(items)).collect()
    }
}
