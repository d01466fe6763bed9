//! A concurrent interner: one id per distinct datum.
//!
//! Looking up an existing datum takes no lock: an open-addressing table of (hash, id) pairs, each one atomic word, over
//! an append-only list of the data. Adding a datum takes a mutex.
//!
//! Invariants:
//! * A table entry is stored (release) after its datum was pushed; a reader that loads it (acquire) may read the datum.
//! * Entries are never changed once set, and tables never freed while the interner lives: a reader may still be probing
//!   an outgrown table, which at worst misses and leads to another lookup under the mutex.
//! * At most half of a table is used, so probing terminates.
//! * No code of callers runs under the mutex: comparing and cloning may be user code, which may look up or add data
//!   itself. A datum is therefore looked up first, and added only if nothing else was added meanwhile.

use std::sync::atomic::{AtomicPtr, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard};

use super::chunks::Chunks;

/// Number of entries of the first table.
const FIRST_TABLE: usize = 128;
/// Number of entries of the first table for rare data; also a power of two.
const FIRST_SMALL_TABLE: usize = 2;

/// A table with a power-of-two number of entries: hash in the upper half, id + 1 in the lower; zero is empty.
struct Table {
    entries: Box<[AtomicU64]>,
}

impl Table {
    fn new(length: usize) -> Self {
        Self { entries: (0..length).map(|_| AtomicU64::new(0)).collect() }
    }

    fn mask(&self) -> usize {
        self.entries.len() - 1
    }

    /// Returns the id with hash `hash` that satisfies `is_it`.
    // Always inlined, here and below: the kind of key is known at the call site, and a call costs as much as the
    // search.
    #[inline(always)]
    fn find(&self, hash: u32, mut is_it: impl FnMut(u32) -> bool) -> Option<u32> {
        let mut at = hash as usize & self.mask();
        loop {
            let entry = self.entries[at].load(Ordering::Acquire);
            if entry == 0 {
                return None;
            }
            if (entry >> 32) as u32 == hash && is_it(entry as u32 - 1) {
                return Some(entry as u32 - 1);
            }
            at = (at + 1) & self.mask();
        }
    }

    fn add(&self, entry: u64) {
        let mut at = (entry >> 32) as usize & self.mask();
        while self.entries[at].load(Ordering::Relaxed) != 0 {
            at = (at + 1) & self.mask();
        }
        self.entries[at].store(entry, Ordering::Release);
    }

    /// Returns a table twice as long with the same entries.
    fn grown(&self) -> Self {
        let larger = Self::new(self.entries.len() * 2);
        for entry in &self.entries {
            match entry.load(Ordering::Relaxed) {
                0 => {}
                entry => larger.add(entry),
            }
        }
        larger
    }
}

/// A concurrent interner.
pub(crate) struct Interner<T> {
    items: Chunks<T>,
    /// The newest table; owned by `tables`.
    current: AtomicPtr<Table>,
    /// Number of data in the table; stored (release) after the last datum.
    filed: AtomicU32,
    /// All tables ever allocated, as raw boxes. The mutex is also the lock for pushing.
    tables: Mutex<Vec<OwnedTable>>,
}

/// A table that readers may point to: a raw box, so that moving the owner does not invalidate their pointers.
struct OwnedTable(*mut Table);

// SAFETY: it owns its box as a `Box<Table>` would, and a `Table` is plain atomics; it is a raw pointer only because
// readers point to the table too.
unsafe impl Send for OwnedTable {}

impl OwnedTable {
    fn new(table: Table) -> Self {
        Self(Box::into_raw(Box::new(table)))
    }
}

impl Drop for OwnedTable {
    fn drop(&mut self) {
        // SAFETY: created by `OwnedTable::new` and freed once. Owners are dropped only with the interner, and readers'
        // pointers do not outlive a borrow of it.
        drop(unsafe { Box::from_raw(self.0) });
    }
}

impl<T> Interner<T> {
    pub(crate) fn new() -> Self {
        Self::with_table(FIRST_TABLE)
    }

    /// Creates an interner for data that most contexts do not have: the first table is short.
    pub(crate) fn small() -> Self {
        Self::with_table(FIRST_SMALL_TABLE)
    }

