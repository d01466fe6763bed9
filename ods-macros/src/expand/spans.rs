//! Spans of generated code for which the compiler blames a user's token.
//!
//! An editor resolves a user's token to every generated name whose span covers it. Generated names therefore have an
//! empty span before or behind the token, and only punctuation has the token's span. The compiler joins the spans of
//! the first and the last token of a faulty expression, so it still points at the whole token.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::Path;

/// Returns the empty span in front of `span`.
pub fn start(span: Span) -> Span {
    if proc_macro::is_available() { span.unwrap().start().into() } else { span }
}

/// Returns the empty span behind `span`.
pub fn end(span: Span) -> Span {
    if proc_macro::is_available() { span.unwrap().end().into() } else { span }
}

/// Returns the path with errors at `span`.
pub fn path_at(path: &Path, span: Span) -> TokenStream {
    inside_at(path.to_token_stream(), span, None)
}

/// Returns the tokens with the names of `names`, which has otherwise the same tokens. A name at the end is behind
/// `span`.
pub fn with_names(tokens: TokenStream, names: TokenStream, span: Span) -> TokenStream {
    let mut tokens = named(tokens, names);
    if let Some(TokenTree::Ident(last)) = tokens.last_mut() {
        last.set_span(end(span));
    }
    tokens.into_iter().collect()
}

fn named(tokens: TokenStream, names: TokenStream) -> Vec<TokenTree> {
    let one = |(token, name): (TokenTree, TokenTree)| match (token, name) {
        (TokenTree::Group(tokens), TokenTree::Group(names)) => {
            let inside = named(tokens.stream(), names.stream()).into_iter().collect();
            let mut group = Group::new(tokens.delimiter(), inside);
            group.set_span(tokens.span());
            TokenTree::Group(group)
        }
        // The quote of a lifetime is part of its name.
        (TokenTree::Punct(quote), name) if quote.as_char() == '\'' => name,
        (TokenTree::Ident(_), name) => name,
        (token, _) => token,
    };
    tokens.into_iter().zip(names).map(one).collect()
}

/// `quote_spanned!` for code whose errors point at the user's token `$span`. A name at its end is the macro's own.
macro_rules! quote_at {
    ($span:expr=> $($tokens:tt)*) => {{
        let __span: ::proc_macro2::Span = $span;
        let __start = $crate::expand::spans::start(__span);
        let __names = ::quote::quote_spanned!(__start=> $($tokens)*);
        $crate::expand::spans::with_names(::quote::quote_spanned!(__span=> $($tokens)*), __names, __span)
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
