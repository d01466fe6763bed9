//! Two's complement integers of any width.

mod arithmetic;
mod decimal;
mod division;
mod order;
mod shift;

use std::fmt;
use std::hash::{Hash, Hasher};

/// The maximum width of integers, in bits. Corresponds to MLIR's `IntegerType::kMaxWidth`.
const MAX_WIDTH: u32 = (1 << 24) - 1;

/// A two's complement integer of a given width in bits. It is signless like LLVM's `APInt`: the methods determine how
/// it is read.
///
/// Widths are 0 to 2^24 - 1 bits, what MLIR's integer types have. Wider ones work, but no type needs them.
///
/// ```
/// # use ods_num as ods;
/// use ods::numeric::Int;
///
/// let wide = Int::from_i64(128, -3);
/// assert_eq!((wide.width(), wide.sext_i64()), (128, Some(-3)));
/// assert_eq!(Int::from_u64(8, 0xFF).sext_i64(), Some(-1));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Int {
    width: u32,
    repr: Repr,
}

#[derive(Clone, PartialEq, Eq)]
enum Repr {
    /// Widths up to 64.
    Small(u64),
    /// The words, least significant first; their number is determined by the width.
    Big(Box<[u64]>),
}

/// The words are hashed without their number, because the width determines it.
impl Hash for Int {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u32(self.width);
        self.as_words().iter().for_each(|word| state.write_u64(*word));
    }
}

const _: () = assert!(size_of::<Int>() <= 24, "attributes keep integers inline");

fn words_of(width: u32) -> usize {
    width.div_ceil(64) as usize
}

/// Returns the low `width` bits of a word; `width` is at most 64.
fn low_bits(width: u32) -> u64 {
    u64::MAX.checked_shr(64 - width).unwrap_or(0)
}

impl Int {
    /// Returns the low `width` bits of `words`, least significant word first, padded with zeros.
    pub fn from_words(width: u32, words: &[u64]) -> Self {
        Self::filled(width, words, 0)
    }

    /// Returns the low `width` bits of `words`, padded with `fill`.
    fn filled(width: u32, words: &[u64], fill: u64) -> Self {
        let word = |i: usize| words.get(i).copied().unwrap_or(fill);
        if width <= 64 {
            return Self::small(width, word(0));
        }
        let mut all: Box<[u64]> = (0..words_of(width)).map(word).collect();
        if let (Some(last), rest @ 1..) = (all.last_mut(), width % 64) {
            *last &= low_bits(rest);
        }
        Self { width, repr: Repr::Big(all) }
    }

    /// Returns the low `width` bits of a word; `width` is at most 64.
    #[inline]
    fn small(width: u32, word: u64) -> Self {
        Self { width, repr: Repr::Small(word & low_bits(width)) }
    }

    /// Returns the low `width` bits of `value`, sign-extended.
    #[inline]
    pub fn from_i64(width: u32, value: i64) -> Self {
        if width <= 64 {
            return Self::small(width, value as u64);
        }
        Self::filled(width, &[value as u64], if value < 0 { u64::MAX } else { 0 })
    }

    /// Returns the low `width` bits of `value`, zero-extended.
    #[inline]
    pub fn from_u64(width: u32, value: u64) -> Self {
        Self::filled(width, &[value], 0)
    }

    /// Returns zero.
    pub fn zero(width: u32) -> Self {
        Self::filled(width, &[], 0)
    }

    /// Returns the number with all bits set: -1, or the largest unsigned number.
    pub fn all_ones(width: u32) -> Self {
        Self::filled(width, &[], u64::MAX)
    }

    /// Returns the low `width` bits of little-endian bytes, padded with zeros.
    pub fn from_le_bytes(width: u32, bytes: &[u8]) -> Self {
        let word = |chunk: &[u8]| chunk.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
        if width <= 64 {
            return Self::small(width, word(&bytes[..bytes.len().min(8)]));
        }
        let words: Vec<u64> = bytes.chunks(8).take(words_of(width)).map(word).collect();
        Self::from_words(width, &words)
    }

    /// Returns the low `count` bytes in little-endian order, zero-extended if the number has fewer.
    pub fn to_le_bytes(&self, count: usize) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(count.next_multiple_of(8));
        for word in self.as_words().iter().take(count.div_ceil(8)) {
            bytes.extend_from_slice(&word.to_le_bytes());
        }
        bytes.resize(count, 0);
        bytes
    }

    /// Returns the width in bits.
    #[inline]
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Returns the words, least significant first. There is at least one word, and bits above the width are zero.
    #[inline]
    pub fn as_words(&self) -> &[u64] {
        match &self.repr {
            Repr::Small(word) => std::slice::from_ref(word),
            Repr::Big(words) => words,
        }
    }

    /// Returns the `index`-th bit, counting from the least significant one; `false` past the width.
    pub fn bit(&self, index: u32) -> bool {
        self.as_words().get(index as usize / 64).is_some_and(|word| word >> (index % 64) & 1 == 1)
    }

    /// Returns whether the number is negative when read as signed, that is, whether the topmost bit is set.
    pub fn is_negative(&self) -> bool {
        self.width > 0 && self.bit(self.width - 1)
    }

    /// Returns whether every bit is zero.
    pub fn is_zero(&self) -> bool {
        self.as_words().iter().all(|word| *word == 0)
    }

    /// Returns the value read as unsigned, if it fits.
    #[inline]
    pub fn zext_u64(&self) -> Option<u64> {
        match &self.repr {
            Repr::Small(word) => Some(*word),
            Repr::Big(words) => words[1..].iter().all(|word| *word == 0).then(|| words[0]),
        }
    }

    /// Returns the value read as signed, if it fits.
    pub fn sext_i64(&self) -> Option<i64> {
        match self.repr {
            Repr::Small(word) => {
                let shift = 64 - self.width;
                Some((word.checked_shl(shift).unwrap_or(0) as i64).checked_shr(shift).unwrap_or(0))
            }
            Repr::Big(_) => self.fits_signed(64).then(|| self.as_words()[0] as i64),
        }
    }

    /// Returns the low `width` bits, zero-extended if `width` is greater.
    #[must_use]
    pub fn trunc(&self, width: u32) -> Self {
        Self::from_words(width, self.as_words())
    }

    /// Returns the value, read as unsigned, in another width; truncates if it is narrower.
    #[must_use]
    pub fn zext(&self, width: u32) -> Self {
        Self::from_words(width, self.as_words())
    }

    /// Returns the value, read as signed, in another width; truncates if it is narrower.
    #[must_use]
    pub fn sext(&self, width: u32) -> Self {
        if self.is_negative() && width > self.width {
            // The complement is extended with zeros, which become ones.
            return !&(!self).zext(width);
        }
        self.zext(width)
    }

    /// Returns the negation in the same width. The least number is its own negation.
    #[must_use]
    pub fn neg(&self) -> Self {
        let mut carry = true;
        self.map(|word| {
            let (negated, overflow) = (!word).overflowing_add(u64::from(carry));
            carry = overflow;
            negated
        })
    }

    /// Returns a number of the same width whose words are mapped by `change`, least significant first.
    fn map(&self, mut change: impl FnMut(u64) -> u64) -> Self {
        match &self.repr {
            Repr::Small(word) => Self::small(self.width, change(*word)),
            Repr::Big(words) => {
                let words: Vec<u64> = words.iter().map(|word| change(*word)).collect();
                Self::from_words(self.width, &words)
            }
        }
    }
}

impl fmt::Debug for Int {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_signed(f)?;
        write!(f, ":i{}", self.width)
    }
}

#[cfg(test)]
mod tests;
