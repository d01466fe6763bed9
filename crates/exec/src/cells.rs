//! Storage of many numbers: cells of 1, 2, 4 or 8 bytes; each holds a word.

use crate::fault::Fault;
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
}

/// Calls the body with the vector of cells.
macro_rules! with_cells {
    ($elements:expr, $cells:ident => $body:expr, objects $objects:ident => $other:expr, unknown $count:ident => $unknown:expr) => {
        match $elements {
            Elements::Bytes($cells) => $body,
            Elements::Halves($cells) => $body,
            Elements::Singles($cells) => $body,
            Elements::Doubles($cells) => $body,
            Elements::Objects($objects) => $other,
            Elements::Unknown($count) => $unknown,
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

    /// Returns the number of cells, or of objects.
    pub fn len(&self) -> usize {
        with_cells!(self, cells => cells.len(), objects objects => objects.len(), unknown count => *count)
    }

    /// Returns whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the word in a cell.
    ///
    /// # Errors
    /// Returns an error if there is no such cell, or its contents are unknown or not a number.
    #[inline]
    #[allow(clippy::useless_conversion, reason = "the cells of most kinds are smaller than a word")]
    pub fn word(&self, cell: usize) -> Result<u64, Fault> {
        with_cells!(self,
            cells => cells.get(cell).map(|cell| u64::from(*cell)).ok_or_else(|| outside(cell, cells.len())),
            objects _objects => Err(not_numbers()),
            unknown _count => Err(Fault::unknown()))
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
            unknown _count => return Err(Fault::unknown()));
        Ok(())
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
        match (self, source) {
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