    fn with_table(length: usize) -> Self {
        let first = OwnedTable::new(Table::new(length));
        Self {
            items: Chunks::new(),
            current: AtomicPtr::new(first.0),
            filed: AtomicU32::new(0),
            tables: Mutex::new(vec![first]),
        }
    }

    /// Returns the number of data.
    pub(crate) fn len(&self) -> u32 {
        self.items.len()
    }

    /// Returns the datum with this id; `None` for the id of another interner.
    #[inline]
    pub(crate) fn get(&self, id: u32) -> Option<&T> {
        self.items.get(id)
    }

    #[inline]
    fn table(&self) -> &Table {
        // SAFETY: the pointer is that of a table in `tables`, which are separate boxes that live as long as `self`; no
        // `&mut Table` exists. The acquire load sees the table complete, as it was when the pointer was stored.
        unsafe { &*self.current.load(Ordering::Acquire) }
    }

    /// Returns the id with hash `hash` that satisfies `is_it`, if there is one.
    #[inline(always)]
    pub(crate) fn find(&self, hash: u32, is_it: impl Fn(&T) -> bool) -> Option<u32> {
        self.table().find(hash, |id| self.get(id).is_some_and(&is_it))
    }

    /// Returns the id with hash `hash` that satisfies `is_it`, or adds the datum `make()` and returns its id.
    #[inline]
    pub(crate) fn intern(&self, hash: u32, is_it: impl Fn(&T) -> bool, make: impl FnOnce() -> T) -> u32 {
        match self.find(hash, &is_it) {
            Some(id) => id,
            None => self.add(hash, is_it, make()),
        }
    }

    /// Interns `item`, whose hash is `hash`, and returns its id.
    #[inline(always)]
    pub(crate) fn intern_item(&self, hash: u32, item: T) -> u32
    where
        T: Eq,
    {
        let filed = self.filed();
        match self.find(hash, |known| *known == item) {
            Some(id) => id,
            None => self.add_item(filed, hash, item),
        }
    }

    /// Returns the number of data that [`Interner::find`] finds, for [`Interner::add_item`].
    #[inline]
    pub(crate) fn filed(&self) -> u32 {
        self.filed.load(Ordering::Acquire)
    }

    /// Interns `item`, for which [`Interner::find`] found no id when it looked at `filed` data or more, and returns its
    /// id.
    #[inline(never)]
    pub(crate) fn add_item(&self, filed: u32, hash: u32, item: T) -> u32
    where
        T: Eq,
    {
        if let Some(tables) = self.lock_if_still(filed) {
            return self.push(tables, hash, item);
        }
        loop {
            let filed = self.filed.load(Ordering::Acquire);
            if let Some(id) = self.find(hash, |known| *known == item) {
                return id;
            }
            if let Some(tables) = self.lock_if_still(filed) {
                return self.push(tables, hash, item);
            }
        }
    }

    #[inline(never)]
    fn add(&self, hash: u32, is_it: impl Fn(&T) -> bool, item: T) -> u32 {
        loop {
            let filed = self.filed.load(Ordering::Acquire);
            if let Some(id) = self.find(hash, &is_it) {
                return id;
            }
            if let Some(tables) = self.lock_if_still(filed) {
                return self.push(tables, hash, item);
            }
        }
    }

    /// Locks the table for pushing if it still has no more than `filed` data.
    fn lock_if_still(&self, filed: u32) -> Option<MutexGuard<'_, Vec<OwnedTable>>> {
        let tables = self.lock();
        (self.filed.load(Ordering::Relaxed) == filed).then_some(tables)
    }

    /// Locks the tables for pushing. A panic under the lock leaves everything unchanged, so a poisoned mutex is still
    /// valid.
    fn lock(&self) -> MutexGuard<'_, Vec<OwnedTable>> {
        self.tables.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Adds a datum that is not present.
    fn push(&self, mut tables: MutexGuard<'_, Vec<OwnedTable>>, hash: u32, item: T) -> u32 {
        // SAFETY: pushing happens under the mutex only.
        let Some(id) = (unsafe { self.items.push(item) }) else {
            panic!("a context holds at most 2^32 data of one kind");
        };
        if self.items.len() as usize * 2 > self.table().entries.len() {
            let larger = OwnedTable::new(self.table().grown());
            self.current.store(larger.0, Ordering::Release);
            tables.push(larger);
        }
        self.table().add(u64::from(hash) << 32 | u64::from(id + 1));
        self.filed.store(id + 1, Ordering::Release);
        id
    }
}

