//! Side tables: data about the entities of an IR, by slot.
//!
//! Slots are dense, but a table about one function of many needs few of them: tables consist of chunks, only for slots
//! that are used. A chunk is found by hashing, and those found last without.
//!
//! A table knows no generations: an entity that takes the slot of an erased one inherits its entry, so whoever keeps a
//! table while the IR changes clears the entries of erased entities.

use std::cell::Cell;
use std::marker::PhantomData;

use rustc_hash::FxHashMap;

use crate::entity::{Block, Handle, Operation, Region, Value};

/// A handle into an IR, whose slot indexes side tables.
pub trait Slotted: Copy {
    /// Returns the slot.
    fn slot(self) -> usize;
}

macro_rules! slotted {
    ($($handle:ty)*) => {$(
        impl Slotted for $handle {
            #[inline]
            fn slot(self) -> usize {
                Handle::index(self)
            }
        }
    )*};
}

slotted!(Operation Block Region Value);

/// The number of places of a cache of positions.
const PLACES: usize = 8;

/// The positions of the chunks that a table has.
#[derive(Clone, Debug)]
struct Directory {
    positions: FxHashMap<u32, u32>,
    /// Chunks that were found last, each with its position, by the lowest bits of the chunk.
    found: [Cell<(u32, u32)>; PLACES],
}

/// No chunk: there are fewer, because a slot has fewer bits.
const NO_CHUNK: u32 = u32::MAX;

impl Default for Directory {
    fn default() -> Self {
        Self { positions: FxHashMap::default(), found: [const { Cell::new((NO_CHUNK, 0)) }; PLACES] }
    }
}

impl Directory {
    /// Returns the position of a chunk.
    #[inline]
    fn find(&self, chunk: usize) -> Option<usize> {
        let (known, position) = self.found[chunk % PLACES].get();
        if known as usize == chunk { Some(position as usize) } else { self.look_up(chunk) }
    }

    #[inline(never)]
    fn look_up(&self, chunk: usize) -> Option<usize> {
        let position = *self.positions.get(&(chunk as u32))?;
        self.found[chunk % PLACES].set((chunk as u32, position));
        Some(position as usize)
    }

    /// Adds a chunk. Returns its position.
    #[cold]
    fn add(&mut self, chunk: usize) -> usize {
        // Slots have 32 bits, so chunks and positions have.
        let position = self.positions.len() as u32;
        self.positions.insert(chunk as u32, position);
        self.found[chunk % PLACES].set((chunk as u32, position));
        position as usize
    }
}

/// The words of a chunk of a set: 64 bytes.
const WORDS: usize = 8;
/// The entities of a chunk of a set.
const BITS: usize = WORDS * 64;
/// The entities of a chunk of a map.
const ENTRIES: usize = 64;

/// A set of entities: one bit per slot.
///
/// ```
/// # use ods_core as ods;
/// # use ods::ir::SlotSet;
/// # let mut ir = ods::Ir::new(ods::Context::new().into());
/// let (a, b) = (ir.create_block(), ir.create_block());
/// let mut seen = SlotSet::new();
/// assert!(seen.insert(b) && !seen.insert(b));
/// assert!(!seen.contains(a) && seen.remove(b));
/// ```
#[derive(Clone, Debug)]
pub struct SlotSet<H> {
    directory: Directory,
    chunks: Vec<[u64; WORDS]>,
    handles: PhantomData<H>,
}

impl<H> Default for SlotSet<H> {
    fn default() -> Self {
        Self { directory: Directory::default(), chunks: Vec::new(), handles: PhantomData }
    }
}

impl<H: Slotted> FromIterator<H> for SlotSet<H> {
    fn from_iter<I: IntoIterator<Item = H>>(entities: I) -> Self {
        let mut set = Self::new();
        for entity in entities {
            set.insert(entity);
        }
        set
    }
}

/// Returns the word and the bit of a slot in its chunk.
#[inline]
fn place(slot: usize) -> (usize, u64) {
    (slot % BITS / 64, 1 << (slot % 64))
}

impl<H: Slotted> SlotSet<H> {
    /// Creates an empty set.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the entity. Returns whether it was absent.
    #[inline]
    pub fn insert(&mut self, entity: H) -> bool {
        let (slot, (word, bit)) = (entity.slot(), place(entity.slot()));
        let chunk = match self.directory.find(slot / BITS) {
            Some(position) => &mut self.chunks[position],
            None => self.add_chunk(slot / BITS),
        };
        let was_absent = chunk[word] & bit == 0;
        chunk[word] |= bit;
        was_absent
    }

