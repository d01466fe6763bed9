//! Contiguous runs of small records: operand lists, successor lists, attribute slots, block arguments.
//!
//! A run is a start index and a length stored by its owner. Runs are not handles and have no generation, because
//! nothing but the owner's record refers to one. A freed run goes to the free list of its capacity.

use std::ops::{Index, IndexMut};

use super::free::{FreeLists, Linked, capacity};
use super::make_room;

/// A record that can be stored in runs.
pub(crate) trait Item: Linked + Clone {
    /// The filler of a run past its length.
    const UNUSED: Self;
}

impl Item for u32 {
    const UNUSED: Self = 0;
}

/// A pool of runs of `T`.
pub(crate) struct Runs<T> {
    items: Vec<T>,
    free: FreeLists,
}

/// The maximum number of records of a pool: owners use a bit of their word for themselves.
pub(crate) const MAX_RECORDS: u32 = 1 << 31;

impl<T> Default for Runs<T> {
    fn default() -> Self {
        Self { items: Vec::new(), free: FreeLists::new() }
    }
}

impl<T: Item> Runs<T> {
    /// Returns the bytes held, including free runs.
    pub(crate) fn bytes(&self) -> usize {
        self.items.len() * size_of::<T>()
    }

    /// Returns the number of records, including free ones.
    pub(crate) fn len(&self) -> usize {
        self.items.len()
    }

    pub(crate) fn reserve(&mut self, additional: usize) {
        self.items.reserve(additional);
    }

    /// Allocates and fills a run of `length` records, and returns its start. An empty run may start anywhere.
    #[inline]
    pub(crate) fn allocate(&mut self, length: u32, mut make: impl FnMut(u32) -> T) -> u32 {
        let start = self.room(length);
        for i in 0..length {
            self.put(start + i, make(i));
        }
        start
    }

    /// Makes room for a run of `length` records, to be [written](Runs::put) in order before anything else is allocated.
    /// Returns its start; an empty run may start anywhere.
    #[inline(always)]
    pub(crate) fn room(&mut self, length: u32) -> u32 {
        if length == 0 {
            return 0;
        }
        if let Some(start) = self.free.take(length, &self.items) {
            return start;
        }
        let start = self.items.len();
        if start + length as usize > MAX_RECORDS as usize {
            full();
        }
        if capacity(length) > length {
            self.extend_rounded(length);
        } else {
            make_room(&mut self.items, length as usize);
        }
        start as u32
    }

    /// Appends a run whose capacity is more than its length.
    #[inline(never)]
    fn extend_rounded(&mut self, length: u32) {
        let end = self.items.len() + capacity(length) as usize;
        if end > MAX_RECORDS as usize {
            full();
        }
        make_room(&mut self.items, capacity(length) as usize);
        self.items.resize(end, T::UNUSED);
    }

    /// Writes a record of the run allocated last.
    #[inline]
    pub(crate) fn put(&mut self, index: u32, record: T) {
        match self.items.get_mut(index as usize) {
            Some(place) => *place = record,
            None => self.items.push(record),
        }
    }

    /// Returns whether the records of `other` still fit.
    pub(crate) fn has_room_for(&self, other: &Self) -> bool {
        self.items.len() + other.items.len() <= MAX_RECORDS as usize
    }

    /// Appends the records of `other`, which must fit. `update` is called on all of them, free ones as well.
    pub(crate) fn append(&mut self, mut other: Self, update: impl FnMut(&mut T)) {
        if other.items.is_empty() {
            return;
        }
        let offset = self.items.len() as u32;
        let free = other.free.drain(&other.items);
        other.items.iter_mut().for_each(update);
        self.items.append(&mut other.items);
        for (start, length) in free.into_iter().rev() {
            self.free(offset + start, length);
        }
    }

    /// Frees the run.
    #[inline]
    pub(crate) fn free(&mut self, start: u32, length: u32) {
        if length > 0 {
            self.free.put(start, length, &mut self.items[start as usize]);
        }
    }

    /// Returns the records of the run.
    #[inline]
    pub(crate) fn slice(&self, start: u32, length: u32) -> &[T] {
        if length == 0 {
            return &[];
        }
        &self.items[start as usize..start as usize + length as usize]
    }

    /// Returns the records of the run mutably.
    #[inline]
    pub(crate) fn slice_mut(&mut self, start: u32, length: u32) -> &mut [T] {
        if length == 0 {
            return &mut [];
        }
        &mut self.items[start as usize..start as usize + length as usize]
    }
}

#[cold]
#[inline(never)]
fn full() -> ! {
    panic!("an `Ir` holds at most {MAX_RECORDS} operands, as many successors, and as many words of attributes")
}

impl<T> Index<u32> for Runs<T> {
    type Output = T;
    #[inline]
    fn index(&self, index: u32) -> &T {
        &self.items[index as usize]
    }
}

impl<T> IndexMut<u32> for Runs<T> {
    #[inline]
    fn index_mut(&mut self, index: u32) -> &mut T {
        &mut self.items[index as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn freed_run_is_reused_for_equal_length() {
        let mut runs = Runs::default();
        let short = runs.allocate(2, |i| i);
        let long = runs.allocate(20, |i| i);
        runs.free(short, 2);
        runs.free(long, 20);
        assert_eq!(runs.allocate(20, |i| i + 1), long);
        assert_eq!(runs.allocate(2, |i| i + 5), short);
        assert_eq!(runs.slice(short, 2), [5, 6]);
        assert_eq!(runs.bytes(), 22 * 4);
    }

    #[test]
    fn runs_that_grow_one_by_one_take_memory_in_proportion() {
        let mut runs = Runs::default();
        let mut start = runs.allocate(1, |i| i);
        for length in 2..10_000 {
            runs.free(start, length - 1);
            start = runs.allocate(length, |i| i);
            assert_eq!(runs.slice(start, length).last(), Some(&(length - 1)));
        }
        assert!(runs.bytes() < 10 * 10_000 * 4, "{}", runs.bytes());
    }

    #[test]
    fn empty_runs_take_no_room() {
        let mut runs = Runs::<u32>::default();
        let empty = runs.allocate(0, |i| i);
        assert!(runs.slice(empty, 0).is_empty());
        assert_eq!(runs.bytes(), 0);
    }
}
