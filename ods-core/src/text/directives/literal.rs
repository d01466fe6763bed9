//! `"text"`: keywords, punctuation and white space.

use ods_grammar::{Node, NodeKind};

use crate::schema::EnumSchema;
use crate::text::lexer::Kind;
use crate::text::parser::{AsmParser, ParseResult};
use crate::text::printer::OpAsmPrinter;

/// Returns the text of a literal.
pub(super) const fn node(at: usize, text: &'static str, space: bool) -> Node<'static> {
    Node::literal(at, text, space)
}

/// Returns the text of white space.
pub(super) const fn blank_node(text: &str) -> Node<'static> {
    Node::NOTHING.of_kind(NodeKind::Blank(!text.is_empty()))
}

/// Returns help about an optional enum that may be at the offset.
fn absent_words(absent: Option<(usize, &'static EnumSchema)>, offset: usize) -> Option<String> {
    let (_, schema) = absent.filter(|(at, _)| *at == offset)?;
    let words: Vec<String> = schema.cases.iter().map(|case| format!("'{}'", case.text)).collect();
    let (last, others) = words.split_last()?;
    let list = if others.is_empty() { last.clone() } else { format!("{} or {last}", others.join(", ")) };
    Some(format!("{list} may precede it"))
}

impl AsmParser<'_> {
    pub(super) fn op_literal(&mut self, text: &'static str) -> ParseResult<()> {
        if self.eat_literal(text) { Ok(()) } else { self.no_literal(text) }
    }

    #[inline]
    pub(in crate::text) fn eat_literal(&mut self, text: &str) -> bool {
        let it_is = self.at_op_literal(text);
        if it_is {
            self.advance();
        }
        it_is
    }

    /// Returns whether the literal is next. Punctuation is one token, whose text is the literal.
    #[inline]
    pub(super) fn at_op_literal(&self, text: &str) -> bool {
        !matches!(self.token.kind, Kind::Eof | Kind::Error) && self.text() == text.as_bytes()
    }

    #[cold]
    pub(in crate::text) fn no_literal(&mut self, text: &str) -> ParseResult<()> {
        let (message, errors) = (format!("expected '{text}'"), self.errors.len());
        let result = match text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
            true => self.wrong_token_in_form(message),
            false => self.wrong_token(message),
        };
        let words = absent_words(self.absent_enum, self.offset());
        if let (Some(error), Some(words)) = (self.errors.get_mut(errors), words) {
            error.help.push(words);
        }
        result
    }
}

impl OpAsmPrinter<'_> {
    pub(super) fn print_literal(&mut self, text: &str) {
        self.writer.text(text);
    }

    pub(super) fn print_blank(&mut self, text: &str) {
        match text {
            "\n" => self.print_newline(),
            text => self.writer.text(text),
        }
    }
}
