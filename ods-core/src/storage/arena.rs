//! Slots with generations.
//!
//! Invariants:
//! * A slot's generation differs from the generations of all handles to its earlier occupants.
//! * A slot whose generations are used up is retired: this leaks a few bytes, but a stale handle never resolves.
//! * A free run is linked into the list of its capacity through a word of its first slot: freeing allocates nothing.
//!   Surplus slots past the end of a run are unused, and have its generation.
//! * A handle that a live record holds is live, too, unless its field says otherwise: [`Arena::linked`] relies on it.
//! * Slots are allocated in *runs* of consecutive indices with one generation, and freed as the same run. Thus the
//!   handle of the `i`-th slot of a run is the first handle plus `i` ([`Arena::nth`]).

use std::marker::PhantomData;

use super::free::{FreeLists, Linked, capacity};
use super::make_room;
use crate::entity::{Handle, MAX_GENERATION, MAX_INDEX};

/// The generation of slots that are never reused, which no handle has.
const RETIRED: u32 = 0;

/// A record that stores its slot's generation among its bits, and lends a word to the free list.
pub(crate) trait Slot: Linked + Clone {
    /// The initial record.
    const BLANK: Self;
    fn generation(&self) -> u32;
    fn set_generation(&mut self, generation: u32);
}

/// The change of the handles of an arena that was [appended](Arena::append) to another one.
///
/// Generations turn, so that the slots of one arena start with the same one: a slot is retired before that comes again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shift {
    /// The new index of the first slot.
    offset: u32,
    /// The number of steps that generations turn by, less than 63.
    turn: u32,
}

impl Shift {
    #[inline]
    fn generation(self, old: u32) -> u32 {
        if old == RETIRED { RETIRED } else { (old - 1 + self.turn) % MAX_GENERATION + 1 }
    }

    /// Returns the new handle of an entity.
    #[inline]
    pub(crate) fn apply<H: Handle>(self, old: H) -> H {
        H::pack((old.index() as u32 + self.offset) & MAX_INDEX, self.generation(old.generation()))
    }
}

/// An arena of records `T` with handles `H`.
pub(crate) struct Arena<H, T> {
    slots: Vec<T>,
    /// The generation of fresh slots.
    first_generation: u32,
    free: FreeLists,
    live: usize,
    /// Number of slots whose generations are used up.
    retired: usize,
    /// Number of slots that count as taken but have no memory, so that tests fill an arena at no cost.
    #[cfg(test)]
    imagined: usize,
    handles: PhantomData<H>,
}

impl<H: Handle, T: Slot> Arena<H, T> {
    /// Creates an empty arena whose fresh slots have generation `first_generation` (1..=63).
    pub(crate) fn new(first_generation: u32) -> Self {
        debug_assert!((1..=MAX_GENERATION).contains(&first_generation));
        Self {
            slots: Vec::new(),
            first_generation,
            free: FreeLists::new(),
            live: 0,
            retired: 0,
            #[cfg(test)]
            imagined: 0,
            handles: PhantomData,
        }
    }

    /// Returns the number of slots in use.
    pub(crate) fn len(&self) -> usize {
        self.live
    }

    /// Returns the number of slots, including free ones. Indices of handles are below it.
    #[cfg(not(test))]
    #[inline]
    pub(crate) fn slots(&self) -> usize {
        self.slots.len()
    }

    /// Returns the number of slots, with the imagined ones.
    #[cfg(test)]
    pub(crate) fn slots(&self) -> usize {
        self.slots.len() + self.imagined
    }

    /// Fills the arena up to `room` slots with imagined ones.
    #[cfg(test)]
    pub(crate) fn leave_room(&mut self, room: usize) {
        self.imagined = (MAX_INDEX as usize + 1).saturating_sub(self.slots.len() + room);
    }

    /// Returns the number of slots that are never reused.
    pub(crate) fn retired(&self) -> usize {
        self.retired
    }

