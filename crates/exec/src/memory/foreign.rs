//! Memory that the host has allocated, without copies.
//!
//! Invariant: the cells of a [`Slice`] belong to its owner, which neither moves nor frees them before it is dropped.
//! Besides this file, only the inner loop of the interpreter is `unsafe` in the crate.

use std::any::Any;
use std::ops::Deref;
use std::ptr::NonNull;
use std::sync::Arc;

use super::{Buffer, Cells, MemRef};
use crate::fault::Fault;
use crate::layout::Number;

/// Cells in memory of ours or of the host.
#[derive(Debug)]
pub(super) struct Slice<A> {
    cells: NonNull<[A]>,
    _owner: Owner<A>,
}

#[derive(Debug)]
enum Owner<A> {
    Ours { _cells: Vec<A> },
    Foreign { _owner: Arc<dyn Any + Send + Sync> },
}

// SAFETY: a slice gives nothing but `&[A]`, and its owner may be dropped on any thread.
unsafe impl<A: Send + Sync> Send for Slice<A> {}
// SAFETY: as above.
unsafe impl<A: Send + Sync> Sync for Slice<A> {}

impl<A> Slice<A> {
    /// Returns cells of the host.
    ///
    /// # Errors
    /// Returns an error if the address is null or not aligned.
    ///
    /// # Safety
    /// If the address is aligned, it is that of `count` cells, which may be read as `&[A]` until the owner is dropped.
    unsafe fn foreign(address: *mut u8, count: usize, owner: Arc<dyn Any + Send + Sync>) -> Result<Self, Fault> {
        if count == 0 {
            return Ok(Vec::new().into());
        }
        let Some(first) = NonNull::new(address.cast::<A>()) else {
            return Err(Fault::new("memory with elements has no address; pass it with its data"));
        };
        if !first.is_aligned() {
            let size = size_of::<A>();
            return Err(Fault::new(format!("memory of cells of {size} bytes is not aligned; pass a copy")));
        }
        let cells = NonNull::slice_from_raw_parts(first, count);
        Ok(Self { cells, _owner: Owner::Foreign { _owner: owner } })
    }
}

impl<A> From<Vec<A>> for Slice<A> {
    fn from(cells: Vec<A>) -> Self {
        Self { cells: NonNull::from(cells.as_slice()), _owner: Owner::Ours { _cells: cells } }
    }
}

impl<A> FromIterator<A> for Slice<A> {
    fn from_iter<I: IntoIterator<Item = A>>(cells: I) -> Self {
        cells.into_iter().collect::<Vec<A>>().into()
    }
}

impl<A> Deref for Slice<A> {
    type Target = [A];

    #[inline(always)]
    fn deref(&self) -> &[A] {
        // SAFETY: by the invariant, for as long as the slice is there.
        unsafe { self.cells.as_ref() }
    }
}

/// Consecutive elements that the host has allocated: [`MemRef::foreign`] is a view of them.
#[derive(Debug)]
pub struct Foreign {
    cells: Cells,
    number: Number,
    is_constant: bool,
}

impl Foreign {
    /// Returns `count` elements from an address on. The owner of the memory is dropped when nothing refers to it any
    /// more.
    ///
    /// # Errors
    /// Returns an error if the address is null or not aligned, or the elements have more bytes than a machine has.
    ///
    /// # Safety
    /// Until the owner is dropped, the elements are one piece of memory. Atomics of the size of [`Number::cell_bytes`]
    /// may be loaded from it and, unless it becomes [`Foreign::into_constant`], stored in it; no other access races
    /// with that.
    pub unsafe fn new(
        address: *mut u8,
        count: usize,
        number: Number,
        owner: Arc<dyn Any + Send + Sync>,
    ) -> Result<Self, Fault> {
        let size = number.cell_bytes();
        let cells = count.checked_mul(number.cells());
        let Some(count) = cells.filter(|cells| isize::try_from(cells.saturating_mul(size)).is_ok()) else {
            return Err(Fault::new(format!("memory of {count} elements is larger than that of a machine")));
        };
        // SAFETY: by the caller, as the atomics have this size.
        let cells = unsafe {
            match size {
                1 => Slice::foreign(address, count, owner).map(Cells::Bytes),
                2 => Slice::foreign(address, count, owner).map(Cells::Halves),
                4 => Slice::foreign(address, count, owner).map(Cells::Singles),
                _ => Slice::foreign(address, count, owner).map(Cells::Doubles),
            }
        };
        Ok(Self { cells: cells?, number, is_constant: false })
    }

