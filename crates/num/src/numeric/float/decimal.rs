//! The decimal digits of a number, at a given precision.
//!
//! They match `APFloat::toString`, which rounds half up, but after cutting off digits past the requested ones,
//! sometimes directly past them: then it rounds towards zero.

use super::convert::Binary;
use super::text::Text;
use crate::numeric::big_uint::BigUint;

/// The number `digits * 10^exponent`.
pub(super) struct Decimal {
    /// Decimal digits without trailing zeros; at least one.
    pub(super) digits: Text,
    pub(super) exponent: i32,
}

/// The exact value of a finite number, as `product * 10^exponent`.
#[derive(Clone, Copy)]
pub(super) struct Exact {
    product: Product,
    /// The number of bits of the product.
    bits: u32,
    /// The power of ten.
    exponent: i32,
}

impl Exact {
    pub(super) fn new(number: Binary) -> Self {
        let zeros = if number.significand == 0 { 0 } else { number.significand.trailing_zeros() };
        let (factor, exponent) = (number.significand >> zeros, number.exponent + zeros as i32);
        // A binary fraction is a decimal fraction with a power of five.
        let product = Product { factor, twos: exponent.max(0), fives: (-exponent).max(0) };
        Self { product, bits: product.bits(), exponent: exponent.min(0) }
    }

    /// Returns the number with at most `precision` digits, and at most 36, which is enough for `f128`.
    pub(super) fn round(self, precision: u32) -> Decimal {
        if self.bits == 0 {
            return Decimal::trimmed(0, 0);
        }
        let tens = digits_of_bits(self.bits.saturating_sub(bits_of_digits(precision)));
        let cut = self.product.divided_by_tens(tens).value();
        Decimal::rounded(cut, self.exponent + tens as i32, precision)
    }
}

impl Decimal {
    fn rounded(number: u128, exponent: i32, precision: u32) -> Self {
        let count = number.checked_ilog10().map_or(0, |log| log + 1);
        let Some(behind) = count.checked_sub(precision + 1) else { return Self::trimmed(number, exponent) };
        let with_next_digit = number / 10_u128.pow(behind);
        Self::trimmed((with_next_digit + 5) / 10, exponent + behind as i32 + 1)
    }

    fn trimmed(number: u128, exponent: i32) -> Self {
        let mut digits = Text::digits(number, 1);
        let zeros = digits.iter().skip(1).rev().take_while(|digit| **digit == b'0').count();
        digits.cut(zeros);
        Self { digits, exponent: exponent + zeros as i32 }
    }
}

/// Returns the number of bits that `digits` decimal digits take.
fn bits_of_digits(digits: u32) -> u32 {
    // 196/59 is slightly more than the binary logarithm of ten.
    (digits * 196).div_ceil(59)
}

/// Returns the number of decimal digits that `bits` bits hold.
pub(super) fn digits_of_bits(bits: u32) -> u32 {
    bits * 59 / 196
}

/// The powers of five that fit 128 bits.
const FIVES: [u128; 56] = {
    let mut powers = [1; 56];
    let mut i = 1;
    while i < powers.len() {
        powers[i] = powers[i - 1] * 5;
        i += 1;
    }
    powers
};

/// The number `factor * 2^twos * 5^fives`, rounded down.
#[derive(Clone, Copy)]
struct Product {
    factor: u128,
    twos: i32,
    fives: i32,
}

impl Product {
    fn divided_by_tens(self, count: u32) -> Self {
        Self { twos: self.twos - count as i32, fives: self.fives - count as i32, ..self }
    }

    /// Returns the number of bits of an integer, which has no negative exponent.
    fn bits(self) -> u32 {
        let Some(power) = FIVES.get(self.fives as usize) else { return self.big().bits() };
        let (low, high) = self.factor.carrying_mul(*power, 0);
        let bits = if high == 0 { 128 - low.leading_zeros() } else { 256 - high.leading_zeros() };
        bits + self.twos as u32
    }

    /// Returns the number, which must have at most 128 bits.
    fn value(self) -> u128 {
        self.small().unwrap_or_else(|| self.big().low_u128())
    }

    /// Returns the number if all intermediate results fit 128 bits.
    fn small(self) -> Option<u128> {
        let power = FIVES.get(self.fives.unsigned_abs() as usize)?;
        let multiplied = if self.fives > 0 { self.factor.checked_mul(*power)? } else { self.factor };
        let places = self.twos.unsigned_abs();
        let shifted = match self.twos {
            0.. if places > multiplied.leading_zeros() => return None,
            0.. => multiplied.checked_shl(places)?,
            _ => multiplied.checked_shr(places).unwrap_or(0),
        };
        Some(if self.fives < 0 { shifted / power } else { shifted })
    }

    fn big(self) -> BigUint {
        // Three bits per factor of five.
        let bits = 192 + 3 * self.fives.max(0) + self.twos.max(0);
        let mut number = BigUint::with_room(self.factor, bits as usize / 64);
        number.multiply_by_fives(self.fives.max(0) as u32);
        number.shift_left(self.twos.max(0) as u32);
        number.shift_right((-self.twos).max(0) as u32);
        number.divide_by_fives((-self.fives).max(0) as u32);
        number
    }
}
