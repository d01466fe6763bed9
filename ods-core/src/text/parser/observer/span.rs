//! Ranges of the text, and the end of the text before a position.

use std::ops::Range;

/// A range of the text, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Span {
    /// The offset of the first byte.
    pub start: u32,
    /// The offset after the last byte.
    pub end: u32,
}

impl Span {
    /// Returns the range for indexing the text.
    pub fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// Returns whether the offset is inside the range or directly after it.
    pub fn touches(self, offset: u32) -> bool {
        self.start <= offset && offset <= self.end
    }
}

/// The comments of a text, in order.
pub(super) struct Comments(Vec<Span>);

impl Comments {
    /// Returns the comments of the part of the text that begins at `at`.
    pub(super) fn of(text: &[u8], mut at: usize) -> Self {
        let mut comments = Vec::new();
        while let Some(next) = memchr::memchr2(b'"', b'/', text.get(at..).unwrap_or_default()) {
            let start = at + next;
            at = match text[start] {
                b'"' => end_of_string(text, start + 1),
                _ if text.get(start + 1) != Some(&b'/') => start + 1,
                _ => {
                    let line = &text[start..];
                    let end = start + memchr::memchr2(b'\n', b'\r', line).unwrap_or(line.len());
                    comments.push(Span { start: start as u32, end: end as u32 });
                    end
                }
            };
        }
        Self(comments)
    }

    /// Returns the end of the text before `offset`, ignoring blanks and comments.
    pub(super) fn end_of_text(&self, text: &[u8], offset: usize) -> usize {
        let mut end = offset;
        loop {
            let is_text = |byte: &u8| !matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0);
            end = text[..end].iter().rposition(is_text).map_or(0, |last| last + 1);
            let index = self.0.partition_point(|comment| (comment.end as usize) < end);
            match self.0.get(index) {
                Some(comment) if (comment.start as usize) < end => end = comment.start as usize,
                _ => return end,
            }
        }
    }
}

/// Returns the end of the string whose first byte after the quote is at `at`: after the closing quote, or at the end of
/// the line.
pub(in crate::text) fn end_of_string(text: &[u8], mut at: usize) -> usize {
    while let Some(byte) = text.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\n' | b'\r' => return at,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_ends_before_blanks_and_comments() {
        let text = b"\"a // b\" // c\n  // d \"\n  e / f";
        let comments = Comments::of(text, 0);
        let end = |offset| comments.end_of_text(text, offset);
        assert_eq!(comments.0.len(), 2);
        assert_eq!((end(25), end(13), end(8), end(27), end(0)), (8, 8, 8, 26, 0));
        assert_eq!(end(text.len()), text.len());
    }
}
