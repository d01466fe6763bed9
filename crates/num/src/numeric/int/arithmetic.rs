//! Sums, differences and products, which wrap, and bitwise operations. Both operands have the same width.

use std::ops::{BitAnd, BitOr, BitXor, Not};

use super::{Int, Repr};

/// Sums, differences and products in the width of the first operand, without the bits that do not fit.
///
/// ```
/// # use ods_num as ods;
/// use ods::numeric::Int;
///
/// let (a, b) = (Int::from_i64(8, 100), Int::from_i64(8, 50));
/// assert_eq!(a.wrapping_add(&b).sext_i64(), Some(-106));
/// assert_eq!(a.wrapping_sub(&b).sext_i64(), Some(50));
/// assert_eq!(a.wrapping_mul(&b).zext_u64(), Some(136));
/// ```
impl Int {
    /// Returns the sum.
    #[must_use]
    pub fn wrapping_add(&self, other: &Self) -> Self {
        let mut carry = false;
        self.zip(other, |a, b| {
            let (sum, over) = a.overflowing_add(b);
            let (sum, over_again) = sum.overflowing_add(u64::from(carry));
            carry = over | over_again;
            sum
        })
    }

    /// Returns the difference.
    #[must_use]
    pub fn wrapping_sub(&self, other: &Self) -> Self {
        let mut borrow = false;
        self.zip(other, |a, b| {
            let (difference, under) = a.overflowing_sub(b);
            let (difference, under_again) = difference.overflowing_sub(u64::from(borrow));
            borrow = under | under_again;
            difference
        })
    }

    /// Returns the product.
    #[must_use]
    pub fn wrapping_mul(&self, other: &Self) -> Self {
        if let (Repr::Small(a), Repr::Small(b)) = (&self.repr, &other.repr) {
            return Self::small(self.width, a.wrapping_mul(*b));
        }
        let (mine, theirs) = (self.as_words(), other.as_words());
        let mut product = vec![0_u64; mine.len()];
        for (i, a) in mine.iter().enumerate().filter(|(_, a)| **a != 0) {
            let mut carry = 0_u128;
            for (place, b) in product[i..].iter_mut().zip(theirs) {
                let sum = u128::from(*a) * u128::from(*b) + u128::from(*place) + carry;
                *place = sum as u64;
                carry = sum >> 64;
            }
            if let Some(place) = product.get_mut(i + theirs.len()) {
                *place = carry as u64;
            }
        }
        Self::from_words(self.width, &product)
    }

    /// Combines the words of two numbers, least significant first; missing ones are zero.
    fn zip(&self, other: &Self, mut combine: impl FnMut(u64, u64) -> u64) -> Self {
        if let (Repr::Small(a), Repr::Small(b)) = (&self.repr, &other.repr) {
            return Self::small(self.width, combine(*a, *b));
        }
        let theirs = other.as_words();
        let words: Vec<u64> = self
            .as_words()
            .iter()
            .enumerate()
            .map(|(i, word)| combine(*word, theirs.get(i).copied().unwrap_or(0)))
            .collect();
        Self::from_words(self.width, &words)
    }
}

impl BitAnd for &Int {
    type Output = Int;
    fn bitand(self, other: Self) -> Int {
        self.zip(other, |a, b| a & b)
    }
}

impl BitOr for &Int {
    type Output = Int;
    fn bitor(self, other: Self) -> Int {
        self.zip(other, |a, b| a | b)
    }
}

impl BitXor for &Int {
    type Output = Int;
    fn bitxor(self, other: Self) -> Int {
        self.zip(other, |a, b| a ^ b)
    }
}

impl Not for &Int {
    type Output = Int;
    fn not(self) -> Int {
        self.map(|word| !word)
    }
}
