//! Extension and truncation.

use super::Undefined;
use super::sums::check;
use crate::numeric::{Int, Overflow};

/// Returns the low bits of a number.
///
/// # Errors
/// Returns an error if the number does not fit as a flag demands.
pub fn truncate(a: &Int, width: u32, flags: Overflow) -> Result<Int, Undefined> {
    check(flags, || a.fits_signed(width), || a.fits_unsigned(width))?;
    Ok(a.trunc(width))
}

/// Returns the number in another width: extended by its sign, or truncated.
pub fn resize_signed(a: &Int, width: u32) -> Int {
    if width > a.width() { a.sext(width) } else { a.trunc(width) }
}

/// Returns the number in another width: extended by zeros, or truncated.
pub fn resize_unsigned(a: &Int, width: u32) -> Int {
    a.zext(width)
}
