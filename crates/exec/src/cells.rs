//! Storage of many numbers: cells of 1, 2, 4 or 8 bytes; each holds a word.

use crate::fault::{Fault, FaultKind};
use crate::layout::Number;
use crate::opcode::truncate;
use crate::runtime_value::RuntimeValue;

/// The elements of a tensor or vector.
#[derive(Clone, PartialEq, Debug)]
pub enum Elements {
    /// Cells of a byte.
    Bytes(Vec<u8>),
    /// Cells of two bytes.
    Halves(Vec<u16>),
    /// Cells of four bytes.
    Singles(Vec<u32>),
    /// Cells of eight bytes.
    Doubles(Vec<u64>),
    /// Elements that are not numbers.
    Objects(Vec<RuntimeValue>),
    /// Elements of an abstract tensor. Only their number is known.
    Unknown(usize),
    /// Numbers that may be poison.
    Poisoned(Box<Poisoned>),
}

/// Cells, and which of them are poison.
#[derive(Clone, PartialEq, Debug)]
pub struct Poisoned {
    /// The cells, which are not poisoned themselves.
    cells: Elements,
    is_poison: Vec<bool>,
}

/// Calls the body with the vector of cells.
macro_rules! with_cells {
    ($elements:expr, $cells:ident => $body:expr, objects $objects:ident => $other:expr, unknown $count:ident => $unknown:expr,
     poisoned $poisoned:ident => $marked:expr) => {
        match $elements {
            Elements::Bytes($cells) => $body,
            Elements::Halves($cells) => $body,
            Elements::Singles($cells) => $body,
            Elements::Doubles($cells) => $body,
            Elements::Objects($objects) => $other,
            Elements::Unknown($count) => $unknown,
            Elements::Poisoned($poisoned) => $marked,
        }
    };
}

impl Elements {
    /// Returns `count` elements, each with zeros.
    pub fn zeros(number: Number, count: usize) -> Self {
        let cells = count.saturating_mul(number.cells());
        match number.cell_bytes() {
            1 => Self::Bytes(vec![0; cells]),
            2 => Self::Halves(vec![0; cells]),
            4 => Self::Singles(vec![0; cells]),
            _ => Self::Doubles(vec![0; cells]),
        }
    }

    /// Returns `count` elements, each with these words.
    pub fn repeated(number: Number, count: usize, words: &[u64]) -> Self {
        fn cells<T: Clone>(count: usize, words: &[u64], cell: impl Fn(u64) -> T) -> Vec<T> {
            match words {
                [word] => vec![cell(*word); count],
                words => (0..count).flat_map(|_| words.iter().map(|word| cell(*word))).collect(),
            }
        }
        match number.cell_bytes() {
            1 => Self::Bytes(cells(count, words, |word| word as u8)),
            2 => Self::Halves(cells(count, words, |word| word as u16)),
            4 => Self::Singles(cells(count, words, |word| word as u32)),
            _ => Self::Doubles(cells(count, words, |word| word)),
        }
    }

    /// Returns `count` unspecified elements: a bit pattern that makes reads of them noticeable.
    pub fn unwritten(number: Number, count: usize) -> Self {
        const PATTERN: u64 = 0xCDCD_CDCD_CDCD_CDCD;
        let per_part = number.words_per_part();
        let width = |word: u32| (number.bits - (64 * (word % per_part)).min(number.bits)).min(64);
        let cut = |width: u32| if width == 0 { 0 } else { truncate(PATTERN, width as u8) };
        let words: Vec<u64> = (0..number.words()).map(|word| cut(width(word))).collect();
        Self::repeated(number, count, &words)
    }

    /// Returns `count` elements that are poison.
    pub fn poison(number: Number, count: usize) -> Self {
        let mut elements = Self::zeros(number, count);
        elements.mark().is_poison.fill(true);
        elements
    }

    /// Returns the number of cells, or of objects.
    pub fn len(&self) -> usize {
        with_cells!(self,
            cells => cells.len(),
            objects objects => objects.len(),
            unknown count => *count,
            poisoned poisoned => poisoned.is_poison.len())
    }

