//! Tokens: kinds and ranges of the source.

/// What a token is. Keywords come last, see [`Kind::is_keyword`].
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
    /// Whether the token is a word with a meaning of its own.
    #[inline]
    pub(in crate::text) fn is_keyword(self) -> bool {
        self >= Self::AffineMap
    }

    /// Whether the token can be a name of one word: of an attribute, a dimension, a resource.
    #[inline]
    pub(in crate::text) fn is_word(self) -> bool {
        self == Self::BareIdentifier || self == Self::IntType || self.is_keyword()
    }
}

/// A kind and the range of the source that it covers.
///
/// Two words, so that it is passed around in registers.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) struct Token {
    pub(in crate::text) kind: Kind,
    /// Start in the lower half, end in the upper.
    span: u64,
}

impl Token {
    #[inline]
    pub(in crate::text) fn new(kind: Kind, start: u32, end: u32) -> Self {
        Self { kind, span: u64::from(start) | u64::from(end) << 32 }
    }

    /// The same range, with another kind.
    pub(super) fn with_kind(self, kind: Kind) -> Self {
        Self { kind, ..self }
    }

    /// Offset of the first byte.
    #[inline]
    pub(in crate::text) fn start(self) -> u32 {
        self.span as u32
    }

    /// Offset behind the last byte.
    #[inline]
    pub(in crate::text) fn end(self) -> u32 {
        (self.span >> 32) as u32
    }
}

/// What is wrong at which offset.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) struct LexError {
    pub(in crate::text) offset: usize,
    pub(in crate::text) message: &'static str,
}
