//! Extension and truncation.

use super::{Int, IntRange, signed_max, signed_min};

impl IntRange {
    /// Returns the range of the number extended with zeros.
    #[must_use]
    pub fn zext(&self, width: u32) -> Self {
        Self::from_unsigned(self.umin.zext(width), self.umax.zext(width))
    }

    /// Returns the range of the number extended with its sign.
    #[must_use]
    pub fn sext(&self, width: u32) -> Self {
        Self::from_signed(self.smin.sext(width), self.smax.sext(width))
    }

    /// Returns the range with each reading extended in its own way, for numbers with an unknown kind of extension.
    #[must_use]
    pub fn extend(&self, width: u32) -> Self {
        Self {
            umin: self.umin.zext(width),
            umax: self.umax.zext(width),
            smin: self.smin.sext(width),
            smax: self.smax.sext(width),
        }
    }

    /// Returns the range of the number without its high bits.
    #[must_use]
    pub fn trunc(&self, width: u32) -> Self {
        // The high bits change within the range, so the low ones take all values.
        let unsigned_wraps = self.umin.lshr(width) != self.umax.lshr(width);
        let (umin, umax) = match unsigned_wraps {
            true => (Int::zero(width), Int::all_ones(width)),
            false => (self.umin.trunc(width), self.umax.trunc(width)),
        };
        let high = |int: &Int| int.ashr(width.saturating_sub(1));
        let (low_end, high_end) = (high(&self.smin), high(&self.smax));
        let is_sign = |int: &Int| int.is_zero() || *int == Int::all_ones(int.width());
        let keeps_order = low_end == high_end
            || is_sign(&low_end) && is_sign(&high_end) && (!low_end.is_zero() || high_end.is_zero());
        let (smin, smax) = match keeps_order {
            true => (self.smin.trunc(width), self.smax.trunc(width)),
            false => (signed_min(width), signed_max(width)),
        };
        Self { umin, umax, smin, smax }
    }
}
