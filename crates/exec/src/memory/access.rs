//! Accesses to single elements.

use std::ops::Range;
use std::sync::PoisonError;
use std::sync::atomic::Ordering::Relaxed;

use smallvec::SmallVec;

use super::{Cells, MemRef, View, constant, freed, outside};
use crate::fault::{Fault, FaultKind};
use crate::layout::Number;
use crate::runtime_value::RuntimeValue;
use crate::tensor::out_of_bounds;

impl View {
    /// Returns the cell of the element at these indices, if they are inside the sizes, elements are cells, none
    /// is poison, and the memory was not deallocated.
    #[inline(always)]
    fn plain_cell<const RANK: usize>(&self, indices: [i64; RANK]) -> Option<usize> {
        let (sizes, strides): (&[i64; RANK], &[i64; RANK]) =
            ((&*self.sizes).try_into().ok()?, (&*self.strides).try_into().ok()?);
        let mut position = self.offset;
        let mut is_inside = self.is_plain && self.buffer.barrier.load(Relaxed) == 0;
        for dimension in 0..RANK {
            // Sizes are not negative, so that negative indices are above them.
            is_inside &= (indices[dimension] as u64) < sizes[dimension] as u64;
            position = position.wrapping_add(indices[dimension].wrapping_mul(strides[dimension]));
        }
        usize::try_from(position).ok().filter(|_| is_inside)
    }
}

impl MemRef {
    /// Returns the word of the element at these indices; `None` if there is an error, or the element is not a single
    /// word of its own, for which [`MemRef::position`] and [`MemRef::word`] are.
    #[inline(always)]
    pub(crate) fn get<const RANK: usize>(&self, indices: [i64; RANK]) -> Option<u64> {
        let view = &*self.0;
        view.buffer.load(view.plain_cell(indices)?)
    }

    /// Stores a word as the element at these indices; `None` for the same reasons as [`MemRef::get`], or if the memory
    /// is constant.
    #[inline(always)]
    pub(crate) fn put<const RANK: usize>(&self, indices: [i64; RANK], word: u64) -> Option<()> {
        let view = &*self.0;
        let cell = view.plain_cell(indices).filter(|_| !view.buffer.is_constant)?;
        view.buffer.store(cell, word)
    }

    /// Returns the element position in the buffer.
    ///
    /// # Errors
    /// Returns an error if an index is outside its dimension, or the memory was deallocated.
    #[inline]
    pub fn position(&self, indices: &[i64]) -> Result<i64, Fault> {
        let view = &*self.0;
        let mut position = view.offset;
        let inside = view.sizes.len() == indices.len()
            && view.sizes.iter().zip(&view.strides).zip(indices).all(|((size, stride), index)| {
                position = position.wrapping_add(index.wrapping_mul(*stride));
                (0..*size).contains(index)
            });
        if !inside {
            return Err(out_of_bounds(&view.sizes, indices));
        }
        if view.buffer.is_freed() {
            return Err(freed());
        }
        Ok(position)
    }

    /// Returns whether the cells of the buffer are the cells of the elements.
    #[inline]
    pub(super) fn is_direct(&self, number: Number) -> bool {
        self.0.base == 0 && !(matches!(self.0.buffer.cells, Cells::Bytes(_)) && number.cell_bytes() != 1)
    }

    /// Returns the cells of the buffer in which a word of the element at a position is: one, or several bytes. The
    /// buffer may have fewer.
    ///
    /// # Errors
    /// Returns an error if no buffer has as many.
    #[inline]
    fn cells_of(&self, number: Number, position: i64, part: usize) -> Result<Range<usize>, Fault> {
        let cells = || {
            let cell = usize::try_from(position).ok()?.checked_mul(number.cells())?.checked_add(part)?;
            if self.is_direct(number) {
                return Some(cell..cell.checked_add(1)?);
            }
            let size = number.cell_bytes();
            let start = self.0.base.checked_add(cell.checked_mul(size)?)?;
            Some(start..start.checked_add(size)?)
        };
        cells().ok_or_else(outside)
    }

