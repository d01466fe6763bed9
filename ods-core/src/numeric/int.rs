//! Two's complement integers of any width.

use std::cmp::Ordering;
use std::fmt;

/// A two's complement integer of a given width in bits; signless, as MLIR's `APInt`.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Int {
    width: u32,
    repr: Repr,
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum Repr {
    /// Widths up to 64.
    Small(u64),
    /// Least significant word first, as many words as the width needs.
    Big(Box<[u64]>),
}

/// The largest power of ten in a word, and its exponent.
const DECIMAL_CHUNK: (u64, usize) = (10_000_000_000_000_000_000, 19);
/// Longer decimal literals are refused: reading them takes time that grows with the square of their length.
const MAX_DECIMAL_DIGITS: usize = 200_000;
/// The widest integer, in bits.
const MAX_WIDTH: u64 = (1 << 24) - 1;

fn words_of(width: u32) -> usize {
    width.div_ceil(64) as usize
}

/// The low `width` bits of a word; `width` is at most 64.
fn low_bits(width: u32) -> u64 {
    if width == 0 { 0 } else { u64::MAX >> (64 - width) }
}

impl Int {
    /// The low `width` bits of `words`, least significant word first; missing words are zero.
    pub fn from_words(width: u32, words: &[u64]) -> Self {
        let word = |i: usize| words.get(i).copied().unwrap_or(0);
        if width <= 64 {
            return Self { width, repr: Repr::Small(word(0) & low_bits(width)) };
        }
        let mut all: Box<[u64]> = (0..words_of(width)).map(word).collect();
        if let (Some(last), rest @ 1..) = (all.last_mut(), width % 64) {
            *last &= low_bits(rest);
        }
        Self { width, repr: Repr::Big(all) }
    }

    /// The low `width` bits of `value`, sign-extended.
    #[inline]
    pub fn from_i64(width: u32, value: i64) -> Self {
        if width <= 64 {
            return Self { width, repr: Repr::Small(value as u64 & low_bits(width)) };
        }
        let mut words = vec![if value < 0 { u64::MAX } else { 0 }; words_of(width)];
        words[0] = value as u64;
        Self::from_words(width, &words)
    }

    /// The low `width` bits of `value`.
    #[inline]
    pub fn from_u64(width: u32, value: u64) -> Self {
        Self::from_words(width, &[value])
    }

    /// Zero.
    pub fn zero(width: u32) -> Self {
        Self::from_u64(width, 0)
    }

    /// The number that little-endian bytes give; missing bytes are zero.
    pub fn from_le_bytes(width: u32, bytes: &[u8]) -> Self {
        let word = |chunk: &[u8]| chunk.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
        let words: Vec<u64> = bytes.chunks(8).map(word).collect();
        Self::from_words(width, &words)
    }

