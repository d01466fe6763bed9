//! Comparison of integers, and the widths they need.

use std::cmp::Ordering;

use super::Int;

impl Int {
    /// Compares two numbers of any widths, read as unsigned.
    pub fn cmp_unsigned(&self, other: &Self) -> Ordering {
        let (mine, theirs) = (self.significant_words(), other.significant_words());
        mine.len().cmp(&theirs.len()).then_with(|| mine.iter().rev().cmp(theirs.iter().rev()))
    }

    /// Compares two numbers of any widths, read as signed.
    pub fn cmp_signed(&self, other: &Self) -> Ordering {
        if let (Some(mine), Some(theirs)) = (self.sext_i64(), other.sext_i64()) {
            return mine.cmp(&theirs);
        }
        match (self.is_negative(), other.is_negative()) {
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
            // For two negative numbers of the same width, the unsigned order is the signed one.
            _ => {
                let width = self.width.max(other.width);
                self.sext(width).cmp_unsigned(&other.sext(width))
            }
        }
    }

    /// Returns whether the value, read as unsigned, fits into `width` bits.
    pub fn fits_unsigned(&self, width: u32) -> bool {
        self.active_bits() <= width
    }

    /// Returns whether the value, read as signed, fits into `width` bits.
    pub fn fits_signed(&self, width: u32) -> bool {
        self.signed_bits() <= width
    }

    /// Returns the number of bits needed to represent the value as unsigned.
    pub fn active_bits(&self) -> u32 {
        let words = self.significant_words();
        words.last().map_or(0, |top| words.len() as u32 * 64 - top.leading_zeros())
    }

    /// Returns the number of bits needed to represent the value as signed, including a sign bit; 0 for zero.
    fn signed_bits(&self) -> u32 {
        match self.is_negative() {
            // The complement of a negative number has the same number of bits below the sign.
            true => (!self).active_bits() + 1,
            false if self.is_zero() => 0,
            false => self.active_bits() + 1,
        }
    }

    /// Returns the words without leading zeros.
    fn significant_words(&self) -> &[u64] {
        let words = self.as_words();
        let used = words.iter().rposition(|word| *word != 0).map_or(0, |top| top + 1);
        &words[..used]
    }
}
