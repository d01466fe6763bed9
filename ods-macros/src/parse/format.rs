//! Declarative formats: the syntax that all of them share, which is literals as strings, `$name`, directives, and
//! groups.
//!
//! Only properties of single elements are checked here; `check` matches them with the fields.

use proc_macro2::{Delimiter, Ident, Punct, Spacing, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::{Error, LitStr, Path, Result, Token};

use super::recover::{self, next_token};
use super::values::List;
use crate::errors::Errors;
use crate::model::format::{Custom, FormatModel, Group, is_blank};
use crate::suggest::one_of;
use ods_grammar::is_keyword;

/// Punctuation of the text format.
const PUNCTUATION: &[&str] =
    &["->", "...", ":", ",", "=", "<", ">", "(", ")", "[", "]", "{", "}", "?", "+", "-", "*", "/", "|"];

/// The elements of one sort of format.
pub trait Syntax: Sized {
    /// The noun for the things that `$name` names.
    const NOUN: &'static str;

    /// Returns whether the word begins a directive.
    fn is_directive(word: &str) -> bool;
    fn literal(text: LitStr) -> Self;
    fn variable(name: Ident) -> Self;
    fn group(group: Group<Self>) -> Self;
    fn is_blank(&self) -> bool;

    /// Parses the arguments of a directive, whose keyword `word` has been read.
    fn directive(input: ParseStream<'_>, word: &Ident, place: Place, errors: &mut Errors) -> Result<Self>;

    /// Returns the message for a word that is not a directive.
    fn no_directive(word: &str) -> String;
}

/// The position of an element.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    Top,
    Group,
    /// In a `struct(...)` of parameters.
    Struct,
    /// In an `oilist(...)`.
    Clause,
}

/// Parses the elements; invalid ones are omitted and their errors kept.
pub fn parse<E: Syntax>(list: List, errors: &mut Errors) -> FormatModel<E> {
    let text = text(&list.tokens);
    FormatModel { key: list.key, elements: sequence(list.tokens, Place::Top, errors).0, text, is_proved: true }
}

/// Parses elements, and returns them with the position of the `^` among them.
pub fn sequence<E: Syntax>(tokens: TokenStream, place: Place, errors: &mut Errors) -> (Vec<E>, Option<(usize, Span)>) {
    let (mut elements, mut anchor) = (Vec::new(), None);
    let parser = |input: ParseStream<'_>| {
        while !input.is_empty() {
            if input.peek(Token![^]) {
                let caret: Token![^] = input.parse()?;
                match (place, elements.len().checked_sub(1), anchor) {
                    (Place::Group, Some(last), None) => anchor = Some((last, caret.spans[0])),
                    (Place::Group, Some(_), Some(_)) => {
                        errors.at(caret, "a group has only one anchor; remove this `^`")
                    }
                    (Place::Group, None, _) => {
                        errors.at(caret, "`^` follows the element that it marks; move it after that element")
                    }
                    (Place::Top | Place::Struct | Place::Clause, ..) => {
                        errors.at(caret, "`^` marks an element of an optional group; write `(...)?`")
                    }
                }
                continue;
            }
            match element(input, place, errors) {
                Ok(element) => elements.push(element),
                Err(error) => errors.add(error),
            }
        }
        Ok(())
    };
    let parsed = parser.parse2(tokens);
    errors.take(parsed);
    (elements, anchor)
}