    #[cold]
    fn add_chunk(&mut self, chunk: usize) -> &mut [u64; WORDS] {
        let position = self.directory.add(chunk);
        self.chunks.push([0; WORDS]);
        &mut self.chunks[position]
    }

    /// Removes the entity. Returns whether it was present.
    #[inline]
    pub fn remove(&mut self, entity: H) -> bool {
        let (slot, (word, bit)) = (entity.slot(), place(entity.slot()));
        let Some(position) = self.directory.find(slot / BITS) else { return false };
        let was_present = self.chunks[position][word] & bit != 0;
        self.chunks[position][word] &= !bit;
        was_present
    }

    /// Returns whether the entity is present.
    #[inline]
    pub fn contains(&self, entity: H) -> bool {
        let (slot, (word, bit)) = (entity.slot(), place(entity.slot()));
        self.directory.find(slot / BITS).is_some_and(|position| self.chunks[position][word] & bit != 0)
    }

    /// Removes all entities, and keeps the memory.
    pub fn clear(&mut self) {
        self.chunks.fill([0; WORDS]);
    }
}

/// A map from entities to values: one value per slot. Entities without a value of their own have the default.
///
/// ```
/// # use ods_core as ods;
/// # use ods::ir::SlotMap;
/// # let mut ir = ods::Ir::new(ods::Context::new().into());
/// let (a, b) = (ir.create_block(), ir.create_block());
/// let mut depth = SlotMap::new();
/// *depth.get_mut(b) = 2;
/// assert_eq!((*depth.get(a), *depth.get(b)), (0, 2));
/// ```
#[derive(Clone, Debug)]
pub struct SlotMap<H, T> {
    directory: Directory,
    values: Vec<T>,
    default: T,
    handles: PhantomData<H>,
}

impl<H: Slotted, T: Clone + Default> Default for SlotMap<H, T> {
    fn default() -> Self {
        Self { directory: Directory::default(), values: Vec::new(), default: T::default(), handles: PhantomData }
    }
}

impl<H: Slotted, T: Clone + Default> SlotMap<H, T> {
    /// Creates a map in which all entities have the default.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the value of the entity.
    #[inline]
    pub fn get(&self, entity: H) -> &T {
        let slot = entity.slot();
        match self.directory.find(slot / ENTRIES) {
            Some(position) => &self.values[position * ENTRIES + slot % ENTRIES],
            None => &self.default,
        }
    }

    /// Returns the value of the entity, to be changed.
    #[inline]
    pub fn get_mut(&mut self, entity: H) -> &mut T {
        let slot = entity.slot();
        let position = match self.directory.find(slot / ENTRIES) {
            Some(position) => position,
            None => self.add_chunk(slot / ENTRIES),
        };
        &mut self.values[position * ENTRIES + slot % ENTRIES]
    }

    #[cold]
    fn add_chunk(&mut self, chunk: usize) -> usize {
        let position = self.directory.add(chunk);
        self.values.resize(self.values.len() + ENTRIES, T::default());
        position
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entity::Value;

    fn value(slot: usize) -> Value {
        Value::pack(slot as u32, 1)
    }

    #[test]
    fn distant_slots_take_little_memory() {
        let mut set = SlotSet::new();
        for slot in [3, 10_000_000, 511, 512, 4] {
            assert!(set.insert(value(slot)) && !set.insert(value(slot)));
        }
        assert_eq!(set.chunks.len(), 3);
        assert!(set.contains(value(511)) && !set.contains(value(513)) && !set.contains(value(9_999_999)));
        assert!(set.remove(value(10_000_000)) && !set.contains(value(10_000_000)));
        set.clear();
        assert!(!set.contains(value(3)) && set.insert(value(3)));
    }

    #[test]
    fn maps_have_defaults() {
        let mut map: SlotMap<Value, u8> = SlotMap::new();
        *map.get_mut(value(5_000_000)) = 1;
        *map.get_mut(value(1)) = 2;
        assert_eq!((map.values.len(), *map.get(value(5_000_000)), *map.get(value(1))), (2 * ENTRIES, 1, 2));
        assert_eq!((*map.get(value(2)), *map.get(value(70))), (0, 0));
    }
}
