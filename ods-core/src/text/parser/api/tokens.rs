//! What custom parse functions read with: the public methods of the parser.
//!
//! As MLIR's `AsmParser`, and with its wording. Each method that fails has reported why; `?` hands that on. What is
//! called `optional` looks at one token and takes nothing where that does not fit.

use std::borrow::Cow;

use crate::context::Context;
use crate::entity::Location;
use crate::schema::Parameter;
use crate::text::lexer::Kind;

use crate::text::parser::{AsmParser, ParseResult};

/// What stands around a list.
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
    /// Nothing; then the list has at least one element.
    None,
    /// `(...)`
    Paren,
    /// `[...]`
    Square,
    /// `<...>`
    LessGreater,
    /// `{...}`
    Braces,
    /// `(...)`, or nothing at all.
    OptionalParen,
    /// `[...]`, or nothing at all.
    OptionalSquare,
    /// `<...>`, or nothing at all.
    OptionalLessGreater,
    /// `{...}`, or nothing at all.
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

    /// Whether the list may be missing with its delimiters.
    pub(in crate::text) fn is_optional(self) -> bool {
        matches!(self, Self::OptionalParen | Self::OptionalSquare | Self::OptionalLessGreater | Self::OptionalBraces)
    }
}

/// How the sizes of a shape are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DimensionForm {
    /// Whether a size may be `?`.
    pub dynamic: bool,
    /// Whether an `x` follows the last one, too.
    pub trailing_x: bool,
}

impl DimensionForm {
    /// `4x?x8x`, as before an element type.
    pub const TRAILING_X: Self = Self { dynamic: true, trailing_x: true };
    /// `4x?x8`, alone.
    pub const ALONE: Self = Self { dynamic: true, trailing_x: false };
}

/// A token, and how messages spell it.
pub(in crate::text) type Spelled = (Kind, &'static str);

impl Delimiter {
    /// The tokens around the list.
    pub(in crate::text) fn tokens(self) -> Option<(Spelled, Spelled)> {
        let (open, close) = self.texts()?;
        Some(((punctuation(open)?, open), (punctuation(close)?, close)))
    }
}

/// The token that punctuation is.
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

/// Places and errors.
impl<'s> AsmParser<'s> {
    /// The context that types and attributes are made in.
    #[inline]
    pub fn context(&self) -> &'s Context {
        self.context
    }

    /// The place of the type's or attribute's own name, `kind` in `#dialect.kind<...>`, for the code that reads the rest:
    /// where MLIR says what is wrong with the whole.
    pub fn mnemonic_location(&self) -> Location {
        self.location_at(self.mnemonic)
    }

    /// The place of the next token.
    pub fn location(&self) -> Location {
        self.location_at(self.offset())
    }
}

/// Keywords and punctuation.
impl<'s> AsmParser<'s> {
    /// Whether this punctuation is next.
    pub fn at_punctuation(&self, text: &str) -> bool {
        punctuation(text).is_some_and(|kind| self.is(kind))
    }

    /// Reads `<`, `->` and the like.
    ///
    /// # Errors
    /// When something else is next, or there is no such punctuation.
    pub fn parse_punctuation(&mut self, text: &str) -> ParseResult<()> {
        match punctuation(text) {
            Some(kind) => self.expect(kind, &format!("expected '{text}'")),
            None => self.error(format!("'{text}' is no punctuation")),
        }
    }

    /// Reads `<`, `->` and the like, if it is next; whether it was. Unlike an optional keyword, which may be any word,
    /// this can fail: a text that is no punctuation would otherwise be one that is never there.
    ///
    /// # Errors
    /// When there is no such punctuation.
    pub fn parse_optional_punctuation(&mut self, text: &str) -> ParseResult<bool> {
        match punctuation(text) {
            Some(kind) => Ok(self.eat(kind)),
            None => self.error(format!("'{text}' is no punctuation")),
        }
    }

    /// Whether this keyword is next.
    pub fn at_keyword(&self, keyword: &str) -> bool {
        self.token.kind.is_word() && self.text() == keyword.as_bytes()
    }

    /// Reads a certain keyword.
    ///
    /// # Errors
    /// When something else is next.
    pub fn parse_keyword(&mut self, keyword: &str) -> ParseResult<()> {
        match self.parse_optional_keyword(keyword) {
            true => Ok(()),
            false => self.wrong_token_in_form(format!("expected '{keyword}'")),
        }
    }

    /// The same; the message ends with `context`: `expected 'to' after the lower bound`.
    ///
    /// # Errors
    /// When something else is next.
    pub fn parse_keyword_in(&mut self, keyword: &str, context: &str) -> ParseResult<()> {
        match self.parse_optional_keyword(keyword) {
            true => Ok(()),
            false => self.wrong_token_in_form(format!("expected '{keyword}'{context}")),
        }
    }

    /// Reads a certain keyword, if it is next; whether it was.
    pub fn parse_optional_keyword(&mut self, keyword: &str) -> bool {
        let it_is = self.at_keyword(keyword);
        if it_is {
            self.advance();
        }
        it_is
    }

