//! Short texts on the stack.

/// The largest power of ten that fits a word. Two words hold 38 digits, more than any float is written with.
const TENS: u128 = 10_000_000_000_000_000_000;

/// An ASCII text of at most 64 characters, enough for any float.
pub(super) struct Text {
    bytes: [u8; 64],
    len: usize,
}

impl Text {
    pub(super) fn new() -> Self {
        Self { bytes: [0; 64], len: 0 }
    }

    /// Returns the decimal digits of a number, padded to at least `least` digits.
    pub(super) fn digits(number: u128, least: usize) -> Self {
        let mut text = Self::new();
        let (high, low) = (number / TENS, number % TENS);
        if high > 0 {
            text.push_reversed(low as u64, TENS.ilog10() as usize);
            text.push_reversed((high % TENS) as u64, 1);
        } else {
            text.push_reversed(low as u64, least);
        }
        text.bytes[..text.len].reverse();
        text
    }

    /// Appends at least `least` digits, from the last one to the first.
    fn push_reversed(&mut self, mut number: u64, least: usize) {
        let end = self.len + least;
        while number > 0 || self.len < end {
            self.push(b'0' + (number % 10) as u8);
            number /= 10;
        }
    }

    /// Removes the last `count` characters.
    pub(super) fn cut(&mut self, count: usize) {
        self.len = self.len.saturating_sub(count);
    }

    pub(super) fn as_str(&self) -> &str {
        // Only ASCII characters are ever appended.
        std::str::from_utf8(&self.bytes[..self.len]).unwrap_or_default()
    }

    pub(super) fn push(&mut self, byte: u8) {
        self.extend(&[byte]);
    }

    pub(super) fn extend(&mut self, bytes: &[u8]) {
        let room = self.bytes.get_mut(self.len..self.len + bytes.len());
        debug_assert!(room.is_some(), "no float takes that many characters");
        if let Some(room) = room {
            room.copy_from_slice(bytes);
            self.len += bytes.len();
        }
    }
}

impl std::ops::Deref for Text {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes[..self.len]
    }
}
