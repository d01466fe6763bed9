//! Memory: buffers, and memrefs that refer to them.
//!
//! Invariants:
//! * A buffer is memory of ours, or [`Foreign`].
//! * Every access is checked against the buffer's size, and against its deallocation; memory itself is freed when the
//!   last memref goes.
//! * Cells are atomics that are accessed relaxed, which costs nothing, so that several threads may hold a memref; a
//!   race gives one of the values written.

mod access;
mod bulk;
mod foreign;
mod poison;
mod view;

use std::ops::Range;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, OnceLock};

pub use foreign::Foreign;
use foreign::Slice;
use poison::Poison;
use smallvec::SmallVec;

use crate::cells::Elements;
use crate::fault::Fault;
use crate::layout::Number;
use crate::limits::Charge;
use crate::runtime_value::RuntimeValue;
use crate::tensor::{Tensor, count};

/// Sizes or strides of a memref.
pub type Extents = SmallVec<[i64; 4]>;

/// The contents of a byte that was never written, so that such reads are noticed.
const UNWRITTEN: u8 = 0xCD;

/// A memref: part of a buffer, as a strided view.
#[derive(Clone, Debug)]
pub struct MemRef(Arc<View>);

#[derive(Clone, Debug)]
struct View {
    buffer: Arc<Buffer>,
    number: Option<Number>,
    /// The byte of the buffer at which elements begin, if other elements than the allocated ones.
    base: usize,
    /// Whether an element is a cell of the buffer, so that positions count cells.
    is_plain: bool,
    /// Whether cells may have bits beyond the width of elements, which are not part of them: the host stores what it
    /// likes in its memory, and bytes may be seen as other elements.
    is_masked: bool,
    offset: i64,
    sizes: Extents,
    strides: Extents,
}

/// Memory that was allocated at once, by us or by the host.
#[derive(Debug)]
pub struct Buffer {
    cells: Cells,
    /// Why accesses must look closer: see [`FREED`] and [`POISONED`].
    barrier: AtomicU8,
    /// Which cells are poison, if some have ever been.
    poison: OnceLock<Poison>,
    is_constant: bool,
    /// Counts the memory for as long as it is there.
    _charge: Option<Charge>,
}

/// The bit of a barrier that says that the memory was deallocated.
const FREED: u8 = 1;
/// The bit of a barrier that says that a cell is poison.
const POISONED: u8 = 2;

#[derive(Debug)]
enum Cells {
    Bytes(Slice<AtomicU8>),
    Halves(Slice<AtomicU16>),
    Singles(Slice<AtomicU32>),
    Doubles(Slice<AtomicU64>),
    Objects(Box<[Mutex<RuntimeValue>]>),
}

fn cells<A, T>(count: usize, new: impl Fn(T) -> A, value: T) -> Slice<A>
where
    T: Copy,
{
    (0..count).map(|_| new(value)).collect()
}

impl Buffer {
    /// Returns memory with undefined contents for this many elements.
    fn new(number: Option<Number>, count: usize, charge: Option<Charge>) -> Self {
        let cells = match number {
            None => Cells::Objects((0..count).map(|_| Mutex::new(RuntimeValue::Poison)).collect()),
            Some(number) => {
                let count = count.saturating_mul(number.cells());
                let byte = u64::from_le_bytes([UNWRITTEN; 8]);
                match number.cell_bytes() {
                    1 => Cells::Bytes(cells(
                        count,
                        AtomicU8::new,
                        crate::opcode::truncate(byte, number.bits.max(1) as u8) as u8,
                    )),
                    2 => Cells::Halves(cells(
                        count,
                        AtomicU16::new,
                        crate::opcode::truncate(byte, number.bits.max(1) as u8) as u16,
                    )),
                    4 => Cells::Singles(cells(
                        count,
                        AtomicU32::new,
                        crate::opcode::truncate(byte, number.bits.max(1) as u8) as u32,
                    )),
                    _ => Cells::Doubles(cells(
                        count,
                        AtomicU64::new,
                        crate::opcode::truncate(byte, number.bits.min(64) as u8),
                    )),
                }
            }
        };
        Self::of(cells, charge)
    }

    fn of(cells: Cells, charge: Option<Charge>) -> Self {
        Self { cells, barrier: AtomicU8::new(0), poison: OnceLock::new(), is_constant: false, _charge: charge }
    }

