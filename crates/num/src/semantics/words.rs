//! The same functions for numbers in one word: widths of 1 to 64 bits, with zeros above.
//!
//! The interpreter runs them for each instruction, so they are branches on machine words, and the compiler specializes
//! them for the common widths. They take the same flags as the other functions.

use super::Undefined;
use crate::numeric::Overflow;

/// The result of an operation.
type Outcome = Result<u64, Undefined>;

/// Returns the low bits of a number.
#[inline(always)]
pub const fn truncate(word: u64, width: u8) -> u64 {
    word & (u64::MAX >> (width.wrapping_neg() % 64))
}

/// Returns the signed number with these bits.
#[inline(always)]
pub const fn signed(word: u64, width: u8) -> i64 {
    let unused = width.wrapping_neg() % 64;
    ((word << unused) as i64) >> unused
}

/// Returns the low bits of an exact result, which must fit as the flags demand.
#[inline(always)]
fn fitting(width: u8, flags: Overflow, exact: i128, unsigned: Option<u128>) -> Outcome {
    let word = truncate(exact as u64, width);
    if flags.no_signed_wrap && i128::from(signed(word, width)) != exact {
        return Err(Undefined::SignedOverflow);
    }
    if flags.no_unsigned_wrap && unsigned != Some(u128::from(word)) {
        return Err(Undefined::UnsignedOverflow);
    }
    Ok(word)
}

fn signed_pair(width: u8, a: u64, b: u64) -> (i128, i128) {
    (signed(a, width).into(), signed(b, width).into())
}

/// Returns the sum.
///
/// # Errors
/// Returns an error if the result violates a flag.
#[inline]
pub fn add(width: u8, a: u64, b: u64, flags: Overflow) -> Outcome {
    let (s, t) = signed_pair(width, a, b);
    fitting(width, flags, s + t, Some(u128::from(a) + u128::from(b)))
}

/// Returns the difference.
///
/// # Errors
/// Returns an error if the result violates a flag.
#[inline]
pub fn sub(width: u8, a: u64, b: u64, flags: Overflow) -> Outcome {
    let (s, t) = signed_pair(width, a, b);
    fitting(width, flags, s - t, u128::from(a).checked_sub(b.into()))
}

/// Returns the product.
///
/// # Errors
/// Returns an error if the result violates a flag.
#[inline]
pub fn mul(width: u8, a: u64, b: u64, flags: Overflow) -> Outcome {
    let (s, t) = signed_pair(width, a, b);
    fitting(width, flags, s * t, Some(u128::from(a) * u128::from(b)))
}

/// Returns the quotient and the remainder of signed numbers, rounded towards zero.
#[inline]
fn divide_signed(width: u8, a: u64, b: u64) -> Result<(i64, i64), Undefined> {
    let (a, b) = (signed(a, width), signed(b, width));
    if b == 0 {
        return Err(Undefined::DivisionByZero);
    }
    if b == -1 && a == signed(1 << ((u32::from(width) + 63) % 64), width) {
        return Err(Undefined::QuotientOverflow);
    }
    Ok((a.wrapping_div(b), a.wrapping_rem(b)))
}

/// Returns the quotient of signed numbers, rounded towards zero.
///
/// # Errors
/// Returns an error for a division by zero, for that of the least number by -1, and for a remainder if the quotient
/// must be `exact`.
#[inline]
pub fn div_signed(width: u8, a: u64, b: u64, exact: bool) -> Outcome {
    let (quotient, rest) = divide_signed(width, a, b)?;
    if exact && rest != 0 { Err(Undefined::Inexact) } else { Ok(truncate(quotient as u64, width)) }
}

/// Returns the quotient of unsigned numbers, rounded towards zero.
///
/// # Errors
/// Returns an error for a division by zero, and for a remainder if the quotient must be `exact`.
#[inline]
pub fn div_unsigned(a: u64, b: u64, exact: bool) -> Outcome {
    let quotient = a.checked_div(b).ok_or(Undefined::DivisionByZero)?;
    if exact && !a.is_multiple_of(b) { Err(Undefined::Inexact) } else { Ok(quotient) }
}

/// Returns the quotient of signed numbers, rounded up.
///
/// # Errors
/// Returns an error for a division by zero, and for that of the least number by -1.
#[inline]
pub fn ceil_div_signed(width: u8, a: u64, b: u64) -> Outcome {
    let (quotient, rest) = divide_signed(width, a, b)?;
    let is_above = rest != 0 && (signed(a, width) < 0) == (signed(b, width) < 0);
    Ok(truncate((quotient + i64::from(is_above)) as u64, width))
}

/// Returns the quotient of unsigned numbers, rounded up.
///
/// # Errors
/// Returns an error for a division by zero.
#[inline]
pub fn ceil_div_unsigned(a: u64, b: u64) -> Outcome {
    if b == 0 { Err(Undefined::DivisionByZero) } else { Ok(a.div_ceil(b)) }
}

