//! Integers as text.

use std::fmt;

use super::{Int, MAX_WIDTH};
use crate::numeric::big_uint::BigUint;

/// No integer of `MAX_WIDTH` bits has more.
const MAX_DECIMAL_DIGITS: usize = 5_050_445;

impl Int {
    /// Reads digits of `radix` 10 or 16, without a sign or prefix, as an unsigned number of the least width that holds
    /// it (at least one bit).
    ///
    /// `None` when there is no digit, a character is none, or the number is out of reach: it takes more than 2^24 - 1
    /// bits. No other radix has digits.
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

    /// Writes the value in decimal, read as unsigned.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_unsigned(&self, out: &mut impl fmt::Write) -> fmt::Result {
        match self.zext_u64() {
            Some(word) => write!(out, "{word}"),
            None => write!(out, "{}", BigUint::from_words(self.as_words())),
        }
    }

    /// Writes the value in decimal, read as signed.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_signed(&self, out: &mut impl fmt::Write) -> fmt::Result {
        if let Some(value) = self.sext_i64() {
            return write!(out, "{value}");
        }
        if self.is_negative() {
            out.write_char('-')?;
            // Also of the least number, which is its own negation: read as unsigned, that is its magnitude.
            return self.neg().write_unsigned(out);
        }
        self.write_unsigned(out)
    }
}

fn decimal(digits: &[u8]) -> Option<BigUint> {
    if digits.len() > MAX_DECIMAL_DIGITS {
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

/// The number that at most 16 digits give.
fn hexadecimal_word(digits: &[u8]) -> Option<u64> {
    digits.iter().try_fold(0, |word, digit| Some(word << 4 | u64::from(char::from(*digit).to_digit(16)?)))
}
