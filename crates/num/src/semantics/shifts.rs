//! Shifts. The amount is read as unsigned, and below the width.

use super::Undefined;
use super::sums::check;
use crate::numeric::{Int, Overflow};

/// Returns the amount of a shift of a number of this width.
fn amount(b: &Int, width: u32) -> Result<u32, Undefined> {
    let amount = b.zext_u64().and_then(|amount| u32::try_from(amount).ok()).filter(|amount| *amount < width);
    amount.ok_or(Undefined::ShiftTooLarge)
}

/// Returns the number shifted left. A bit that differs from the sign afterwards violates `nsw`, a lost one violates
/// `nuw`.
///
/// # Errors
/// Returns an error if the amount is at least the width, or the result violates a flag.
pub fn shift_left(a: &Int, b: &Int, flags: Overflow) -> Result<Int, Undefined> {
    let amount = amount(b, a.width())?;
    let result = a.shl(amount);
    check(flags, || result.ashr(amount) == *a, || result.lshr(amount) == *a)?;
    Ok(result)
}

/// Returns the number shifted right, filled with its sign.
///
/// # Errors
/// Returns an error if the amount is at least the width, and for a lost bit if the shift must be `exact`.
pub fn shift_right_signed(a: &Int, b: &Int, exact: bool) -> Result<Int, Undefined> {
    shift_right(a, b, exact, Int::ashr)
}

/// Returns the number shifted right, filled with zeros.
///
/// # Errors
/// Returns an error if the amount is at least the width, and for a lost bit if the shift must be `exact`.
pub fn shift_right_unsigned(a: &Int, b: &Int, exact: bool) -> Result<Int, Undefined> {
    shift_right(a, b, exact, Int::lshr)
}

fn shift_right(a: &Int, b: &Int, exact: bool, shift: fn(&Int, u32) -> Int) -> Result<Int, Undefined> {
    let amount = amount(b, a.width())?;
    if exact && a.trailing_zeros() < amount { Err(Undefined::Inexact) } else { Ok(shift(a, amount)) }
}
