//! `#[op]`

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::{Fields, Ident, Item, ItemStruct, LitStr, Path, Result, Token, parenthesized, token};

use super::{field, traits};
use crate::docs::Docs;
use crate::errors::Errors;
use crate::model::op::{MultiUse, OpModel, TraitUse};
use crate::suggest::did_you_mean;

const KEYS: &[&str] = &["traits", "verify", "crate"];

/// What people who come from TableGen write, and what to write instead.
const FOREIGN_KEYS: &[(&str, &str)] = &[
    ("summary", "the first line of the doc comment is the summary"),
    ("description", "the doc comment after its first line is the description"),
    ("arguments", "operands are fields with `#[operand]`, attributes fields with `#[attr]`"),
    ("operands", "operands are fields with `#[operand]`"),
    ("attributes", "attributes are fields with `#[attr]`"),
    ("results", "results are fields with `#[result]`"),
    ("regions", "regions are fields with `#[region]`"),
    ("successors", "successors are fields with `#[successor]`"),
    ("hasVerifier", "write `verify`, and `fn verify(self, ir: &Ir) -> Result<(), Diagnostic>` on the op"),
    ("has_verifier", "write `verify`, and `fn verify(self, ir: &Ir) -> Result<(), Diagnostic>` on the op"),
    ("verifier", "write `verify`, and `fn verify(self, ir: &Ir) -> Result<(), Diagnostic>` on the op"),
    ("builders", "further builders are functions in an `impl` of the op that return `Self::new(...)`"),
    ("extraClassDeclaration", "further methods go into an `impl` of the op"),
    ("name", "the name is the second argument: `#[op(Tf, \"AvgPool\")]`"),
    ("dialect", "the dialect is the first argument: `#[op(Tf, \"AvgPool\")]`"),
];

/// The arguments of `#[op(...)]`.
struct Arguments {
    dialect: Option<Path>,
    mnemonic: Option<LitStr>,
    traits: Vec<TraitUse>,
    multis: Vec<MultiUse>,
    verify: Option<Ident>,
    krate: Option<Path>,
    seen: Vec<String>,
}

/// Reads a definition. What is wrong is left out with its error kept; `None` when there is no struct.
pub fn parse(arguments: TokenStream, item: &TokenStream, errors: &mut Errors) -> Option<OpModel> {
    let mut item = struct_of(item, errors)?;
    let arguments = parse_arguments(arguments, &item.ident, errors);
    let docs = Docs::take(&mut item.attrs);
    let fields = field::parse_all(&item, errors);
    Some(OpModel {
        krate: arguments.krate.unwrap_or_else(|| syn::parse_quote!(::ods)),
        dialect: arguments.dialect?,
        mnemonic: arguments.mnemonic.unwrap_or_else(|| LitStr::new("", Span::call_site())),
        docs,
        attributes: item.attrs,
        visibility: item.vis,
        ident: item.ident,
        traits: arguments.traits,
        multis: arguments.multis,
        verify: arguments.verify,
        fields,
    })
}

fn struct_of(item: &TokenStream, errors: &mut Errors) -> Option<ItemStruct> {
    let wrong = "`#[op]` goes on a struct whose fields are the operands, attributes and results";
    let item = match syn::parse2::<Item>(item.clone()) {
        Ok(Item::Struct(item)) => item,
        Ok(other) => {
            errors.at(other.to_token_stream().into_iter().next(), wrong);
            return None;
        }
        Err(error) => {
            errors.add(error);
            return None;
        }
    };
    if matches!(item.fields, Fields::Unnamed(_)) {
        errors.at(&item.fields, "the fields of an operation have names: they become its accessors");
    }
    if !item.generics.params.is_empty() {
        errors.at(&item.generics, "an operation has no generic parameters");
    }
    if let Some(clause) = &item.generics.where_clause {
        errors.at(clause, "an operation has no `where` clause");
    }
    Some(item)
}

