//! Fuzz tests of the macros: for any input, a macro returns tokens and never panics. The expansion of valid input
//! parses, that of invalid input has messages, and the user's struct survives. Each run makes some 16,000 inputs.
//!
//! Inputs are the recorded definitions with tokens dropped, doubled, exchanged and replaced by words of the language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::rc::Rc;

use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use quote::ToTokens;
use syn::{Attribute, Item, ItemStruct, LitStr, Meta};

use crate::entry;
use crate::model::{def, interface};

/// Replacements for tokens: words and punctuation that have a meaning somewhere else.
const WORDS: &[&str] = &[
    "traits",
    "verify",
    "crate",
    "name",
    "default",
    "operand",
    "attr",
    "region",
    "derived",
    "Variadic",
    "Optional",
    "Type",
    "CPred",
    "And",
    "SubstLeaves",
    "Concat",
    "from",
    "build",
    "AllTypesMatch",
    "struct",
    "pub",
    "$_self",
    "$",
    "()",
    "(a, b)",
    "[]",
    "{}",
    "<",
    ">",
    "=",
    "=>",
    ",",
    ";",
    ":",
    "::",
    "|",
    "|op, ir|",
    "!",
    "#",
    "'a",
    "\"text\"",
    "5",
    "r#type",
    "_",
    "#[operand]",
    "#[param(default = 1)]",
    "format",
    "params",
    "custom<f>",
    "$x^",
    "(\"x\" $x^)?",
    "into",
    "as",
    "Test",
    "bits",
    "str",
    "i64",
    "separator",
    "quoted",
    "#[case(\"a b\")]",
    "1 << 200",
    "A | B",
    "#[attr(default = )]",
    "/// doc",
    "<T: Type>",
    "-",
    "..",
    "where",
    "x: C",
];

/// Returns the arguments and the item of every recorded definition; a `constraint!` has its tokens as the item.
fn definitions() -> Vec<(TokenStream, TokenStream)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/expansions");
    let paths = fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("an entry").path());
    let mut paths: Vec<_> = paths.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect();
    paths.sort();
    let texts = paths.iter().map(|path| fs::read_to_string(path).expect("the file can be read"));
    texts.flat_map(|text| syn::parse_file(&text).expect("the file is Rust").items).map(parts).collect()
}

thread_local! {
    static DEFINITIONS: Rc<Vec<(TokenStream, TokenStream)>> = Rc::new(definitions());
}

/// Removes our attribute and returns its arguments, which may be empty.
fn arguments(attributes: &mut Vec<Attribute>) -> TokenStream {
    let ours = attributes.iter().position(|attribute| !attribute.path().is_ident("doc")).unwrap_or_default();
    match attributes.remove(ours).meta {
        Meta::List(list) => list.tokens,
        _ => TokenStream::new(),
    }
}

fn parts(item: Item) -> (TokenStream, TokenStream) {
    match item {
        Item::Struct(mut item) => (arguments(&mut item.attrs), item.to_token_stream()),
        Item::Trait(mut item) => (arguments(&mut item.attrs), item.to_token_stream()),
        Item::Enum(mut item) => (arguments(&mut item.attrs), item.to_token_stream()),
        Item::Macro(item) => (TokenStream::new(), item.mac.tokens),
        other => panic!("no definition: {}", other.to_token_stream()),
    }
}

/// A change of one token: its index, counted through all groups; the kind of change; and the word that replaces it.
type Change = (usize, u8, usize);

fn count(tokens: &TokenStream) -> usize {
    let inside = |token: TokenTree| match token {
        TokenTree::Group(group) => 1 + count(&group.stream()),
        _ => 1,
    };
    tokens.clone().into_iter().map(inside).sum()
}

/// Makes the change; `at` counts down to the changed token.
fn change(tokens: TokenStream, at: &mut Option<usize>, kind: u8, word: usize) -> TokenStream {
    let mut out = TokenStream::new();
    for token in tokens {
        let hit = *at == Some(0);
        *at = at.and_then(|left| left.checked_sub(1));
        match token {
            _ if hit && kind == 0 => {}
            token if hit && kind == 1 => out.extend([token.clone(), token]),
            token if hit => {
                let word: TokenStream = WORDS[word % WORDS.len()].parse().unwrap_or_default();
                out.extend(word);
                if kind == 3 {
                    out.extend([token]);
                }
            }
            TokenTree::Group(group) => {
                let inside = change(group.stream(), at, kind, word);
                out.extend([TokenTree::Group(Group::new(group.delimiter(), inside))]);
            }
            token => out.extend([token]),
        }
    }
    out
}

fn changed(mut tokens: TokenStream, changes: &[Change]) -> TokenStream {
    for (at, kind, word) in changes {
        let at = at % count(&tokens).max(1);
        tokens = change(tokens, &mut Some(at), kind % 4, *word);
    }
    tokens
}

