//! The lexer of MLIR's text format.
//!
//! The lexer works on bytes and allocates nothing: a [`Token`] is a kind and a range of the source. The source need not
//! be UTF-8. Reading past the end yields zero bytes, which the lexer distinguishes from real ones by their position.
//!
//! Invariant: a token lies inside the source, and all tokens except [`Kind::Eof`] and [`Kind::Error`] are nonempty.

mod classes;
mod keywords;
#[cfg(test)]
mod tests;
mod token;

pub(in crate::text) use token::{Kind, LexError, Token};

use classes::{ALPHA, DASH, DIGIT, HEX, SINGLE, SPACE, SUFFIX, WORD, WORD_MARK, is, is_special};
use keywords::word_kind;

use crate::numeric::Int;

/// The error for integers with more than [`Int::MAX_DECIMAL_DIGITS`] digits.
const TOO_MANY_DIGITS: &str = "decimal integers are limited to 100000 digits; write it in hexadecimal";
const _: () = assert!(Int::MAX_DECIMAL_DIGITS == 100_000, "as the message says");

/// A lexer over a source.
#[derive(Clone, Debug)]
pub(in crate::text) struct Lexer<'s> {
    /// The source up to the limit.
    source: &'s [u8],
    /// The source without a limit.
    whole: &'s [u8],
    position: usize,
    error: Option<LexError>,
}

impl<'s> Lexer<'s> {
    /// Creates a lexer that starts at `position`. The source must be shorter than 2^32 bytes.
    pub(in crate::text) fn new(source: &'s [u8], position: usize) -> Self {
        Self { source, whole: source, position, error: None }
    }

