//! Spans of generated code for which the compiler blames a user's token.
//!
//! An editor resolves a user's token to every generated name whose span covers it. Generated names therefore have an
//! empty span before or after the token, and only punctuation has the token's span. The compiler joins the spans of the
//! first and the last token of a faulty expression, so it still points at the whole token.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::Path;

/// Returns the empty span in front of `span`.
pub fn start(span: Span) -> Span {
    if proc_macro::is_available() { span.unwrap().start().into() } else { span }
}

/// Returns the empty span after `span`.
pub fn end(span: Span) -> Span {
    if proc_macro::is_available() { span.unwrap().end().into() } else { span }
}

/// Returns the path with errors at `span`.
pub fn path_at(path: &Path, span: Span) -> TokenStream {
    inside_at(path.to_token_stream(), span, None)
}

/// Returns tokens that begin before `span` and end after it. The compiler joins the spans of both.
pub fn around(tokens: TokenStream, span: Span) -> TokenStream {
    let mut tokens: Vec<TokenTree> = tokens.into_iter().collect();
    if let [.., group @ TokenTree::Group(_), TokenTree::Punct(_)] = tokens.as_mut_slice() {
        group.set_span(span);
    }
    match tokens.last_mut() {
        Some(TokenTree::Ident(name)) => name.set_span(end(span)),
        Some(token) => token.set_span(span),
        None => {}
    }
    tokens.into_iter().collect()
}

/// `quote_spanned!` for code whose errors point at the user's token `$span`. A name at its end is the macro's own.
macro_rules! quote_at {
    ($span:expr=> $($tokens:tt)*) => {{
        let __span: ::proc_macro2::Span = $span;
        $crate::expand::spans::around(::quote::quote_spanned!($crate::expand::spans::start(__span)=> $($tokens)*), __span)
    }};
}

pub(crate) use quote_at;

/// Returns the name, raw or not, with its own hygiene and the location of the token that it replaces.
pub fn in_place_of(name: &Ident, span: Span) -> Ident {
    let mut name = name.clone();
    name.set_span(span.resolved_at(name.span()));
    name
}

/// Returns the name, raw or not, with its own hygiene and errors at `span`.
pub fn at(name: &Ident, span: Span) -> Ident {
    in_place_of(name, start(span))
}

/// Returns the tokens with errors at `span`: the compiler reports an error only once per location. A name that is the
/// token at `span` keeps the token's span. `$crate` keeps its crate.
pub fn all_at(tokens: impl ToTokens, span: Span) -> TokenStream {
    inside_at(tokens.into_token_stream(), span, span.source_text().as_deref())
}

/// Returns the tokens, including names, with errors at `span`: for code that editors do not see.
pub fn entirely_at(tokens: TokenStream, span: Span) -> TokenStream {
    let token = |mut token: TokenTree| {
        if let TokenTree::Group(group) = &token {
            token = TokenTree::Group(Group::new(group.delimiter(), entirely_at(group.stream(), span)));
        }
        let is_crate = matches!(&token, TokenTree::Ident(name) if name == "$crate");
        token.set_span(if is_crate { span.resolved_at(token.span()) } else { span });
        token
    };
    tokens.into_iter().map(token).collect()
}

fn inside_at(tokens: TokenStream, span: Span, text: Option<&str>) -> TokenStream {
    let token = |mut token: TokenTree| {
        if let TokenTree::Group(group) = &token {
            token = TokenTree::Group(Group::new(group.delimiter(), inside_at(group.stream(), span, text)));
        }
        let is_another = |name: &Ident| text.is_none_or(|text| *name != text);
        let span = match &token {
            TokenTree::Ident(name) if is_another(name) => placed(&token, start(span)),
            _ => span,
        };
        token.set_span(span);
        token
    };
    tokens.into_iter().map(token).collect()
}

/// Returns `span`, with the crate of the token if that is `$crate`.
fn placed(token: &TokenTree, span: Span) -> Span {
    let is_crate = matches!(token, TokenTree::Ident(name) if name == "$crate");
    if is_crate { span.resolved_at(token.span()) } else { span }
}
