//! Quotients and remainders.

use super::Undefined;
use crate::numeric::Int;

fn one(like: &Int) -> Int {
    Int::from_u64(like.width(), 1)
}

/// Returns whether this is the quotient without a remainder.
fn is_exact(quotient: &Int, a: &Int, b: &Int) -> bool {
    quotient.wrapping_mul(b) == *a
}

/// Returns whether this is the least signed number.
fn is_least(int: &Int) -> bool {
    int.is_negative() && int.trailing_zeros() == int.width() - 1
}

fn exactly(quotient: Int, a: &Int, b: &Int, exact: bool) -> Result<Int, Undefined> {
    if exact && !is_exact(&quotient, a, b) { Err(Undefined::Inexact) } else { Ok(quotient) }
}

/// Returns the quotient of unsigned numbers, rounded towards zero.
///
/// # Errors
/// Returns an error for a division by zero, and for a remainder if the quotient must be `exact`.
pub fn div_unsigned(a: &Int, b: &Int, exact: bool) -> Result<Int, Undefined> {
    exactly(a.udiv(b).ok_or(Undefined::DivisionByZero)?, a, b, exact)
}

/// Returns the quotient of signed numbers, rounded towards zero.
///
/// # Errors
/// Returns an error for a division by zero, for that of the least number by -1, and for a remainder if the quotient
/// must be `exact`.
pub fn div_signed(a: &Int, b: &Int, exact: bool) -> Result<Int, Undefined> {
    let quotient = a.sdiv(b).ok_or(Undefined::DivisionByZero)?;
    if is_least(a) && *b == Int::all_ones(b.width()) {
        return Err(Undefined::QuotientOverflow);
    }
    exactly(quotient, a, b, exact)
}

/// Returns the quotient of unsigned numbers, rounded up.
///
/// # Errors
/// Returns an error for a division by zero.
pub fn ceil_div_unsigned(a: &Int, b: &Int) -> Result<Int, Undefined> {
    let quotient = div_unsigned(a, b, false)?;
    Ok(if is_exact(&quotient, a, b) { quotient } else { quotient.wrapping_add(&one(a)) })
}

/// Returns the quotient of signed numbers, rounded up.
///
/// # Errors
/// Returns an error for a division by zero, and for that of the least number by -1.
pub fn ceil_div_signed(a: &Int, b: &Int) -> Result<Int, Undefined> {
    let quotient = div_signed(a, b, false)?;
    let is_above = a.is_negative() == b.is_negative() && !is_exact(&quotient, a, b);
    Ok(if is_above { quotient.wrapping_add(&one(a)) } else { quotient })
}

/// Returns the quotient of signed numbers, rounded down.
///
/// # Errors
/// Returns an error for a division by zero, and for that of the least number by -1.
pub fn floor_div_signed(a: &Int, b: &Int) -> Result<Int, Undefined> {
    let quotient = div_signed(a, b, false)?;
    let is_below = a.is_negative() != b.is_negative() && !is_exact(&quotient, a, b);
    Ok(if is_below { quotient.wrapping_sub(&one(a)) } else { quotient })
}

/// Returns the remainder of unsigned numbers.
///
/// # Errors
/// Returns an error for a division by zero.
pub fn rem_unsigned(a: &Int, b: &Int) -> Result<Int, Undefined> {
    a.urem(b).ok_or(Undefined::DivisionByZero)
}

/// Returns the remainder of signed numbers, with the sign of the dividend. The remainder of the least number and -1 is
/// 0.
///
/// # Errors
/// Returns an error for a division by zero.
pub fn rem_signed(a: &Int, b: &Int) -> Result<Int, Undefined> {
    a.srem(b).ok_or(Undefined::DivisionByZero)
}
