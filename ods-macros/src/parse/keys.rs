//! Lists of `key`, `key = value` and `key(...)`: the arguments of `#[op]`, `#[dialect]` and `#[attr]`.
//!
//! One wrong entry is reported and skipped up to the next comma, so that it hides none of the others.

use proc_macro2::TokenTree;
use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::{Error, Ident, LitStr, Path, Result, Token, parenthesized, token};

use crate::errors::Errors;
use crate::suggest::{did_you_mean, one_of};

/// What keys there are.
pub struct Keys {
    /// Whose they are, as messages name it: `#[op]`.
    pub owner: &'static str,
    pub known: &'static [&'static str],
    /// What people who come from elsewhere write, and what to write instead.
    pub foreign: &'static [(&'static str, &'static str)],
}

impl Keys {
    /// Reads entries up to the end; `read` is called for each known key, and reads what follows the key.
    pub fn each(
        &self,
        input: ParseStream<'_>,
        errors: &mut Errors,
        mut read: impl FnMut(&Ident, ParseStream<'_>, &mut Errors) -> Result<()>,
    ) {
        let mut seen = Vec::new();
        while !input.is_empty() {
            let entry = self.key(input, &mut seen).and_then(|key| read(&key, input, errors));
            if let Err(error) = entry {
                errors.add(error);
                skip_to_comma(input);
            }
            comma(input, errors);
        }
    }

    fn key(&self, input: ParseStream<'_>, seen: &mut Vec<String>) -> Result<Ident> {
        let found = next_token(input);
        let expected = || Error::new_spanned(&found, format!("expected {}", one_of(self.known)));
        let key = input.call(Ident::parse_any).map_err(|_| expected())?;
        let name = key.to_string();
        if !self.known.contains(&name.as_str()) {
            return Err(Error::new_spanned(&key, self.unknown(&name)));
        }
        if seen.contains(&name) {
            return Err(Error::new_spanned(&key, format!("`{name}` is given twice")));
        }
        seen.push(name);
        Ok(key)
    }

    fn unknown(&self, name: &str) -> String {
        let hint = match self.foreign.iter().find(|(foreign, _)| *foreign == name) {
            Some((_, instead)) => format!(": {instead}"),
            None => match did_you_mean(name, self.known.iter().copied()) {
                hint if hint.is_empty() => format!(": expected {}", one_of(self.known)),
                hint => hint,
            },
        };
        format!("`{}` has no key `{name}`{hint}", self.owner)
    }
}

/// The next token, to complain at.
pub fn next_token(input: ParseStream<'_>) -> Option<TokenTree> {
    input.cursor().token_tree().map(|(token, _)| token)
}

/// Skips what belongs to an entry that is wrong.
pub fn skip_to_comma(input: ParseStream<'_>) {
    while !input.is_empty() && !input.peek(Token![,]) && input.parse::<TokenTree>().is_ok() {}
}

/// Skips everything. What is left unread makes syn complain a second time.
pub fn skip_all(input: ParseStream<'_>) {
    while input.parse::<TokenTree>().is_ok() {}
}

/// The comma after an entry, unless the entry is the last.
pub fn comma(input: ParseStream<'_>, errors: &mut Errors) {
    if !input.is_empty() && errors.take(input.parse::<Token![,]>()).is_none() {
        skip_to_comma(input);
        let _ = input.parse::<Option<Token![,]>>();
    }
}

/// The string after `key =`.
pub fn string(key: &Ident, input: ParseStream<'_>) -> Result<LitStr> {
    equals(key, input, "\"...\"")?;
    let found = next_token(input);
    input.parse().map_err(|_| {
        let message = format!("`{key}` is a string: `{key} = \"...\"`");
        found.map_or_else(|| Error::new_spanned(key, &message), |token| Error::new_spanned(token, &message))
    })
}

/// The path after `key =`.
pub fn path(key: &Ident, input: ParseStream<'_>) -> Result<Path> {
    equals(key, input, "path")?;
    if input.peek(LitStr) {
        let text: LitStr = input.parse()?;
        let message = format!("`{key}` is a path, not a string: `{key} = {}`", text.value());
        return Err(Error::new_spanned(text, message));
    }
    input.call(Path::parse_mod_style)
}

/// The `=` of `key = value`.
pub fn equals(key: &Ident, input: ParseStream<'_>, value: &str) -> Result<()> {
    let parsed = input.parse::<Option<Token![=]>>()?;
    match parsed {
        Some(_) if !input.is_empty() && !input.peek(Token![,]) => Ok(()),
        _ => Err(Error::new_spanned(key, format!("`{key}` has a value: `{key} = {value}`"))),
    }
}

/// The paths in `key(A, B)`.
pub fn paths(key: &Ident, input: ParseStream<'_>, errors: &mut Errors) -> Result<Vec<Path>> {
    in_parentheses(key, input, "A, B")?;
    let content;
    parenthesized!(content in input);
    let mut paths = Vec::new();
    while !content.is_empty() {
        let found = next_token(&content);
        match content.call(Path::parse_mod_style) {
            Ok(path) => paths.push(path),
            Err(_) => {
                errors.at(found, format!("expected a path: `{key}(A, B)`"));
                skip_to_comma(&content);
            }
        }
        comma(&content, errors);
    }
    Ok(paths)
}

/// That `key(...)` follows.
pub fn in_parentheses(key: &Ident, input: ParseStream<'_>, example: &str) -> Result<()> {
    if input.peek(token::Paren) {
        return Ok(());
    }
    Err(Error::new_spanned(key, format!("`{key}` is a list in parentheses: `{key}({example})`")))
}