    /// Returns the address and the size in bytes of a cell, for engines that access memory themselves; `None` if the
    /// elements are not numbers.
    pub fn address(&self) -> Option<(*const u8, usize)> {
        match &self.cells {
            Cells::Bytes(cells) => Some((cells.as_ptr().cast(), 1)),
            Cells::Halves(cells) => Some((cells.as_ptr().cast(), 2)),
            Cells::Singles(cells) => Some((cells.as_ptr().cast(), 4)),
            Cells::Doubles(cells) => Some((cells.as_ptr().cast(), 8)),
            Cells::Objects(_) => None,
        }
    }

    /// Returns the size in bytes; 0 if the elements are not numbers.
    pub fn bytes(&self) -> usize {
        self.address().map_or(0, |(_, cell)| cell * self.len())
    }

    /// Returns the byte that is 0 as long as an access within the memory needs no further check: the memory was not
    /// deallocated, and no cell is poison.
    pub fn barrier(&self) -> &AtomicU8 {
        &self.barrier
    }

    fn is_freed(&self) -> bool {
        self.barrier.load(Relaxed) & FREED != 0
    }

    /// Returns whether nothing may be stored.
    pub fn is_constant(&self) -> bool {
        self.is_constant
    }

    fn len(&self) -> usize {
        match &self.cells {
            Cells::Bytes(cells) => cells.len(),
            Cells::Halves(cells) => cells.len(),
            Cells::Singles(cells) => cells.len(),
            Cells::Doubles(cells) => cells.len(),
            Cells::Objects(cells) => cells.len(),
        }
    }

    #[inline]
    fn load(&self, cell: usize) -> Option<u64> {
        match &self.cells {
            Cells::Bytes(cells) => cells.get(cell).map(|cell| u64::from(cell.load(Relaxed))),
            Cells::Halves(cells) => cells.get(cell).map(|cell| u64::from(cell.load(Relaxed))),
            Cells::Singles(cells) => cells.get(cell).map(|cell| u64::from(cell.load(Relaxed))),
            Cells::Doubles(cells) => cells.get(cell).map(|cell| cell.load(Relaxed)),
            Cells::Objects(_) => None,
        }
    }

    #[inline]
    fn store(&self, cell: usize, word: u64) -> Option<()> {
        match &self.cells {
            Cells::Bytes(cells) => cells.get(cell)?.store(word as u8, Relaxed),
            Cells::Halves(cells) => cells.get(cell)?.store(word as u16, Relaxed),
            Cells::Singles(cells) => cells.get(cell)?.store(word as u32, Relaxed),
            Cells::Doubles(cells) => cells.get(cell)?.store(word, Relaxed),
            Cells::Objects(_) => return None,
        }
        Some(())
    }
}

impl Buffer {
    /// Returns the word in these bytes.
    fn load_bytes(&self, mut bytes: Range<usize>) -> Option<u64> {
        bytes.try_rfold(0, |word, byte| Some(word << 8 | self.load(byte)?))
    }

    /// Stores a word in these bytes.
    fn store_bytes(&self, bytes: Range<usize>, word: u64) -> Option<()> {
        bytes.enumerate().try_for_each(|(position, byte)| self.store(byte, word >> (8 * position)))
    }
}

/// Returns the strides of elements in row-major order.
pub fn row_major(sizes: &[i64]) -> Extents {
    let mut strides: Extents = SmallVec::from_elem(1, sizes.len());
    for dimension in (0..sizes.len().saturating_sub(1)).rev() {
        strides[dimension] = strides[dimension + 1].saturating_mul(sizes[dimension + 1]);
    }
    strides
}

/// Returns the error of an access to memory that was deallocated.
#[cold]
fn freed() -> Fault {
    Fault::new("use of memory after its deallocation")
}

impl MemRef {
    /// Allocates memory with undefined contents, in row-major order. `number` is `None` if the elements are not
    /// numbers.
    ///
    /// # Errors
    /// Returns an error if a size is negative, or the memory is too large.
    pub fn allocate(sizes: &[i64], number: Option<Number>, charge: Option<Charge>) -> Result<Self, Fault> {
        let buffer = Buffer::new(number, count(sizes)?, charge);
        Ok(Self::whole(buffer, number, sizes))
    }

