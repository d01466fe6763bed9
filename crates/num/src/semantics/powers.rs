//! Powers and absolute values of signed numbers.

use super::Undefined;
use crate::numeric::Int;

/// Returns the number without its sign; the least number stays.
pub fn abs(a: &Int) -> Int {
    if a.is_negative() { a.neg() } else { a.clone() }
}

/// Returns the power, which wraps. A negative exponent gives the reciprocal, rounded towards zero.
///
/// # Errors
/// Returns an error for a negative power of zero.
pub fn power(base: &Int, exponent: &Int) -> Result<Int, Undefined> {
    let one = Int::from_u64(base.width(), 1);
    if exponent.is_negative() {
        return reciprocal(base, one, exponent.bit(0));
    }
    let (mut power, mut square) = (one, base.clone());
    for index in 0..exponent.active_bits() {
        if exponent.bit(index) {
            power = power.wrapping_mul(&square);
        }
        square = square.wrapping_mul(&square);
    }
    Ok(power)
}

/// Returns the reciprocal of an odd or even power.
fn reciprocal(base: &Int, one: Int, is_odd: bool) -> Result<Int, Undefined> {
    let width = base.width();
    match base {
        base if base.is_zero() => Err(Undefined::NegativePowerOfZero),
        base if *base == one => Ok(one),
        base if *base == Int::all_ones(width) => Ok(if is_odd { base.clone() } else { one }),
        _ => Ok(Int::zero(width)),
    }
}
