//! Where parsing goes on after an error: the first line behind the start of the dropped operation that begins like an
//! operation, a label or a definition, outside of the braces that the operation opened; in a region, also the `}` that
//! closes it.
//!
//! Braces are counted over bytes, since what failed may not be tokens. A brace that is not closed on its line counts only
//! where it begins a region: one that begins a dictionary is taken for the mistake itself. Where the braces never close, a
//! line that is indented no deeper than the dropped operation will do.

use crate::text::lexer::{Kind, Lexer};
use crate::text::parser::AsmParser;

/// How many tokens at the start of a line are looked at.
const LOOKAHEAD: usize = 64;

/// Braces, counted line by line.
#[derive(Default)]
struct Braces {
    /// Regions that are open at the start of the line.
    depth: usize,
    /// Where the braces are that the line opened and has not closed.
    on_line: Vec<usize>,
}

impl Braces {
    /// Counts a `}`; whether there is a `{` for it.
    fn close(&mut self) -> bool {
        if self.on_line.pop().is_some() {
            return true;
        }
        let is_open = self.depth > 0;
        self.depth -= usize::from(is_open);
        is_open
    }

    fn end_line(&mut self, source: &[u8]) {
        self.depth += self.on_line.iter().filter(|at| begins_region(&source[**at + 1..])).count();
        self.on_line.clear();
    }
}

/// Whether text behind a `{` that is not closed on its line is that of a region, and not of a dictionary.
fn begins_region(text: &[u8]) -> bool {
    let mut lexer = Lexer::new(line_of(text), 0);
    match lexer.next().kind {
        Kind::Eof | Kind::PercentIdentifier | Kind::CaretIdentifier => true,
        Kind::String => lexer.next().kind == Kind::LParen,
        kind if kind.is_word() => !matches!(lexer.next().kind, Kind::Equal | Kind::Comma | Kind::RBrace | Kind::Eof),
        _ => false,
    }
}

/// The text up to the end of the line.
fn line_of(text: &[u8]) -> &[u8] {
    &text[..memchr::memchr2(b'\n', b'\r', text).unwrap_or(text.len())]
}

/// Where the string ends whose first byte after the quote is at `at`: behind the closing quote, or at the end of the line.
fn end_of_string(source: &[u8], mut at: usize) -> usize {
    while let Some(byte) = source.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\n' | b'\r' => return at,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    source.len()
}

/// How far the line of `at` is indented.
fn indentation(source: &[u8], at: usize) -> usize {
    let line = memchr::memrchr2(b'\n', b'\r', &source[..at]).map_or(0, |end| end + 1);
    source[line..].iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count()
}

impl AsmParser<'_> {
    /// Where parsing can go on behind the operation that begins at `start`; the end of the text where there is nothing.
    pub(super) fn next_boundary(&self, start: usize, in_region: bool) -> usize {
        let source = self.lexer.whole();
        let indented = indentation(source, start);
        let (mut braces, mut less_indented, mut at) = (Braces::default(), None, start);
        while let Some(byte) = source.get(at) {
            match byte {
                b'"' => at = end_of_string(source, at + 1),
                b'/' if source.get(at + 1) == Some(&b'/') => at += line_of(&source[at..]).len(),
                b'{' => {
                    braces.on_line.push(at);
                    at += 1;
                }
                b'}' => {
                    if !braces.close() && in_region && at > start {
                        return at;
                    }
                    at += 1;
                }
                b'\n' | b'\r' => {
                    braces.end_line(source);
                    let blanks = source[at..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
                    at += blanks;
                    if braces.depth > 0 && (less_indented.is_some() || indentation(source, at) > indented) {
                        continue;
                    }
                    if self.begins_item(&source[at..], in_region) {
                        if braces.depth == 0 {
                            return at;
                        }
                        less_indented = Some(at);
                    }
                }
                _ => at += 1,
            }
        }
        less_indented.unwrap_or(source.len())
    }

    /// Whether the line begins like an operation, a label or a definition.
    fn begins_item(&self, text: &[u8], in_region: bool) -> bool {
        let mut lexer = Lexer::new(text, 0);
        let first = lexer.next();
        match first.kind {
            Kind::PercentIdentifier => is_result_list(lexer),
            Kind::String => lexer.next().kind == Kind::LParen,
            Kind::CaretIdentifier => in_region && is_label(lexer),
            Kind::HashIdentifier | Kind::ExclamationIdentifier => !in_region && lexer.next().kind == Kind::Equal,
            Kind::MetadataBegin => !in_region,
            kind if kind.is_word() => {
                let is_entry = matches!(lexer.next().kind, Kind::Equal | Kind::Comma);
                !is_entry && self.may_be_operation(&text[first.start() as usize..first.end() as usize])
            }
            _ => false,
        }
    }

    /// Whether a word may be the name of an operation: with a dialect, or registered.
    fn may_be_operation(&self, word: &[u8]) -> bool {
        // Words are ASCII.
        let word = std::str::from_utf8(word).unwrap_or_default();
        let is_known = |name: &str| self.context.registered_op_name(name).is_some();
        word.contains('.') || is_known(word) || is_known(&format!("{}.{word}", self.default_dialect))
    }
}

/// Whether a list of results goes on up to its `=`.
fn is_result_list(mut lexer: Lexer<'_>) -> bool {
    for _ in 0..LOOKAHEAD {
        match lexer.next().kind {
            Kind::Equal => return true,
            Kind::Comma | Kind::Colon | Kind::Integer | Kind::PercentIdentifier => {}
            _ => return false,
        }
    }
    true
}

/// Whether a block's name is followed by `:`, with or without arguments in between.
fn is_label(mut lexer: Lexer<'_>) -> bool {
    let first = lexer.next().kind;
    if first != Kind::LParen {
        return first == Kind::Colon;
    }
    let mut depth = 1;
    for _ in 0..LOOKAHEAD {
        match lexer.next().kind {
            Kind::LParen => depth += 1,
            Kind::RParen => depth -= 1,
            Kind::Eof | Kind::Error => return false,
            _ => {}
        }
        if depth == 0 {
            return lexer.next().kind == Kind::Colon;
        }
    }
    true
}