fn parse_arguments(tokens: TokenStream, op: &Ident, errors: &mut Errors) -> Arguments {
    let mut arguments = Arguments {
        dialect: None,
        mnemonic: None,
        traits: Vec::new(),
        multis: Vec::new(),
        verify: None,
        krate: None,
        seen: Vec::new(),
    };
    let parser = |input: ParseStream<'_>| {
        positional(input, op, &mut arguments, errors);
        while !input.is_empty() {
            if let Err(error) = keyed(input, &mut arguments, errors) {
                errors.add(error);
                // The rest cannot be trusted: what follows a syntax error is noise.
                input.parse::<TokenStream>()?;
            }
        }
        Ok(())
    };
    let parsed = parser.parse2(tokens);
    errors.take(parsed);
    arguments
}

/// The dialect and the name.
fn positional(input: ParseStream<'_>, op: &Ident, arguments: &mut Arguments, errors: &mut Errors) {
    if input.is_empty() {
        errors.at(op, "`#[op]` needs the dialect and the operation's name: `#[op(Tf, \"AvgPool\")]`");
        return;
    }
    if input.peek(LitStr) {
        if let Ok(name) = input.parse::<LitStr>() {
            let message = "the dialect comes first: `#[op(Tf, \"AvgPool\")]`, where `Tf` is the `#[dialect]` struct";
            errors.at(&name, message);
            arguments.mnemonic = Some(name);
        }
        comma(input, errors);
        return;
    }
    if input.peek2(Token![=]) && !input.peek2(Token![==]) || input.peek2(token::Paren) {
        let first = input.cursor().token_tree().map(|(token, _)| token);
        errors.at(first, "`#[op]` begins with the dialect and the operation's name: `#[op(Tf, \"AvgPool\")]`");
        return;
    }
    arguments.dialect = errors.take(input.parse::<Path>());
    comma(input, errors);
    if input.peek(LitStr) {
        arguments.mnemonic = errors.take(input.parse());
        comma(input, errors);
    } else {
        let found = input.cursor().token_tree().map(|(token, _)| token);
        let message = "expected the operation's name within its dialect, a string: `#[op(Tf, \"AvgPool\")]`";
        match found {
            Some(token) => errors.at(token, message),
            None => errors.at(&arguments.dialect, message),
        }
    }
}

fn comma(input: ParseStream<'_>, errors: &mut Errors) {
    if !input.is_empty() {
        errors.take(input.parse::<Token![,]>());
    }
}

/// One `key`, `key(...)` or `key = ...`.
fn keyed(input: ParseStream<'_>, arguments: &mut Arguments, errors: &mut Errors) -> Result<()> {
    let key = Ident::parse_any(input)?;
    let name = key.to_string();
    if arguments.seen.contains(&name) {
        errors.at(&key, format!("`{name}` is given twice"));
    }
    match name.as_str() {
        "traits" => {
            if input.peek(Token![=]) {
                return Err(syn::Error::new_spanned(
                    &key,
                    "write the traits in parentheses: `traits(Pure, Terminator)`",
                ));
            }
            let content;
            parenthesized!(content in input);
            traits::parse(&content, &mut arguments.traits, &mut arguments.multis, errors)?;
        }
        "verify" => {
            if input.peek(Token![=]) || input.peek(token::Paren) {
                let message = "`verify` stands alone; the function is `fn verify(self, ir: &Ir)` of the op";
                return Err(syn::Error::new_spanned(&key, message));
            }
            arguments.verify = Some(key);
        }
        "crate" => {
            input.parse::<Token![=]>()?;
            arguments.krate = Some(input.parse()?);
        }
        other => return Err(unknown_key(&key, other)),
    }
    arguments.seen.push(name);
    if !input.is_empty() {
        input.parse::<Token![,]>()?;
    }
    Ok(())
}

fn unknown_key(key: &Ident, name: &str) -> syn::Error {
    let foreign = FOREIGN_KEYS.iter().find(|(foreign, _)| *foreign == name);
    let hint = match foreign {
        Some((_, instead)) => format!(": {instead}"),
        None => did_you_mean(name, KEYS.iter().copied()),
    };
    syn::Error::new_spanned(key, format!("`#[op]` has no key `{name}`{hint}"))
}
