//! Copies of elements that follow each other, cell by cell.

use std::ops::Range;
use std::sync::atomic::Ordering::Relaxed;

use super::{Cells, MemRef};
use crate::cells::Elements;

impl MemRef {
    /// Returns the cells of the elements; `None` if they do not follow each other, one is poison, or the memory was
    /// deallocated.
    fn run(&self) -> Option<Range<usize>> {
        let number = self.0.number?;
        if !self.is_contiguous() || !self.is_direct(number) || self.0.buffer.barrier.load(Relaxed) != 0 {
            return None;
        }
        let first = usize::try_from(self.0.offset).ok()?.checked_mul(number.cells())?;
        Some(first..first.checked_add(self.len().checked_mul(number.cells())?)?)
    }

    /// Returns the elements, if they follow each other, and their cells have no other bits.
    pub(super) fn elements_at_once(&self) -> Option<Elements> {
        let run = self.run().filter(|_| !self.0.is_masked)?;
        Some(match &self.0.buffer.cells {
            Cells::Bytes(cells) => Elements::Bytes(cells.get(run)?.iter().map(|cell| cell.load(Relaxed)).collect()),
            Cells::Halves(cells) => Elements::Halves(cells.get(run)?.iter().map(|cell| cell.load(Relaxed)).collect()),
            Cells::Singles(cells) => Elements::Singles(cells.get(run)?.iter().map(|cell| cell.load(Relaxed)).collect()),
            Cells::Doubles(cells) => Elements::Doubles(cells.get(run)?.iter().map(|cell| cell.load(Relaxed)).collect()),
            Cells::Objects(_) => return None,
        })
    }

    /// Stores elements of the same format and number, if the elements of the memory follow each other and may be
    /// stored; `None` if not.
    pub(super) fn store_at_once(&self, elements: &Elements) -> Option<()> {
        let run = self.run().filter(|run| !self.0.buffer.is_constant && run.len() == elements.len())?;
        match (&self.0.buffer.cells, elements) {
            (Cells::Bytes(to), Elements::Bytes(from)) => {
                to.get(run)?.iter().zip(from).for_each(|(to, from)| to.store(*from, Relaxed));
            }
            (Cells::Halves(to), Elements::Halves(from)) => {
                to.get(run)?.iter().zip(from).for_each(|(to, from)| to.store(*from, Relaxed));
            }
            (Cells::Singles(to), Elements::Singles(from)) => {
                to.get(run)?.iter().zip(from).for_each(|(to, from)| to.store(*from, Relaxed));
            }
            (Cells::Doubles(to), Elements::Doubles(from)) => {
                to.get(run)?.iter().zip(from).for_each(|(to, from)| to.store(*from, Relaxed));
            }
            (Cells::Bytes(_) | Cells::Halves(_) | Cells::Singles(_) | Cells::Doubles(_) | Cells::Objects(_), _) => {
                return None;
            }
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use crate::{MemRef, Number, Tensor};

    #[test]
    fn runs_are_copied_as_single_elements_are() {
        let tensor = Tensor::of(&[2, 3], &[1_i16, 2, 3, 4, 5, 6]).expect("a tensor");
        let memref = MemRef::of(&tensor).expect("memory");
        assert!(memref.elements_at_once().is_some());
        assert_eq!(memref.to_tensor(), Ok(tensor.clone()));
        let row = memref.with_view(3, &[3], &[1]);
        assert_eq!(row.to_tensor().and_then(|row| row.values::<i16>()), Ok(vec![4, 5, 6]));
        let column = memref.with_view(0, &[2, 1], &[3, 1]);
        assert!(column.elements_at_once().is_none());
        assert_eq!(column.copy_from(&Tensor::of(&[2, 1], &[7_i16, 8]).expect("a tensor")), Ok(()));
        assert_eq!(row.copy_from(&Tensor::of(&[3], &[9_i16, 10, 11]).expect("a tensor")), Ok(()));
        assert_eq!(memref.to_tensor().and_then(|all| all.values::<i16>()), Ok(vec![7, 2, 3, 9, 10, 11]));
    }

    #[test]
    fn runs_outside_of_memory_or_not_allowed_are_errors() {
        let tensor = Tensor::of(&[4], &[1_u8, 2, 3, 4]).expect("a tensor");
        let memref = MemRef::of(&tensor).expect("memory");
        assert!(memref.with_view(1, &[4], &[1]).to_tensor().is_err());
        assert!(memref.with_view(-1, &[4], &[1]).copy_from(&tensor).is_err());
        let wide = memref.reinterpreted(2, &[1], Number { bits: 16, parts: 1 }).expect("inside");
        assert!(wide.elements_at_once().is_none());
        assert_eq!(wide.to_tensor().and_then(|wide| wide.values::<u16>()), Ok(vec![0x0403]));
        let constant = MemRef::of(&tensor).expect("memory").into_constant();
        assert!(constant.copy_from(&tensor).is_err() && constant.to_tensor().is_ok());
        assert_eq!(memref.deallocate(), Ok(()));
        assert!(memref.to_tensor().is_err() && memref.copy_from(&tensor).is_err());
    }
}
