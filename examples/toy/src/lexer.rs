//! The lexer: text to tokens.

use std::sync::Arc;

use ods::{Context, Diagnostic, Location};

/// A token and its start.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Token<'t> {
    pub kind: Kind<'t>,
    pub location: Location,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Kind<'t> {
    Name(&'t str),
    Number(f64),
    /// A keyword, an operator or a punctuation mark.
    Word(&'static str),
    End,
}

const MARKS: &[&str] = &["(", ")", "[", "]", "{", "}", "<", ">", ",", ";", ".", "=", "+", "*"];
const KEYWORDS: &[&str] = &["def", "print", "return", "struct", "var"];

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
    tokens.push(Token { kind: Kind::End, location: buffer.at(text.trim_end().len()) });
    Ok(tokens)
}

/// Returns the text without leading blanks and comments, which begin with `#`.
fn skip_blanks(text: &str) -> &str {
    let mut text = text.trim_start();
    while let Some(comment) = text.strip_prefix('#') {
        text = comment.split_once('\n').map_or("", |(_, rest)| rest.trim_start());
    }
    text
}

/// Returns the first token of the text, and its length.
fn token(text: &str) -> Result<(Kind<'_>, usize), String> {
    let length = |belongs: fn(char) -> bool| text.find(|c| !belongs(c)).unwrap_or(text.len());
    if text.starts_with(|c: char| c.is_ascii_digit()) {
        return number(text);
    }
    if text.starts_with(|c: char| c.is_alphabetic() || c == '_') {
        let name = &text[..length(|c| c.is_alphanumeric() || c == '_')];
        let keyword = KEYWORDS.iter().find(|keyword| **keyword == name);
        return Ok((keyword.map_or(Kind::Name(name), |keyword| Kind::Word(keyword)), name.len()));
    }
    match MARKS.iter().find(|mark| text.starts_with(**mark)) {
        Some(mark) => Ok((Kind::Word(mark), mark.len())),
        None => Err(format!("unexpected character '{}'", text.chars().next().unwrap_or_default())),
    }
}

/// Returns the number at the start of the text, `12` or `1.5`, and its length.
fn number(text: &str) -> Result<(Kind<'_>, usize), String> {
    let digits = |text: &str| text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let mut length = digits(text);
    if let Some(fraction) = text[length..].strip_prefix('.') {
        length += 1 + digits(fraction);
    }
    match text[..length].parse::<f64>() {
        Ok(number) if number.is_finite() => Ok((Kind::Number(number), length)),
        _ => Err(format!("{} is too large", &text[..length])),
    }
}