    /// Returns the elements of a buffer from its start on, in row-major order.
    fn whole(buffer: Buffer, number: Option<Number>, sizes: &[i64]) -> Self {
        Self(Arc::new(View {
            buffer: Arc::new(buffer),
            number,
            base: 0,
            is_plain: number.is_some_and(|number| number.cells() == 1),
            is_masked: false,
            offset: 0,
            sizes: sizes.into(),
            strides: row_major(sizes),
        }))
    }

    /// Forbids stores to the memory, if nothing else refers to it.
    #[must_use]
    pub fn into_constant(mut self) -> Self {
        if let Some(view) = Arc::get_mut(&mut self.0)
            && let Some(buffer) = Arc::get_mut(&mut view.buffer)
        {
            buffer.is_constant = true;
        }
        self
    }

    /// Allocates memory with the elements of a tensor.
    ///
    /// # Errors
    /// Returns an error if they are unknown, or the memory is too large.
    pub fn of(tensor: &Tensor) -> Result<Self, Fault> {
        let memref = Self::allocate(tensor.shape(), tensor.number(), None)?;
        memref.copy_from(tensor)?;
        Ok(memref)
    }

    /// Returns the buffer.
    pub fn buffer(&self) -> &Buffer {
        &self.0.buffer
    }

    /// Returns the format of the elements; `None` if they are not numbers.
    pub fn number(&self) -> Option<Number> {
        self.0.number
    }

    /// Returns the sizes of the dimensions.
    pub fn sizes(&self) -> &[i64] {
        &self.0.sizes
    }

    /// Returns the strides of the dimensions, in elements.
    pub fn strides(&self) -> &[i64] {
        &self.0.strides
    }

    /// Returns the position of the first element in the buffer, in elements.
    pub fn offset(&self) -> i64 {
        self.0.offset
    }

    /// Returns the byte of the buffer at which elements begin.
    pub fn base(&self) -> usize {
        self.0.base
    }

    /// Returns whether both refer to the same buffer.
    pub fn shares_buffer(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0.buffer, &other.0.buffer)
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        count(self.sizes()).unwrap_or(usize::MAX)
    }

    /// Returns whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Deallocates the memory.
    ///
    /// # Errors
    /// Returns an error if it was deallocated before, or is constant.
    pub fn deallocate(&self) -> Result<(), Fault> {
        if self.0.buffer.is_constant {
            return Err(Fault::new("deallocation of constant memory"));
        }
        if self.0.buffer.barrier.fetch_or(FREED, Relaxed) & FREED != 0 {
            return Err(Fault::new("second deallocation of the same memory"));
        }
        Ok(())
    }

    /// Calls `visit` with the position of each element, in row-major order.
    ///
    /// # Errors
    /// Returns the first error of `visit`, or one if the memory was deallocated.
    pub fn each_position(&self, mut visit: impl FnMut(i64) -> Result<(), Fault>) -> Result<(), Fault> {
        if self.0.buffer.is_freed() {
            return Err(freed());
        }
        each_index(self.sizes(), |indices| {
            let offsets = self.strides().iter().zip(indices).map(|(stride, index)| stride.wrapping_mul(*index));
            visit(offsets.fold(self.0.offset, i64::wrapping_add))
        })
    }

    /// Stores the elements of a tensor of the same shape.
    ///
    /// # Errors
    /// Returns an error if the shapes differ, or the elements are unknown or of another format.
    pub fn copy_from(&self, tensor: &Tensor) -> Result<(), Fault> {
        if tensor.shape() != self.sizes() || tensor.number() != self.0.number {
            return Err(Fault::new(format!(
                "a tensor of shape {:?} does not fit memory of shape {:?}",
                tensor.shape(),
                self.sizes()
            )));
        }
        if self.store_at_once(tensor.elements()).is_some() {
            return Ok(());
        }
        let mut next = 0;
        let cells = self.0.number.map_or(1, Number::cells);
        self.each_position(|position| {
            match tensor.elements() {
                Elements::Objects(objects) => {
                    self.set_element(position, objects.get(next).unwrap_or(&RuntimeValue::Poison))?
                }
                elements if (next..next + cells).any(|cell| elements.is_poison(cell)) => {
                    self.set_element(position, &RuntimeValue::Poison)?;
                }
                elements => {
                    (0..cells).try_for_each(|part| self.set_word(position, part, elements.word(next + part)?))?
                }
            }
            next += cells;
            Ok(())
        })
    }

    /// Returns the elements as a tensor.
    ///
    /// # Errors
    /// Returns an error if the memory was deallocated, or the view is not inside it.
    pub fn to_tensor(&self) -> Result<Tensor, Fault> {
        let Some(number) = self.0.number else {
            let mut objects = Vec::new();
            self.each_position(|position| {
                objects.push(self.element(position)?);
                Ok(())
            })?;
            return Tensor::of_objects(self.sizes(), objects);
        };
        if let Some(elements) = self.elements_at_once() {
            return Tensor::of_cells(self.sizes(), number, elements);
        }
        let (mut elements, mut next) = (Elements::zeros(number, count(self.sizes())?), 0);
        self.each_position(|position| {
            match self.element(position)?.words() {
                Some(words) => {
                    let mut parts = words.iter().enumerate();
                    parts.try_for_each(|(part, word)| elements.set_word(next + part, *word))?;
                }
                None => (0..number.cells()).try_for_each(|part| elements.set_poison(next + part))?,
            }
            next += number.cells();
            Ok(())
        })?;
        Tensor::of_cells(self.sizes(), number, elements)
    }
}

