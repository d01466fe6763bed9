//! Unsigned integers of any size: the exact arithmetic for decimal text.

use std::fmt;

/// The largest power of ten in a word, and its exponent.
const TENS: (u64, usize) = (10_000_000_000_000_000_000, 19);
/// The largest power of five in a word, and its exponent.
const FIVES: (u64, u32) = (7_450_580_596_923_828_125, 27);

/// An unsigned integer of any size. The algorithms are quadratic, meant for thousands of words rather than millions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct BigUint {
    /// The words, least significant first; the last one is not zero.
    words: Vec<u64>,
}

impl BigUint {
    pub(super) fn from_words(words: &[u64]) -> Self {
        Self::trimmed(words.to_vec())
    }

    /// Returns a number with capacity for `words` words.
    pub(super) fn with_room(value: u128, words: usize) -> Self {
        let mut room = Vec::with_capacity(words);
        room.extend([value as u64, (value >> 64) as u64]);
        Self::trimmed(room)
    }

    /// Parses ASCII digits; `None` if a byte is not a digit.
    pub(super) fn from_decimal(digits: &[u8]) -> Option<Self> {
        let mut number = Self { words: Vec::with_capacity(digits.len() / TENS.1 + 1) };
        let (head, tail) = digits.split_at(digits.len() % TENS.1);
        for chunk in std::iter::once(head).chain(tail.chunks(TENS.1)) {
            number.multiply_add(TENS.0, decimal_word(chunk)?);
        }
        Some(number)
    }

    fn trimmed(mut words: Vec<u64>) -> Self {
        let used = words.iter().rposition(|word| *word != 0).map_or(0, |top| top + 1);
        words.truncate(used);
        Self { words }
    }

    pub(super) fn words(&self) -> &[u64] {
        &self.words
    }

    /// Returns the number of bits without leading zeros.
    pub(super) fn bits(&self) -> u32 {
        self.words.last().map_or(0, |top| self.words.len() as u32 * 64 - top.leading_zeros())
    }

    /// Returns the low 128 bits.
    pub(super) fn low_u128(&self) -> u128 {
        let word = |i: usize| u128::from(self.words.get(i).copied().unwrap_or(0));
        word(1) << 64 | word(0)
    }

    /// Multiplies by `factor`, which is not zero, and adds `addend`.
    fn multiply_add(&mut self, factor: u64, addend: u64) {
        let mut carry = addend;
        for word in &mut self.words {
            let product = u128::from(*word) * u128::from(factor) + u128::from(carry);
            (*word, carry) = (product as u64, (product >> 64) as u64);
        }
        if carry > 0 {
            self.words.push(carry);
        }
    }

    /// Divides by `divisor`, which is not zero, and returns the remainder.
    fn divide(&mut self, divisor: u64) -> u64 {
        let divisor = u128::from(divisor);
        let mut remainder = 0;
        for word in self.words.iter_mut().rev() {
            let dividend = remainder << 64 | u128::from(*word);
            *word = (dividend / divisor) as u64;
            remainder = dividend % divisor;
        }
        self.words.truncate(self.words.len() - usize::from(self.words.last() == Some(&0)));
        remainder as u64
    }

    /// Multiplies by `5^exponent`.
    pub(super) fn multiply_by_fives(&mut self, exponent: u32) {
        each_power_of_five(exponent, |power| self.multiply_add(power, 0));
    }

    /// Divides by `5^exponent`, rounding down.
    pub(super) fn divide_by_fives(&mut self, exponent: u32) {
        each_power_of_five(exponent, |power| _ = self.divide(power));
    }

    /// Multiplies by `2^count`.
    pub(super) fn shift_left(&mut self, count: u32) {
        if self.words.is_empty() {
            return;
        }
        self.multiply_add(1 << (count % 64), 0);
        let zeros = std::iter::repeat_n(0, count as usize / 64);
        self.words.splice(..0, zeros);
    }

    /// Divides by `2^count`, rounding down.
    pub(super) fn shift_right(&mut self, count: u32) {
        let whole = (count as usize / 64).min(self.words.len());
        self.words.drain(..whole);
        if !count.is_multiple_of(64) {
            self.divide(1 << (count % 64));
        }
    }
}

/// Calls `step` with words whose product is `5^exponent`.
fn each_power_of_five(exponent: u32, mut step: impl FnMut(u64)) {
    (0..exponent / FIVES.1).for_each(|_| step(FIVES.0));
    step(5_u64.pow(exponent % FIVES.1));
}

/// Parses at most 19 digits.
fn decimal_word(digits: &[u8]) -> Option<u64> {
    digits.iter().try_fold(0, |word, digit| digit.is_ascii_digit().then(|| word * 10 + u64::from(digit - b'0')))
}

impl fmt::Display for BigUint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.clone();
        let mut chunks = Vec::with_capacity(rest.words.len() * 64 / 63 + 1);
        while !rest.words.is_empty() {
            chunks.push(rest.divide(TENS.0));
        }
        write!(f, "{}", chunks.pop().unwrap_or(0))?;
        chunks.iter().rev().try_for_each(|chunk| write!(f, "{chunk:019}"))
    }
}

impl fmt::UpperHex for BigUint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = self.words.iter().rev();
        write!(f, "{:X}", words.next().unwrap_or(&0))?;
        words.try_for_each(|word| write!(f, "{word:016X}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_read_and_written_back() {
        let long = "1234567890".repeat(50);
        for text in ["0", "7", "18446744073709551615", "18446744073709551616", "10000000000000000000", &long] {
            let number = BigUint::from_decimal(text.as_bytes()).expect("digits");
            assert_eq!(number.to_string(), text);
        }
        assert_eq!(BigUint::from_decimal(b"12x"), None);
    }

    #[test]
    fn shifts_undo_each_other() {
        for count in [0, 1, 63, 64, 65, 200] {
            let mut number = BigUint::with_room(u128::MAX - 5, 2);
            number.shift_left(count);
            assert_eq!(number.bits(), 128 + count);
            number.shift_right(count);
            assert_eq!(number.low_u128(), u128::MAX - 5);
        }
    }

    #[test]
    fn fives_undo_each_other() {
        for exponent in [0, 1, 26, 27, 28, 100] {
            let mut number = BigUint::with_room(3, 0);
            number.multiply_by_fives(exponent);
            assert!(exponent > 50 || number.low_u128() == 3 * 5_u128.pow(exponent));
            number.divide_by_fives(exponent);
            assert_eq!(number.words(), [3]);
        }
    }

    #[test]
    fn zero_stays_zero() {
        let mut zero = BigUint::from_words(&[0, 0]);
        zero.shift_left(70);
        zero.shift_right(1000);
        zero.multiply_by_fives(30);
        zero.divide_by_fives(30);
        assert_eq!((zero.bits(), zero.low_u128(), zero.to_string().as_str()), (0, 0, "0"));
    }
}