    /// Returns a word of the element at a position that [`MemRef::position`] gave.
    ///
    /// # Errors
    /// Returns an error if the position is outside of the buffer, the element is poison, or the elements are not
    /// numbers.
    #[inline]
    pub fn word(&self, position: i64, part: usize) -> Result<u64, Fault> {
        let Some(number) = self.0.number else { return Err(outside()) };
        let (buffer, cells) = (&self.0.buffer, self.cells_of(number, position, part)?);
        if buffer.is_poison(cells.clone()) {
            return Err(Fault::of(FaultKind::Poison, "loads an element that is poison"));
        }
        let word = if self.is_direct(number) { buffer.load(cells.start) } else { buffer.load_bytes(cells) };
        let word = word.ok_or_else(outside)?;
        Ok(if self.0.is_masked { number.part_of_cell(part, word) } else { word })
    }

    /// Returns whether cells may have bits beyond the width of elements.
    pub fn is_masked(&self) -> bool {
        self.0.is_masked
    }

    /// Stores a word of the element at a position that [`MemRef::position`] gave.
    ///
    /// # Errors
    /// Returns an error if the position is outside of the buffer, the elements are not numbers, or the memory is
    /// constant.
    #[inline]
    pub fn set_word(&self, position: i64, part: usize, word: u64) -> Result<(), Fault> {
        if self.0.buffer.is_constant {
            return Err(constant());
        }
        let Some(number) = self.0.number else { return Err(outside()) };
        let (buffer, cells) = (&self.0.buffer, self.cells_of(number, position, part)?);
        if buffer.may_be_poison() {
            buffer.set_poison(cells.clone(), false);
        }
        let stored =
            if self.is_direct(number) { buffer.store(cells.start, word) } else { buffer.store_bytes(cells, word) };
        stored.ok_or_else(outside)
    }

    /// Returns the element at a position that [`MemRef::position`] gave.
    ///
    /// # Errors
    /// Returns an error if the position is outside of the buffer.
    pub fn element(&self, position: i64) -> Result<RuntimeValue, Fault> {
        let Some(number) = self.0.number else {
            let Cells::Objects(cells) = &self.0.buffer.cells else { return Err(outside()) };
            let cell = usize::try_from(position).ok().and_then(|cell| cells.get(cell)).ok_or_else(outside)?;
            return Ok(cell.lock().unwrap_or_else(PoisonError::into_inner).clone());
        };
        let words: Result<SmallVec<[u64; 2]>, Fault> =
            (0..number.cells()).map(|part| self.word(position, part)).collect();
        match words {
            Ok(words) => Ok(RuntimeValue::of_words(&words)),
            Err(fault) if fault.kind() == FaultKind::Poison => Ok(RuntimeValue::Poison),
            Err(fault) => Err(fault),
        }
    }

    /// Stores the element at a position that [`MemRef::position`] gave.
    ///
    /// # Errors
    /// Returns an error if the position is outside of the buffer, or the value has another format.
    pub fn set_element(&self, position: i64, value: &RuntimeValue) -> Result<(), Fault> {
        let Some(number) = self.0.number else {
            let Cells::Objects(cells) = &self.0.buffer.cells else { return Err(outside()) };
            let cell = usize::try_from(position).ok().and_then(|cell| cells.get(cell)).ok_or_else(outside)?;
            *cell.lock().unwrap_or_else(PoisonError::into_inner) = value.clone();
            return Ok(());
        };
        if let RuntimeValue::Poison = value {
            return self.set_poison(position, number);
        }
        let words = value
            .words()
            .filter(|words| words.len() == number.cells())
            .ok_or_else(|| Fault::new("stored value is not a number of the element's width"))?;
        words.iter().enumerate().try_for_each(|(part, word)| self.set_word(position, part, *word))
    }

    #[cold]
    fn set_poison(&self, position: i64, number: Number) -> Result<(), Fault> {
        for part in 0..number.cells() {
            // The store checks the position.
            self.set_word(position, part, 0)?;
            self.0.buffer.set_poison(self.cells_of(number, position, part)?, true);
        }
        Ok(())
    }
}
