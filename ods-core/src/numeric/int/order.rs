//! Comparison of integers, and which widths they fit into.

use std::cmp::Ordering;

use super::Int;

impl Int {
    /// Order as unsigned numbers, whatever the two widths.
    pub fn cmp_unsigned(&self, other: &Self) -> Ordering {
        let (mine, theirs) = (self.significant_words(), other.significant_words());
        mine.len().cmp(&theirs.len()).then_with(|| mine.iter().rev().cmp(theirs.iter().rev()))
    }

    /// Order as signed numbers, whatever the two widths.
    pub fn cmp_signed(&self, other: &Self) -> Ordering {
        if let (Some(mine), Some(theirs)) = (self.sext_i64(), other.sext_i64()) {
            return mine.cmp(&theirs);
        }
        match (self.is_negative(), other.is_negative()) {
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
            // Of two negative numbers in one width, the unsigned order is the signed one.
            _ => {
                let width = self.width.max(other.width);
                self.sext(width).cmp_unsigned(&other.sext(width))
            }
        }
    }

    /// Whether the value, read as unsigned, fits into `width` bits.
    pub fn fits_unsigned(&self, width: u32) -> bool {
        self.active_bits() <= width
    }

    /// Whether the value, read as signed, fits into `width` bits.
    pub fn fits_signed(&self, width: u32) -> bool {
        self.signed_bits() <= width
    }

    /// How many bits it takes, read as unsigned.
    pub fn active_bits(&self) -> u32 {
        let words = self.significant_words();
        words.last().map_or(0, |top| words.len() as u32 * 64 - top.leading_zeros())
    }

    /// How many bits it takes, read as signed, a sign bit included; none for a zero.
    fn signed_bits(&self) -> u32 {
        match self.is_negative() {
            // The complement of a negative number has as many bits below the sign.
            true => self.not().active_bits() + 1,
            false if self.is_zero() => 0,
            false => self.active_bits() + 1,
        }
    }

    /// The words without leading zeros.
    fn significant_words(&self) -> &[u64] {
        let words = self.as_words();
        let used = words.iter().rposition(|word| *word != 0).map_or(0, |top| top + 1);
        &words[..used]
    }
}
