//! The bytes of an input, one after the other.

/// The bytes that are left.
pub struct Input<'a>(pub &'a [u8]);

impl Input<'_> {
    /// Returns the next byte; 0 at the end.
    pub fn byte(&mut self) -> u8 {
        let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        *first
    }

    /// Returns the number in the next eight bytes.
    pub fn word(&mut self) -> u64 {
        (0..8).fold(0, |word, _| word << 8 | u64::from(self.byte()))
    }

    /// Returns as many bytes as the next one says, fewer than `limit`.
    pub fn bytes(&mut self, limit: u8) -> Vec<u8> {
        let size = self.byte() % limit;
        (0..size).map(|_| self.byte()).collect()
    }

    /// Returns a number that is small in most cases.
    pub fn number(&mut self) -> i64 {
        match self.byte() {
            255 => self.word().cast_signed(),
            254 => -1,
            byte => i64::from(byte % 9),
        }
    }
}