#[cfg(test)]
mod tests {
    use std::sync::OnceLock;

    use super::*;
    use ods_num::hash::hash_of;

    fn intern(interner: &Interner<String>, text: &str) -> u32 {
        interner.intern(hash_of(text), |known| known == text, || text.to_owned())
    }

    #[test]
    fn equal_data_share_an_id() {
        let interner = Interner::new();
        let ids: Vec<u32> = (0..1000).map(|i| intern(&interner, &i.to_string())).collect();
        for (i, id) in ids.iter().enumerate() {
            assert_eq!(intern(&interner, &i.to_string()), *id);
            assert_eq!(interner.get(*id), Some(&i.to_string()));
        }
        assert_eq!(interner.len(), 1000);
    }

    #[test]
    fn hash_collisions_are_resolved() {
        let interner = Interner::new();
        let a = interner.intern(1, |known| *known == "a", || "a");
        let b = interner.intern(1, |known| *known == "b", || "b");
        assert_ne!(a, b);
        assert_eq!(interner.find(1, |known| *known == "b"), Some(b));
    }

    /// Returns the result of `outcome`, failing if it deadlocks.
    fn promptly<R: Send + 'static>(outcome: impl FnOnce() -> R + Send + 'static) -> R {
        let (send, receive) = std::sync::mpsc::channel();
        std::thread::spawn(move || send.send(outcome()));
        receive.recv_timeout(std::time::Duration::from_secs(20)).expect("it waits for itself")
    }

    #[test]
    fn callbacks_can_intern_reentrantly() {
        let ids = promptly(|| {
            let interner: Interner<String> = Interner::new();
            // All data have the same hash, so that they are compared.
            let plain = |text: &'static str| interner.intern(1, |known| known == text, || text.to_owned());
            let first = plain("first");
            let compare = |known: &String| {
                plain("compared");
                known == "second"
            };
            let second = interner.intern(1, compare, || {
                plain("made");
                "second".to_owned()
            });
            (first, plain("compared"), plain("made"), second, interner.len())
        });
        assert_eq!(ids, (0, 1, 2, 3, 4));
    }

    #[test]
    fn reentrant_interning_adds_once() {
        static NOSY: OnceLock<Interner<Nosy>> = OnceLock::new();
        static COMPARED: AtomicU32 = AtomicU32::new(0);
        #[derive(Debug)]
        struct Nosy(u32);
        fn interner() -> &'static Interner<Nosy> {
            NOSY.get_or_init(Interner::small)
        }
        impl PartialEq for Nosy {
            fn eq(&self, other: &Self) -> bool {
                // Adds the very datum being looked up just before it would be added, to a table that grows.
                if COMPARED.fetch_add(1, Ordering::Relaxed) == 1 {
                    interner().intern(1, |_| false, || Nosy(7));
                }
                self.0 == other.0
            }
        }
        impl Eq for Nosy {}
        let count = promptly(|| {
            interner().intern(1, |_| false, || Nosy(1));
            assert_eq!(interner().intern_item(1, Nosy(7)), 1);
            interner().len()
        });
        assert_eq!(count, 2);
    }

    #[test]
    fn threads_agree() {
        let interner = Interner::new();
        let rounds = if cfg!(miri) { 100 } else { 5000 };
        let ids = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..4)
                .map(|_| scope.spawn(|| (0..rounds).map(|i| intern(&interner, &i.to_string())).collect::<Vec<_>>()))
                .collect();
            threads.into_iter().map(|thread| thread.join().expect("no thread panics")).collect::<Vec<_>>()
        });
        assert!(ids.windows(2).all(|pair| pair[0] == pair[1]));
        assert_eq!(interner.len(), rounds);
    }
}