/// Returns the quotient of signed numbers, rounded down.
///
/// # Errors
/// Returns an error for a division by zero, and for that of the least number by -1.
#[inline]
pub fn floor_div_signed(width: u8, a: u64, b: u64) -> Outcome {
    let (quotient, rest) = divide_signed(width, a, b)?;
    let is_below = rest != 0 && (signed(a, width) < 0) != (signed(b, width) < 0);
    Ok(truncate((quotient - i64::from(is_below)) as u64, width))
}

/// Returns the remainder of signed numbers, with the sign of the dividend. The remainder of the least number and -1 is
/// 0.
///
/// # Errors
/// Returns an error for a division by zero.
#[inline]
pub fn rem_signed(width: u8, a: u64, b: u64) -> Outcome {
    let (a, b) = (signed(a, width), signed(b, width));
    if b == 0 { Err(Undefined::DivisionByZero) } else { Ok(truncate(a.wrapping_rem(b) as u64, width)) }
}

/// Returns the remainder of unsigned numbers.
///
/// # Errors
/// Returns an error for a division by zero.
#[inline]
pub fn rem_unsigned(a: u64, b: u64) -> Outcome {
    a.checked_rem(b).ok_or(Undefined::DivisionByZero)
}

/// Returns the number shifted left. A bit that differs from the sign afterwards violates `nsw`, a lost one violates
/// `nuw`.
///
/// # Errors
/// Returns an error if the amount is at least the width, or the result violates a flag.
#[inline]
pub fn shift_left(width: u8, a: u64, b: u64, flags: Overflow) -> Outcome {
    if b >= u64::from(width) {
        return Err(Undefined::ShiftTooLarge);
    }
    let word = truncate(a << b, width);
    if flags.no_signed_wrap && signed(word, width) >> b != signed(a, width) {
        return Err(Undefined::SignedOverflow);
    }
    if flags.no_unsigned_wrap && word >> b != a { Err(Undefined::UnsignedOverflow) } else { Ok(word) }
}

/// Checks a shift to the right.
#[inline]
fn check_right(width: u8, a: u64, b: u64, exact: bool) -> Result<(), Undefined> {
    if b >= u64::from(width) {
        return Err(Undefined::ShiftTooLarge);
    }
    let is_lossy = a & !(u64::MAX << b) != 0;
    if exact && is_lossy { Err(Undefined::Inexact) } else { Ok(()) }
}

/// Returns the number shifted right, filled with its sign.
///
/// # Errors
/// Returns an error if the amount is at least the width, and for a lost bit if the shift must be `exact`.
#[inline]
pub fn shift_right_signed(width: u8, a: u64, b: u64, exact: bool) -> Outcome {
    check_right(width, a, b, exact)?;
    Ok(truncate((signed(a, width) >> b) as u64, width))
}

/// Returns the number shifted right, filled with zeros.
///
/// # Errors
/// Returns an error if the amount is at least the width, and for a lost bit if the shift must be `exact`.
#[inline]
pub fn shift_right_unsigned(width: u8, a: u64, b: u64, exact: bool) -> Outcome {
    check_right(width, a, b, exact)?;
    Ok(a >> b)
}

/// Returns the greater of two signed numbers.
#[inline]
pub fn max_signed(width: u8, a: u64, b: u64) -> u64 {
    if signed(a, width) >= signed(b, width) { a } else { b }
}

/// Returns the lesser of two signed numbers.
#[inline]
pub fn min_signed(width: u8, a: u64, b: u64) -> u64 {
    if signed(a, width) <= signed(b, width) { a } else { b }
}

/// Returns the number without its sign; the least number stays.
#[inline]
pub fn abs(width: u8, a: u64) -> u64 {
    truncate(signed(a, width).unsigned_abs(), width)
}

/// Returns the number of zeros above the topmost one; the width for zero.
#[inline]
pub fn count_leading_zeros(width: u8, a: u64) -> u64 {
    truncate(u64::from(a.leading_zeros()) + u64::from(width) - 64, width)
}

/// Returns the number of zeros below the lowest one; the width for zero.
#[inline]
pub fn count_trailing_zeros(width: u8, a: u64) -> u64 {
    truncate(u64::from(a.trailing_zeros()).min(width.into()), width)
}

/// Returns the number of ones.
#[inline]
pub fn count_ones(width: u8, a: u64) -> u64 {
    truncate(a.count_ones().into(), width)
}

/// Returns the power, which wraps. A negative exponent gives the reciprocal, rounded towards zero.
///
/// # Errors
/// Returns an error for a negative power of zero.
#[inline]
pub fn power(width: u8, base: u64, exponent: u64) -> Outcome {
    if signed(exponent, width) < 0 {
        return match signed(base, width) {
            0 => Err(Undefined::NegativePowerOfZero),
            -1 if exponent & 1 == 0 => Ok(1),
            1 | -1 => Ok(base),
            _ => Ok(0),
        };
    }
    let (mut result, mut square, mut rest) = (1_u64, base, exponent);
    while rest != 0 {
        if rest & 1 == 1 {
            result = result.wrapping_mul(square);
        }
        square = square.wrapping_mul(square);
        rest >>= 1;
    }
    Ok(truncate(result, width))
}
