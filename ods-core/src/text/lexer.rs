//! Tokens of MLIR's text format.
//!
//! The lexer works on bytes and allocates nothing: a [`Token`] is a kind and a range of the source. The source need
//! not be UTF-8. Reading past the end gives zero bytes, which the lexer tells from real ones by position.
//!
//! Invariant: a token lies inside the source, and each token but [`Kind::Eof`] and [`Kind::Error`] is not empty.

/// What a token is. Keywords come last, see [`Kind::is_keyword`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
#[rustfmt::skip]
pub(crate) enum Kind {
    Eof, Error,
    BareIdentifier, AtIdentifier, HashIdentifier, PercentIdentifier, CaretIdentifier, ExclamationIdentifier,
    Float, Integer, String, IntType,
    Arrow, Colon, Comma, Ellipsis, Equal, Greater, LBrace, LParen, LSquare, Less, Minus, Plus, Question, RBrace,
    RParen, RSquare, Slash, Star, VerticalBar, MetadataBegin, MetadataEnd,
    // Keywords.
    AffineMap, AffineSet, Array, Attributes, CeilDiv, Complex, Dense, DenseResource, Distinct, False, FloatType,
    FloorDiv, For, Func, Index, Loc, Max, MemRef, Min, Mod, None, Offset, Size, Sparse, Step, Strided, Symbol, Tensor,
    To, True, Tuple, Type, Unit, Vector,
}

impl Kind {
    /// Whether the token is a word with a meaning of its own.
    #[inline]
    pub(crate) fn is_keyword(self) -> bool {
        self >= Self::AffineMap
    }

    /// Whether the token can be a name of one word: of an attribute, a dimension, a resource.
    #[inline]
    pub(crate) fn is_word(self) -> bool {
        self == Self::BareIdentifier || self == Self::IntType || self.is_keyword()
    }
}

/// A kind and the range of the source that it covers.
///
/// Two words, so that it is passed around in registers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub(crate) kind: Kind,
    /// Start in the lower half, end in the upper.
    span: u64,
}

impl Token {
    #[inline]
    pub(crate) fn new(kind: Kind, start: u32, end: u32) -> Self {
        Self { kind, span: u64::from(start) | u64::from(end) << 32 }
    }

    /// Offset of the first byte.
    #[inline]
    pub(crate) fn start(self) -> u32 {
        self.span as u32
    }

    /// Offset behind the last byte.
    #[inline]
    pub(crate) fn end(self) -> u32 {
        (self.span >> 32) as u32
    }
}

/// What is wrong at which offset.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LexError {
    pub(crate) offset: usize,
    pub(crate) message: &'static str,
}

const ALPHA: u8 = 1;
const DIGIT: u8 = 2;
const HEX: u8 = 4;
/// `$`, `.`, `_`
const WORD_MARK: u8 = 8;
/// `-`
const DASH: u8 = 16;
const SPACE: u8 = 32;
/// What goes on in `abc$1.d_`.
const WORD: u8 = ALPHA | DIGIT | WORD_MARK;
/// What goes on in `%abc-1`.
const SUFFIX: u8 = WORD | DASH;

const fn class_of(byte: u8) -> u8 {
    match byte {
        b'a'..=b'f' | b'A'..=b'F' => ALPHA | HEX,
        b'g'..=b'z' | b'G'..=b'Z' => ALPHA,
        b'0'..=b'9' => DIGIT | HEX,
        b'$' | b'.' | b'_' => WORD_MARK,
        b'-' => DASH,
        // A zero byte inside the source is skipped like a blank.
        b' ' | b'\t' | b'\n' | b'\r' | 0 => SPACE,
        _ => 0,
    }
}

static CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        classes[byte] = class_of(byte as u8);
        byte += 1;
    }
    classes
};

#[inline]
fn is(byte: u8, class: u8) -> bool {
    CLASSES[byte as usize] & class != 0
}

/// Returns whether the byte ends a string, or begins an escape.
#[inline]
fn is_special(byte: u8) -> bool {
    matches!(byte, b'"' | b'\\' | b'\n' | 0x0B | 0x0C)
}

/// The token of one byte that no other token starts with.
static SINGLE: [Kind; 256] = {
    let mut kinds = [Kind::Error; 256];
    let single = [
        (b',', Kind::Comma),
        (b'(', Kind::LParen),
        (b')', Kind::RParen),
        (b'}', Kind::RBrace),
        (b'[', Kind::LSquare),
        (b']', Kind::RSquare),
        (b'<', Kind::Less),
        (b'>', Kind::Greater),
        (b'=', Kind::Equal),
        (b'+', Kind::Plus),
        (b'*', Kind::Star),
        (b'?', Kind::Question),
        (b'|', Kind::VerticalBar),
        (b':', Kind::Colon),
    ];
    let mut i = 0;
    while i < single.len() {
        kinds[single[i].0 as usize] = single[i].1;
        i += 1;
    }
    kinds
};

