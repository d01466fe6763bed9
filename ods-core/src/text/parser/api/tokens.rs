//! Tokens, lists and strings, for custom parse functions.
//!
//! The methods correspond to the methods of MLIR's `AsmParser`, and their errors have its wording. A method that fails
//! has reported the error already; `?` passes the failure on. Methods with `optional` in their names look at one token
//! and consume nothing if it does not match.

use std::borrow::Cow;

use crate::context::Context;
use crate::entity::Location;
use crate::schema::Parameter;
use crate::text::lexer::Kind;

use crate::text::parser::{AsmParser, ParseResult};

/// The delimiters of a list.
///
/// ```standalone_crate
/// # extern crate ods_core as ods;
/// # use ods::text::{AsmParser, Delimiter, ParseResult};
/// /// Parses `[1, 2, 3]`.
/// fn sizes(parser: &mut AsmParser<'_>) -> ParseResult<Vec<i64>> {
///     parser.parse_list(Delimiter::Square, |parser| parser.parse_integer())
/// }
/// # fn main() {}
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Delimiter {
    /// No delimiters; the list has at least one element.
    None,
    /// Parentheses: `(...)`.
    Paren,
    /// Square brackets: `[...]`.
    Square,
    /// Angle brackets: `<...>`.
    LessGreater,
    /// Braces: `{...}`.
    Braces,
    /// Parentheses, or nothing at all.
    OptionalParen,
    /// Square brackets, or nothing at all.
    OptionalSquare,
    /// Angle brackets, or nothing at all.
    OptionalLessGreater,
    /// Braces, or nothing at all.
    OptionalBraces,
}

impl Delimiter {
    fn texts(self) -> Option<(&'static str, &'static str)> {
        match self {
            Self::None => None,
            Self::Paren | Self::OptionalParen => Some(("(", ")")),
            Self::Square | Self::OptionalSquare => Some(("[", "]")),
            Self::LessGreater | Self::OptionalLessGreater => Some(("<", ">")),
            Self::Braces | Self::OptionalBraces => Some(("{", "}")),
        }
    }

    /// Returns whether the list may be absent, including its delimiters.
    pub(in crate::text) fn is_optional(self) -> bool {
        matches!(self, Self::OptionalParen | Self::OptionalSquare | Self::OptionalLessGreater | Self::OptionalBraces)
    }
}

/// The form of the sizes of a shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DimensionForm {
    /// Whether a size may be `?`.
    pub dynamic: bool,
    /// Whether an `x` also follows the last size.
    pub trailing_x: bool,
}

impl DimensionForm {
    /// The form before an element type: `4x?x8x`.
    pub const TRAILING_X: Self = Self { dynamic: true, trailing_x: true };
    /// The standalone form: `4x?x8`.
    pub const ALONE: Self = Self { dynamic: true, trailing_x: false };
}

/// A token kind and its spelling in messages.
pub(in crate::text) type Spelled = (Kind, &'static str);

impl Delimiter {
    /// Returns the tokens of the delimiters.
    pub(in crate::text) fn tokens(self) -> Option<(Spelled, Spelled)> {
        let (open, close) = self.texts()?;
        Some(((punctuation(open)?, open), (punctuation(close)?, close)))
    }
}

/// Returns the token kind of punctuation.
fn punctuation(text: &str) -> Option<Kind> {
    Some(match text {
        "->" => Kind::Arrow,
        ":" => Kind::Colon,
        "," => Kind::Comma,
        "..." => Kind::Ellipsis,
        "=" => Kind::Equal,
        ">" => Kind::Greater,
        "{" => Kind::LBrace,
        "(" => Kind::LParen,
        "[" => Kind::LSquare,
        "<" => Kind::Less,
        "-" => Kind::Minus,
        "+" => Kind::Plus,
        "?" => Kind::Question,
        "}" => Kind::RBrace,
        ")" => Kind::RParen,
        "]" => Kind::RSquare,
        "/" => Kind::Slash,
        "*" => Kind::Star,
        "|" => Kind::VerticalBar,
        _ => return None,
    })
}

/// Locations and errors.
impl<'s> AsmParser<'s> {
    /// Returns the context.
    #[inline]
    pub fn context(&self) -> &'s Context {
        self.context
    }

    /// Returns the location of the mnemonic of the type or attribute being parsed, `kind` in `#dialect.kind<...>`,
    /// where MLIR reports errors about the whole.
    pub fn mnemonic_location(&self) -> Location {
        self.location_at(self.mnemonic)
    }

    /// Returns the location of the next token.
    pub fn location(&self) -> Location {
        self.location_at(self.offset())
    }
}

/// Keywords and punctuation.
impl<'s> AsmParser<'s> {
    /// Returns whether this punctuation is next.
    pub fn at_punctuation(&self, text: &str) -> bool {
        punctuation(text).is_some_and(|kind| self.is(kind))
    }

