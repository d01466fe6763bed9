//! From models to Rust code: one file per artefact.
//!
//! Invariants:
//! * Code with the span of a user's token (`quote_at!`) names no local variable and no `self` of its own; they are put in
//!   with `#`. A user's token may come from the caller of a `macro_rules!`, where locals of ours are not seen.
//! * No name of ours has the span of a user's token, but for those that are made from it (`set_lhs`) or stand for it
//!   (`$_self`): see `spans`.
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
mod editor;
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
mod spans;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use crate::errors::Errors;

/// What is left of a definition that is not even the right kind of item: the item as it stands, where it is one at all.
fn unread(item: TokenStream, errors: Errors) -> TokenStream {
    let errors = errors.into_tokens();
    let item = syn::parse2::<syn::Item>(item).map(ToTokens::into_token_stream).unwrap_or_default();
    quote!(#item #errors)
}
