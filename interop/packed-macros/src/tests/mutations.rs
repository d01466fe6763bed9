//! The recorded items with each of their tokens dropped, doubled, or replaced by each of some words. The macros return
//! tokens and never panic; the expansion is valid Rust, or has a message; and a function survives.

use proc_macro2::{Group, TokenStream, TokenTree};
use quote::ToTokens;
use syn::LitStr;

use super::golden::files;
use super::{Call, calls};

/// Replacements for tokens: words and punctuation with a meaning for one of the macros.
const WORDS: [&str; 23] = [
    "name",
    "crate",
    "as",
    "r#type",
    "self",
    "impl A",
    "&mut x",
    "'a",
    "\"text\"",
    "5",
    "<",
    ">",
    "=",
    ",",
    ";",
    ":",
    "::",
    "()",
    "(a, b)",
    "{}",
    "#[cfg(x)]",
    "#[value(name = )]",
    "union",
];

fn count(tokens: &TokenStream) -> usize {
    let inside = |token: TokenTree| match token {
        TokenTree::Group(group) => 1 + count(&group.stream()),
        _ => 1,
    };
    tokens.clone().into_iter().map(inside).sum()
}

/// Returns the tokens with `change` applied to the one with that number, counted through all groups.
fn changed(tokens: TokenStream, at: &mut Option<usize>, change: &dyn Fn(TokenTree) -> TokenStream) -> TokenStream {
    let map = |token: TokenTree| {
        let hit = *at == Some(0);
        *at = at.and_then(|left| left.checked_sub(1));
        match token {
            token if hit => change(token),
            TokenTree::Group(group) => {
                let inside = changed(group.stream(), at, change);
                TokenTree::Group(Group::new(group.delimiter(), inside)).into()
            }
            token => token.into(),
        }
    };
    tokens.into_iter().map(map).collect::<Vec<TokenStream>>().into_iter().collect()
}

/// Returns the tokens with each change of one token.
fn all_changes(tokens: &TokenStream) -> impl Iterator<Item = TokenStream> {
    let drop: Box<dyn Fn(TokenTree) -> TokenStream> = Box::new(|_| TokenStream::new());
    let double: Box<dyn Fn(TokenTree) -> TokenStream> = Box::new(|token| [token.clone(), token].into_iter().collect());
    let words = WORDS.iter().map(|word| {
        let word: TokenStream = word.parse().expect("tokens");
        Box::new(move |_| word.clone()) as Box<dyn Fn(TokenTree) -> TokenStream>
    });
    let changes: Vec<_> = [drop, double].into_iter().chain(words).collect();
    let (tokens, count) = (tokens.clone(), count(tokens));
    changes.into_iter().flat_map(move |change| {
        let tokens = tokens.clone();
        (0..count).map(move |at| changed(tokens.clone(), &mut Some(at), &change))
    })
}

fn check(call: &Call) {
    let expanded = call.expansion();
    let mut messages = Vec::new();
    errors_in(expanded.clone(), &mut messages);
    assert!(messages.iter().all(|message| !message.trim().is_empty()), "an error without words: {expanded}");
    if messages.is_empty() {
        syn::parse2::<syn::File>(expanded.clone()).unwrap_or_else(|error| panic!("{error}: {expanded}"));
    }
    if let Ok(function) = syn::parse2::<syn::ItemFn>(call.item.clone())
        && !call.arguments.is_empty()
    {
        let function = function.to_token_stream().to_string();
        assert!(expanded.to_string().starts_with(&function), "the function is lost: {expanded}");
    }
}

/// Collects the messages of all `compile_error!`s.
fn errors_in(tokens: TokenStream, messages: &mut Vec<String>) {
    let mut tokens = tokens.into_iter();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Ident(word) if word == "compile_error" => {
                // Skips the `!`, in front of the message.
                let _ = tokens.next();
                let Some(TokenTree::Group(group)) = tokens.next() else { panic!("`compile_error` without a message") };
                messages.push(syn::parse2::<LitStr>(group.stream()).expect("a string").value());
            }
            TokenTree::Group(group) => errors_in(group.stream(), messages),
            _ => {}
        }
    }
}

#[test]
fn changed_items_do_not_panic() {
    let mut tried = 0;
    for Call { expand, arguments, item } in files().into_iter().flat_map(|(_, file)| file.items).flat_map(calls) {
        let of_arguments = all_changes(&arguments).map(|arguments| (arguments, item.clone()));
        let of_item = all_changes(&item).map(|item| (arguments.clone(), item));
        for (arguments, item) in of_arguments.chain(of_item) {
            check(&Call { expand, arguments, item });
            tried += 1;
        }
    }
    assert!(tried > 5000, "{tried}");
}
