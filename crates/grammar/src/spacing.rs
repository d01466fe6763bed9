//! Spacing: the automatic blanks of a format, and the adjacent tokens that would merge without one.

use crate::first::{Definition, First, Opening, overlap};
use crate::token::is_keyword;

/// The state of MLIR's rules for automatic blanks, between two elements of a format.
#[derive(Clone, Copy, Debug)]
pub struct Spacing {
    /// Whether the last element allows a blank after it.
    emit: bool,
    after_punctuation: bool,
}

impl Spacing {
    /// The state at the beginning of a format.
    pub const START: Self = Self { emit: true, after_punctuation: false };

    /// Returns whether a blank precedes a literal, and advances past it.
    pub fn before_literal(&mut self, text: &str) -> bool {
        let first = text.chars().next().unwrap_or(' ');
        let is_single = text.chars().count() == 1;
        let separates = match (is_single || text == "->", self.after_punctuation) {
            (false, _) => true,
            (true, true) => !matches!(first, '>' | ')' | '}' | ']' | ','),
            (true, false) => !matches!(first, '<' | '>' | '(' | ')' | '{' | '}' | '[' | ']' | ','),
        };
        let space = self.emit && separates;
        self.emit = !(is_single && matches!(first, '<' | '(' | '{' | '['));
        self.after_punctuation = first != '_' && !first.is_alphabetic();
        space
    }

    /// Returns whether a blank precedes a value, and advances past it.
    pub fn before_value(&mut self) -> bool {
        let space = self.emit || !self.after_punctuation;
        *self = Self::START;
        space
    }

    /// Advances past white space in the format of a type or attribute.
    pub fn after_whitespace(&mut self) {
        *self = Self { emit: false, after_punctuation: true };
    }

    /// Advances past white space in the format of an operation: after a blank, a value is preceded by another one;
    /// after a new line, elements are spaced as if it were absent.
    pub fn after_whitespace_of_op(&mut self, text: &str) {
        if text != "\n" {
            *self = Self { emit: false, after_punctuation: text.is_empty() };
        }
    }

    /// Advances past a dictionary, which prints its own blanks.
    pub fn after_dictionary(&mut self) {
        self.after_punctuation = false;
    }
}

/// The end of a text: the ways in which the lexer could continue its last token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Brackets or quotes, which cannot be continued, or the text of a user's function.
    Delimited,
    /// A keyword, or a symbol such as `@name`.
    Keyword,
    /// A value or block, `%0` or `^bb0`.
    Name,
    /// An integer in decimal digits, which `x1` would make hexadecimal.
    Integer,
    /// A number, possibly in hexadecimal digits.
    Number,
    /// A type or attribute, which may end in a name that `<` continues.
    Entity,
    /// A type or attribute after which a blank separates `<`, as in the formats of types and attributes.
    Symbol,
    /// Punctuation with this last character.
    Punctuation(u8),
}

impl End {
    /// Returns the end of a literal.
    pub const fn of_literal(text: &str) -> Self {
        match text.as_bytes() {
            _ if is_keyword(text) => Self::Keyword,
            [.., last] => Self::Punctuation(*last),
            [] => Self::Delimited,
        }
    }

    /// Returns whether letters and digits continue the text.
    pub(crate) const fn is_word(self) -> bool {
        match self {
            Self::Keyword | Self::Name | Self::Integer | Self::Number | Self::Entity => true,
            Self::Delimited | Self::Symbol | Self::Punctuation(_) => false,
        }
    }

    /// Returns whether `-` continues the text, as in `%a-b`.
    const fn is_name(self) -> bool {
        match self {
            Self::Name | Self::Entity => true,
            Self::Delimited | Self::Keyword | Self::Integer | Self::Number | Self::Symbol | Self::Punctuation(_) => {
                false
            }
        }
    }
}

/// Returns whether a text that begins with `first` would merge with the preceding token that ends with `end`.
pub const fn merges(end: End, first: &First<'_>, is_adjacent: bool) -> bool {
    // The lexer also skips a blank before `<`.
    if matches!(end, End::Entity) && overlap(&First::Literal("<"), first) {
        return true;
    }
    is_adjacent
        && match (end, first) {
            (End::Delimited, _) => false,
            (End::Symbol, first) => overlap(&First::Literal("<"), first),
            (End::Punctuation(last), First::Literal(text)) => {
                matches!((last, text.as_bytes()), (b'-', [b'>'] | [b'#', ..]) | (b'/', [b'/', ..]))
            }
            (End::Punctuation(last), first) => last == b'-' && overlap(&First::Literal("#"), first),
            (End::Keyword | End::Name | End::Integer | End::Number | End::Entity, First::Literal(text)) => {
                literal_merges(end, text)
            }
            (End::Integer, first) => continues_integer(first),
            (End::Keyword | End::Name | End::Number | End::Entity, first) => is_word(first),
        }
}

