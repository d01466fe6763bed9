//! Navigation over tokens, and lists of elements.

use crate::diagnostic::Diagnostic;
use crate::text::lexer::Kind;

use super::{AsmParser, ParseResult};

/// Tokens.
impl<'s> AsmParser<'s> {
    /// Advances to the next token.
    #[inline]
    pub(in crate::text) fn advance(&mut self) {
        self.token = self.lexer.next();
        if self.token.kind == Kind::Error {
            self.report_lexer_error();
        }
    }

    #[cold]
    pub(super) fn report_lexer_error(&mut self) {
        if let Some(error) = self.lexer.take_error() {
            let location = self.location_at(error.offset);
            self.record(Diagnostic::error(location, error.message));
        }
    }

    /// Continues with the token at `position`.
    pub(super) fn reset_to(&mut self, position: usize) {
        self.lexer.set_position(position);
        self.advance();
    }

    #[inline]
    pub(in crate::text) fn is(&self, kind: Kind) -> bool {
        self.token.kind == kind
    }

    /// Returns the text of the current token.
    #[inline]
    pub(in crate::text) fn text(&self) -> &'s [u8] {
        self.lexer.text(self.token)
    }

    /// Returns the offset of the current token.
    #[inline]
    pub(in crate::text) fn offset(&self) -> usize {
        self.token.start() as usize
    }

    /// Consumes the token if it is of this kind.
    #[inline]
    pub(in crate::text) fn eat(&mut self, kind: Kind) -> bool {
        let it_is = self.token.kind == kind;
        if it_is {
            self.advance();
        }
        it_is
    }

    /// Consumes a token of this kind, or fails with `message`.
    #[inline]
    pub(in crate::text) fn expect(&mut self, kind: Kind, message: &str) -> ParseResult<()> {
        if self.eat(kind) { Ok(()) } else { self.wrong_token(message) }
    }

    /// Parses `element (',' element)*`.
    #[inline]
    pub(in crate::text) fn comma_separated(
        &mut self,
        mut element: impl FnMut(&mut Self) -> ParseResult<()>,
    ) -> ParseResult<()> {
        element(self)?;
        while self.eat(Kind::Comma) {
            element(self)?;
        }
        Ok(())
    }

    /// Parses a possibly empty list between `open` and `close`. Messages end with `context`.
    pub(super) fn delimited(
        &mut self,
        (open, open_text): (Kind, &str),
        (close, close_text): (Kind, &str),
        context: &str,
        element: impl FnMut(&mut Self) -> ParseResult<()>,
    ) -> ParseResult<()> {
        if !self.eat(open) {
            return self.wrong_token(format!("expected '{open_text}'{context}"));
        }
        if self.eat(close) {
            return Ok(());
        }
        self.comma_separated(element)?;
        if !self.eat(close) {
            return self.wrong_token(format!("expected '{close_text}'{context}"));
        }
        Ok(())
    }

    /// Parses `'(' elements ')'`.
    pub(super) fn parenthesized(
        &mut self,
        context: &str,
        element: impl FnMut(&mut Self) -> ParseResult<()>,
    ) -> ParseResult<()> {
        self.delimited((Kind::LParen, "("), (Kind::RParen, ")"), context, element)
    }

    /// Parses `'[' elements ']'`.
    pub(super) fn in_squares(
        &mut self,
        context: &str,
        element: impl FnMut(&mut Self) -> ParseResult<()>,
    ) -> ParseResult<()> {
        self.delimited((Kind::LSquare, "["), (Kind::RSquare, "]"), context, element)
    }

    /// Parses elements up to `close`. The opening delimiter is already consumed.
    pub(super) fn list_until(
        &mut self,
        (close, close_text): (Kind, &str),
        allow_empty: bool,
        element: impl FnMut(&mut Self) -> ParseResult<()>,
    ) -> ParseResult<()> {
        if self.is(close) {
            if !allow_empty {
                return self.wrong_token("expected list element");
            }
            self.advance();
            return Ok(());
        }
        self.comma_separated(element)?;
        if !self.eat(close) {
            return self.wrong_token(format!("expected ',' or '{close_text}'"));
        }
        Ok(())
    }
}