    /// Forbids stores.
    #[must_use]
    pub fn into_constant(self) -> Self {
        Self { is_constant: true, ..self }
    }
}

impl MemRef {
    /// Returns a view of memory of the host, in place. It does not count as memory of a run, and deallocating it
    /// forbids its use, but does not free it.
    ///
    /// # Errors
    /// Returns an error if a size is negative, an element is outside of the memory, or one has bits above its width.
    pub fn foreign(memory: Foreign, offset: i64, sizes: &[i64], strides: &[i64]) -> Result<Self, Fault> {
        let Foreign { cells, number, is_constant } = memory;
        let buffer = Buffer { is_constant, ..Buffer::of(cells, None) };
        let all = i64::try_from(buffer.len() / number.cells()).unwrap_or(i64::MAX);
        let mut memref = Self::whole(buffer, Some(number), &[all]).view(offset, sizes, strides)?;
        if number.may_have_surplus_bits() {
            memref.check_widths()?;
            let view = Arc::make_mut(&mut memref.0);
            (view.is_masked, view.is_plain) = (true, false);
        }
        Ok(memref)
    }

    /// Checks that elements have no bits above their width now. The host may store such bits later, or in gaps of the
    /// view; loads leave them out.
    fn check_widths(&self) -> Result<(), Fault> {
        let Some(number) = self.0.number else { return Ok(()) };
        self.each_position(|position| {
            (0..number.cells()).try_for_each(|part| {
                let word = self.word(position, part)?;
                if number.part_of_cell(part, word) == word { Ok(()) } else { Err(too_wide(number, word)) }
            })
        })
    }
}

