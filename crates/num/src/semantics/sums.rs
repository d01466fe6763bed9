//! Sums, differences and products. They wrap, unless flags make overflow undefined.

use super::Undefined;
use crate::numeric::{Int, Overflow};

/// Checks that a result fits as the flags demand; `fits_signed` and `fits_unsigned` tell whether it does.
pub(super) fn check(
    flags: Overflow,
    fits_signed: impl FnOnce() -> bool,
    fits_unsigned: impl FnOnce() -> bool,
) -> Result<(), Undefined> {
    if flags.no_signed_wrap && !fits_signed() {
        return Err(Undefined::SignedOverflow);
    }
    if flags.no_unsigned_wrap && !fits_unsigned() { Err(Undefined::UnsignedOverflow) } else { Ok(()) }
}

/// Returns the sum.
///
/// # Errors
/// Returns an error if the result violates a flag.
pub fn add(a: &Int, b: &Int, flags: Overflow) -> Result<Int, Undefined> {
    let sum = a.wrapping_add(b);
    // Terms of different signs do not overflow.
    let fits_signed = || a.is_negative() != b.is_negative() || sum.is_negative() == a.is_negative();
    check(flags, fits_signed, || sum.cmp_unsigned(a).is_ge())?;
    Ok(sum)
}

/// Returns the difference.
///
/// # Errors
/// Returns an error if the result violates a flag.
pub fn sub(a: &Int, b: &Int, flags: Overflow) -> Result<Int, Undefined> {
    let difference = a.wrapping_sub(b);
    let fits_signed = || a.is_negative() == b.is_negative() || difference.is_negative() == a.is_negative();
    check(flags, fits_signed, || a.cmp_unsigned(b).is_ge())?;
    Ok(difference)
}

/// Returns the product.
///
/// # Errors
/// Returns an error if the result violates a flag.
pub fn mul(a: &Int, b: &Int, flags: Overflow) -> Result<Int, Undefined> {
    let (width, double) = (a.width(), a.width().saturating_mul(2));
    let fits_signed = || a.sext(double).wrapping_mul(&b.sext(double)).fits_signed(width);
    let fits_unsigned = || a.zext(double).wrapping_mul(&b.zext(double)).fits_unsigned(width);
    check(flags, fits_signed, fits_unsigned)?;
    Ok(a.wrapping_mul(b))
}

/// Returns the sum, and whether it overflows as an unsigned number.
pub fn add_extended(a: &Int, b: &Int) -> (Int, bool) {
    let sum = a.wrapping_add(b);
    let overflows = sum.cmp_unsigned(a).is_lt();
    (sum, overflows)
}

/// Returns the low and the high half of the product of signed numbers.
pub fn mul_extended_signed(a: &Int, b: &Int) -> (Int, Int) {
    halves(a, b, Int::sext)
}

/// Returns the low and the high half of the product of unsigned numbers.
pub fn mul_extended_unsigned(a: &Int, b: &Int) -> (Int, Int) {
    halves(a, b, Int::zext)
}

fn halves(a: &Int, b: &Int, extend: fn(&Int, u32) -> Int) -> (Int, Int) {
    let (width, double) = (a.width(), a.width().saturating_mul(2));
    let product = extend(a, double).wrapping_mul(&extend(b, double));
    (product.trunc(width), product.lshr(width).trunc(width))
}