    /// Returns whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the word in a cell.
    ///
    /// # Errors
    /// Returns an error if there is no such cell, or its contents are unknown, poison or not a number.
    #[inline]
    #[allow(clippy::useless_conversion, reason = "the cells of most kinds are smaller than a word")]
    pub fn word(&self, cell: usize) -> Result<u64, Fault> {
        with_cells!(self,
            cells => cells.get(cell).map(|cell| u64::from(*cell)).ok_or_else(|| outside(cell, cells.len())),
            objects _objects => Err(not_numbers()),
            unknown _count => Err(Fault::unknown()),
            poisoned poisoned => poisoned.word(cell))
    }

    /// Stores the word in a cell, cut to its size.
    ///
    /// # Errors
    /// Returns an error if there is no such cell, or its contents are unknown or not a number.
    #[inline]
    pub fn set_word(&mut self, cell: usize, word: u64) -> Result<(), Fault> {
        with_cells!(self,
        cells => {
            let count = cells.len();
            *cells.get_mut(cell).ok_or_else(|| outside(cell, count))? = word as _;
        },
        objects _objects => return Err(not_numbers()),
        unknown _count => return Err(Fault::unknown()),
        poisoned poisoned => {
            poisoned.cells.set_word(cell, word)?;
            poisoned.is_poison[cell] = false;
        });
        Ok(())
    }

    /// Returns whether cells may be poison.
    pub fn may_be_poison(&self) -> bool {
        matches!(self, Self::Poisoned(_))
    }

    /// Returns whether a cell is poison.
    #[inline]
    pub fn is_poison(&self, cell: usize) -> bool {
        match self {
            Self::Poisoned(poisoned) => poisoned.is_poison.get(cell).copied().unwrap_or(false),
            Self::Objects(objects) => matches!(objects.get(cell), Some(RuntimeValue::Poison)),
            Self::Bytes(_) | Self::Halves(_) | Self::Singles(_) | Self::Doubles(_) | Self::Unknown(_) => false,
        }
    }

    /// Makes a cell poison.
    ///
    /// # Errors
    /// Returns an error if there is no such cell, or its contents are unknown.
    pub fn set_poison(&mut self, cell: usize) -> Result<(), Fault> {
        let count = self.len();
        if cell >= count {
            return Err(outside(cell, count));
        }
        match self {
            Self::Unknown(_) => return Err(Fault::unknown()),
            Self::Objects(objects) => objects[cell] = RuntimeValue::Poison,
            Self::Poisoned(poisoned) => poisoned.is_poison[cell] = true,
            Self::Bytes(_) | Self::Halves(_) | Self::Singles(_) | Self::Doubles(_) => {
                self.mark().is_poison[cell] = true;
            }
        }
        Ok(())
    }

    /// Returns the same elements, which are numbers, with marks.
    fn mark(&mut self) -> &mut Poisoned {
        if !self.may_be_poison() {
            let is_poison = vec![false; self.len()];
            let cells = std::mem::replace(self, Self::Unknown(0));
            *self = Self::Poisoned(Box::new(Poisoned { cells, is_poison }));
        }
        match self {
            Self::Poisoned(poisoned) => poisoned,
            Self::Bytes(_)
            | Self::Halves(_)
            | Self::Singles(_)
            | Self::Doubles(_)
            | Self::Objects(_)
            | Self::Unknown(_) => unreachable!("the elements have marks"),
        }
    }