    /// Reads any keyword.
    ///
    /// # Errors
    /// When no keyword is next.
    pub fn parse_any_keyword(&mut self) -> ParseResult<&'s str> {
        match self.parse_optional_any_keyword() {
            Some(keyword) => Ok(keyword),
            None => self.wrong_token_in_form("expected valid keyword"),
        }
    }

    /// Reads any keyword, if one is next.
    pub fn parse_optional_any_keyword(&mut self) -> Option<&'s str> {
        let text = std::str::from_utf8(self.text()).ok().filter(|_| self.token.kind.is_word())?;
        self.advance();
        Some(text)
    }

    /// Reads one of these keywords, for a `match`. As MLIR's `KeywordSwitch`.
    ///
    /// # Errors
    /// When no keyword is next, or another one.
    pub fn parse_keyword_of(&mut self, keywords: &[&str]) -> ParseResult<&'s str> {
        let offset = self.offset();
        let keyword = self.parse_any_keyword()?;
        if keywords.contains(&keyword) {
            return Ok(keyword);
        }
        self.error_in_form(offset, format!("unexpected keyword: {keyword}"))
    }

    /// Reads one of these keywords, if one of them is next.
    pub fn parse_optional_keyword_of(&mut self, keywords: &[&str]) -> Option<&'s str> {
        let is_one = keywords.iter().any(|keyword| self.at_keyword(keyword));
        if is_one { self.parse_optional_any_keyword() } else { None }
    }

    /// Reads a keyword, or a string for what no keyword can be, if one of them is next.
    ///
    /// # Errors
    /// When it is a string that is not UTF-8.
    pub fn parse_optional_keyword_or_string(&mut self) -> ParseResult<Option<String>> {
        match self.parse_optional_any_keyword() {
            Some(keyword) => Ok(Some(keyword.to_owned())),
            None => self.parse_optional_string(),
        }
    }

    /// Reads a keyword, or a string for what no keyword can be.
    ///
    /// # Errors
    /// When neither is next.
    pub fn parse_keyword_or_string(&mut self) -> ParseResult<String> {
        match self.parse_optional_keyword_or_string()? {
            Some(text) => Ok(text),
            None => self.wrong_token_in_form("expected valid keyword or string"),
        }
    }

    /// Whether `[]` is next.
    pub(crate) fn at_empty_list(&self) -> bool {
        let rest = self.lexer.source().get(self.offset() + 1..).unwrap_or_default();
        self.is(Kind::LSquare) && rest.trim_ascii_start().first() == Some(&b']')
    }
}

/// Lists.
impl AsmParser<'_> {
    /// Runs `read` one level deeper. What a grammar of one's own reads inside itself is to be read so: it fails where
    /// that is deeper than [`MAX_NESTING`](crate::text::MAX_NESTING), before the stack ends. Types, attributes, regions and
    /// lists between delimiters do so by themselves.
    ///
    /// # Errors
    /// When `read` fails, or this is too deep.
    pub fn parse_nested<T>(&mut self, read: impl FnOnce(&mut Self) -> ParseResult<T>) -> ParseResult<T> {
        self.nested(read)
    }

    /// Reads elements with commas between them; between delimiters there may be none.
    ///
    /// # Errors
    /// When a delimiter is missing, or an element does not parse.
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

    /// Reads a list, if its opening delimiter is next.
    ///
    /// # Errors
    /// When it is there and does not parse.
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

    /// Reads `4x?x8x`, the sizes before the element type of a shape; `?` is [`DYNAMIC`](crate::types::DYNAMIC).
    ///
    /// # Errors
    /// When a size is too large.
    pub fn parse_dimensions(&mut self) -> ParseResult<Vec<i64>> {
        self.parse_dimension_list(DimensionForm::TRAILING_X)
    }

    /// Reads sizes with `x` between them, and behind the last one too if the form says so: `4x?x8`; none is fine.
    ///
    /// # Errors
    /// When a size is too large, or is `?` where the form has none, or an `x` is missing.
    pub fn parse_dimension_list(&mut self, form: DimensionForm) -> ParseResult<Vec<i64>> {
        self.dimensions_in(form).map(|sizes| sizes.to_vec())
    }

    /// Reads the `x` between sizes; what is glued to it, as in `x4`, is the next token.
    ///
    /// # Errors
    /// When it is missing.
    pub fn parse_x_in_dimension_list(&mut self) -> ParseResult<()> {
        self.past_x(self.offset())
    }
}

/// Values.
impl<'s> AsmParser<'s> {
    /// Reads a value of a type that can be a parameter.
    ///
    /// # Errors
    /// When it does not parse.
    pub fn parse<T: Parameter>(&mut self) -> ParseResult<T> {
        T::read(self)
    }

    /// Reads a string that is UTF-8.
    ///
    /// # Errors
    /// When none is next.
    pub fn parse_string(&mut self) -> ParseResult<String> {
        match self.parse_optional_string()? {
            Some(text) => Ok(text),
            None => self.wrong_token_in_form("expected string"),
        }
    }

    /// Reads a string that is UTF-8, if a string is next.
    ///
    /// # Errors
    /// When it is not UTF-8.
    pub fn parse_optional_string(&mut self) -> ParseResult<Option<String>> {
        if !self.is(Kind::String) {
            return Ok(None);
        }
        self.utf8(self.string_value()).map(Some)
    }

    /// Reads `@name`, and gives the name.
    ///
    /// # Errors
    /// When none is next.
    pub fn parse_symbol_name(&mut self) -> ParseResult<String> {
        match self.parse_optional_symbol_name()? {
            Some(name) => Ok(name),
            None => self.wrong_token_in_form("expected valid '@'-identifier for symbol name"),
        }
    }

    /// Reads `@name`, if it is next, and gives the name.
    ///
    /// # Errors
    /// When it is not UTF-8.
    pub fn parse_optional_symbol_name(&mut self) -> ParseResult<Option<String>> {
        if !self.is(Kind::AtIdentifier) {
            return Ok(None);
        }
        let name = self.symbol_name();
        self.utf8(name).map(Some)
    }

    /// What the current token stands for, as text; goes on to the next.
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