    /// Parses punctuation such as `<` or `->`.
    ///
    /// # Errors
    /// Returns an error if something else is next, or there is no such punctuation.
    pub fn parse_punctuation(&mut self, text: &str) -> ParseResult<()> {
        match punctuation(text) {
            Some(kind) => self.expect(kind, &format!("expected '{text}'")),
            None => self.error(format!("'{text}' is not punctuation")),
        }
    }

    /// Parses punctuation such as `<` or `->`, if it is next. Returns whether it was. Unlike an optional keyword, which
    /// may be any word, this can fail: invalid punctuation would otherwise be silently absent.
    ///
    /// # Errors
    /// Returns an error if there is no such punctuation.
    pub fn parse_optional_punctuation(&mut self, text: &str) -> ParseResult<bool> {
        match punctuation(text) {
            Some(kind) => Ok(self.eat(kind)),
            None => self.error(format!("'{text}' is not punctuation")),
        }
    }

    /// Returns whether this keyword is next.
    pub fn at_keyword(&self, keyword: &str) -> bool {
        self.token.kind.is_word() && self.text() == keyword.as_bytes()
    }

    /// Parses the given keyword.
    ///
    /// # Errors
    /// Returns an error if something else is next.
    pub fn parse_keyword(&mut self, keyword: &str) -> ParseResult<()> {
        match self.parse_optional_keyword(keyword) {
            true => Ok(()),
            false => self.wrong_token_in_form(format!("expected '{keyword}'")),
        }
    }

    /// Parses the given keyword, with `context` at the end of the error message: `expected 'to' after the lower bound`.
    ///
    /// # Errors
    /// Returns an error if something else is next.
    pub fn parse_keyword_in(&mut self, keyword: &str, context: &str) -> ParseResult<()> {
        match self.parse_optional_keyword(keyword) {
            true => Ok(()),
            false => self.wrong_token_in_form(format!("expected '{keyword}'{context}")),
        }
    }

    /// Parses the given keyword, if it is next. Returns whether it was.
    pub fn parse_optional_keyword(&mut self, keyword: &str) -> bool {
        let it_is = self.at_keyword(keyword);
        if it_is {
            self.advance();
        }
        it_is
    }

    /// Parses any keyword.
    ///
    /// # Errors
    /// Returns an error if no keyword is next.
    pub fn parse_any_keyword(&mut self) -> ParseResult<&'s str> {
        match self.parse_optional_any_keyword() {
            Some(keyword) => Ok(keyword),
            None => self.wrong_token_in_form("expected valid keyword"),
        }
    }

    /// Parses any keyword, if one is next.
    pub fn parse_optional_any_keyword(&mut self) -> Option<&'s str> {
        let text = std::str::from_utf8(self.text()).ok().filter(|_| self.token.kind.is_word())?;
        self.advance();
        Some(text)
    }

    /// Parses one of these keywords and returns it, for a `match`. Corresponds to MLIR's `KeywordSwitch`.
    ///
    /// # Errors
    /// Returns an error if none of them is next.
    pub fn parse_keyword_of(&mut self, keywords: &[&str]) -> ParseResult<&'s str> {
        let offset = self.offset();
        let keyword = self.parse_any_keyword()?;
        if keywords.contains(&keyword) {
            return Ok(keyword);
        }
        self.error_in_form(offset, format!("unexpected keyword: {keyword}"))
    }

    /// Parses one of these keywords, if one of them is next.
    pub fn parse_optional_keyword_of(&mut self, keywords: &[&str]) -> Option<&'s str> {
        let is_one = keywords.iter().any(|keyword| self.at_keyword(keyword));
        if is_one { self.parse_optional_any_keyword() } else { None }
    }

    /// Parses a keyword, or a string for text that is not a keyword, if one of them is next.
    ///
    /// # Errors
    /// Returns an error if it is a string that is not UTF-8.
    pub fn parse_optional_keyword_or_string(&mut self) -> ParseResult<Option<String>> {
        match self.parse_optional_any_keyword() {
            Some(keyword) => Ok(Some(keyword.to_owned())),
            None => self.parse_optional_string(),
        }
    }

    /// Parses a keyword, or a string for text that is not a keyword.
    ///
    /// # Errors
    /// Returns an error if neither is next.
    pub fn parse_keyword_or_string(&mut self) -> ParseResult<String> {
        match self.parse_optional_keyword_or_string()? {
            Some(text) => Ok(text),
            None => self.wrong_token_in_form("expected valid keyword or string"),
        }
    }

    /// Returns whether `[]` is next.
    pub(crate) fn at_empty_list(&self) -> bool {
        let rest = self.lexer.source().get(self.offset() + 1..).unwrap_or_default();
        self.is(Kind::LSquare) && rest.trim_ascii_start().first() == Some(&b']')
    }
}