/// Parses one element. An invalid element is consumed.
pub fn element<E: Syntax>(input: ParseStream<'_>, place: Place, errors: &mut Errors) -> Result<E> {
    if input.peek(LitStr) {
        return literal::<E>(input.parse()?).map(E::literal);
    }
    if at_variable(input) {
        return variable(input, E::NOUN).map(E::variable);
    }
    let Some(found) = next_token(input) else { return Err(input.error("expected an element of a format")) };
    input.parse::<TokenTree>()?;
    match found {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => {
            optional_group(input, TokenTree::Group(group), place, errors).map(E::group)
        }
        TokenTree::Ident(word) => {
            let word = directive_name::<E>(input, word, errors);
            E::directive(input, &word, place, errors)
        }
        TokenTree::Group(group) => {
            let open = if group.delimiter() == Delimiter::Bracket { "[" } else { "{" };
            Err(Error::new_spanned(group, format!("a literal must be a string; write `\"{open}\"`")))
        }
        TokenTree::Punct(first) => {
            let tokens = punctuation(input, first);
            let text = tokens.to_string();
            if place == Place::Clause && text == "," {
                return Err(Error::new_spanned(tokens, "clauses of an `oilist` are separated by `|`, not by a comma"));
            }
            let message = match PUNCTUATION.contains(&text.as_str()) || text.chars().count() == 1 {
                true => format!("a literal must be a string; write `\"{text}\"`"),
                false => "a literal must be a string of one token".to_owned(),
            };
            Err(Error::new_spanned(tokens, message))
        }
        other => {
            let message = "expected a literal in quotes, `$name`, a directive, or an optional group";
            Err(Error::new_spanned(other, message))
        }
    }
}

/// Parses joint punctuation such as `->`.
fn punctuation(input: ParseStream<'_>, first: Punct) -> TokenStream {
    let mut last = first.clone();
    let mut tokens: TokenStream = TokenTree::Punct(first).into();
    while last.spacing() == Spacing::Joint
        && let Some(TokenTree::Punct(next)) = next_token(input)
        && !matches!(next.as_char(), '$' | '^')
        && input.parse::<TokenTree>().is_ok()
    {
        tokens.extend([TokenTree::Punct(next.clone())]);
        last = next;
    }
    tokens
}