    /// Returns whether there is room for a run of `length` slots and `spare` more.
    pub(crate) fn has_room(&self, length: usize, spare: usize) -> bool {
        let fresh = |length| self.slots() + length + spare <= MAX_INDEX as usize;
        match u32::try_from(length) {
            Ok(0) => fresh(0),
            Ok(length) => fresh(capacity(length.min(MAX_INDEX)) as usize) || self.free.has(length),
            Err(_) => false,
        }
    }

    /// Returns the bytes held, including free slots.
    pub(crate) fn bytes(&self) -> usize {
        self.slots.len() * size_of::<T>()
    }

    pub(crate) fn reserve(&mut self, additional: usize) {
        self.slots.reserve(additional);
    }

    /// Stores `record` in a slot and returns its handle.
    #[inline]
    pub(crate) fn insert(&mut self, record: T) -> H {
        let (handle, slot) = self.vacant();
        *slot = record;
        slot.set_generation(handle.generation());
        handle
    }

    /// Allocates a slot and returns its handle and its record, whose contents are unspecified; the caller must set
    /// every field but the generation.
    ///
    /// Writing a record in place, word by word, is much faster than moving a freshly written one: the processor cannot
    /// forward the narrow stores to the wider loads of the move.
    // Always inlined, as `Runs::room` is: each call in the creation of an operation takes ten instructions more.
    #[inline(always)]
    pub(crate) fn vacant(&mut self) -> (H, &mut T) {
        let (start, generation) = self.claim(1);
        (H::pack(start as u32, generation), &mut self.slots[start])
    }

    /// Allocates a run of `length` >= 1 slots, to be written as in [`Arena::vacant`], and returns the handle of the
    /// first.
    #[inline]
    pub(crate) fn vacant_run(&mut self, length: u32) -> (H, &mut [T]) {
        let (start, generation) = self.claim(length);
        (H::pack(start as u32, generation), &mut self.slots[start..start + length as usize])
    }

    /// Takes a free run of slots or adds a new one. Returns its index and generation.
    #[inline(always)]
    fn claim(&mut self, length: u32) -> (usize, u32) {
        let claimed = match self.free.take(length, &self.slots) {
            Some(start) => (start as usize, self.slots[start as usize].generation()),
            None => (self.extend(length), self.first_generation),
        };
        self.live += length as usize;
        claimed
    }

    /// Appends a run of slots and returns its index.
    #[inline(always)]
    fn extend(&mut self, length: u32) -> usize {
        let start = self.slots.len();
        let length = capacity(length) as usize;
        if self.slots() + length > MAX_INDEX as usize + 1 {
            out_of_handles();
        }
        make_room(&mut self.slots, length);
        let mut blank = T::BLANK;
        blank.set_generation(self.first_generation);
        for _ in 1..length {
            self.slots.push(blank.clone());
        }
        self.slots.push(blank);
        start
    }

    /// Returns the handle of the `i`-th slot of the run that starts at `first`.
    #[inline]
    pub(crate) fn nth(first: H, i: u32) -> H {
        H::pack(first.index() as u32 + i, first.generation())
    }

    /// Frees the run of `length` >= 1 slots that starts at `first`, and makes its handles stale.
    #[inline]
    pub(crate) fn remove_run(&mut self, first: H, length: u32) {
        // Most runs have one slot; so the loop over the others is not part of each caller.
        if length == 1 { self.remove_one(first) } else { self.remove_several(first, length) }
    }

    #[inline]
    fn remove_one(&mut self, handle: H) {
        self.live -= 1;
        let slot = &mut self.slots[handle.index()];
        let next = following(handle.generation());
        if next == self.first_generation {
            slot.set_generation(RETIRED);
            self.retired += 1;
            return;
        }
        slot.set_generation(next);
        self.free.put(handle.index() as u32, 1, slot);
    }

    #[inline(never)]
    fn remove_several(&mut self, first: H, length: u32) {
        self.live -= length as usize;
        let next = self.generation_after(first.generation());
        let start = first.index();
        let run = &mut self.slots[start..start + capacity(length) as usize];
        for slot in &mut *run {
            slot.set_generation(next);
        }
        if next != RETIRED {
            self.free.put(start as u32, length, &mut run[0]);
        } else {
            self.retired += run.len();
        }
    }

