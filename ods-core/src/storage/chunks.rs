//! An append-only list whose items never move and are read without a lock.
//!
//! Items live in chunks, each twice as long as the previous one, so growing copies nothing. The *place* of an item is
//! its index plus [`FIRST`], whose highest bit is the number of its chunk: a chunk holds the places from
//! `1 << number` up to twice that. The pointer of a chunk is to place zero, which lies before the chunk, so that
//! finding an item takes no subtraction.
//!
//! Invariants:
//! * A chunk is allocated before an item in it is written; its pointer never changes afterwards.
//! * `len` is stored (release) after the item below it is written; a reader that loads `len` (acquire) may read every
//!   item below it.
//! * Pushes are ordered, each seeing the previous one: this is the safety contract of [`Chunks::push`]; [`SharedList`]
//!   adds a lock and is safe.

use std::cell::UnsafeCell;
use std::mem::MaybeUninit;
use std::ptr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicPtr, AtomicU32, Ordering};

/// Length of the first chunk, whose number is its logarithm.
const FIRST: u32 = 64;
/// One more than the largest number of a chunk. The longest has 2^31 items, so that its length fits a 32-bit `usize`.
const CHUNKS: usize = 32;
/// The maximum number of items, a little less than 2^32.
const CAPACITY: u32 = u32::MAX - FIRST + 1;
const _: () = assert!(place(CAPACITY - 1).0 == CHUNKS - 1);

type Cell<T> = UnsafeCell<MaybeUninit<T>>;

/// An append-only list.
pub(crate) struct Chunks<T> {
    /// The place zero of each chunk, by number; null if the chunk is not allocated.
    chunks: [AtomicPtr<Cell<T>>; CHUNKS],
    len: AtomicU32,
}

// SAFETY: through `&Chunks<T>`, threads obtain `&T` (so `T: Sync`) and add items that another thread drops (so `T:
// Send`). The places that `get` reads and `push` writes never overlap: the former are below `len`, the latter at it.
unsafe impl<T: Send + Sync> Sync for Chunks<T> {}
// SAFETY: the list owns its items; nothing else points into its chunks.
unsafe impl<T: Send> Send for Chunks<T> {}

/// Returns the number of the chunk that holds item `index`, which is below [`CAPACITY`], and the item's place.
#[inline]
const fn place(index: u32) -> (usize, usize) {
    let place = index + FIRST;
    // `| FIRST` changes nothing, and shows the compiler that there is a highest bit.
    ((place | FIRST).ilog2() as usize, place as usize)
}

/// Returns the length of a chunk, which is also its first place.
const fn chunk_length(number: usize) -> usize {
    1 << number
}

impl<T> Chunks<T> {
    pub(crate) const fn new() -> Self {
        Self { chunks: [const { AtomicPtr::new(ptr::null_mut()) }; CHUNKS], len: AtomicU32::new(0) }
    }

    /// Returns the number of items.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.len.load(Ordering::Acquire)
    }

    /// Returns the item; `None` if the index is out of range.
    #[inline]
    pub(crate) fn get(&self, index: u32) -> Option<&T> {
        if index >= self.len() {
            return None;
        }
        let (number, place) = place(index);
        let zero = self.chunks[number].load(Ordering::Relaxed);
        // SAFETY: `index < len`, so by the second invariant the chunk is allocated and the item written, and
        // the acquire load of `len` made both visible here. The place is inside the chunk.
        Some(unsafe { (*(*zero.wrapping_add(place)).get()).assume_init_ref() })
    }

    /// Appends an item and returns its index; `None` if the list has [`CAPACITY`] items.
    ///
    /// # Safety
    /// Calls for one list must be ordered: each happens before or after every other one, as under a mutex.
    pub(crate) unsafe fn push(&self, item: T) -> Option<u32> {
        let index = self.len.load(Ordering::Relaxed);
        if index >= CAPACITY {
            return None;
        }
        let (number, place) = place(index);
        let mut zero = self.chunks[number].load(Ordering::Relaxed);
        if zero.is_null() {
            zero = allocate_chunk(number);
            self.chunks[number].store(zero, Ordering::Relaxed);
        }
        // SAFETY: the place is inside the chunk, which was allocated by this call or by an earlier one whose store the
        // caller's ordering makes visible. It is at `len`, so no reader looks at it yet, and no other call writes it.
        unsafe { (*(*zero.wrapping_add(place)).get()).write(item) };
        self.len.store(index + 1, Ordering::Release);
        Some(index)
    }
}

/// Allocates the chunk of this number and returns its place zero, from which `Drop` takes it back.
fn allocate_chunk<T>(number: usize) -> *mut Cell<T> {
    let length = chunk_length(number);
    let mut chunk: Vec<Cell<T>> = Vec::with_capacity(length);
    // SAFETY: `Cell<T>` is `MaybeUninit`: uninitialised memory is a valid value of it.
    unsafe { chunk.set_len(length) };
    let start: *mut Cell<T> = Box::into_raw(chunk.into_boxed_slice()).cast();
    let zero = start.wrapping_sub(length);
    // Null would mean that the chunk is not allocated: its start would have its own length as its address.
    assert!(!zero.is_null(), "an allocator returned the one address that a list cannot use");
    zero
}