    /// Copies `count` cells of other elements in the same format.
    ///
    /// # Errors
    /// Returns an error if one of the ranges is outside the elements, the formats differ, or the elements are unknown.
    pub fn copy(&mut self, to: usize, source: &Self, from: usize, count: usize) -> Result<(), Fault> {
        fn copy<T: Clone>(to: &mut [T], at: usize, from: &[T], start: usize, count: usize) -> Result<(), Fault> {
            let (sizes, ends) = ((to.len(), from.len()), (at.saturating_add(count), start.saturating_add(count)));
            let (Some(to), Some(from)) = (to.get_mut(at..ends.0), from.get(start..ends.1)) else {
                return Err(outside(ends.0.max(ends.1), sizes.0.min(sizes.1)));
            };
            to.clone_from_slice(from);
            Ok(())
        }
        if let Self::Poisoned(source) = source {
            let to_poison = self.mark();
            to_poison.cells.copy(to, &source.cells, from, count)?;
            to_poison.is_poison[to..to + count].copy_from_slice(&source.is_poison[from..from + count]);
            return Ok(());
        }
        match (self, source) {
            (Self::Poisoned(poisoned), source) => {
                poisoned.cells.copy(to, source, from, count)?;
                poisoned.is_poison[to..to + count].fill(false);
                Ok(())
            }
            (Self::Bytes(a), Self::Bytes(b)) => copy(a, to, b, from, count),
            (Self::Halves(a), Self::Halves(b)) => copy(a, to, b, from, count),
            (Self::Singles(a), Self::Singles(b)) => copy(a, to, b, from, count),
            (Self::Doubles(a), Self::Doubles(b)) => copy(a, to, b, from, count),
            (Self::Objects(a), Self::Objects(b)) => copy(a, to, b, from, count),
            (Self::Unknown(_), _) | (_, Self::Unknown(_)) => Err(Fault::unknown()),
            _ => Err(Fault::new("elements of different formats")),
        }
    }
}

impl Poisoned {
    #[cold]
    fn word(&self, cell: usize) -> Result<u64, Fault> {
        match self.is_poison.get(cell) {
            Some(true) => Err(Fault::of(FaultKind::Poison, "uses an element that is poison")),
            Some(false) | None => self.cells.word(cell),
        }
    }
}

#[cold]
fn outside(position: usize, count: usize) -> Fault {
    Fault::new(format!("position {position} outside of {count} elements"))
}

#[cold]
fn not_numbers() -> Fault {
    Fault::new("elements that are not numbers; use the objects")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unwritten_elements_have_their_width() {
        let i70 = Number { bits: 70, parts: 1 };
        assert_eq!(Elements::unwritten(i70, 1), Elements::Doubles(vec![0xCDCD_CDCD_CDCD_CDCD, 0x0D]));
        let complex = Number { bits: 16, parts: 2 };
        assert_eq!(Elements::unwritten(complex, 2), Elements::Halves(vec![0xCDCD; 4]));
        assert_eq!(Elements::unwritten(Number { bits: 1, parts: 1 }, 3), Elements::Bytes(vec![1; 3]));
        assert_eq!(Elements::unwritten(Number { bits: 0, parts: 1 }, 1), Elements::Bytes(vec![0]));
    }

    #[test]
    fn cells_are_poison_until_they_are_set() {
        let mut elements = Elements::Bytes(vec![1, 2, 3]);
        assert_eq!(elements.set_poison(1), Ok(()));
        assert!(elements.set_poison(3).is_err() && elements.may_be_poison());
        let kind = |elements: &Elements, cell| elements.word(cell).map_err(|fault| fault.kind());
        assert_eq!([kind(&elements, 0), kind(&elements, 1)], [Ok(1), Err(FaultKind::Poison)]);
        let mut other = Elements::Bytes(vec![7, 8, 9]);
        assert_eq!(other.copy(1, &elements, 0, 2), Ok(()));
        assert_eq!([0, 1, 2].map(|cell| other.is_poison(cell)), [false, false, true]);
        assert_eq!([kind(&other, 0), kind(&other, 1)], [Ok(7), Ok(1)]);
        assert_eq!(elements.set_word(1, 5), Ok(()));
        assert_eq!(other.copy(2, &elements, 1, 1), Ok(()));
        assert_eq!((kind(&other, 2), other.len()), (Ok(5), 3));
        assert!(other.copy(2, &elements, 1, 2).is_err());
    }

    #[test]
    fn copies_stay_inside() {
        let pair = Number { bits: 32, parts: 2 };
        let mut elements = Elements::repeated(pair, 2, &[1, 2]);
        assert_eq!(elements, Elements::Singles(vec![1, 2, 1, 2]));
        let other = Elements::Singles(vec![7, 8]);
        assert_eq!(elements.copy(1, &other, 0, 2), Ok(()));
        assert_eq!(elements, Elements::Singles(vec![1, 7, 8, 2]));
        assert!(elements.copy(3, &other, 0, 2).is_err());
        assert!(elements.copy(0, &other, usize::MAX, 2).is_err());
        assert!(elements.copy(0, &Elements::Bytes(vec![0]), 0, 1).is_err());
    }
}
