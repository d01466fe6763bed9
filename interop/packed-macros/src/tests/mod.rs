//! Tests of whole macros: recorded expansions, and changed items.

mod golden;
mod mutations;

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::punctuated::Punctuated;
use syn::{Item, ItemEnum, ItemStruct, Meta, Token};

use crate::expand;

/// A macro, with its arguments, and the item that it expands.
struct Call {
    expand: fn(TokenStream, TokenStream) -> TokenStream,
    arguments: TokenStream,
    item: TokenStream,
}

impl Call {
    fn expansion(&self) -> TokenStream {
        (self.expand)(self.arguments.clone(), self.item.clone())
    }
}

/// Returns the calls of our macros on an item.
fn calls(item: Item) -> Vec<Call> {
    match item {
        Item::Fn(mut item) => {
            let ours = item.attrs.iter().position(|attribute| attribute.path().is_ident("packed"));
            let arguments = match item.attrs.remove(ours.expect("a function has #[packed]")).meta {
                Meta::List(list) => list.tokens,
                _ => TokenStream::new(),
            };
            vec![Call { expand: expand::packed::packed, arguments, item: item.to_token_stream() }]
        }
        Item::Macro(item) => {
            let expand = |_, item| expand::packed::exports(item);
            vec![Call { expand, arguments: TokenStream::new(), item: item.mac.tokens }]
        }
        Item::Struct(ItemStruct { ref attrs, .. }) | Item::Enum(ItemEnum { ref attrs, .. }) => {
            let derive = attrs.iter().find(|attribute| attribute.path().is_ident("derive")).expect("a derive");
            let names = derive.parse_args_with(Punctuated::<syn::Path, Token![,]>::parse_terminated).expect("names");
            let call =
                |name| Call { expand: derived(name), arguments: TokenStream::new(), item: item.to_token_stream() };
            names.iter().map(call).collect()
        }
        other => panic!("no item of ours: {}", other.to_token_stream()),
    }
}

fn derived(name: &syn::Path) -> fn(TokenStream, TokenStream) -> TokenStream {
    match () {
        () if name.is_ident("TypeText") => |_, item| expand::convert::type_text(item),
        () if name.is_ident("FromValue") => |_, item| expand::convert::from_value(item),
        () => |_, item| expand::convert::into_value(item),
    }
}