    /// Makes the handles of the run of `length` >= 1 slots that starts at `first` stale, but keeps the records, and
    /// reuses the slots only after [`Arena::release_run`].
    #[inline]
    pub(crate) fn bury_run(&mut self, first: H, length: u32) {
        self.live -= length as usize;
        self.set_generations(first, length, self.generation_after(first.generation()));
    }

    /// Reverts [`Arena::bury_run`].
    pub(crate) fn revive_run(&mut self, first: H, length: u32) {
        self.live += length as usize;
        self.set_generations(first, length, first.generation());
    }

    /// Frees a buried run.
    #[inline]
    pub(crate) fn release_run(&mut self, first: H, length: u32) {
        let (start, length) = (first.index(), length.max(1));
        if self.generation_after(first.generation()) != RETIRED {
            self.free.put(start as u32, length, &mut self.slots[start]);
        } else {
            self.retired += capacity(length) as usize;
        }
    }

    /// Returns the record of a buried slot.
    #[inline]
    pub(crate) fn buried(&self, handle: H) -> &T {
        &self.slots[handle.index()]
    }

    /// Returns the generation of the next occupant of a slot, or [`RETIRED`] if there is none.
    #[inline]
    fn generation_after(&self, generation: u32) -> u32 {
        let next = following(generation);
        if next == self.first_generation { RETIRED } else { next }
    }

    #[inline]
    fn set_generations(&mut self, first: H, length: u32, generation: u32) {
        let start = first.index();
        for slot in &mut self.slots[start..start + capacity(length) as usize] {
            slot.set_generation(generation);
        }
    }

    /// Returns the change of the handles of `other` when it is [appended](Arena::append).
    pub(crate) fn shift_of(&self, other: &Self) -> Shift {
        let turn = (self.first_generation + MAX_GENERATION - other.first_generation) % MAX_GENERATION;
        Shift { offset: self.slots.len() as u32, turn }
    }

    /// Appends the slots of `other`, for which there must be [room](Arena::has_room_for). `update` is called on all
    /// records, free ones as well. Returns the new handles of the live entities.
    pub(crate) fn append(&mut self, mut other: Self, mut update: impl FnMut(&mut T)) -> Vec<H> {
        if other.slots.is_empty() {
            return Vec::new();
        }
        let shift = self.shift_of(&other);
        let free = other.free.drain(&other.slots);
        let mut live = vec![true; other.slots.len()];
        for (start, length) in &free {
            live[*start as usize..(*start + *length) as usize].fill(false);
        }
        for slot in &mut other.slots {
            update(slot);
            slot.set_generation(shift.generation(slot.generation()));
        }
        let handles = (shift.offset..).zip(&other.slots).zip(live);
        let handles = handles.filter(|((_, slot), live)| *live && slot.generation() != RETIRED);
        let handles = handles.map(|((index, slot), _)| H::pack(index, slot.generation())).collect();
        self.slots.append(&mut other.slots);
        for (start, length) in free.into_iter().rev() {
            let start = start + shift.offset;
            self.free.put(start, length, &mut self.slots[start as usize]);
        }
        self.live += other.live;
        self.retired += other.retired;
        handles
    }

    /// Returns whether the slots of `other` fit, and `spare` more.
    pub(crate) fn has_room_for(&self, other: &Self, spare: usize) -> bool {
        self.slots() + other.slots() + spare <= MAX_INDEX as usize
    }

    /// Returns whether the handle refers to a live slot.
    #[inline]
    pub(crate) fn contains(&self, handle: H) -> bool {
        self.slots.get(handle.index()).is_some_and(|slot| slot.generation() == handle.generation())
    }

    /// Returns the record; `None` if the handle is stale or foreign.
    #[inline]
    pub(crate) fn try_get(&self, handle: H) -> Option<&T> {
        self.slots.get(handle.index()).filter(|slot| slot.generation() == handle.generation())
    }

    /// Returns the record mutably; `None` if the handle is stale or foreign.
    #[inline]
    pub(crate) fn try_get_mut(&mut self, handle: H) -> Option<&mut T> {
        self.slots.get_mut(handle.index()).filter(|slot| slot.generation() == handle.generation())
    }

