//! The position at which parsing resumes after an error: the first line after the start of the dropped operation that
//! begins like an operation, a label or a definition, outside the braces that the operation opened; in a region, also
//! the `}` that closes it.
//!
//! Braces are counted in bytes, since the malformed text may not consist of tokens. A brace that is not closed on its
//! line counts only if it begins a region: one that begins a dictionary is assumed to be the mistake itself. If the
//! braces never close, a line that is not indented more than the dropped operation is used instead.

use crate::text::lexer::{Kind, Lexer};
use crate::text::parser::AsmParser;
use crate::text::parser::observer::end_of_string;

/// The maximum number of tokens inspected at the start of a line.
const LOOKAHEAD: usize = 64;

/// The open braces, counted line by line.
#[derive(Default)]
struct Braces {
    /// The number of regions open at the start of the line.
    depth: usize,
    /// The positions of braces opened and not closed on the line.
    on_line: Vec<usize>,
}

impl Braces {
    /// Counts a `}`. Returns whether it closes a `{`.
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

/// Returns whether the text after a `{` that is not closed on its line belongs to a region rather than a dictionary.
fn begins_region(text: &[u8]) -> bool {
    let mut lexer = Lexer::new(line_of(text), 0);
    match lexer.next().kind {
        Kind::Eof | Kind::PercentIdentifier | Kind::CaretIdentifier => true,
        Kind::String => lexer.next().kind == Kind::LParen,
        kind if kind.is_word() => !matches!(lexer.next().kind, Kind::Equal | Kind::Comma | Kind::RBrace | Kind::Eof),
        _ => false,
    }
}

/// Returns the text up to the end of the line.
fn line_of(text: &[u8]) -> &[u8] {
    &text[..memchr::memchr2(b'\n', b'\r', text).unwrap_or(text.len())]
}

/// Returns the indentation of the line of `at`.
fn indentation(source: &[u8], at: usize) -> usize {
    let line = memchr::memrchr2(b'\n', b'\r', &source[..at]).map_or(0, |end| end + 1);
    source[line..].iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count()
}

impl AsmParser<'_> {
    /// Returns the position at which parsing can resume after the operation that begins at `start`, or the end of the
    /// text.
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

    /// Returns whether the line begins like an operation, a label or a definition.
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

    /// Returns whether a word may be the name of an operation: it has a dialect prefix, or is registered.
    fn may_be_operation(&self, word: &[u8]) -> bool {
        // Words are ASCII.
        let word = std::str::from_utf8(word).unwrap_or_default();
        let is_known = |name: &str| self.context.registered_op_name(name).is_some();
        word.contains('.') || is_known(word) || is_known(&format!("{}.{word}", self.default_dialect))
    }
}

/// Returns whether a list of results extends to its `=`.
pub(in crate::text) fn is_result_list(mut lexer: Lexer<'_>) -> bool {
    for _ in 0..LOOKAHEAD {
        match lexer.next().kind {
            Kind::Equal => return true,
            Kind::Comma | Kind::Colon | Kind::Integer | Kind::PercentIdentifier => {}
            _ => return false,
        }
    }
    true
}

/// Returns whether a block's name is followed by `:`, optionally with arguments in between.
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