impl<T> Drop for Chunks<T> {
    fn drop(&mut self) {
        let mut left = *self.len.get_mut() as usize;
        for (number, chunk) in self.chunks.iter_mut().enumerate() {
            let zero = *chunk.get_mut();
            if zero.is_null() {
                continue;
            }
            let length = chunk_length(number);
            let start = ptr::slice_from_raw_parts_mut(zero.wrapping_add(length), length);
            // SAFETY: the pointer came from `allocate_chunk(number)`, and the list is borrowed mutably, so there are no
            // readers.
            let mut items = unsafe { Box::from_raw(start) };
            for item in items.iter_mut().take(left) {
                // SAFETY: the first `len` items are written, and each is dropped once: the box holds `MaybeUninit`s,
                // which drop nothing themselves.
                unsafe { item.get_mut().assume_init_drop() };
            }
            left = left.saturating_sub(length);
        }
    }
}

/// An append-only list with a lock that orders its pushes.
pub(crate) struct SharedList<T> {
    items: Chunks<T>,
    /// The lock for pushing.
    right: Mutex<()>,
}

impl<T> SharedList<T> {
    pub(crate) const fn new() -> Self {
        Self { items: Chunks::new(), right: Mutex::new(()) }
    }

    /// Returns the number of items.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.items.len()
    }

    /// Returns the item; `None` if the index is out of range. Takes no lock.
    #[inline]
    pub(crate) fn get(&self, index: u32) -> Option<&T> {
        self.items.get(index)
    }

    /// Returns the current items. Takes no lock.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        (0..self.len()).filter_map(|index| self.get(index))
    }

    /// Appends an item and returns its index; `None` if the list has [`CAPACITY`] items.
    pub(crate) fn push(&self, item: T) -> Option<u32> {
        let _right = self.right.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        // SAFETY: pushing happens under the mutex only.
        unsafe { self.items.push(item) }
    }

    /// Appends an item as [`SharedList::push`] does, unless an item satisfies `is_it`, whose index is returned in that
    /// case.
    pub(crate) fn push_unless(&self, is_it: impl FnMut(&T) -> bool, item: T) -> Option<u32> {
        let _right = self.right.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        match self.iter().position(is_it) {
            Some(known) => u32::try_from(known).ok(),
            // SAFETY: pushing happens under the mutex only.
            None => unsafe { self.items.push(item) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    #[test]
    fn items_keep_their_places_over_several_chunks() {
        let list = SharedList::new();
        for i in 0..500_u32 {
            assert_eq!(list.push(i.to_string()), Some(i));
        }
        for i in 0..500 {
            assert_eq!(list.get(i), Some(&i.to_string()));
        }
        assert_eq!(list.get(500), None);
    }

    #[test]
    fn existing_items_are_not_pushed_again() {
        let list = SharedList::new();
        assert_eq!([7, 8, 7, 8].map(|item| list.push_unless(|known| *known == item, item)), [0, 1, 0, 1].map(Some));
        assert_eq!(list.iter().copied().collect::<Vec<_>>(), [7, 8]);
    }

    #[test]
    fn every_item_is_dropped_once() {
        let witness = Arc::new(());
        let list = SharedList::new();
        for _ in 0..100 {
            list.push(Arc::clone(&witness));
        }
        assert_eq!(Arc::strong_count(&witness), 101);
        drop(list);
        assert_eq!(Arc::strong_count(&witness), 1);
    }

    #[test]
    fn readers_see_whole_items_while_a_writer_pushes() {
        let rounds = if cfg!(miri) { 150 } else { 20_000 };
        let list = Chunks::new();
        let write = || {
            for i in 0..u64::from(rounds) {
                // SAFETY: the only pushing thread.
                unsafe { list.push(vec![i; 3]) };
            }
        };
        let read = || {
            while list.len() < rounds {
                let len = list.len();
                for at in [len.checked_sub(1), len.checked_sub(len / 2 + 1)].into_iter().flatten() {
                    assert_eq!(list.get(at), Some(&vec![u64::from(at); 3]));
                }
                std::thread::yield_now();
            }
        };
        std::thread::scope(|scope| {
            // Joined one by one: unlike the end of the scope, a thread sanitizer understands this.
            let threads = [scope.spawn(write), scope.spawn(read), scope.spawn(read)];
            threads.into_iter().for_each(|thread| thread.join().expect("no thread panics"));
        });
    }

    #[test]
    fn writers_take_turns() {
        let rounds = if cfg!(miri) { 60 } else { 3000 };
        let list = SharedList::new();
        std::thread::scope(|scope| {
            for thread in 0..4_u32 {
                let list = &list;
                scope.spawn(move || {
                    for i in 0..rounds {
                        let index = list.push((thread, i));
                        assert_eq!(index.and_then(|index| list.get(index)), Some(&(thread, i)));
                    }
                });
            }
        });
        let mut all: Vec<(u32, u32)> = (0..list.len()).filter_map(|i| list.get(i).copied()).collect();
        all.sort_unstable();
        let expected: Vec<(u32, u32)> = (0..4).flat_map(|thread| (0..rounds).map(move |i| (thread, i))).collect();
        assert_eq!(all, expected);
    }

    #[test]
    fn places_are_inside_their_chunks() {
        for index in [0, 1, 63, 64, 65, 191, 192, 1 << 20, CAPACITY - 2, CAPACITY - 1] {
            let (number, place) = place(index);
            assert!(number < CHUNKS && (chunk_length(number)..2 * chunk_length(number)).contains(&place), "{index}");
        }
    }
}
