//! Numbers that look random and are the same for the same seed.

/// A sequence of numbers: the generator PCG without permutation.
#[derive(Clone, Debug)]
pub struct Numbers(u64);

impl Numbers {
    /// Starts the sequence of a seed.
    pub fn new(seed: u64) -> Self {
        let mut numbers = Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x2545_f491_4f6c_dd1d);
        numbers.next();
        numbers
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }

    /// Returns a number below the end, or 0.
    pub fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next()).unwrap_or_default() % end.max(1)
    }

    /// Returns `true` once in so many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// Returns one of the elements.
    pub fn one_of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        all.get(self.below(all.len())).copied()
    }
}
