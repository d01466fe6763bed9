//! Lists of free runs, by length, threaded through the runs themselves.

use rustc_hash::FxHashMap;

/// The end of a free list.
const END: u32 = u32::MAX;

/// A record with a word that is at the free list's disposal while the record is free.
pub(crate) trait Linked {
    fn link(&self) -> u32;
    fn set_link(&mut self, link: u32);
}

impl Linked for u32 {
    #[inline]
    fn link(&self) -> u32 {
        *self
    }
    #[inline]
    fn set_link(&mut self, link: u32) {
        *self = link;
    }
}

/// The first free run of each length; lengths up to `SMALL` are found by index.
pub(crate) struct FreeLists<const SMALL: usize> {
    small: [u32; SMALL],
    large: FxHashMap<u32, u32>,
}

impl<const SMALL: usize> FreeLists<SMALL> {
    pub(crate) fn new() -> Self {
        Self { small: [END; SMALL], large: FxHashMap::default() }
    }

    /// The head of the list of runs of `length` >= 1.
    #[inline]
    fn head(&mut self, length: u32) -> &mut u32 {
        match self.small.get_mut(length as usize - 1) {
            Some(head) => head,
            None => self.large.entry(length).or_insert(END),
        }
    }

    /// Takes a free run of `length` >= 1 records: where it starts.
    #[inline]
    pub(crate) fn take<T: Linked>(&mut self, length: u32, records: &[T]) -> Option<u32> {
        let head = self.head(length);
        if *head == END {
            return None;
        }
        let start = *head;
        *head = records[start as usize].link();
        Some(start)
    }

    /// Adds the run of `length` >= 1 records that starts at `start` with `first`.
    #[inline]
    pub(crate) fn put<T: Linked>(&mut self, start: u32, length: u32, first: &mut T) {
        let head = self.head(length);
        first.set_link(*head);
        *head = start;
    }
}
