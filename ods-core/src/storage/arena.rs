//! Slots with generations.
//!
//! Invariants:
//! * A slot's generation differs from that of every handle given out for an earlier tenant.
//! * A slot whose generations are used up is retired: it leaks a few bytes, never a wrong answer.
//! * A free run is linked into the list of its length through a word of its first slot: freeing allocates nothing.
//! * Slots are given out in *runs* of consecutive indices with one generation, freed as the same run. So the
//!   handle of the `i`-th slot of a run is the first handle plus `i` ([`Arena::nth`]).

use std::marker::PhantomData;

use super::free::{FreeLists, Linked};
use crate::entity::{Handle, MAX_GENERATION, MAX_INDEX};

/// A record that keeps its slot's generation somewhere among its bits, and lends a word to the free list.
pub(crate) trait Slot: Linked {
    fn generation(&self) -> u32;
    fn set_generation(&mut self, generation: u32);
}

/// An arena of `T`, named by handles `H`.
pub(crate) struct Arena<H, T> {
    slots: Vec<T>,
    /// The generation of fresh slots.
    first_generation: u32,
    free: FreeLists<4>,
    live: usize,
    handles: PhantomData<H>,
}

impl<H: Handle, T: Slot> Arena<H, T> {
    /// An empty arena whose fresh slots have generation `first_generation` (1..=63).
    pub(crate) fn new(first_generation: u32) -> Self {
        debug_assert!((1..=MAX_GENERATION).contains(&first_generation));
        Self { slots: Vec::new(), first_generation, free: FreeLists::new(), live: 0, handles: PhantomData }
    }

    /// How many slots are in use.
    pub(crate) fn len(&self) -> usize {
        self.live
    }

    /// How many slots there are, free ones included: handles' indices are below.
    pub(crate) fn slots(&self) -> usize {
        self.slots.len()
    }

    /// Bytes held, free slots included.
    pub(crate) fn bytes(&self) -> usize {
        self.slots.len() * size_of::<T>()
    }

    pub(crate) fn reserve(&mut self, additional: usize) {
        self.slots.reserve(additional);
    }

    /// Puts `record` into a slot and returns its handle.
    #[inline]
    pub(crate) fn insert(&mut self, record: T) -> H {
        let mut record = Some(record);
        self.insert_run(1, |_| record.take().unwrap_or_else(|| unreachable!("a run of one slot")))
    }

    /// Fills a run of `length` >= 1 slots with `make(0)`, `make(1)`, ... and returns the first handle.
    #[inline]
    pub(crate) fn insert_run(&mut self, length: u32, mut make: impl FnMut(u32) -> T) -> H {
        self.live += length as usize;
        if let Some(start) = self.free.take(length, &self.slots) {
            let generation = self.slots[start as usize].generation();
            for i in 0..length {
                let mut record = make(i);
                record.set_generation(generation);
                self.slots[(start + i) as usize] = record;
            }
            return H::pack(start, generation);
        }
        let start = self.slots.len();
        if start + length as usize > MAX_INDEX as usize + 1 {
            out_of_handles();
        }
        let generation = self.first_generation;
        for i in 0..length {
            let mut record = make(i);
            record.set_generation(generation);
            self.slots.push(record);
        }
        H::pack(start as u32, generation)
    }

    /// The handle of the `i`-th slot of the run that starts at `first`.
    #[inline]
    pub(crate) fn nth(first: H, i: u32) -> H {
        H::pack(first.index() as u32 + i, first.generation())
    }

    /// Frees the run of `length` slots that starts at `first`; its handles are stale from now on.
    #[inline]
    pub(crate) fn remove_run(&mut self, first: H, length: u32) {
        self.live -= length as usize;
        let next = if first.generation() == MAX_GENERATION { 1 } else { first.generation() + 1 };
        for i in 0..length as usize {
            self.slots[first.index() + i].set_generation(next);
        }
        if next != self.first_generation {
            self.free.put(first.index() as u32, length, &mut self.slots);
        }
    }

