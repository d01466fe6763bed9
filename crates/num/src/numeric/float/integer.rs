//! Conversion from and to integers.

use super::convert::Binary;
use super::{Float, FloatFormat};
use crate::numeric::Int;

/// The number of significant bits that a conversion keeps exactly; one more represents the rest.
const KEPT: u32 = 120;

impl Float {
    /// Returns the number of the format that is nearest to the integer; of two, the one with an even last bit.
    /// Corresponds to `APFloat::convertFromAPInt`.
    pub fn from_int(format: FloatFormat, int: &Int, is_signed: bool) -> Self {
        let is_negative = is_signed && int.is_negative();
        let magnitude = if is_negative { int.neg() } else { int.clone() };
        let bits = magnitude.active_bits();
        let dropped = bits.saturating_sub(KEPT);
        let kept = magnitude.lshr(dropped);
        let rest = u128::from(dropped > 0 && magnitude.trailing_zeros() < dropped);
        let words = kept.as_words();
        let word = |index: usize| u128::from(words.get(index).copied().unwrap_or(0));
        let significand = (word(1) << 64 | word(0)) << 1 | rest;
        let binary = Binary { significand, exponent: i32::try_from(dropped).unwrap_or(i32::MAX / 2) - 1 };
        Self::from_binary(format, is_negative, binary)
    }

    /// Returns the integer of this width that results from dropping the fraction; `None` for infinities, NaNs, and
    /// numbers out of range. Corresponds to `APFloat::convertToInteger` towards zero.
    pub fn to_int(self, width: u32, is_signed: bool) -> Option<Int> {
        if !self.is_finite() {
            return None;
        }
        let Binary { significand, exponent } = self.binary();
        let significand =
            if exponent < 0 { significand.checked_shr(exponent.unsigned_abs()).unwrap_or(0) } else { significand };
        let shift = u32::try_from(exponent).unwrap_or(0);
        let bits = 128 - significand.leading_zeros() + if significand == 0 { 0 } else { shift };
        let room = width + 1;
        if bits > room {
            return None;
        }
        let wide = room.max(129) + 1;
        let words = [significand as u64, (significand >> 64) as u64];
        let magnitude = Int::from_words(wide, &words).shl(if significand == 0 { 0 } else { shift });
        let value = if self.is_negative() { magnitude.neg() } else { magnitude };
        let fits =
            if is_signed { value.fits_signed(width) } else { !value.is_negative() && value.fits_unsigned(width) };
        fits.then(|| value.trunc(width))
    }
}
