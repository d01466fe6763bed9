//! Shifts and bit counts.

use super::Int;

/// Shifts keep the width; an amount of at least the width shifts all bits out.
impl Int {
    /// Returns the number shifted left.
    #[must_use]
    pub fn shl(&self, amount: u32) -> Self {
        if amount >= self.width {
            return Self::zero(self.width);
        }
        if self.width <= 64 {
            return Self::small(self.width, self.as_words()[0] << amount);
        }
        let (words, (skip, bits)) = (self.as_words(), (amount as usize / 64, amount % 64));
        let word = |i: usize| i.checked_sub(skip).map_or(0, |i| words[i]);
        let carried = |i: usize| if bits == 0 || i == 0 { 0 } else { word(i - 1) >> (64 - bits) };
        let shifted: Vec<u64> = (0..words.len()).map(|i| word(i) << bits | carried(i)).collect();
        Self::from_words(self.width, &shifted)
    }

    /// Returns the number shifted right, filled with zeros.
    #[must_use]
    pub fn lshr(&self, amount: u32) -> Self {
        if amount >= self.width {
            return Self::zero(self.width);
        }
        if self.width <= 64 {
            return Self::small(self.width, self.as_words()[0] >> amount);
        }
        let (words, (skip, bits)) = (self.as_words(), (amount as usize / 64, amount % 64));
        let word = |i: usize| words.get(i + skip).copied().unwrap_or(0);
        let carried = |i: usize| if bits == 0 { 0 } else { word(i + 1) << (64 - bits) };
        let shifted: Vec<u64> = (0..words.len()).map(|i| word(i) >> bits | carried(i)).collect();
        Self::from_words(self.width, &shifted)
    }

    /// Returns the number shifted right, filled with the sign.
    #[must_use]
    pub fn ashr(&self, amount: u32) -> Self {
        if self.is_negative() { !&(!self).lshr(amount) } else { self.lshr(amount) }
    }

    /// Returns the number of zeros above the topmost one.
    pub fn leading_zeros(&self) -> u32 {
        self.width - self.active_bits()
    }

    /// Returns the number of zeros below the lowest one: the width for zero.
    pub fn trailing_zeros(&self) -> u32 {
        let lowest = self.as_words().iter().position(|word| *word != 0);
        lowest.map_or(self.width, |i| i as u32 * 64 + self.as_words()[i].trailing_zeros())
    }

    /// Returns the number of ones.
    pub fn count_ones(&self) -> u32 {
        self.as_words().iter().map(|word| word.count_ones()).sum()
    }
}