    /// The number as `count` little-endian bytes, zero-extended or cut off.
    pub fn to_le_bytes(&self, count: usize) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.as_words().iter().flat_map(|word| word.to_le_bytes()).collect();
        bytes.resize(count, 0);
        bytes
    }

    /// Bits.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The words, least significant first.
    pub fn as_words(&self) -> &[u64] {
        match &self.repr {
            Repr::Small(word) => std::slice::from_ref(word),
            Repr::Big(words) => words,
        }
    }

    /// The `index`-th bit; `false` past the width.
    pub fn bit(&self, index: u32) -> bool {
        self.as_words().get(index as usize / 64).is_some_and(|word| word >> (index % 64) & 1 == 1)
    }

    /// The sign bit.
    pub fn is_negative(&self) -> bool {
        self.width > 0 && self.bit(self.width - 1)
    }

    /// Whether every bit is zero.
    pub fn is_zero(&self) -> bool {
        self.as_words().iter().all(|word| *word == 0)
    }

    /// How many bits it takes without leading zeros.
    pub fn active_bits(&self) -> u32 {
        let words = self.as_words();
        let top = words.iter().rposition(|word| *word != 0);
        top.map_or(0, |i| i as u32 * 64 + 64 - words[i].leading_zeros())
    }

    /// The value read as unsigned, where it fits.
    pub fn zext_u64(&self) -> Option<u64> {
        let (first, rest) = self.as_words().split_first()?;
        rest.iter().all(|word| *word == 0).then_some(*first)
    }

    /// The value read as signed, where it fits.
    pub fn sext_i64(&self) -> Option<i64> {
        if let Repr::Small(word) = self.repr {
            let shift = 64 - self.width;
            return Some(if self.width == 0 { 0 } else { ((word << shift) as i64) >> shift });
        }
        let wide = self.sext(self.width.next_multiple_of(64));
        let (first, rest) = wide.as_words().split_first()?;
        let fill = if (*first as i64) < 0 { u64::MAX } else { 0 };
        rest.iter().all(|word| *word == fill).then_some(*first as i64)
    }

    /// The low bits.
    pub fn trunc(&self, width: u32) -> Self {
        Self::from_words(width, self.as_words())
    }

    /// The same value in another width, read as unsigned; low bits where it is narrower.
    pub fn zext(&self, width: u32) -> Self {
        Self::from_words(width, self.as_words())
    }

    /// The same value in another width, read as signed; low bits where it is narrower.
    pub fn sext(&self, width: u32) -> Self {
        if !self.is_negative() || width <= self.width {
            return self.zext(width);
        }
        let mut words = self.as_words().to_vec();
        if let (Some(last), rest @ 1..) = (words.last_mut(), self.width % 64) {
            *last |= !low_bits(rest);
        }
        words.resize(words_of(width), u64::MAX);
        Self::from_words(width, &words)
    }

    /// The negation, in the same width.
    #[must_use]
    pub fn neg(&self) -> Self {
        let mut carry = true;
        let words: Vec<u64> = self
            .as_words()
            .iter()
            .map(|word| {
                let (negated, overflow) = (!word).overflowing_add(u64::from(carry));
                carry = overflow;
                negated
            })
            .collect();
        Self::from_words(self.width, &words)
    }

    /// Whether the value, read as unsigned, fits into `width` bits.
    pub fn fits_unsigned(&self, width: u32) -> bool {
        self.active_bits() <= width
    }

    /// Whether the value, read as signed, fits into `width` bits.
    pub fn fits_signed(&self, width: u32) -> bool {
        width >= self.width || self.trunc(width).sext(self.width) == *self
    }

    /// Order as unsigned numbers.
    pub fn cmp_unsigned(&self, other: &Self) -> Ordering {
        let width = self.width.max(other.width);
        let (a, b) = (self.zext(width), other.zext(width));
        a.as_words().iter().rev().cmp(b.as_words().iter().rev())
    }

    /// Order as signed numbers.
    pub fn cmp_signed(&self, other: &Self) -> Ordering {
        match (self.is_negative(), other.is_negative()) {
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
            _ => {
                let width = self.width.max(other.width);
                self.sext(width).cmp_unsigned(&other.sext(width))
            }
        }
    }

    /// Reads digits of radix 10 or 16 as an unsigned number of the least width that holds it (at least one bit).
    ///
    /// `None` when there is no digit, a character is none, or the number is out of reach (2^24 bits, or 200,000 decimal
    /// digits).
    pub fn parse(digits: &str, radix: u32) -> Option<Self> {
        if digits.is_empty() || !digits.chars().all(|c| c.is_digit(radix)) {
            return None;
        }
        if let Ok(word) = u64::from_str_radix(digits, radix) {
            return Some(Self::from_u64((64 - word.leading_zeros()).max(1), word));
        }
        let words = if radix == 16 { hexadecimal(digits)? } else { decimal(digits)? };
        let top = words.iter().rposition(|word| *word != 0)?;
        let width = top as u64 * 64 + 64 - u64::from(words[top].leading_zeros());
        (width <= MAX_WIDTH).then(|| Self::from_words(width as u32, &words))
    }

    /// Writes the value in decimal, read as unsigned.
    pub fn write_unsigned(&self, out: &mut impl fmt::Write) -> fmt::Result {
        match self.zext_u64() {
            Some(word) => write!(out, "{word}"),
            None => write_words(self.as_words().to_vec(), out),
        }
    }

    /// Writes the value in decimal, read as signed.
    pub fn write_signed(&self, out: &mut impl fmt::Write) -> fmt::Result {
        if let Some(value) = self.sext_i64() {
            return write!(out, "{value}");
        }
        if self.is_negative() {
            out.write_char('-')?;
            // One bit more, so that the least number has a negation.
            return self.sext(self.width + 1).neg().write_unsigned(out);
        }
        self.write_unsigned(out)
    }
}

fn hexadecimal(digits: &str) -> Option<Vec<u64>> {
    let digits = digits.trim_start_matches('0').as_bytes();
    if digits.len() as u64 * 4 > MAX_WIDTH + 4 {
        return None;
    }
    let word = |chunk: &[u8]| u64::from_str_radix(std::str::from_utf8(chunk).ok()?, 16).ok();
    digits.rchunks(16).map(word).collect()
}

fn decimal(digits: &str) -> Option<Vec<u64>> {
    let digits = digits.trim_start_matches('0').as_bytes();
    if digits.len() > MAX_DECIMAL_DIGITS {
        return None;
    }
    let mut words = Vec::new();
    let first = digits.len() % DECIMAL_CHUNK.1;
    let (head, tail) = digits.split_at(first);
    for chunk in std::iter::once(head).chain(tail.chunks(DECIMAL_CHUNK.1)).filter(|chunk| !chunk.is_empty()) {
        let value = std::str::from_utf8(chunk).ok()?.parse().ok()?;
        multiply_add(&mut words, DECIMAL_CHUNK.0, value);
    }
    Some(words)
}