    /// Returns the text of a token.
    #[inline]
    pub(in crate::text) fn text(&self, token: Token) -> &'s [u8] {
        &self.source[token.start() as usize..token.end() as usize]
    }

    /// Returns the source, up to the limit.
    #[inline]
    pub(in crate::text) fn source(&self) -> &'s [u8] {
        self.source
    }

    /// Returns the source regardless of the limit.
    pub(in crate::text) fn whole(&self) -> &'s [u8] {
        self.whole
    }

    /// Ends the source at `end`, from the next token on, and returns the previous end.
    pub(in crate::text) fn limit(&mut self, end: usize) -> usize {
        let before = self.source.len();
        self.source = &self.whole[..end.min(self.whole.len())];
        before
    }

    /// Continues at `position`.
    #[inline]
    pub(in crate::text) fn set_position(&mut self, position: usize) {
        self.position = position;
    }

    /// Returns the reason that the last token is a [`Kind::Error`].
    pub(in crate::text) fn take_error(&mut self) -> Option<LexError> {
        self.error.take()
    }

    /// Returns the byte at `at`; zero past the end.
    #[inline]
    fn byte(&self, at: usize) -> u8 {
        self.source.get(at).copied().unwrap_or(0)
    }

    #[inline]
    fn token(&mut self, kind: Kind, start: usize, end: usize) -> Token {
        self.position = end;
        Token::new(kind, start as u32, end as u32)
    }

    #[cold]
    fn fail(&mut self, start: usize, offset: usize, message: &'static str) -> Token {
        self.error = Some(LexError { offset, message });
        let start = start.min(self.source.len());
        self.token(Kind::Error, start, start)
    }

    /// Returns the next token.
    #[inline]
    pub(in crate::text) fn next(&mut self) -> Token {
        let mut at = self.position;
        loop {
            let Some(byte) = self.source.get(at).copied() else {
                return self.token(Kind::Eof, self.source.len(), self.source.len());
            };
            if is(byte, SPACE) {
                at += 1;
                continue;
            }
            if byte == b'/' && self.byte(at + 1) == b'/' {
                at = self.end_of_line(at);
                continue;
            }
            return match byte {
                b'%' => self.prefixed(at, Kind::PercentIdentifier, "invalid SSA name"),
                b'"' => self.string(at, at + 1),
                b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.word(at),
                _ => match SINGLE[byte as usize] {
                    Kind::Error => self.other(byte, at),
                    kind => self.token(kind, at, at + 1),
                },
            };
        }
    }

    /// Returns the end of the line of `at`: its newline, or the end of the source.
    fn end_of_line(&self, at: usize) -> usize {
        let rest = &self.source[at..];
        memchr::memchr2(b'\n', b'\r', rest).map_or(self.source.len(), |length| at + length)
    }

    /// Reads a token with a less common first byte.
    fn other(&mut self, byte: u8, at: usize) -> Token {
        match byte {
            b'0'..=b'9' => self.number(at),
            b'-' if self.byte(at + 1) == b'>' => self.token(Kind::Arrow, at, at + 2),
            b'-' => self.token(Kind::Minus, at, at + 1),
            b'{' if self.byte(at + 1) == b'-' && self.byte(at + 2) == b'#' => {
                self.token(Kind::MetadataBegin, at, at + 3)
            }
            b'{' => self.token(Kind::LBrace, at, at + 1),
            b'#' if self.byte(at + 1) == b'-' && self.byte(at + 2) == b'}' => self.token(Kind::MetadataEnd, at, at + 3),
            b'#' => self.prefixed(at, Kind::HashIdentifier, "invalid attribute name"),
            b'!' => self.prefixed(at, Kind::ExclamationIdentifier, "invalid type identifier"),
            b'^' => self.prefixed(at, Kind::CaretIdentifier, "invalid block name"),
            b'@' => self.at_identifier(at),
            b'/' => self.token(Kind::Slash, at, at + 1),
            b'.' if self.byte(at + 1) == b'.' && self.byte(at + 2) == b'.' => self.token(Kind::Ellipsis, at, at + 3),
            b'.' => self.fail(at, at + 1, "expected three consecutive dots for an ellipsis"),
            _ => self.fail(at, at, "unexpected character"),
        }
    }

    /// Returns the end of the run of bytes of this class that starts at `at`.
    #[inline]
    fn run(&self, mut at: usize, class: u8) -> usize {
        while at < self.source.len() && is(self.source[at], class) {
            at += 1;
        }
        at
    }

    /// Reads `%0`, `%name`, `#name`, `!name` or `^name`.
    #[inline]
    fn prefixed(&mut self, start: usize, kind: Kind, message: &'static str) -> Token {
        let first = self.byte(start + 1);
        // A name that starts with a digit has only digits.
        if is(first, DIGIT) {
            let end = self.run(start + 2, DIGIT);
            return self.token(kind, start, end);
        }
        if is(first, ALPHA | WORD_MARK | DASH) {
            let end = self.run(start + 2, SUFFIX);
            return self.token(kind, start, end);
        }
        self.fail(start, start, message)
    }

    /// Reads `@name` or `@"name"`.
    fn at_identifier(&mut self, start: usize) -> Token {
        let first = self.byte(start + 1);
        if first == b'"' {
            let string = self.string(start, start + 2);
            let kind = if string.kind == Kind::String { Kind::AtIdentifier } else { string.kind };
            return string.with_kind(kind);
        }
        if !is(first, ALPHA) && first != b'_' {
            return self.fail(start, start + 1, "@ identifier expected to start with letter or '_'");
        }
        let end = self.run(start + 2, WORD);
        self.token(Kind::AtIdentifier, start, end)
    }

    /// Reads a string whose first byte after the quote is at `at`.
    #[inline]
    fn string(&mut self, start: usize, mut at: usize) -> Token {
        loop {
            at = self.plain_end(at);
            let Some(byte) = self.source.get(at).copied() else {
                return self.fail(start, at, "expected '\"' in string literal");
            };
            match byte {
                b'"' => return self.token(Kind::String, start, at + 1),
                b'\n' | 0x0B | 0x0C => return self.fail(start, at, "expected '\"' in string literal"),
                b'\\' => match self.byte(at + 1) {
                    b'"' | b'\\' | b'n' | b't' => at += 2,
                    high if is(high, HEX) && is(self.byte(at + 2), HEX) => at += 3,
                    _ => return self.fail(start, at, "unknown escape in string literal"),
                },
                _ => {}
            }
        }
    }

    /// Returns the first position from `at` on of a special byte in a string, or the end.
    #[inline]
    fn plain_end(&self, mut at: usize) -> usize {
        let long = at + 16;
        while let Some(byte) = self.source.get(at) {
            if is_special(*byte) {
                break;
            }
            at += 1;
            if at == long {
                at = self.skip_plain_blocks(at);
            }
        }
        at
    }

    /// Skips plain bytes of a string, which may be a constant of many megabytes, in whole blocks without branches.
    #[inline(never)]
    fn skip_plain_blocks(&self, at: usize) -> usize {
        let has_special = |block: &&[u8; 32]| block.iter().fold(false, |found, byte| found | is_special(*byte));
        let blocks = self.source.get(at..).unwrap_or_default().as_chunks::<32>().0;
        at + 32 * blocks.iter().take_while(|block| !has_special(block)).count()
    }

    /// Reads a number: `42`, `0x2A`, `1.5e-3`.
    fn number(&mut self, start: usize) -> Token {
        if self.source[start] == b'0' && self.byte(start + 1) == b'x' {
            // In the shape `0xi32`, the zero is a separate number.
            if !is(self.byte(start + 2), HEX) {
                return self.token(Kind::Integer, start, start + 1);
            }
            let end = self.run(start + 3, HEX);
            return self.token(Kind::Integer, start, end);
        }
        let mut end = self.run(start + 1, DIGIT);
        if self.byte(end) != b'.' {
            if end - start > Int::MAX_DECIMAL_DIGITS {
                return self.fail(start, start, TOO_MANY_DIGITS);
            }
            return self.token(Kind::Integer, start, end);
        }
        end = self.run(end + 1, DIGIT);
        if matches!(self.byte(end), b'e' | b'E') {
            let sign = usize::from(matches!(self.byte(end + 1), b'-' | b'+'));
            if is(self.byte(end + 1 + sign), DIGIT) {
                end = self.run(end + 2 + sign, DIGIT);
            }
        }
        self.token(Kind::Float, start, end)
    }

    /// Reads a bare identifier, an integer type or a keyword.
    #[inline]
    fn word(&mut self, start: usize) -> Token {
        let end = self.run(start + 1, WORD);
        let kind = word_kind(&self.source[start..end]);
        self.token(kind, start, end)
    }
}