impl PartialEq for MemRef {
    /// Returns whether both refer to the same elements of the same buffer.
    fn eq(&self, other: &Self) -> bool {
        let (a, b) = (&*self.0, &*other.0);
        self.shares_buffer(other)
            && (a.base, a.offset, a.number) == (b.base, b.offset, b.number)
            && a.sizes == b.sizes
            && a.strides == b.strides
    }
}

#[cold]
fn constant() -> Fault {
    Fault::new("store to constant memory")
}

#[cold]
fn outside() -> Fault {
    Fault::new("access outside of the memory")
}

/// Calls `visit` with the indices of each element of a shape, in row-major order.
///
/// # Errors
/// Returns the first error of `visit`.
pub fn each_index(sizes: &[i64], mut visit: impl FnMut(&[i64]) -> Result<(), Fault>) -> Result<(), Fault> {
    if sizes.iter().any(|size| *size <= 0) {
        return Ok(());
    }
    let mut indices: Extents = SmallVec::from_elem(0, sizes.len());
    loop {
        visit(&indices)?;
        let mut dimension = sizes.len();
        loop {
            let Some(next) = dimension.checked_sub(1) else { return Ok(()) };
            dimension = next;
            indices[dimension] += 1;
            if indices[dimension] < sizes[dimension] {
                break;
            }
            indices[dimension] = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(values: &[i32]) -> MemRef {
        MemRef::of(&Tensor::of(&[values.len() as i64], values).expect("a tensor")).expect("memory")
    }

    #[test]
    fn accesses_are_checked() {
        let memref = numbers(&[1, 2, 3, 4]);
        let at = |memref: &MemRef, index| memref.word(memref.position(&[index])?, 0);
        assert_eq!(at(&memref, 3), Ok(4));
        assert!(at(&memref, 4).is_err());
        let odd = memref.with_view(1, &[2], &[2]);
        assert_eq!((at(&odd, 1), odd.to_tensor().and_then(|t| t.values())), (Ok(4), Ok(vec![2, 4])));
        let outside = memref.with_view(3, &[2], &[1]);
        assert!(at(&outside, 1).is_err());
        assert_eq!(memref.deallocate(), Ok(()));
        assert!(memref.deallocate().is_err());
        assert!(at(&odd, 0).is_err());
    }

    #[test]
    fn bytes_are_viewed_as_other_numbers() {
        let bytes = MemRef::of(&Tensor::of(&[6], &[0_u8, 1, 0, 0, 0, 0]).expect("a tensor")).expect("memory");
        let view = bytes.reinterpreted(1, &[1], Number { bits: 32, parts: 1 }).expect("inside");
        assert_eq!(view.word(0, 0), Ok(1));
        view.set_word(0, 0, 0x0403_0201).expect("inside");
        assert_eq!(bytes.to_tensor().and_then(|t| t.values::<u8>()), Ok(vec![0, 1, 2, 3, 4, 0]));
        assert!(bytes.reinterpreted(3, &[1], Number { bits: 32, parts: 1 }).is_err());
    }
}