/// Reads tokens off a source.
#[derive(Clone, Debug)]
pub(crate) struct Lexer<'s> {
    /// Up to the limit.
    source: &'s [u8],
    /// Without a limit.
    whole: &'s [u8],
    position: usize,
    error: Option<LexError>,
}

impl<'s> Lexer<'s> {
    /// A lexer that starts at `position`. The source is shorter than 2^32 bytes.
    pub(crate) fn new(source: &'s [u8], position: usize) -> Self {
        Self { source, whole: source, position, error: None }
    }

    /// The text of a token.
    #[inline]
    pub(crate) fn text(&self, token: Token) -> &'s [u8] {
        &self.source[token.start() as usize..token.end() as usize]
    }

    /// The source, up to the limit.
    #[inline]
    pub(crate) fn source(&self) -> &'s [u8] {
        self.source
    }

    /// The source, whatever the limit.
    pub(crate) fn whole(&self) -> &'s [u8] {
        self.whole
    }

    /// Has the source end at `end`, from the next token on; gives the end that it had.
    pub(crate) fn limit(&mut self, end: usize) -> usize {
        let before = self.source.len();
        self.source = &self.whole[..end.min(self.whole.len())];
        before
    }

    /// Goes on reading at `position`.
    #[inline]
    pub(crate) fn set_position(&mut self, position: usize) {
        self.position = position;
    }

    /// What made the last token a [`Kind::Error`].
    pub(crate) fn take_error(&mut self) -> Option<LexError> {
        self.error.take()
    }

    /// The byte at `at`; zero past the end.
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

    /// The next token.
    #[inline]
    pub(crate) fn next(&mut self) -> Token {
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

    /// Where the line of `at` ends: at its newline, or at the end.
    fn end_of_line(&self, at: usize) -> usize {
        let rest = &self.source[at..];
        memchr::memchr2(b'\n', b'\r', rest).map_or(self.source.len(), |length| at + length)
    }

    /// Tokens with a first byte that is less common.
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

    /// Where a run of bytes of this class that starts at `at` ends.
    #[inline]
    fn run(&self, mut at: usize, class: u8) -> usize {
        while at < self.source.len() && is(self.source[at], class) {
            at += 1;
        }
        at
    }

    /// `%0`, `%name`, `#name`, `!name`, `^name`
    #[inline]
    fn prefixed(&mut self, start: usize, kind: Kind, message: &'static str) -> Token {
        let first = self.byte(start + 1);
        // What starts with a digit has digits only.
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

    /// `@name`, `@"name"`
    fn at_identifier(&mut self, start: usize) -> Token {
        let first = self.byte(start + 1);
        if first == b'"' {
            let string = self.string(start, start + 2);
            let kind = if string.kind == Kind::String { Kind::AtIdentifier } else { string.kind };
            return Token { kind, ..string };
        }
        if !is(first, ALPHA) && first != b'_' {
            return self.fail(start, start + 1, "@ identifier expected to start with letter or '_'");
        }
        let end = self.run(start + 2, WORD);
        self.token(Kind::AtIdentifier, start, end)
    }

    /// A string whose first byte after the quote is at `at`.
    #[inline]
    fn string(&mut self, start: usize, mut at: usize) -> Token {
        loop {
            at = self.skip_plain(at);
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
                _ => at += 1,
            }
        }
    }

    /// Returns the first position from `at` on whose block may hold a byte that means something in a string. Strings may
    /// be constants of many megabytes: whole blocks are compared at a time, without branches.
    #[inline]
    fn skip_plain(&self, at: usize) -> usize {
        let has_special = |block: &&[u8; 32]| block.iter().fold(false, |found, byte| found | is_special(*byte));
        let blocks = self.source.get(at..).unwrap_or_default().as_chunks::<32>().0;
        at + 32 * blocks.iter().take_while(|block| !has_special(block)).count()
    }

    /// `42`, `0x2A`, `1.5e-3`
    fn number(&mut self, start: usize) -> Token {
        if self.source[start] == b'0' && self.byte(start + 1) == b'x' {
            // In `0xi32`, a shape, the zero is a number of its own.
            if !is(self.byte(start + 2), HEX) {
                return self.token(Kind::Integer, start, start + 1);
            }
            let end = self.run(start + 3, HEX);
            return self.token(Kind::Integer, start, end);
        }
        let mut end = self.run(start + 1, DIGIT);
        if self.byte(end) != b'.' {
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

    /// A bare identifier, an integer type or a keyword.
    #[inline]
    fn word(&mut self, start: usize) -> Token {
        let end = self.run(start + 1, WORD);
        let kind = word_kind(&self.source[start..end]);
        self.token(kind, start, end)
    }
}

/// Whether the word is `i<digits>`, `si<digits>` or `ui<digits>`.
#[inline]
fn is_integer_type(word: &[u8]) -> bool {
    let digits = match word {
        [b'i', digits @ ..] | [b's' | b'u', b'i', digits @ ..] => digits,
        _ => return false,
    };
    !digits.is_empty() && digits.iter().all(|byte| is(*byte, DIGIT))
}

#[inline]
fn word_kind(word: &[u8]) -> Kind {
    if is_integer_type(word) {
        return Kind::IntType;
    }
    keyword(word)
}

/// The keyword that the word is, or [`Kind::BareIdentifier`].
fn keyword(word: &[u8]) -> Kind {
    match word {
        b"loc" => Kind::Loc,
        b"index" => Kind::Index,
        b"tensor" => Kind::Tensor,
        b"memref" => Kind::MemRef,
        b"vector" => Kind::Vector,
        b"f32" | b"f64" | b"f16" | b"bf16" | b"f80" | b"f128" | b"tf32" | b"f8E5M2" | b"f8E4M3" | b"f8E4M3FN"
        | b"f8E5M2FNUZ" | b"f8E4M3FNUZ" | b"f8E4M3B11FNUZ" | b"f8E3M4" | b"f8E8M0FNU" | b"f6E2M3FN" | b"f6E3M2FN"
        | b"f4E2M1FN" => Kind::FloatType,
        b"affine_map" => Kind::AffineMap,
        b"affine_set" => Kind::AffineSet,
        b"array" => Kind::Array,
        b"attributes" => Kind::Attributes,
        b"ceildiv" => Kind::CeilDiv,
        b"complex" => Kind::Complex,
        b"dense" => Kind::Dense,
        b"dense_resource" => Kind::DenseResource,
        b"distinct" => Kind::Distinct,
        b"false" => Kind::False,
        b"floordiv" => Kind::FloorDiv,
        b"for" => Kind::For,
        b"func" => Kind::Func,
        b"max" => Kind::Max,
        b"min" => Kind::Min,
        b"mod" => Kind::Mod,
        b"none" => Kind::None,
        b"offset" => Kind::Offset,
        b"size" => Kind::Size,
        b"sparse" => Kind::Sparse,
        b"step" => Kind::Step,
        b"strided" => Kind::Strided,
        b"symbol" => Kind::Symbol,
        b"to" => Kind::To,
        b"true" => Kind::True,
        b"tuple" => Kind::Tuple,
        b"type" => Kind::Type,
        b"unit" => Kind::Unit,
        _ => Kind::BareIdentifier,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(source: &str) -> Vec<Kind> {
        let mut lexer = Lexer::new(source.as_bytes(), 0);
        let mut kinds = Vec::new();
        loop {
            let token = lexer.next();
            kinds.push(token.kind);
            if matches!(token.kind, Kind::Eof | Kind::Error) {
                return kinds;
            }
        }
    }

    fn error(source: &str) -> (usize, &'static str) {
        let mut lexer = Lexer::new(source.as_bytes(), 0);
        loop {
            let token = lexer.next();
            assert_ne!(token.kind, Kind::Eof, "{source} lexes");
            if let Some(error) = lexer.take_error() {
                return (error.offset, error.message);
            }
        }
    }

    #[test]
    fn punctuation_and_names_are_told_apart() {
        use Kind::*;
        let expected = [PercentIdentifier, Equal, String, LParen, RParen, Colon, LParen, RParen, Arrow, IntType, Eof];
        assert_eq!(kinds("%0 = \"a.b\"() : () -> i32"), expected);
        assert_eq!(kinds("{-# #-} {- #a"), [MetadataBegin, MetadataEnd, LBrace, Minus, HashIdentifier, Eof]);
        assert_eq!(
            kinds("!t ^bb0 @a @\"b c\" ..."),
            [ExclamationIdentifier, CaretIdentifier, AtIdentifier, AtIdentifier, Ellipsis, Eof]
        );
    }

    #[test]
    fn numbers_end_where_mlir_ends_them() {
        use Kind::*;
        assert_eq!(
            kinds("0xi32 0x1F 1.5e-3 1.e 1"),
            [Integer, BareIdentifier, Integer, Float, Float, BareIdentifier, Integer, Eof]
        );
        assert_eq!(kinds("4xf32"), [Integer, BareIdentifier, Eof]);
    }

    #[test]
    fn words_are_integer_types_keywords_or_names() {
        use Kind::*;
        assert_eq!(
            kinds("i32 si8 ui4 i i32x index bf16 loc locx"),
            [IntType, IntType, IntType, BareIdentifier, BareIdentifier, Index, FloatType, Loc, BareIdentifier, Eof]
        );
    }

    #[test]
    fn comments_and_zero_bytes_are_skipped() {
        assert_eq!(kinds("// x\n // y\r i32 \0 i1 // z"), [Kind::IntType, Kind::IntType, Kind::Eof]);
    }

    #[test]
    fn errors_say_where() {
        assert_eq!(error("  \"abc\n"), (6, "expected '\"' in string literal"));
        assert_eq!(error("\"a\\q\""), (2, "unknown escape in string literal"));
        assert_eq!(error("% 1"), (0, "invalid SSA name"));
        assert_eq!(error(" &"), (1, "unexpected character"));
        assert_eq!(error("@1"), (1, "@ identifier expected to start with letter or '_'"));
    }
}