#[cold]
fn too_wide(number: Number, word: u64) -> Fault {
    Fault::new(format!("an element of {} bits has the value {word}; store values that fit", number.bits))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU8, AtomicU32, Ordering::Relaxed};

    use super::*;

    const I32: Number = Number { bits: 32, parts: 1 };

    fn six() -> Arc<[AtomicU32; 6]> {
        Arc::new([0, 1, 2, 3, 4, 5].map(AtomicU32::new))
    }

    fn foreign(cells: &Arc<[AtomicU32; 6]>) -> Foreign {
        // SAFETY: the array has six cells, which are atomics.
        unsafe { Foreign::new(cells.as_ptr().cast_mut().cast(), 6, I32, cells.clone()) }.expect("aligned")
    }

    fn at(memref: &MemRef, index: i64) -> Result<u64, Fault> {
        memref.word(memref.position(&[index])?, 0)
    }

    fn set(memref: &MemRef, index: i64, word: u64) -> Result<(), Fault> {
        memref.set_word(memref.position(&[index])?, 0, word)
    }

    #[test]
    fn stores_are_seen_by_the_owner_and_by_other_memrefs() {
        let cells = six();
        let [all, odd] = [(0, 6, 1), (1, 3, 2)].map(|(offset, size, stride)| {
            MemRef::foreign(foreign(&cells), offset, &[size], &[stride]).expect("inside")
        });
        assert_eq!(set(&odd, 2, 50), Ok(()));
        assert_eq!((cells[5].load(Relaxed), at(&all, 5)), (50, Ok(50)));
        cells[3].store(30, Relaxed);
        assert_eq!(odd.to_tensor().and_then(|tensor| tensor.values::<i32>()), Ok(vec![1, 30, 50]));
        assert!(!all.shares_buffer(&odd) && all != odd);
    }

    #[test]
    fn strides_go_backwards_and_stay_in_place() {
        let cells = six();
        let reversed = MemRef::foreign(foreign(&cells), 5, &[6], &[-1]).expect("inside");
        assert_eq!((at(&reversed, 0), at(&reversed, 5)), (Ok(5), Ok(0)));
        let repeated = MemRef::foreign(foreign(&cells), 2, &[4], &[0]).expect("inside");
        assert_eq!(set(&repeated, 3, 7), Ok(()));
        assert_eq!((at(&repeated, 0), cells.each_ref().map(|cell| cell.load(Relaxed))), (Ok(7), [0, 1, 7, 3, 4, 5]));
        for (offset, sizes, strides) in [(0, [7], [1]), (0, [2], [-1]), (5, [2], [1]), (0, [-1], [1])] {
            assert!(MemRef::foreign(foreign(&cells), offset, &sizes, &strides).is_err(), "{offset} {sizes:?}");
        }
    }

    #[test]
    fn the_owner_lives_as_long_as_a_view() {
        let cells = six();
        let memref = MemRef::foreign(foreign(&cells), 0, &[6], &[1]).expect("inside");
        let view = memref.with_view(1, &[2], &[1]);
        assert_eq!(memref.deallocate(), Ok(()));
        assert!(at(&view, 0).is_err() && memref.deallocate().is_err());
        drop(memref);
        assert_eq!(Arc::strong_count(&cells), 2);
        drop(view);
        assert_eq!((Arc::strong_count(&cells), cells[1].load(Relaxed)), (1, 1));
    }

    #[test]
    fn constants_are_not_stored_in() {
        let cells = six();
        let memref = MemRef::foreign(foreign(&cells).into_constant(), 0, &[6], &[1]).expect("inside");
        assert_eq!(set(&memref, 0, 9).map_err(|fault| fault.to_string()), Err("store to constant memory".into()));
        assert!(memref.deallocate().is_err());
        assert_eq!(at(&memref, 0), Ok(0));
    }

    #[test]
    fn addresses_are_checked() {
        let cells = six();
        let at = |address: *mut u8, count| {
            // SAFETY: the addresses are refused, or have no elements.
            let memory = unsafe { Foreign::new(address, count, I32, cells.clone()) };
            memory.err().map(|fault| fault.to_string())
        };
        let first: *mut u8 = cells.as_ptr().cast_mut().cast();
        let unaligned = "memory of cells of 4 bytes is not aligned; pass a copy";
        assert_eq!(at(first.wrapping_add(2), 5).as_deref(), Some(unaligned));
        let null = "memory with elements has no address; pass it with its data";
        assert_eq!(at(std::ptr::null_mut(), 1).as_deref(), Some(null));
        assert!(at(first, usize::MAX / 4).is_some() && at(first, usize::MAX).is_some());
        assert_eq!(at(std::ptr::null_mut(), 0), None);
        assert_eq!(Arc::strong_count(&cells), 1);
    }

    #[test]
    fn elements_have_their_width() {
        let bytes = Arc::new([1, 2, 0].map(AtomicU8::new));
        let flags = |stride| {
            let number = Number { bits: 1, parts: 1 };
            // SAFETY: the array has three cells, which are atomics.
            let memory = unsafe { Foreign::new(bytes.as_ptr().cast_mut().cast(), 3, number, bytes.clone()) };
            MemRef::foreign(memory.expect("aligned"), 0, &[2], &[stride]).map_err(|fault| fault.to_string())
        };
        assert_eq!(flags(2).and_then(|flags| at(&flags, 0).map_err(|fault| fault.to_string())), Ok(1));
        assert_eq!(flags(1).err().as_deref(), Some("an element of 1 bits has the value 2; store values that fit"));
    }
}