/// Returns the name of a directive; `attr-dict` is corrected to `attr_dict`.
fn directive_name<E: Syntax>(input: ParseStream<'_>, word: Ident, errors: &mut Errors) -> Ident {
    let (mut name, mut tokens) = (word.to_string(), word.to_token_stream());
    while input.peek(Token![-]) && input.peek2(Ident::peek_any) {
        let (Ok(dash), Ok(part)) = (input.parse::<Token![-]>(), input.call(Ident::parse_any)) else { break };
        name = format!("{name}_{part}");
        tokens.extend(quote::quote!(#dash #part));
    }
    if word == name.as_str() {
        return word;
    }
    if E::is_directive(&name) {
        // Parsed as intended, so that other checks still apply.
        errors.at(tokens, format!("directives are written with underscores; write `{name}`"));
    }
    Ident::new(&name, word.span())
}

/// Returns whether a name follows: `$name`, or `{name}`, which avoids a `$` inside a `macro_rules!`.
pub fn at_variable(input: ParseStream<'_>) -> bool {
    input.peek(Token![$]) || braced(input).is_some()
}

/// Returns the `name` of `{name}`.
fn braced(input: ParseStream<'_>) -> Option<Ident> {
    match next_token(input)? {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
            Ident::parse_any.parse2(group.stream()).ok()
        }
        _ => None,
    }
}

/// Parses `$name` or `{name}`.
pub fn variable(input: ParseStream<'_>, noun: &str) -> Result<Ident> {
    if let Some(name) = braced(input) {
        input.parse::<TokenTree>()?;
        return Ok(name);
    }
    let dollar: Token![$] = input.parse()?;
    let wrong = |_| Error::new_spanned(dollar, format!("expected the name of a {noun} after `$`"));
    input.call(Ident::parse_any).map_err(wrong)
}

/// Returns the first `$name` among tokens, outside of parentheses.
fn first_variable(tokens: TokenStream) -> Option<String> {
    let mut tokens = tokens.into_iter();
    tokens.find(|token| matches!(token, TokenTree::Punct(dollar) if dollar.as_char() == '$'))?;
    tokens.next().map(|name| name.to_string())
}

/// Returns several keywords from one literal as a literal each.
fn keywords(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let quoted: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
    (words.len() > 1 && words.iter().all(|word| is_keyword(word))).then(|| quoted.join(" "))
}

/// Returns a literal that the text format can read.
fn literal<E: Syntax>(text: LitStr) -> Result<LitStr> {
    let value = text.value();
    if is_keyword(&value) || is_blank(&text) || PUNCTUATION.contains(&value.as_str()) {
        return Ok(text);
    }
    let split = value.chars().all(|c| PUNCTUATION.contains(&c.to_string().as_str()));
    let inside = value.strip_prefix('`').and_then(|value| value.strip_suffix('`'));
    let directive = value.replace('-', "_");
    let message = if value.contains('$') {
        "parameters in a string are not replaced; write tokens, as in `\"<\" $x \">\"`"
            .replace("parameters", &format!("{}s", E::NOUN))
    } else if let Some(inside) = inside {
        format!("a literal has no backticks; write `\"{inside}\"`")
    } else if E::is_directive(&directive) {
        format!("a directive has no quotes; write `{directive}`")
    } else if let Some(words) = keywords(&value) {
        format!("a literal is one token; write `{words}`")
    } else if split {
        "a literal is one token; write each token in its own quotes".to_owned()
    } else {
        format!(
            "invalid literal; expected a keyword (letters, digits, `_`, `$` and `.`, beginning with a letter), a \
             blank, or one of {}",
            one_of(PUNCTUATION)
        )
    };
    Err(Error::new_spanned(text, message))
}

/// Parses the parentheses after a directive.
pub fn arguments(input: ParseStream<'_>, word: &Ident, example: &str) -> Result<TokenStream> {
    match next_token(input) {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis => {
            input.parse::<TokenTree>()?;
            Ok(group.stream())
        }
        _ => Err(Error::new_spanned(word, format!("`{word}` takes parentheses; write `{example}`"))),
    }
}

/// Parses all of the tokens with `read`; `rest` returns the error for a token after them.
pub fn all_of<T>(
    tokens: TokenStream,
    read: fn(ParseStream<'_>) -> Result<T>,
    rest: impl FnOnce(TokenTree) -> Error,
) -> Result<T> {
    let mut left = None;
    let parser = |input: ParseStream<'_>| {
        let found = read(input);
        left = next_token(input);
        recover::skip_all(input);
        found
    };
    let found = parser.parse2(tokens)?;
    left.map_or(Ok(found), |token| Err(rest(token)))
}

/// Parses the `<F>(...)` of a `custom`.
pub fn custom<A>(
    input: ParseStream<'_>,
    word: &Ident,
    noun: &str,
    errors: &mut Errors,
    argument: fn(ParseStream<'_>) -> Result<A>,
) -> Result<Custom<A>> {
    let example = "custom<shape>($sizes)";
    let usage = || {
        let message = format!("`custom` takes the path of functions `parse` and `print`; write `{example}`");
        Error::new_spanned(word, message)
    };
    let path = path_in_angles(input).map_err(|_| usage());
    if path.is_err() {
        // Skips its arguments.
        skip_parentheses(input);
    }
    let path = path?;
    let inside = arguments(input, word, example)?;
    if inside.is_empty() {
        let message = format!("this `custom` has no arguments; pass the {noun}s that it parses, or refers to");
        return Err(Error::new_spanned(word, message));
    }
    let arguments = recover::list(inside, errors, |input, _| argument(input));
    Ok(Custom { keyword: word.clone(), path, arguments })
}

fn path_in_angles(input: ParseStream<'_>) -> Result<Path> {
    input.parse::<Token![<]>()?;
    let path = input.call(Path::parse_mod_style);
    let close = input.parse::<Token![>]>();
    let path = path?;
    close.map(|_| path)
}

/// Skips the parentheses after an invalid directive.
pub fn skip_parentheses(input: ParseStream<'_>) {
    if let Some(TokenTree::Group(_)) = next_token(input) {
        let _ = input.parse::<TokenTree>();
    }
}

/// Parses the rest of a group, after its first parentheses.
fn optional_group<E: Syntax>(
    input: ParseStream<'_>,
    token: TokenTree,
    place: Place,
    errors: &mut Errors,
) -> Result<Group<E>> {
    let TokenTree::Group(first) = &token else { return Err(input.error("expected a group")) };
    let mut otherwise = None;
    if input.peek(Token![:]) {
        let colon: Token![:] = input.parse()?;
        match next_token(input) {
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis => {
                input.parse::<TokenTree>()?;
                otherwise = Some(group);
            }
            _ => {
                return Err(Error::new_spanned(
                    colon,
                    "the alternative of an optional group must be in parentheses; write `(...) : (...)?`",
                ));
            }
        }
    }
    if input.parse::<Token![?]>().is_err() {
        let message = "an optional group ends with `?`; write `(...)?`, or `\"(\"` for a literal parenthesis";
        return Err(Error::new_spanned(token, message));
    }
    if place == Place::Struct {
        // Reported for the struct.
        return Ok(Group { token, then: Vec::new(), anchor: None, otherwise: Vec::new() });
    }
    let before = errors.len();
    let (mut then, mut anchor) = sequence::<E>(first.stream(), Place::Group, errors);
    let mut otherwise = otherwise.map(|group| sequence::<E>(group.stream(), Place::Group, errors)).unwrap_or_default();
    match (&anchor, &otherwise.1) {
        (Some(_), Some((_, span))) => errors.add(Error::new(*span, "a group has only one anchor; remove this `^`")),
        // `(a) : ($b^)?` is `($b^) : (a)?`.
        (None, Some(_)) => {
            std::mem::swap(&mut then, &mut otherwise.0);
            std::mem::swap(&mut anchor, &mut otherwise.1);
        }
        (_, None) => {}
    }
    if anchor.is_none() && errors.len() == before {
        let message = match then.iter().all(E::is_blank) {
            true => "empty group; remove it".to_owned(),
            false => {
                let name = first_variable(first.stream()).unwrap_or_else(|| "name".to_owned());
                format!(
                    "the group has no anchor, the {} that decides whether the group is printed; put `^` after it: \
                     `(\":\" ${name}^)?`",
                    E::NOUN
                )
            }
        };
        errors.at(&token, message);
    }
    Ok(Group { token, then, anchor, otherwise: otherwise.0 })
}

/// Returns the format as text.
pub fn text(tokens: &TokenStream) -> String {
    let mut out = String::new();
    write(tokens.clone(), &mut out);
    out
}

fn write(tokens: TokenStream, out: &mut String) {
    // `glued`: this token and the next are adjacent; `may_take_arguments`: arguments may follow it.
    let (mut glued, mut may_take_arguments, mut is_name, mut in_colons) = (true, false, false, false);
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        let text = token.to_string();
        // An optional group is followed by `?`, or by `:` and its other half.
        let is_optional = |next: &TokenTree| matches!(next, TokenTree::Punct(mark) if "?:".contains(mark.as_char()));
        let is_arguments =
            may_take_arguments && matches!(token, TokenTree::Group(_)) && !tokens.peek().is_some_and(is_optional);
        // A `::` belongs to a path; a single `:` separates the halves of a group.
        let is_joint =
            matches!(&token, TokenTree::Punct(punct) if punct.as_char() == ':' && punct.spacing() == Spacing::Joint);
        let is_path = is_joint || in_colons && text == ":";
        let joins_left = is_path || matches!(text.as_str(), "^" | "?" | "," | ">" | "<") || is_arguments;
        if !(glued || joins_left) {
            out.push(' ');
        }
        match &token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                out.push('$');
                write(group.stream(), out);
            }
            TokenTree::Group(group) => {
                out.push('(');
                write(group.stream(), out);
                out.push(')');
            }
            _ => out.push_str(&text),
        }
        may_take_arguments = text == ">" || matches!(token, TokenTree::Ident(_)) && !is_name;
        is_name = text == "$";
        glued = is_path || matches!(text.as_str(), "$" | "<");
        in_colons = is_joint;
    }
}
