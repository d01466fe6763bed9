//! Numbers from a seed.

/// A generator of numbers that look random: the algorithm SplitMix64.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Returns the generator for the input at a position.
    pub fn new(seed: u64, position: u64) -> Self {
        let mut random = Self(seed ^ position.wrapping_mul(0xD605_BBB5_8C8A_BBFD));
        random.next();
        random
    }

    /// Returns the next number.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// Returns a number below the limit, which is not 0.
    pub fn below(&mut self, limit: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(limit)) >> 64) as u64
    }

    /// Returns one of the values, which are not empty.
    pub fn pick<'a, T>(&mut self, values: &'a [T]) -> &'a T {
        // Below the number of values, so that it fits.
        let position = usize::try_from(self.below(values.len() as u64)).unwrap_or_default();
        &values[position]
    }
}
