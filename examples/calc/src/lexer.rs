//! The lexer: text to tokens.

use std::sync::Arc;

use ods::location::SourceBuffer;
use ods::{Context, Diagnostic, Location};

/// A token and its start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token<'t> {
    pub kind: Kind<'t>,
    pub location: Location,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind<'t> {
    Name(&'t str),
    Number(i64),
    /// A keyword, an operator or a punctuation mark.
    Word(&'static str),
    End,
}

/// All tokens that are not names, longer ones first.
const WORDS: &[&str] = &["..", "+", "-", "*", "/", "%", "=", "(", ")", "{", "}", ",", ";"];
const KEYWORDS: &[&str] = &["fn", "for", "in", "let"];

/// Returns the tokens of the text; the last one is its end.
pub fn tokens<'t>(context: &Arc<Context>, file: &str, text: &'t str) -> ods::Result<Vec<Token<'t>>> {
    let buffer = context.add_buffer(file, text.as_bytes());
    let (mut tokens, mut rest) = (Vec::new(), skip_blanks(text));
    while !rest.is_empty() {
        let location = buffer.at(text.len() - rest.len());
        let (kind, length) = token(rest).map_err(|message| Diagnostic::error(location, message).resolved(context))?;
        tokens.push(Token { kind, location });
        rest = skip_blanks(&rest[length..]);
    }
    tokens.push(Token { kind: Kind::End, location: end(buffer, text) });
    Ok(tokens)
}

fn end(buffer: SourceBuffer, text: &str) -> Location {
    buffer.at(text.trim_end().len())
}

/// Returns the text without leading blanks and comments, which begin with `#`.
fn skip_blanks(text: &str) -> &str {
    let text = text.trim_start();
    match text.strip_prefix('#') {
        Some(comment) => skip_blanks(comment.split_once('\n').map_or("", |(_, rest)| rest)),
        None => text,
    }
}

/// Returns the first token of the text, and its length.
fn token(text: &str) -> Result<(Kind<'_>, usize), String> {
    let length = |belongs: fn(char) -> bool| text.find(|c| !belongs(c)).unwrap_or(text.len());
    if text.starts_with(|c: char| c.is_ascii_digit()) {
        let digits = &text[..length(|c| c.is_ascii_digit())];
        let number = digits.parse().map_err(|_| format!("{digits} is too large; numbers have 64 bits"))?;
        return Ok((Kind::Number(number), digits.len()));
    }
    if text.starts_with(|c: char| c.is_alphabetic() || c == '_') {
        let name = &text[..length(|c| c.is_alphanumeric() || c == '_')];
        let keyword = KEYWORDS.iter().find(|keyword| **keyword == name);
        return Ok((keyword.map_or(Kind::Name(name), |keyword| Kind::Word(keyword)), name.len()));
    }
    match WORDS.iter().find(|word| text.starts_with(**word)) {
        Some(word) => Ok((Kind::Word(word), word.len())),
        None => Err(format!("unexpected character '{}'", text.chars().next().unwrap_or_default())),
    }
}
