//! Side tables: data about the entities of an IR, by slot.
//!
//! A table is a list indexed by the slots of handles, which are dense. It knows no generations: an entity that takes the
//! slot of an erased one inherits its entry, so whoever keeps a table while the IR changes clears the entries of erased
//! entities.

use std::marker::PhantomData;

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
    words: Vec<u64>,
    handles: PhantomData<H>,
}

impl<H> Default for SlotSet<H> {
    fn default() -> Self {
        Self { words: Vec::new(), handles: PhantomData }
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

impl<H: Slotted> SlotSet<H> {
    /// Creates an empty set.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the entity. Returns whether it was absent.
    #[inline]
    pub fn insert(&mut self, entity: H) -> bool {
        let (word, bit) = (entity.slot() / 64, 1 << (entity.slot() % 64));
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        let was_absent = self.words[word] & bit == 0;
        self.words[word] |= bit;
        was_absent
    }

    /// Removes the entity. Returns whether it was present.
    #[inline]
    pub fn remove(&mut self, entity: H) -> bool {
        let (word, bit) = (entity.slot() / 64, 1_u64 << (entity.slot() % 64));
        let Some(word) = self.words.get_mut(word) else { return false };
        let was_present = *word & bit != 0;
        *word &= !bit;
        was_present
    }

    /// Returns whether the entity is present.
    #[inline]
    pub fn contains(&self, entity: H) -> bool {
        self.words.get(entity.slot() / 64).is_some_and(|word| word & (1 << (entity.slot() % 64)) != 0)
    }

    /// Removes all entities, and keeps the memory.
    pub fn clear(&mut self) {
        self.words.fill(0);
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
    values: Vec<T>,
    default: T,
    handles: PhantomData<H>,
}

impl<H: Slotted, T: Clone + Default> Default for SlotMap<H, T> {
    fn default() -> Self {
        Self { values: Vec::new(), default: T::default(), handles: PhantomData }
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
        self.values.get(entity.slot()).unwrap_or(&self.default)
    }

    /// Returns the value of the entity, to be changed.
    #[inline]
    pub fn get_mut(&mut self, entity: H) -> &mut T {
        let slot = entity.slot();
        if slot >= self.values.len() {
            self.values.resize(slot + 1, T::default());
        }
        &mut self.values[slot]
    }
}