/// Checks that an expansion is valid Rust, apart from the user's own tokens; that errors are reported as such; and that
/// a struct is kept.
fn check(expanded: TokenStream, item: &TokenStream) {
    let text = expanded.to_string();
    let mut messages = Vec::new();
    errors_in(expanded.clone(), &mut messages);
    assert!(messages.iter().all(|message| !message.trim().is_empty()), "an error without words: {text}");
    if messages.is_empty() {
        syn::parse2::<syn::File>(expanded.clone()).unwrap_or_else(|error| panic!("{error}: {text}"));
    }
    if let Ok(item) = syn::parse2::<ItemStruct>(item.clone()) {
        assert!(has_struct(expanded, &item.ident), "`{}` is lost: {text}", item.ident);
    }
}

/// Collects the messages of all `compile_error!`s.
fn errors_in(tokens: TokenStream, messages: &mut Vec<String>) {
    let mut tokens = tokens.into_iter().peekable();
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

/// Returns whether the struct is present, at the top level.
fn has_struct(tokens: TokenStream, name: &Ident) -> bool {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    tokens.windows(2).any(|pair| match pair {
        [TokenTree::Ident(keyword), TokenTree::Ident(ident)] => keyword == "struct" && ident == name,
        _ => false,
    })
}

fn changes() -> impl Strategy<Value = Vec<Change>> {
    prop::collection::vec((any::<usize>(), any::<u8>(), any::<usize>()), 0..4)
}

/// Collects the words of a definition that may be written raw, `r#word`: all but a few keywords.
fn words(tokens: TokenStream, found: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => words(group.stream(), found),
            TokenTree::Ident(word) if !["self", "Self", "super", "crate", "_"].iter().any(|other| word == other) => {
                found.insert(word.to_string());
            }
            _ => {}
        }
    }
}

/// Returns the tokens with `raw` written as `r#raw`.
fn with_raw(tokens: TokenStream, raw: &str) -> TokenStream {
    let map = |token| match token {
        TokenTree::Group(group) => Group::new(group.delimiter(), with_raw(group.stream(), raw)).into(),
        TokenTree::Ident(word) if word == raw => Ident::new_raw(raw, word.span()).into(),
        token => token,
    };
    tokens.into_iter().map(map).collect()
}

/// Checks all macros with the same input.
fn check_all(arguments: TokenStream, item: TokenStream) {
    check(entry::op(arguments.clone(), item.clone()), &item);
    check(entry::dialect(arguments.clone(), item.clone()), &item);
    check(entry::enum_attr(arguments.clone(), item.clone()), &TokenStream::new());
    check(entry::family(item.clone()), &TokenStream::new());
    for kind in
        [interface::Kind::Operation, interface::Kind::Type, interface::Kind::Attribute, interface::Kind::Dialect]
    {
        check(entry::interface(kind, arguments.clone(), item.clone()), &TokenStream::new());
    }
    check(entry::def(def::Kind::Type, arguments.clone(), item.clone()), &item);
    check(entry::def(def::Kind::Attribute, arguments.clone(), item.clone()), &item);
    check(entry::constraints(item), &TokenStream::new());
    check(entry::constraints(arguments), &TokenStream::new());
}

#[test]
fn raw_names_do_not_panic() {
    for (arguments, item) in definitions() {
        let mut found = BTreeSet::new();
        words(arguments.clone(), &mut found);
        words(item.clone(), &mut found);
        for word in found {
            check_all(with_raw(arguments.clone(), &word), with_raw(item.clone(), &word));
        }
    }
}

proptest! {
    // The inputs are the same each time: to search further, raise the number and run with `--release`.
    #![proptest_config(ProptestConfig {
        cases: 2048,
        rng_seed: RngSeed::Fixed(2),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn mutated_definitions_do_not_panic(which in any::<usize>(), in_arguments in changes(), in_item in changes()) {
        let definitions = DEFINITIONS.with(Clone::clone);
        let (arguments, item) = definitions[which % definitions.len()].clone();
        let (arguments, item) = (changed(arguments, &in_arguments), changed(item, &in_item));
        check_all(arguments, item);
    }

    #[test]
    fn single_words_do_not_panic(words in prop::collection::vec(any::<prop::sample::Index>(), 0..20)) {
        let text: Vec<&str> = words.iter().map(|word| *word.get(WORDS)).collect();
        let tokens: TokenStream = text.join(" ").parse().unwrap_or_default();
        let item: TokenStream = "pub struct A { #[operand] x: AnyType }".parse().unwrap_or_default();
        check(entry::op(tokens.clone(), item.clone()), &item);
        check(entry::op(tokens.clone(), tokens.clone()), &tokens);
        check(entry::dialect(tokens.clone(), item.clone()), &item);
        let item: TokenStream = "enum A { X, Y = 1 << 5, Z = X | Y }".parse().unwrap_or_default();
        check(entry::enum_attr(tokens.clone(), item), &TokenStream::new());
        let item: TokenStream = format!("enum A {{ {} }}", text.join(" ")).parse().unwrap_or_default();
        check(entry::enum_attr(TokenStream::new(), item), &TokenStream::new());
        check(entry::family(tokens.clone()), &TokenStream::new());
        let item: TokenStream = "struct A { x: i64 }".parse().unwrap_or_default();
        check(entry::def(def::Kind::Type, tokens.clone(), item.clone()), &item);
        check(entry::constraints(tokens), &TokenStream::new());
    }
}
