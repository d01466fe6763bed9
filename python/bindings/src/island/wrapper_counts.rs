//! Tables from operations or blocks to the numbers of their wrappers, by slot.
//!
//! A slot outlives its entity, so an entry names the entity that it counts for: an entity that took the slot of an
//! erased one finds an entry of another, and starts at zero.

use ods::ir::Slotted;

/// The entries of a page: few, as most IRs that Python code makes are one detached operation.
const ENTRIES: usize = 8;

/// The number of wrappers of an entity.
#[derive(Clone, Copy, Debug)]
struct Entry<H> {
    entity: Option<H>,
    wrappers: u32,
}

type Page<H> = Box<[Entry<H>; ENTRIES]>;

/// A table of the entities that have wrappers.
#[derive(Debug)]
pub(crate) struct WrapperCounts<H> {
    /// The pages by the first slots; those without wrappers are absent.
    pages: Vec<Option<Page<H>>>,
}

impl<H> Default for WrapperCounts<H> {
    fn default() -> Self {
        Self { pages: Vec::new() }
    }
}

impl<H: Slotted + PartialEq> WrapperCounts<H> {
    /// Returns the number of wrappers of the entity.
    #[inline]
    pub(crate) fn count(&self, entity: H) -> usize {
        let slot = entity.slot();
        let entry = self.pages.get(slot / ENTRIES).and_then(|page| page.as_ref()).map(|page| page[slot % ENTRIES]);
        entry.filter(|entry| entry.entity == Some(entity)).map_or(0, |entry| entry.wrappers as usize)
    }

    /// Returns the number of wrappers of the entity, to be changed.
    #[inline]
    pub(crate) fn count_mut(&mut self, entity: H) -> &mut u32 {
        let slot = entity.slot();
        if self.pages.len() <= slot / ENTRIES {
            self.pages.resize_with(slot / ENTRIES + 1, || None);
        }
        let page = self.pages[slot / ENTRIES].get_or_insert_with(empty_page);
        let entry = &mut page[slot % ENTRIES];
        if entry.entity != Some(entity) {
            *entry = Entry { entity: Some(entity), wrappers: 0 };
        }
        &mut entry.wrappers
    }

    /// Adds the numbers of another table, whose entities have new handles.
    pub(crate) fn absorb(&mut self, other: Self, new: impl Fn(H) -> H) {
        for entry in other.pages.into_iter().flatten().flat_map(|page| *page) {
            if let Some(entity) = entry.entity.filter(|_| entry.wrappers > 0) {
                *self.count_mut(new(entity)) += entry.wrappers;
            }
        }
    }
}

fn empty_page<H: Copy>() -> Page<H> {
    Box::new([Entry { entity: None, wrappers: 0 }; ENTRIES])
}
