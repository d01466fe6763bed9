//! The annotated item of a definition.
//!
//! An invalid item keeps its known parts: a definition with a mistake still has its name.

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::{Fields, Item, ItemStruct};

use crate::code::type_text;
use crate::errors::Errors;

/// Returns the struct of a definition. The other arguments are the message for another item, and the nouns for the
/// definition and its fields.
pub fn struct_of(
    item: &TokenStream,
    (wrong, what, fields): (&str, &str, &str),
    errors: &mut Errors,
) -> Option<ItemStruct> {
    let mut item = match syn::parse2::<Item>(item.clone()) {
        Ok(Item::Struct(item)) => item,
        Ok(other) => {
            errors.at(keyword_of(&other), wrong);
            return matches!(other, Item::Enum(_) | Item::Union(_)).then(|| bare_struct(item.clone())).flatten();
        }
        Err(error) => {
            match list_of_types(item.clone()) {
                Some(list) => errors.at(list, "a list of constraints must be a tuple; write `TensorOf<(F32, F64)>`"),
                None => errors.add(error),
            }
            return bare_struct(item.clone());
        }
    };
    if matches!(item.fields, Fields::Unnamed(_)) {
        errors.at(&item.fields, format!("the {fields} of {what} must have names, which become its accessors"));
    }
    if !item.generics.params.is_empty() {
        errors.at(&item.generics, format!("{what} cannot have generic parameters; remove them"));
    }
    if let Some(clause) = &item.generics.where_clause {
        errors.at(clause, format!("{what} cannot have a `where` clause; remove it"));
    }
    for again in item.attrs.iter().filter(|attribute| DEFINITIONS.iter().any(|name| attribute.path().is_ident(name))) {
        let name = type_text(again.path());
        errors.at(again, format!("this struct is already {what}; remove `#[{name}]`, or define another struct"));
    }
    item.attrs.retain(|attribute| !DEFINITIONS.iter().any(|name| attribute.path().is_ident(name)));
    Some(item)
}

/// The attribute macros that define something by a struct.
const DEFINITIONS: &[&str] = &["op", "type_def", "attr_def", "dialect"];

/// Returns a struct without fields in place of one that cannot be parsed, an enum or a union, so that at least its name
/// is known.
fn bare_struct(item: TokenStream) -> Option<ItemStruct> {
    let is_keyword = |word: &Ident| ["struct", "enum", "union"].iter().any(|keyword| word == keyword);
    let mut tokens =
        item.into_iter().skip_while(|token| !matches!(token, TokenTree::Ident(word) if is_keyword(word))).skip(1);
    let Some(TokenTree::Ident(ident)) = tokens.next() else { return None };
    syn::parse2(quote!(pub struct #ident;)).ok()
}

/// Returns the keyword of the item, after attributes and visibility.
pub fn keyword_of(item: &Item) -> Option<TokenTree> {
    let words = ["enum", "fn", "trait", "union", "mod", "impl", "type", "const", "static", "use", "struct"];
    let is_keyword = |token: &TokenTree| matches!(token, TokenTree::Ident(ident) if words.iter().any(|w| ident == w));
    let tokens = item.to_token_stream();
    tokens.clone().into_iter().find(is_keyword).or_else(|| tokens.into_iter().next())
}

/// Returns the `[F32, F64]` of `TensorOf<[F32, F64]>`, which is TableGen's syntax of a choice.
fn list_of_types(tokens: TokenStream) -> Option<TokenTree> {
    let mut after_angle = false;
    for token in tokens {
        if let TokenTree::Group(group) = &token {
            let is_list = group.delimiter() == Delimiter::Bracket && after_angle;
            if is_list && !group.stream().into_iter().any(|t| matches!(t, TokenTree::Punct(p) if p.as_char() == ';')) {
                return Some(token);
            }
            if let Some(list) = list_of_types(group.stream()) {
                return Some(list);
            }
        }
        after_angle = matches!(&token, TokenTree::Punct(punct) if punct.as_char() == '<');
    }
    None
}
