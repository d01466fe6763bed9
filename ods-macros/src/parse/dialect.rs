//! `#[dialect]`

use darling::FromMeta;
use proc_macro2::TokenStream;
use syn::parse::{ParseStream, Parser};
use syn::{Attribute, Fields, Ident, ItemStruct, LitStr, Meta, Path, Token};

use super::keys::Keys;
use super::recover::{self, comma, next_token, skip_to_comma};
use super::values::{self, Alone, Checked, List, Value};
use crate::docs::Docs;
use crate::errors::Errors;
use crate::model::dialect::{DialectModel, Discardable, Version};

pub const KEYS: Keys = Keys {
    owner: "#[dialect]",
    known: &[
        "name",
        "ops",
        "types",
        "attrs",
        "enums",
        "dependent",
        "op_traits",
        "discardable",
        "interfaces",
        "semantics",
        "hooks",
        "version",
        "extends",
        "crate",
    ],
    foreign: &[
        ("summary", "write the summary in the first line of the doc comment"),
        ("description", "write the description in the doc comment, after its first line"),
        ("dependentDialects", "write `dependent(A, B)`, with the `#[dialect]` structs"),
        ("operations", "write `ops(AOp, BOp)`"),
        ("cppNamespace", "the Rust module is the namespace"),
        ("discardableAttrs", "write `discardable(note: StrAttr)`"),
        ("hasConstantMaterializer", "write `hooks`, and `impl DialectHooks` for the struct"),
        ("hasOperationAttrVerify", "write `hooks`, and `impl DialectHooks` for the struct"),
        ("hasRegionArgAttrVerify", "write `hooks`, and `impl DialectHooks` for the struct"),
        ("hasRegionResultAttrVerify", "write `hooks`, and `impl DialectHooks` for the struct"),
        ("hasCanonicalizer", "list patterns with the operations: `#[op(..., canonicalize(A, B))]`"),
        ("isExtensible", "every dialect is extensible, by `#[dialect(extends = Tf, ops(...))]`"),
        ("extraClassDeclaration", "write further methods in an `impl` of the struct"),
    ],
};

/// The arguments.
#[derive(Default, FromMeta)]
struct Arguments {
    name: Option<Checked<LitStr>>,
    ops: Option<Checked<List>>,
    types: Option<Checked<List>>,
    attrs: Option<Checked<List>>,
    dependent: Option<Checked<List>>,
    enums: Option<Checked<List>>,
    op_traits: Option<Checked<List>>,
    discardable: Option<Checked<List>>,
    interfaces: Option<Checked<List>>,
    semantics: Option<Checked<Alone>>,
    hooks: Option<Checked<Alone>>,
    version: Option<Checked<Version>>,
    extends: Option<Checked<Path>>,
    #[darling(rename = "crate")]
    krate: Option<Checked<Path>>,
}

/// Parses a definition. Invalid parts are omitted and their errors kept; returns `None` if the item is not a struct.
pub fn parse(arguments: TokenStream, item: &TokenStream, errors: &mut Errors) -> Option<DialectModel> {
    let mut item: ItemStruct = match syn::parse2(item.clone()) {
        Ok(item) => item,
        Err(error) => {
            errors.add(syn::Error::new(
                error.span(),
                "`#[dialect]` applies to a struct without fields: `pub struct Tf;`",
            ));
            return None;
        }
    };
    let before = errors.len();
    let arguments = parse_arguments(arguments, errors);
    let name = arguments.name.and_then(|name| name.take(errors));
    let extends = arguments.extends.and_then(|extends| extends.take(errors));
    if name.is_none() && extends.is_none() && errors.len() == before {
        errors.at(&item.ident, "missing name of the dialect; write `#[dialect(name = \"tf\")]`");
    }
    check_item(&item, errors);
    let (impl_attrs, attrs) = std::mem::take(&mut item.attrs).into_iter().partition(is_for_impl);
    item.attrs = attrs;
    let docs = Docs::take(&mut item.attrs.clone());
    let (ops_key, ops) = paths(arguments.ops, errors);
    let (types_key, types) = paths(arguments.types, errors);
    let (attrs_key, attrs) = paths(arguments.attrs, errors);
    let discardable = arguments.discardable.and_then(|list| list.take(errors));
    Some(DialectModel {
        krate: values::krate(arguments.krate, errors),
        name,
        docs,
        ops,
        ops_key,
        types,
        types_key,
        attrs,
        attrs_key,
        dependent: paths(arguments.dependent, errors).1,
        enums: paths(arguments.enums, errors).1,
        semantics: arguments.semantics.and_then(|key| key.take(errors)).map(|Alone(key)| key),
        hooks: arguments.hooks.and_then(|hooks| hooks.take(errors)).map(|Alone(key)| key),
        version: arguments.version.and_then(|version| version.take(errors)),
        discardable: discardable.map(|list| discardables(list, errors)).unwrap_or_default(),
        op_traits: paths(arguments.op_traits, errors).1,
        interfaces: paths(arguments.interfaces, errors).1,
        extends,
        item,
        impl_attrs,
    })
}

