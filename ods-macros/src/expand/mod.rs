//! From models to Rust code: one file per artefact.
//!
//! Invariant: code with the span of a user's token (`quote_spanned!`) names no local variable and no `self` of its own;
//! they are put in with `#`. A user's token may come from the caller of a `macro_rules!`, where locals of ours are not seen.
//!
//! `#[allow(...)]` that is emitted has no `reason`, which would be tokens of every expansion. There is one reason for all:
//! what an expansion looks like is nobody's to change, and names in it are full paths, so that they mean the same anywhere.
//! `dead_code` is allowed where a definition need not be used, `unused_imports` where a stand-in for a function of the
//! user's is imported, which goes unused where that function is there.

mod accessors;
mod builder;
pub mod constraint;
mod custom_directive;
pub mod def;
mod def_format;
mod defaults;
pub mod dialect;
mod effects;
pub mod enums;
pub mod family;
mod hooks;
pub mod interface;
mod multi;
pub mod op;
mod op_format;
mod placeholders;
mod pred;
mod property;
mod rust_value;
mod schema;
mod sites;

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};

use crate::errors::Errors;

/// What is left of a definition that is not even the right kind of item: the item as it stands, where it is one at all.
fn unread(item: TokenStream, errors: Errors) -> TokenStream {
    let errors = errors.into_tokens();
    let item = syn::parse2::<syn::Item>(item).map(ToTokens::into_token_stream).unwrap_or_default();
    quote!(#item #errors)
}

/// The tokens, with errors at `span`: the compiler then finds that it said the same before, and says it once. `$crate`
/// stays the crate that it was.
fn all_at(tokens: impl ToTokens, span: Span) -> TokenStream {
    let token = |mut token: TokenTree| {
        if let TokenTree::Group(group) = &token {
            token = TokenTree::Group(Group::new(group.delimiter(), all_at(group.stream(), span)));
        }
        let is_crate = matches!(&token, TokenTree::Ident(name) if name == "$crate");
        token.set_span(if is_crate { span.resolved_at(token.span()) } else { span });
        token
    };
    tokens.into_token_stream().into_iter().map(token).collect()
}

/// The name, raw or not, with errors at `span`; it means what it meant.
fn at(name: &Ident, span: Span) -> Ident {
    let mut name = name.clone();
    name.set_span(span.resolved_at(name.span()));
    name
}
