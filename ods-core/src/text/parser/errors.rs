//! Error reporting, and the text of types and attributes in messages.

use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Location, Type};
use crate::text::lexer::Kind;

use super::{AsmParser, ParseError, ParseResult};

/// Errors.
impl AsmParser<'_> {
    /// Returns the location of the byte at `offset`.
    #[inline]
    pub(super) fn location_at(&self, offset: usize) -> Location {
        self.buffer.at(offset)
    }

    /// Returns whether the end of the file is next, rather than the end of a part that is parsed separately.
    pub(super) fn is_at_end_of_file(&self) -> bool {
        self.is(Kind::Eof) && self.offset() == self.lexer.whole().len()
    }

    /// Fails at the current token.
    #[cold]
    pub(super) fn error<T>(&mut self, message: impl std::fmt::Display) -> ParseResult<T> {
        if self.is_repeated_at_end() {
            return self.fail_silently();
        }
        self.error_at(self.offset_of_error(), message)
    }

    /// Returns the offset of the current token; of the last byte at the end of the file.
    fn offset_of_error(&self) -> usize {
        self.offset().saturating_sub(usize::from(self.is_at_end_of_file()))
    }

    /// Fails at `offset`.
    #[cold]
    pub(super) fn error_at<T>(&mut self, offset: usize, message: impl std::fmt::Display) -> ParseResult<T> {
        self.report(Diagnostic::error(self.location_at(offset), message))
    }

    /// Fails with a diagnostic. It is not reported if the lexer failed, which is the cause of all further errors.
    #[cold]
    pub(super) fn report<T>(&mut self, diagnostic: Diagnostic) -> ParseResult<T> {
        Err(self.reported(diagnostic))
    }

    /// Does the work of [`report`](Self::report), which is compiled for each type of results.
    #[cold]
    pub(super) fn reported(&mut self, diagnostic: Diagnostic) -> ParseError {
        if !self.is(Kind::Error) && !self.gave_up {
            self.record(diagnostic);
        }
        ParseError
    }

    /// Fails because of text before the current token. The error is reported even if the lexer fails next.
    #[cold]
    pub(super) fn error_before<T>(&mut self, offset: usize, message: impl std::fmt::Display) -> ParseResult<T> {
        self.record(Diagnostic::error(self.location_at(offset), message));
        Err(ParseError)
    }

    /// Fails because of the current token. If blanks, newlines and comments precede it, the error is at their start,
    /// where the expected token is missing.
    #[cold]
    pub(in crate::text) fn wrong_token<T>(&mut self, message: impl std::fmt::Display) -> ParseResult<T> {
        if self.is_repeated_at_end() {
            return self.fail_silently();
        }
        self.error_at(self.offset_of_missing_token(), message)
    }

    fn offset_of_missing_token(&self) -> usize {
        let original = self.offset_of_error().max(self.start);
        self.end_of_text_before(original).unwrap_or(original)
    }

    /// Returns the end of the text before `offset`, ignoring blanks and comments; `None` if there is none.
    pub(super) fn end_of_text_before(&self, offset: usize) -> Option<usize> {
        let mut text = &self.lexer.source()[self.start..offset];
        loop {
            text = trim_blanks(text);
            let (last, rest) = text.split_last()?;
            if !matches!(last, b'\n' | b'\r') {
                return Some(self.start + text.len());
            }
            text = rest;
            let line = text.iter().rposition(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(0);
            if let Some(comment) = text[line..].windows(2).position(|pair| pair == b"//") {
                text = &text[..line + comment];
            }
        }
    }

    /// Returns the printed type.
    pub(in crate::text) fn type_text(&self, ty: Type) -> String {
        crate::text::type_to_string(self.context, ty)
    }

    /// Returns the printed attribute.
    pub(in crate::text) fn attribute_text(&self, attribute: Attribute) -> String {
        crate::text::attribute_to_string(self.context, attribute)
    }
}

fn trim_blanks(text: &[u8]) -> &[u8] {
    let end = text.iter().rposition(|byte| !matches!(byte, b' ' | b'\t')).map_or(0, |last| last + 1);
    &text[..end]
}