    /// Returns the record of a handle that a live record holds: a *link*, which is live itself, so that only its bounds
    /// are checked. Handles of callers are no links.
    #[inline]
    pub(crate) fn linked(&self, link: H) -> &T {
        let slot = &self.slots[link.index()];
        debug_assert!(slot.generation() == link.generation(), "{link:?} was erased, and a record refers to it");
        slot
    }

    /// Returns the record of a [link](Arena::linked) mutably.
    #[inline]
    pub(crate) fn linked_mut(&mut self, link: H) -> &mut T {
        let slot = &mut self.slots[link.index()];
        debug_assert!(slot.generation() == link.generation(), "{link:?} was erased, and a record refers to it");
        slot
    }

    /// Returns the record. Panics with the handle's name if it is stale or foreign.
    #[inline]
    #[track_caller]
    pub(crate) fn get(&self, handle: H) -> &T {
        match self.slots.get(handle.index()) {
            Some(slot) if slot.generation() == handle.generation() => slot,
            _ => stale(handle.raw(), std::any::type_name::<H>()),
        }
    }

    /// Returns the record mutably. Panics with the handle's name if it is stale or foreign.
    #[inline]
    #[track_caller]
    pub(crate) fn get_mut(&mut self, handle: H) -> &mut T {
        match self.slots.get_mut(handle.index()) {
            Some(slot) if slot.generation() == handle.generation() => slot,
            _ => stale(handle.raw(), std::any::type_name::<H>()),
        }
    }
}

/// Returns the generation after this one, in a circle.
#[inline]
fn following(generation: u32) -> u32 {
    if generation == MAX_GENERATION { 1 } else { generation + 1 }
}

/// Panics with the name of the stale handle. Kept out of line, because correct programs never call it.
#[cold]
#[inline(never)]
#[track_caller]
fn stale(raw: u32, kind: &str) -> ! {
    let kind = kind.rsplit("::").next().unwrap_or(kind).to_lowercase();
    let (index, generation) = (raw & MAX_INDEX, raw >> crate::entity::INDEX_BITS);
    panic!("{kind} {index}.{generation} is not in this IR; it was erased, or belongs to another `Ir`")
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
    use crate::storage::test_record::Record;

    fn record(payload: u32) -> Record {
        Record { payload, generation: 0 }
    }

    #[test]
    fn freed_slot_gets_a_new_generation() {
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
    fn stale_handle_is_named() {
        let mut arena: Arena<Value, Record> = Arena::new(3);
        let old = arena.insert(record(1));
        arena.remove_run(old, 1);
        arena.get(old);
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "value0.3 was erased, and a record refers to it")]
    fn links_to_erased_entities_are_found() {
        let mut arena: Arena<Value, Record> = Arena::new(3);
        let old = arena.insert(record(1));
        arena.remove_run(old, 1);
        arena.linked(old);
    }

    #[test]
    fn handles_are_never_reused() {
        let mut arena: Arena<Value, Record> = Arena::new(60);
        let mut seen = std::collections::HashSet::new();
        for i in 0..1000 {
            let handle = arena.insert(record(i));
            assert!(seen.insert(handle), "{handle:?} came twice");
            arena.remove_run(handle, 1);
            assert!(!seen.iter().any(|old| arena.contains(*old)), "a handle came back after {i} removals");
        }
        assert!(arena.slots.len() > 1, "worn-out slots are retired");
    }

    fn insert_run(arena: &mut Arena<Value, Record>, length: u32) -> Value {
        let (first, slots) = arena.vacant_run(length);
        for (slot, i) in slots.iter_mut().zip(0..) {
            slot.payload = i;
        }
        first
    }

    #[test]
    fn freed_runs_are_contiguous() {
        let mut arena: Arena<Value, Record> = Arena::new(1);
        for length in [3, 9] {
            let first = insert_run(&mut arena, length);
            let last = Arena::<Value, Record>::nth(first, length - 1);
            assert_eq!(arena.get(last).payload, length - 1);
            arena.remove_run(first, length);
            assert!(!arena.contains(last));
            let again = insert_run(&mut arena, length);
            assert_eq!(first.index(), again.index());
        }
    }
}