/// `words * factor + addend`
fn multiply_add(words: &mut Vec<u64>, factor: u64, addend: u64) {
    let mut carry = u128::from(addend);
    for word in words.iter_mut() {
        let product = u128::from(*word) * u128::from(factor) + carry;
        *word = product as u64;
        carry = product >> 64;
    }
    if carry > 0 {
        words.push(carry as u64);
    }
}

/// Divides in place, and returns the remainder.
fn divide(words: &mut Vec<u64>, divisor: u64) -> u64 {
    let mut remainder = 0_u128;
    for word in words.iter_mut().rev() {
        let dividend = remainder << 64 | u128::from(*word);
        *word = (dividend / u128::from(divisor)) as u64;
        remainder = dividend % u128::from(divisor);
    }
    while words.last() == Some(&0) {
        words.pop();
    }
    remainder as u64
}

fn write_words(mut words: Vec<u64>, out: &mut impl fmt::Write) -> fmt::Result {
    let mut chunks = Vec::new();
    while !words.is_empty() {
        chunks.push(divide(&mut words, DECIMAL_CHUNK.0));
    }
    write!(out, "{}", chunks.pop().unwrap_or(0))?;
    chunks.iter().rev().try_for_each(|chunk| write!(out, "{chunk:019}"))
}

impl fmt::Debug for Int {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_signed(f)?;
        write!(f, ":i{}", self.width)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signed(int: &Int) -> String {
        let mut text = String::new();
        int.write_signed(&mut text).expect("strings take everything");
        text
    }

    fn unsigned(int: &Int) -> String {
        let mut text = String::new();
        int.write_unsigned(&mut text).expect("strings take everything");
        text
    }

    #[test]
    fn literals_are_read_and_written_back() {
        let long = "123456789".repeat(50);
        for text in ["0", "1", "255", "18446744073709551615", "18446744073709551616", &long] {
            let int = Int::parse(text, 10).expect("decimal digits");
            assert_eq!(unsigned(&int), text);
        }
        let hex = Int::parse("ffffffffffffffffffffffff", 16).expect("hexadecimal digits");
        assert_eq!((hex.width(), unsigned(&hex).as_str()), (96, "79228162514264337593543950335"));
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for (text, radix) in [("", 10), ("12a", 10), ("xyz", 16), (&*"9".repeat(200_001), 10)] {
            assert_eq!(Int::parse(text, radix), None, "{}", text.len());
        }
    }

    #[test]
    fn signs_extend() {
        let minus_one = Int::from_i64(100, -1);
        assert_eq!(signed(&minus_one), "-1");
        assert_eq!(minus_one.sext_i64(), Some(-1));
        assert_eq!(minus_one.zext_u64(), None);
        assert_eq!(signed(&Int::from_i64(8, -128).sext(200)), "-128");
        assert_eq!(signed(&Int::from_i64(8, -128).zext(200)), "128");
        assert_eq!(signed(&Int::from_u64(1, 1)), "-1");
        assert_eq!(Int::from_u64(0, 5).sext_i64(), Some(0));
    }

    #[test]
    fn the_least_number_has_a_text() {
        let least = Int::from_words(128, &[0, 1 << 63]);
        assert_eq!(signed(&least), "-170141183460469231731687303715884105728");
        assert_eq!(least.neg(), least);
    }

    #[test]
    fn fitting_is_exact() {
        assert!(Int::from_i64(64, 127).fits_signed(8) && !Int::from_i64(64, 128).fits_signed(8));
        assert!(Int::from_i64(64, -128).fits_signed(8) && !Int::from_i64(64, -129).fits_signed(8));
        assert!(Int::from_i64(64, 255).fits_unsigned(8) && !Int::from_i64(64, 256).fits_unsigned(8));
    }

    #[test]
    fn orders_differ_by_sign() {
        let (minus, plus) = (Int::from_i64(8, -1), Int::from_i64(8, 1));
        assert_eq!(minus.cmp_signed(&plus), Ordering::Less);
        assert_eq!(minus.cmp_unsigned(&plus), Ordering::Greater);
    }

    #[test]
    fn bytes_go_both_ways() {
        let int = Int::from_i64(72, -2);
        let bytes = int.to_le_bytes(9);
        assert_eq!(bytes, [0xFE, 255, 255, 255, 255, 255, 255, 255, 255]);
        assert_eq!(Int::from_le_bytes(72, &bytes), int);
    }
}