/// Lists.
impl AsmParser<'_> {
    /// Runs `read` one nesting level deeper. Recursive grammars must use it, so that nesting deeper than
    /// [`MAX_NESTING`](crate::text::MAX_NESTING) fails before the stack overflows. Types, attributes, regions and
    /// delimited lists do so themselves.
    ///
    /// # Errors
    /// Returns an error if `read` fails, or the nesting is too deep.
    pub fn parse_nested<T>(&mut self, read: impl FnOnce(&mut Self) -> ParseResult<T>) -> ParseResult<T> {
        self.nested(read)
    }

    /// Parses elements separated by commas. A delimited list may be empty.
    ///
    /// # Errors
    /// Returns an error if a delimiter is missing, or an element is malformed.
    pub fn parse_list<T>(
        &mut self,
        delimiter: Delimiter,
        mut element: impl FnMut(&mut Self) -> ParseResult<T>,
    ) -> ParseResult<Vec<T>> {
        let mut list = Vec::new();
        let mut read = |parser: &mut Self| {
            parser.comma_separated(|parser| {
                list.push(element(parser)?);
                Ok(())
            })
        };
        match delimiter.texts() {
            Some((open, _)) if delimiter.is_optional() && !self.at_punctuation(open) => {}
            Some((open, close)) => {
                self.parse_punctuation(open)?;
                if self.parse_optional_punctuation(close)? {
                    return Ok(list);
                }
                self.nested(read)?;
                self.parse_punctuation(close)?;
            }
            None => read(self)?,
        }
        Ok(list)
    }

    /// Parses a list, if its opening delimiter is next.
    ///
    /// # Errors
    /// Returns an error if it is present but malformed.
    pub fn parse_optional_list<T>(
        &mut self,
        delimiter: Delimiter,
        element: impl FnMut(&mut Self) -> ParseResult<T>,
    ) -> ParseResult<Option<Vec<T>>> {
        match delimiter.texts() {
            Some((open, _)) if !self.at_punctuation(open) => Ok(None),
            _ => self.parse_list(delimiter, element).map(Some),
        }
    }

    /// Parses `4x?x8x`, the sizes before the element type of a shape; `?` is [`DYNAMIC`](crate::types::DYNAMIC).
    ///
    /// # Errors
    /// Returns an error if a size is too large.
    pub fn parse_dimensions(&mut self) -> ParseResult<Vec<i64>> {
        self.parse_dimension_list(DimensionForm::TRAILING_X)
    }

    /// Parses sizes separated by `x`, and followed by another `x` if the form requires it: `4x?x8`. There may be no
    /// sizes.
    ///
    /// # Errors
    /// Returns an error if a size is too large, or is `?` and the form does not allow it, or an `x` is missing.
    pub fn parse_dimension_list(&mut self, form: DimensionForm) -> ParseResult<Vec<i64>> {
        self.dimensions_in(form).map(|sizes| sizes.to_vec())
    }

    /// Parses the `x` between sizes. The text adjacent to it, as in `x4`, is the next token.
    ///
    /// # Errors
    /// Returns an error if it is missing.
    pub fn parse_x_in_dimension_list(&mut self) -> ParseResult<()> {
        self.past_x(self.offset())
    }
}

/// Values.
impl<'s> AsmParser<'s> {
    /// Parses a value of a parameter type.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    pub fn parse<T: Parameter>(&mut self) -> ParseResult<T> {
        T::read(self)
    }

    /// Parses a UTF-8 string.
    ///
    /// # Errors
    /// Returns an error if none is next, or it is not UTF-8.
    pub fn parse_string(&mut self) -> ParseResult<String> {
        match self.parse_optional_string()? {
            Some(text) => Ok(text),
            None => self.wrong_token_in_form("expected string"),
        }
    }

    /// Parses a UTF-8 string, if a string is next.
    ///
    /// # Errors
    /// Returns an error if it is not UTF-8.
    pub fn parse_optional_string(&mut self) -> ParseResult<Option<String>> {
        if !self.is(Kind::String) {
            return Ok(None);
        }
        self.utf8(self.string_value()).map(Some)
    }

    /// Parses `@name` and returns the name.
    ///
    /// # Errors
    /// Returns an error if none is next.
    pub fn parse_symbol_name(&mut self) -> ParseResult<String> {
        match self.parse_optional_symbol_name()? {
            Some(name) => Ok(name),
            None => self.wrong_token_in_form("expected valid '@'-identifier for symbol name"),
        }
    }

    /// Parses `@name`, if it is next, and returns the name.
    ///
    /// # Errors
    /// Returns an error if it is not UTF-8.
    pub fn parse_optional_symbol_name(&mut self) -> ParseResult<Option<String>> {
        if !self.is(Kind::AtIdentifier) {
            return Ok(None);
        }
        let name = self.symbol_name();
        self.utf8(name).map(Some)
    }

    /// Returns the contents of the current token as text, and advances.
    fn utf8(&mut self, bytes: Cow<'_, [u8]>) -> ParseResult<String> {
        match String::from_utf8(bytes.into_owned()) {
            Ok(text) => {
                self.advance();
                Ok(text)
            }
            Err(_) => self.error("the string is not UTF-8"),
        }
    }
}