const fn literal_merges(end: End, text: &str) -> bool {
    match text.as_bytes() {
        [b'.', ..] => end.is_word(),
        [b'-', ..] => end.is_name(),
        [digit, ..] if is_keyword(text) => match end {
            End::Keyword | End::Name | End::Entity => true,
            End::Number => digit.is_ascii_hexdigit() || is_hexadecimal(text),
            End::Integer => is_hexadecimal(text),
            End::Delimited | End::Symbol | End::Punctuation(_) => false,
        },
        _ => false,
    }
}

/// Returns whether the keyword after a `0` would form a hexadecimal number, as in `0x1f`.
const fn is_hexadecimal(keyword: &str) -> bool {
    matches!(keyword.as_bytes(), [b'x', digit, ..] if digit.is_ascii_hexdigit())
}

/// Returns whether a text with this beginning may continue an integer: with digits, or as a hexadecimal number.
const fn continues_integer(first: &First<'_>) -> bool {
    match first {
        First::Literal(text) => is_hexadecimal(text),
        First::Keyword | First::Number | First::Attribute | First::TypedAttribute => true,
        First::Case(texts) => {
            let mut i = 0;
            while i < texts.len() {
                if is_hexadecimal(texts[i]) {
                    return true;
                }
                i += 1;
            }
            false
        }
        First::AnyOf(all) => {
            let mut i = 0;
            while i < all.len() {
                if continues_integer(&all[i]) {
                    return true;
                }
                i += 1;
            }
            false
        }
        First::Definition(Definition { opening, .. }) => match opening {
            Opening::Literal(text) => is_hexadecimal(text),
            Opening::Parameter(_) => true,
            Opening::Name | Opening::Unknown => false,
        },
        First::String | First::EmptyCase(_) | First::Type | First::Operation | First::Unknown => false,
    }
}

/// Returns whether a text with this beginning may start with letters or digits.
const fn is_word(first: &First<'_>) -> bool {
    match first {
        First::Literal(text) => is_keyword(text),
        First::Keyword
        | First::Number
        | First::Type
        | First::Attribute
        | First::TypedAttribute
        | First::Operation
        | First::Case(_) => true,
        First::AnyOf(all) => {
            let mut i = 0;
            while i < all.len() {
                if is_word(&all[i]) {
                    return true;
                }
                i += 1;
            }
            false
        }
        First::Definition(Definition { opening, .. }) => match opening {
            Opening::Literal(text) => is_keyword(text),
            Opening::Parameter(_) => true,
            Opening::Name | Opening::Unknown => false,
        },
        // The text of a user's function is its own responsibility.
        First::String | First::EmptyCase(_) | First::Unknown => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adjacent_words_merge() {
        assert!(merges(End::Keyword, &First::Literal("a"), true));
        assert!(!merges(End::Keyword, &First::Literal("a"), false));
        assert!(!merges(End::Keyword, &First::Literal(","), true));
        assert!(merges(End::Name, &First::Literal("-"), true));
        assert!(!merges(End::Delimited, &First::Literal("a"), true));
    }

    #[test]
    fn numbers_merge_with_digits() {
        assert!(!merges(End::Integer, &First::Literal("e"), true));
        assert!(merges(End::Number, &First::Literal("e"), true));
        assert!(merges(End::Integer, &First::Literal("x1"), true));
        assert!(merges(End::Integer, &First::Number, true));
        assert!(merges(End::Integer, &First::AnyOf(&[First::Literal("["), First::Number]), true));
        assert!(!merges(End::Integer, &First::AnyOf(&[First::Literal("["), First::Type]), true));
    }

    #[test]
    fn numbers_merge_with_definitions_that_begin_with_a_parameter() {
        let definition = |opening| Definition {
            dialect: "d",
            name: "D",
            is_type: false,
            is_typed: false,
            opening,
            continuation: &[],
        };
        let merges = |opening| merges(End::Integer, &First::Definition(&definition(opening)), true);
        assert!(merges(Opening::Parameter(&[First::Number])));
        assert!(!merges(Opening::Literal("<")));
    }

    #[test]
    fn parameters_follow_a_name_even_after_a_blank() {
        assert!(merges(End::Entity, &First::Literal("<"), false));
        assert!(!merges(End::Keyword, &First::Literal("<"), true));
    }

    #[test]
    fn punctuation_merges_to_arrows_and_comments() {
        assert!(merges(End::Punctuation(b'-'), &First::Literal(">"), true));
        assert!(merges(End::Punctuation(b'/'), &First::Literal("/"), true));
        assert!(merges(End::Punctuation(b'-'), &First::Attribute, true));
        assert!(!merges(End::Punctuation(b'-'), &First::Literal("->"), true));
    }

    #[test]
    fn blanks_follow_mlir() {
        let mut spacing = Spacing::START;
        assert!(spacing.before_value());
        assert!(!spacing.before_literal(","));
        assert!(spacing.before_value());
        assert!(!spacing.before_literal("<"));
        assert!(!spacing.before_value());
    }
}
