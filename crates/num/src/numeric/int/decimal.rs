//! Parsing and printing of integers.

use std::fmt;

use super::{Int, MAX_WIDTH};
use crate::numeric::big_uint::BigUint;

/// The number of bits up to which every number has at most [`Int::MAX_DECIMAL_DIGITS`] digits.
const MAX_DECIMAL_BITS: u32 = 332_192;

impl Int {
    /// The maximum number of decimal digits that are parsed and written. Conversion between bases takes quadratic time,
    /// so longer numbers are written in hexadecimal.
    pub const MAX_DECIMAL_DIGITS: usize = 100_000;

    /// Parses digits of `radix` 10 or 16, without a sign or prefix, as an unsigned number of the least width that holds
    /// it (at least one bit).
    ///
    /// Returns `None` if there are no digits, a character is not a digit, the number takes more than 2^24 - 1 bits or
    /// more than [`Int::MAX_DECIMAL_DIGITS`] decimal digits, or the radix is neither 10 nor 16.
    pub fn parse(digits: &str, radix: u32) -> Option<Self> {
        let significant = digits.trim_start_matches('0').as_bytes();
        let number = match radix {
            _ if digits.is_empty() => None,
            10 => decimal(significant),
            16 => hexadecimal(significant),
            _ => None,
        }?;
        let width = number.bits().max(1);
        (width <= MAX_WIDTH).then(|| Self::from_words(width, number.words()))
    }

    /// Writes the value, read as unsigned: in decimal, or in hexadecimal if that takes more than
    /// [`Int::MAX_DECIMAL_DIGITS`] digits.
    ///
    /// # Errors
    ///
    /// Returns the errors of `out`.
    pub fn write_unsigned(&self, out: &mut impl fmt::Write) -> fmt::Result {
        if let Some(word) = self.zext_u64() {
            return write!(out, "{word}");
        }
        let number = BigUint::from_words(self.as_words());
        if number.bits() > MAX_DECIMAL_BITS { write!(out, "0x{number:X}") } else { write!(out, "{number}") }
    }

    /// Writes the value, read as signed, like [`Int::write_unsigned`], with a minus sign if it is negative.
    ///
    /// # Errors
    ///
    /// Returns the errors of `out`.
    pub fn write_signed(&self, out: &mut impl fmt::Write) -> fmt::Result {
        if let Some(value) = self.sext_i64() {
            return write!(out, "{value}");
        }
        if self.is_negative() {
            out.write_char('-')?;
            // Includes the least number, which is its own negation: read as unsigned, that is its magnitude.
            return self.neg().write_unsigned(out);
        }
        self.write_unsigned(out)
    }
}

fn decimal(digits: &[u8]) -> Option<BigUint> {
    if digits.len() > Int::MAX_DECIMAL_DIGITS {
        return None;
    }
    BigUint::from_decimal(digits)
}

fn hexadecimal(digits: &[u8]) -> Option<BigUint> {
    if digits.len() > MAX_WIDTH.div_ceil(4) as usize {
        return None;
    }
    let words: Option<Vec<u64>> = digits.rchunks(16).map(hexadecimal_word).collect();
    words.map(|words| BigUint::from_words(&words))
}

/// Parses at most 16 hexadecimal digits.
fn hexadecimal_word(digits: &[u8]) -> Option<u64> {
    digits.iter().try_fold(0, |word, digit| Some(word << 4 | u64::from(char::from(*digit).to_digit(16)?)))
}
