//! What a text begins with, as `schema::Begin` of the core says it.

use proc_macro2::TokenStream;
use quote::quote;

use crate::check::start::Start;

/// The beginning of an attribute, a type or a literal; nothing of these begins as a value or a block does. Of a field whose
/// constraint only the compiler knows, the compiler is asked elsewhere.
pub fn begin(start: &Start) -> TokenStream {
    let begin = match start {
        Start::Word(text) | Start::Punctuation(text) => quote!(Literal(#text)),
        Start::Value => quote!(Literal("%")),
        Start::Block => quote!(Literal("^")),
        Start::Symbol => quote!(Literal("@")),
        Start::Text => quote!(Text),
        Start::Number => quote!(Number),
        Start::Type => quote!(Type),
        Start::Attribute => quote!(Attribute),
        Start::Operation => quote!(Operation),
        Start::Field(_) => quote!(Unknown),
    };
    quote!(__ods::Begin::#begin)
}
