//! Cells of memory that are poison.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

use super::{Buffer, POISONED};

/// Which cells of a buffer are poison. The barrier of the buffer says whether any is.
#[derive(Debug)]
pub(super) struct Poison {
    is_poison: Box<[AtomicBool]>,
    /// The number of cells that are poison.
    count: AtomicUsize,
}

impl Buffer {
    /// Returns whether a cell may be poison.
    #[inline]
    pub(super) fn may_be_poison(&self) -> bool {
        self.barrier.load(Relaxed) & POISONED != 0
    }

    /// Returns whether one of the cells is poison.
    #[inline]
    pub(super) fn is_poison(&self, cells: Range<usize>) -> bool {
        self.may_be_poison() && self.has_marks(cells)
    }

    #[cold]
    fn has_marks(&self, cells: Range<usize>) -> bool {
        let marks = self.poison.get().and_then(|poison| poison.is_poison.get(cells));
        marks.is_some_and(|marks| marks.iter().any(|mark| mark.load(Relaxed)))
    }

    /// Sets or removes the marks of cells. Cells outside of the buffer have none.
    pub(super) fn set_poison(&self, cells: Range<usize>, is_poison: bool) {
        let new = || Poison {
            is_poison: (0..self.len()).map(|_| AtomicBool::new(false)).collect(),
            count: AtomicUsize::new(0),
        };
        let Poison { is_poison: marks, count } = self.poison.get_or_init(new);
        for mark in marks.get(cells).unwrap_or_default() {
            match (mark.swap(is_poison, Relaxed), is_poison) {
                (false, true) => count.fetch_add(1, Relaxed),
                (true, false) => count.fetch_sub(1, Relaxed),
                (false, false) | (true, true) => continue,
            };
        }
        match count.load(Relaxed) {
            0 => self.barrier.fetch_and(!POISONED, Relaxed),
            _ => self.barrier.fetch_or(POISONED, Relaxed),
        };
    }
}

#[cfg(test)]
mod tests {
    use crate::{FaultKind, MemRef, Number, RuntimeValue, Tensor};

    #[test]
    fn poison_stays_until_it_is_overwritten() {
        let memref = MemRef::of(&Tensor::of(&[3], &[1_i16, 2, 3]).expect("a tensor")).expect("memory");
        assert_eq!(memref.set_element(1, &RuntimeValue::Poison), Ok(()));
        assert_eq!(memref.word(1, 0).map_err(|fault| fault.kind()), Err(FaultKind::Poison));
        let tensor = memref.to_tensor().expect("a tensor");
        assert_eq!([0, 1, 2].map(|cell| tensor.elements().is_poison(cell)), [false, true, false]);
        let copy = MemRef::of(&tensor).expect("memory");
        assert_eq!(copy.element(1), Ok(RuntimeValue::Poison));
        assert_eq!(memref.copy_memref(&copy), Ok(()));
        assert_eq!((memref.element(0), memref.element(1)), (Ok(RuntimeValue::Word(1)), Ok(RuntimeValue::Poison)));
        assert_eq!(memref.set_word(1, 0, 9), Ok(()));
        assert_eq!((memref.word(1, 0), memref.buffer().may_be_poison()), (Ok(9), false));
        assert_eq!(copy.copy_memref(&memref), Ok(()));
        assert_eq!(copy.to_tensor().and_then(|tensor| tensor.values::<i16>()), Ok(vec![1, 9, 3]));
    }

    #[test]
    fn a_byte_that_is_poison_makes_larger_elements_poison() {
        let bytes = MemRef::of(&Tensor::of(&[4], &[1_u8, 2, 3, 4]).expect("a tensor")).expect("memory");
        let halves = bytes.reinterpreted(0, &[2], Number { bits: 16, parts: 1 }).expect("inside");
        assert_eq!(bytes.set_element(3, &RuntimeValue::Poison), Ok(()));
        assert_eq!(halves.element(0), Ok(RuntimeValue::Word(0x0201)));
        assert_eq!(halves.element(1), Ok(RuntimeValue::Poison));
        assert_eq!(halves.set_element(0, &RuntimeValue::Poison), Ok(()));
        assert_eq!(bytes.element(0), Ok(RuntimeValue::Poison));
        assert_eq!(halves.set_word(1, 0, 7), Ok(()));
        assert_eq!(bytes.element(3), Ok(RuntimeValue::Word(0)));
    }
}