/// Returns the key of a list and the paths in it.
fn paths(list: Option<Checked<List>>, errors: &mut Errors) -> (Option<Ident>, Vec<Path>) {
    match list.and_then(|list| list.take(errors)) {
        Some(list) => (Some(list.key.clone()), list.paths(errors)),
        None => (None, Vec::new()),
    }
}

/// Parses `note: StrAttr, other: I32Attr`.
fn discardables(list: List, errors: &mut Errors) -> Vec<Discardable> {
    recover::list(list.tokens, errors, |input, _| {
        let (first, usage) =
            (next_token(input), "expected a name and an attribute constraint: `discardable(note: StrAttr)`");
        discardable(input).map_err(|_| syn::Error::new_spanned(first, usage))
    })
}

fn discardable(input: ParseStream<'_>) -> syn::Result<Discardable> {
    let docs = Docs::take(&mut input.call(syn::Attribute::parse_outer)?);
    let ident = input.parse()?;
    input.parse::<Token![:]>()?;
    Ok(Discardable { docs, ident, constraint: input.parse()? })
}

impl Value for Version {
    fn read(key: &Ident, meta: &Meta) -> syn::Result<Self> {
        let wrong = |tokens: &dyn quote::ToTokens| {
            syn::Error::new_spanned(
                tokens.to_token_stream(),
                "a version consists of two numbers; write `version = (1, 0)`",
            )
        };
        let Meta::NameValue(pair) = meta else { return Err(wrong(key)) };
        let number = |expr: &syn::Expr| match expr {
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(number), .. }) if number.base10_parse::<u32>().is_ok() => {
                Some(number.clone())
            }
            _ => None,
        };
        match &pair.value {
            syn::Expr::Tuple(tuple) if tuple.elems.len() == 2 => {
                let numbers = number(&tuple.elems[0]).zip(number(&tuple.elems[1]));
                numbers.map(|(major, minor)| Self { major, minor }).ok_or_else(|| wrong(tuple))
            }
            other => Err(wrong(other)),
        }
    }
}

fn parse_arguments(tokens: TokenStream, errors: &mut Errors) -> Arguments {
    let parser = |input: ParseStream<'_>| {
        if input.peek(LitStr) {
            errors.at(next_token(input), "expected `name = ` before the name; write `#[dialect(name = \"tf\")]`");
            skip_to_comma(input);
            comma(input, errors);
        }
        Ok(KEYS.read(input, errors))
    };
    parser.parse2(tokens).unwrap_or_default()
}

/// Returns whether an attribute of the struct is one of the implementation of the trait.
fn is_for_impl(attribute: &Attribute) -> bool {
    attribute.path().segments.iter().map(|segment| &segment.ident).eq(["diagnostic", "do_not_recommend"].iter())
}

fn check_item(item: &ItemStruct, errors: &mut Errors) {
    if !matches!(item.fields, Fields::Unit) {
        errors.at(&item.fields, "a dialect cannot have fields; write `pub struct Tf;`");
    }
    if !item.generics.params.is_empty() {
        errors.at(&item.generics, "a dialect cannot have generic parameters; remove them");
    }
}