    /// Whether the handle names a live slot.
    #[inline]
    pub(crate) fn contains(&self, handle: H) -> bool {
        self.slots.get(handle.index()).is_some_and(|slot| slot.generation() == handle.generation())
    }

    /// The record; `None` when the handle is stale or foreign.
    #[inline]
    pub(crate) fn try_get(&self, handle: H) -> Option<&T> {
        self.slots.get(handle.index()).filter(|slot| slot.generation() == handle.generation())
    }

    /// The record. Panics, naming the handle, when it is stale or foreign.
    #[inline]
    pub(crate) fn get(&self, handle: H) -> &T {
        match self.slots.get(handle.index()) {
            Some(slot) if slot.generation() == handle.generation() => slot,
            _ => stale(handle.raw(), std::any::type_name::<H>()),
        }
    }

    /// The record, mutably. Panics, naming the handle, when it is stale or foreign.
    #[inline]
    pub(crate) fn get_mut(&mut self, handle: H) -> &mut T {
        match self.slots.get_mut(handle.index()) {
            Some(slot) if slot.generation() == handle.generation() => slot,
            _ => stale(handle.raw(), std::any::type_name::<H>()),
        }
    }
}

/// Says which handle is at fault. Kept out of line: it is never taken in a correct program.
#[cold]
#[inline(never)]
fn stale(raw: u32, kind: &str) -> ! {
    let kind = kind.rsplit("::").next().unwrap_or(kind).to_lowercase();
    let (index, generation) = (raw & MAX_INDEX, raw >> crate::entity::INDEX_BITS);
    panic!("{kind} {index}.{generation} is not in this IR: it was erased, or belongs to another `Ir`")
}

#[cold]
#[inline(never)]
fn out_of_handles() -> ! {
    panic!("an `Ir` holds at most {} entities of one kind", MAX_INDEX as u64 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entity::Value;

    #[derive(Clone, Copy)]
    struct Record {
        payload: u32,
        generation: u32,
    }

    impl Linked for Record {
        fn link(&self) -> u32 {
            self.payload
        }
        fn set_link(&mut self, link: u32) {
            self.payload = link;
        }
    }

    impl Slot for Record {
        fn generation(&self) -> u32 {
            self.generation
        }
        fn set_generation(&mut self, generation: u32) {
            self.generation = generation;
        }
    }

    fn record(payload: u32) -> Record {
        Record { payload, generation: 0 }
    }

    #[test]
    fn a_freed_slot_is_reused_under_another_handle() {
        let mut arena: Arena<Value, Record> = Arena::new(3);
        let old = arena.insert(record(1));
        arena.remove_run(old, 1);
        let new = arena.insert(record(2));
        assert_eq!(old.index(), new.index());
        assert!(!arena.contains(old));
        assert_eq!(arena.get(new).payload, 2);
        assert_eq!(arena.len(), 1);
    }

    #[test]
    #[should_panic(expected = "value 0.3 is not in this IR")]
    fn a_stale_handle_is_named() {
        let mut arena: Arena<Value, Record> = Arena::new(3);
        let old = arena.insert(record(1));
        arena.remove_run(old, 1);
        arena.get(old);
    }

    #[test]
    fn no_handle_is_ever_given_out_twice() {
        let mut arena: Arena<Value, Record> = Arena::new(60);
        let mut seen = std::collections::HashSet::new();
        for i in 0..1000 {
            let handle = arena.insert(record(i));
            assert!(seen.insert(handle), "{handle:?} came twice");
            arena.remove_run(handle, 1);
        }
        assert!(arena.slots.len() > 1, "worn-out slots are retired");
    }

    #[test]
    fn runs_are_contiguous_and_come_back_whole() {
        let mut arena: Arena<Value, Record> = Arena::new(1);
        for length in [3, 9] {
            let first = arena.insert_run(length, record);
            let last = Arena::<Value, Record>::nth(first, length - 1);
            assert_eq!(arena.get(last).payload, length - 1);
            arena.remove_run(first, length);
            assert!(!arena.contains(last));
            let again = arena.insert_run(length, record);
            assert_eq!(first.index(), again.index());
        }
    }
}
