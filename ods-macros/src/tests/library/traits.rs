//! The built-in traits.

use std::fs;

use proc_macro2::{Group, TokenStream, TokenTree};
use syn::parse::{ParseStream, Parser};
use syn::{Attribute, Ident, Item, Result, Token};

use super::{Subject, paragraph, subjects, table};
use crate::tests::generated::{between_markers, check, root};

/// A row of the table: name, meaning, and what the definition demands of operations.
type Row = [String; 3];

/// Returns the traits of a file: the contents of each `op_trait!`, and the types that implement `OpTrait`.
fn rows(subject: &Subject) -> Vec<Row> {
    subject.file.items.iter().filter_map(|item| row(item, subject)).collect()
}

fn row(item: &Item, subject: &Subject) -> Option<Row> {
    match item {
        Item::Macro(item) if item.mac.path.is_ident("op_trait") => {
            Some(declared.parse2(item.mac.tokens.clone()).expect("a trait"))
        }
        Item::Struct(item) if is_trait(&item.ident, subject) => {
            let parameters: Vec<String> = item.generics.type_params().map(|p| p.ident.to_string()).collect();
            let parameters = if parameters.is_empty() { String::new() } else { format!("<{}>", parameters.join(", ")) };
            Some([format!("`{}{parameters}`", item.ident), paragraph(&item.attrs), String::new()])
        }
        _ => None,
    }
}

fn is_trait(ident: &Ident, subject: &Subject) -> bool {
    subject.file.items.iter().any(|item| {
        let Item::Impl(item) = item else { return false };
        let syn::Type::Path(implementer) = &*item.self_ty else { return false };
        let is_op_trait = item.trait_.as_ref().is_some_and(|(_, path, _)| path.is_ident("OpTrait"));
        is_op_trait && implementer.path.segments.last().is_some_and(|segment| segment.ident == *ident)
    })
}

/// Reads the contents of an `op_trait!`.
fn declared(input: ParseStream<'_>) -> Result<Row> {
    let attributes = input.call(Attribute::parse_outer)?;
    let ident: Ident = input.parse()?;
    let mut demands = Vec::new();
    while !input.is_empty() {
        if input.parse::<Option<Token![;]>>()?.is_some() {
            let fact: Ident = input.parse()?;
            let list: Group = input.parse()?;
            demands.extend(demanded(&fact, list.stream()));
        } else {
            input.parse::<TokenTree>()?;
        }
    }
    Ok([format!("`{ident}`"), paragraph(&attributes), demands.join(", ")])
}

/// Returns the demands of a list: `Need::Region`, `Elementwise::SCHEMA`, or `(Pure::SCHEMA, "the reason")`.
fn demanded(fact: &Ident, list: TokenStream) -> Vec<String> {
    match fact.to_string().as_str() {
        "needing" => after_colons(list).iter().map(|need| words(need)).collect(),
        "requiring" => before_schema(list).iter().map(|name| format!("`{name}`")).collect(),
        "excluding" => {
            let pairs = list.into_iter().filter_map(|token| match token {
                TokenTree::Group(pair) => Some(pair.stream()),
                TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => None,
            });
            pairs.flat_map(before_schema).map(|name| format!("not `{name}`")).collect()
        }
        fact => panic!("`{fact}` is not a fact about operations that this page knows"),
    }
}

fn idents(list: TokenStream) -> Vec<String> {
    let ident = |token| match token {
        TokenTree::Ident(ident) => Some(ident.to_string()),
        TokenTree::Group(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => None,
    };
    list.into_iter().filter_map(ident).collect()
}

fn after_colons(list: TokenStream) -> Vec<String> {
    idents(list).into_iter().filter(|ident| ident != "Need").collect()
}

fn before_schema(list: TokenStream) -> Vec<String> {
    idents(list).into_iter().filter(|ident| ident != "SCHEMA").collect()
}

/// Returns the words of a name in camel case: `two operands`.
fn words(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !text.is_empty() {
            text.push(' ');
        }
        text.extend(c.to_lowercase());
    }
    text
}

#[test]
fn page_has_the_built_in_traits() {
    let mut text = String::new();
    for subject in subjects("ods-core/src/traits") {
        let rows = rows(&subject);
        assert!(!rows.is_empty(), "{} has no trait", subject.title);
        let table = table([&subject.title, "meaning", "requires"], &rows);
        text = if text.is_empty() { table } else { format!("{text}\n{table}") };
    }
    let page = fs::read_to_string(root().join("docs/traits.md")).expect("a page of ours");
    check("docs/traits.md", &between_markers(&page, &text));
}

#[test]
fn facts_of_a_trait_are_read() {
    let read = |text: &str| declared.parse_str(text).expect("a trait");
    assert_eq!(read("/// A.\nPure, TraitSet::A, Op, None"), ["`Pure`", "A.", ""]);
    let row =
        read("/// A\n/// b.\n///\n/// C.\nX; needing [Need::TwoOperands] ; excluding [(Pure::SCHEMA, \"words\")]");
    assert_eq!(row, ["`X`", "A b.", "two operands, not `Pure`"]);
    assert_eq!(read("/// A.\nX; requiring [Elementwise::SCHEMA]"), ["`X`", "A.", "`Elementwise`"]);
}
