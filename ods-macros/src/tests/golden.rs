//! Golden expansions: `tests/expansions/<name>.rs` are definitions, and `<name>.expanded` their expansions.
//!
//! `UPDATE=1 cargo test -p ods-macros` records them anew. The first line of each is its size: generated code determines
//! the compile time of a definition, so growth should be visible in review.

use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Attribute, File, Item, Meta};

use crate::entry;
use crate::model::{def, interface};

/// Returns the expansion of a definition.
pub fn expand_item(item: Item) -> TokenStream {
    match item {
        Item::Struct(mut item) => {
            let is_ours = |attribute: &Attribute| {
                ["op", "dialect", "type_def", "attr_def"].iter().any(|name| attribute.path().is_ident(name))
            };
            let ours = item.attrs.iter().position(is_ours).expect("a definition has #[op] or #[dialect]");
            let attribute = item.attrs.remove(ours);
            let Meta::List(arguments) = attribute.meta else { panic!("a definition has arguments") };
            let kind = match () {
                () if arguments.path.is_ident("type_def") => Some(def::Kind::Type),
                () if arguments.path.is_ident("attr_def") => Some(def::Kind::Attribute),
                () => None,
            };
            if let Some(kind) = kind {
                entry::def(kind, arguments.tokens, item.to_token_stream())
            } else if arguments.path.is_ident("op") {
                entry::op(arguments.tokens, item.to_token_stream())
            } else {
                entry::dialect(arguments.tokens, item.to_token_stream())
            }
        }
        Item::Enum(mut item) => {
            let ours = item.attrs.iter().position(|attribute| attribute.path().is_ident("enum_attr"));
            let arguments = match item.attrs.remove(ours.expect("an enum has #[enum_attr]")).meta {
                Meta::List(list) => list.tokens,
                _ => TokenStream::new(),
            };
            entry::enum_attr(arguments, item.to_token_stream())
        }
        Item::Macro(item) if item.mac.path.is_ident("op_family") => entry::family(item.mac.tokens),
        Item::Macro(item) if item.mac.path.is_ident("pattern") => entry::patterns(item.mac.tokens),
        Item::Trait(mut item) => {
            let attribute = item.attrs.iter().position(|attribute| kind_of(attribute).is_some());
            let attribute = item.attrs.remove(attribute.expect("a trait is an interface"));
            let kind = kind_of(&attribute).expect("it was found by this");
            let arguments = match attribute.meta {
                Meta::List(list) => list.tokens,
                _ => TokenStream::new(),
            };
            entry::interface(kind, arguments, item.to_token_stream())
        }
        Item::Macro(item) => entry::constraints(item.mac.tokens),
        other => panic!("no definition: {}", other.to_token_stream()),
    }
}

fn kind_of(attribute: &Attribute) -> Option<interface::Kind> {
    let kinds =
        [interface::Kind::Operation, interface::Kind::Type, interface::Kind::Attribute, interface::Kind::Dialect];
    kinds.into_iter().find(|kind| attribute.path().is_ident(kind.owner().trim_matches(['#', '[', ']'])))
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/expansions")
}

/// Returns the expansion of all definitions in a file, formatted, with its size in the first line.
fn expanded(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("the file can be read");
    let file: File = syn::parse_file(&text).expect("the file is Rust");
    let tokens: TokenStream = file.items.into_iter().map(expand_item).collect();
    let parsed = syn::parse2(tokens).expect("expansions are Rust");
    let code = prettyplease::unparse(&parsed);
    format!("// {} lines, {} bytes\n{code}", code.lines().count(), code.len())
}

#[test]
fn expansions_are_as_recorded() {
    let update = std::env::var_os("UPDATE").is_some();
    let mut wrong = Vec::new();
    for entry in fs::read_dir(folder()).expect("the folder is there") {
        let path = entry.expect("the folder can be read").path();
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let (expanded, recorded) = (expanded(&path), path.with_extension("expanded"));
        if update {
            fs::write(&recorded, &expanded).expect("the file can be written");
        } else if fs::read_to_string(&recorded).unwrap_or_default() != expanded {
            wrong.push(recorded);
        }
    }
    assert!(wrong.is_empty(), "changed; `UPDATE=1 cargo test -p ods-macros` records anew: {wrong:?}");
}

/// Checks the size of a typical operation: 4.4 KB without indentation, most of it documented functions of one line.
/// (C++: 34 KB.)
#[test]
fn typical_operation_is_small() {
    let code = expanded(&folder().join("binary_op.rs"));
    let bytes: usize = code.lines().map(|line| line.trim().len()).sum();
    assert!(bytes < 4400, "{bytes} bytes");
}

/// Returns the expansion of an operation whose format has that many attributes.
fn with_attributes(count: usize) -> String {
    let fields: Vec<TokenStream> =
        (0..count).map(|i| format!("#[attr] a{i}: I32Attr,").parse().expect("tokens")).collect();
    let format: Vec<TokenStream> = (0..count).map(|i| format!("$a{i}").parse().expect("tokens")).collect();
    let op = crate::entry::op(
        quote::quote!(D, "a", format(#(#format)* attr_dict)),
        quote::quote!(pub struct AOp { #(#fields)* }),
    );
    op.to_string()
}

/// Checks that a lint is allowed, without which the compiler stops the evaluation of a constant after two million
/// steps.
#[test]
fn long_formats_are_checked_to_the_end() {
    assert!(!with_attributes(50).contains("long_running_const_eval"));
    assert!(with_attributes(150).contains("long_running_const_eval"));
}

/// Returns the expansion of a type whose format has that many optional groups.
fn with_groups(count: usize) -> String {
    let tokens = |text: String| text.parse::<TokenStream>().expect("tokens");
    let fields: Vec<TokenStream> = (0..count).map(|i| tokens(format!("a{i}: Option<u32>,"))).collect();
    let format: Vec<TokenStream> = (0..count).map(|i| tokens(format!("(\"x{i}\" $a{i}^)?"))).collect();
    let ty = crate::entry::def(
        crate::model::def::Kind::Type,
        quote::quote!(D, "a", format(#(#format)*)),
        quote::quote!(pub struct AType { #(#fields)* }),
    );
    ty.to_string()
}

/// Checks that the cost of a format does not double with each group: this would not end.
#[test]
fn formats_with_many_groups_are_expanded_at_once() {
    assert!(with_groups(100).contains("check_def_format"));
}

#[test]
fn long_formats_of_types_are_checked_to_the_end() {
    assert!(!with_groups(20).contains("long_running_const_eval"));
    assert!(with_groups(50).contains("long_running_const_eval"));
}
