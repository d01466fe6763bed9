//! Parsing and printing of enums.

use std::sync::Arc;

use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::schema::AttrEnum;
use crate::schema::enums::{EnumSyntaxError, EnumTokens};
use crate::text::lexer::Kind;

use crate::text::parser::entry::parse_alone;
use crate::text::parser::{AsmParser, ParseResult};

impl EnumTokens for AsmParser<'_> {
    fn keyword(&mut self) -> Option<String> {
        let word = self.token.kind.is_word().then(|| String::from_utf8_lossy(self.text()).into_owned())?;
        self.advance();
        Some(word)
    }

    fn string(&mut self) -> Option<String> {
        let text = self.is(Kind::String).then(|| String::from_utf8_lossy(&self.string_value()).into_owned())?;
        self.advance();
        Some(text)
    }

    fn separator(&mut self, separator: char) -> bool {
        self.eat(if separator == '|' { Kind::VerticalBar } else { Kind::Comma })
    }
}

impl AsmParser<'_> {
    /// Parses a value of an enum: keywords, or a string for a case that is not a keyword.
    ///
    /// # Errors
    /// Returns an error if something else is next.
    pub fn parse_enum<T: AttrEnum>(&mut self) -> ParseResult<T> {
        let offset = self.offset();
        match T::SCHEMA.parse(self).map(T::from_bits) {
            Ok(Some(value)) => Ok(value),
            Ok(None) => self.error_in_form(offset, format!("expected a value of {}", T::SCHEMA.summary)),
            Err(EnumSyntaxError::AtStart(message)) => self.error_in_form(offset, message),
            Err(EnumSyntaxError::AtToken(message)) => self.error_in_form(self.offset(), message),
        }
    }

    /// Parses a value of an enum, if a word that begins one or a string is next.
    ///
    /// # Errors
    /// Returns an error if it is not a complete value of the enum.
    pub fn parse_optional_enum<T: AttrEnum>(&mut self) -> ParseResult<Option<T>> {
        let begins = match self.token.kind {
            Kind::String => true,
            kind if kind.is_word() => {
                std::str::from_utf8(self.text()).is_ok_and(|word| T::SCHEMA.symbolize(word).is_some())
            }
            _ => false,
        };
        if begins { self.parse_enum().map(Some) } else { Ok(None) }
    }
}

/// Parses text that consists of a value of an enum: keywords, or a string for a case that is not a keyword.
///
/// # Errors
/// Returns the first error.
pub fn parse_enum<T: AttrEnum>(context: &Arc<Context>, text: &str) -> Result<T, Diagnostic> {
    parse_alone(context, text, |parser| parser.parse_enum())
}

/// Returns the text that [`parse_enum`] accepts.
pub fn enum_to_string<T: AttrEnum>(value: T) -> String {
    let mut out = String::new();
    T::SCHEMA.print(value.to_bits(), &mut out);
    out
}
