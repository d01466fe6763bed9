//! `#[op_interface]`, `#[type_interface]`, `#[attr_interface]` and `#[dialect_interface]`

use darling::FromMeta;
use proc_macro2::TokenStream;
use syn::parse::{ParseStream, Parser};
use syn::{Attribute, ItemTrait, Meta, Path, TraitItem, TraitItemFn, TypeParamBound};

use super::keys::Keys;
use super::values::{self, Checked, List};
use crate::docs::Docs;
use crate::errors::Errors;
use crate::model::interface::{InterfaceModel, Kind, Method, Phase};

/// TableGen's keywords, with their replacements.
const FOREIGN: &[(&str, &str)] = &[
    ("description", "write the description in the trait's doc comment"),
    ("cppNamespace", "the Rust module is the namespace"),
    ("name", "the name of the trait is used"),
    ("base", "write base interfaces as supertraits: `pub trait Derived: Base`"),
    ("bases", "write base interfaces as supertraits: `pub trait Derived: Base`"),
    ("baseInterfaces", "write base interfaces as supertraits: `pub trait Derived: Base`"),
    ("methods", "write methods as functions of the trait"),
    ("verify", "put `#[verify]` before a method with a body, which runs for every operation with the interface"),
    ("verifyWithRegions", "put `#[verify(regions)]` before a method with a body"),
    ("dependentTraits", "write `requires(Terminator)`"),
    ("extraClassDeclaration", "write further functions as methods with a body"),
    ("extraSharedClassDeclaration", "write further functions as methods with a body"),
];

/// The keys of `#[op_interface]`; its sisters have only the last one.
pub const KNOWN: &[&str] = &["requires", "crate"];

/// The arguments.
#[derive(Default, FromMeta)]
struct Arguments {
    requires: Option<Checked<List>>,
    #[darling(rename = "crate")]
    krate: Option<Checked<Path>>,
}

/// Supertraits that are not interfaces.
const PLAIN: &[&str] = &["Debug", "Display", "Send", "Sync", "Any"];

/// Parses a definition. Invalid parts are omitted and their errors kept; returns `None` if the item is not a trait.
pub fn parse(kind: Kind, arguments: TokenStream, item: &TokenStream, errors: &mut Errors) -> Option<InterfaceModel> {
    let mut item: ItemTrait = match syn::parse2(item.clone()) {
        Ok(item) => item,
        Err(error) => {
            errors.add(syn::Error::new(error.span(), format!("`{}` applies to a trait", kind.owner())));
            return None;
        }
    };
    let Arguments { requires, krate } = parse_arguments(kind, arguments, errors);
    let krate = values::krate(krate, errors);
    let requires = requires.and_then(|list| list.take(errors)).map(|list| list.paths(errors)).unwrap_or_default();
    let docs = Docs::take(&mut item.attrs.clone());
    let bases = item.supertraits.iter().filter_map(base).collect();
    let methods = item.items.iter_mut().filter_map(|item| method(item, errors)).collect();
    Some(InterfaceModel { krate, kind, item, docs, requires, bases, methods })
}

fn parse_arguments(kind: Kind, tokens: TokenStream, errors: &mut Errors) -> Arguments {
    let known = if kind == Kind::Operation { KNOWN } else { &["crate"] };
    let keys = Keys { owner: kind.owner(), known, foreign: FOREIGN };
    let parser = |input: ParseStream<'_>| Ok(keys.read(input, errors));
    parser.parse2(tokens).unwrap_or_default()
}

/// Returns the supertrait, if it is an interface.
fn base(bound: &TypeParamBound) -> Option<Path> {
    let TypeParamBound::Trait(bound) = bound else { return None };
    let last = bound.path.segments.last()?;
    (!PLAIN.iter().any(|plain| last.ident == plain)).then(|| bound.path.clone())
}

/// Parses a method, and removes our attributes from it.
fn method(item: &mut TraitItem, errors: &mut Errors) -> Option<Method> {
    let TraitItem::Fn(function) = item else { return None };
    let verify = take_verify(function, errors);
    let mut bare = function.clone();
    let docs = Docs::take(&mut bare.attrs);
    Some(Method { item: bare, docs, verify })
}

fn take_verify(function: &mut TraitItemFn, errors: &mut Errors) -> Option<Phase> {
    let mut phase = None;
    function.attrs.retain(|attribute| {
        if !attribute.path().is_ident("verify") {
            return true;
        }
        if phase.is_some() {
            errors.at(attribute, "`#[verify]` is given twice; remove one");
        }
        phase = Some(phase_of(attribute, errors));
        false
    });
    phase
}

fn phase_of(attribute: &Attribute, errors: &mut Errors) -> Phase {
    match &attribute.meta {
        Meta::Path(_) => Phase::Op,
        Meta::List(list) if list.tokens.to_string() == "regions" => Phase::Regions,
        _ => {
            errors.at(attribute, "expected `#[verify]`, or `#[verify(regions)]` for a verifier of regions");
            Phase::Op
        }
    }
}
