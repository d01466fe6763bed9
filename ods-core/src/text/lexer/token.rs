//! Tokens: kinds and ranges of the source.

/// The kind of a token. Keywords are last: see [`Kind::is_keyword`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
#[rustfmt::skip]
pub(in crate::text) enum Kind {
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
    /// Returns whether the token is a keyword.
    #[inline]
    pub(in crate::text) fn is_keyword(self) -> bool {
        self >= Self::AffineMap
    }

    /// Returns whether the token can be a one-word name of an attribute, a dimension or a resource.
    #[inline]
    pub(in crate::text) fn is_word(self) -> bool {
        self == Self::BareIdentifier || self == Self::IntType || self.is_keyword()
    }
}

/// A token: a kind and the range of the source that it covers.
///
/// It is two words, so that it is passed in registers.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) struct Token {
    pub(in crate::text) kind: Kind,
    /// The start in the lower half, the end in the upper half.
    span: u64,
}

impl Token {
    #[inline]
    pub(in crate::text) fn new(kind: Kind, start: u32, end: u32) -> Self {
        Self { kind, span: u64::from(start) | u64::from(end) << 32 }
    }

    /// Returns the token with another kind.
    pub(super) fn with_kind(self, kind: Kind) -> Self {
        Self { kind, ..self }
    }

    /// Returns the offset of the first byte.
    #[inline]
    pub(in crate::text) fn start(self) -> u32 {
        self.span as u32
    }

    /// Returns the offset after the last byte.
    #[inline]
    pub(in crate::text) fn end(self) -> u32 {
        (self.span >> 32) as u32
    }
}

/// A lexer error and its offset.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) struct LexError {
    pub(in crate::text) offset: usize,
    pub(in crate::text) message: &'static str,
}
