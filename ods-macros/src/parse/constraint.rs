//! `constraint!`

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream, Parser};
use syn::{Attribute, Error, GenericParam, Generics, Ident, Result, Token, Type, TypeParamBound, Visibility};

use crate::docs::Docs;
use crate::errors::Errors;
use crate::model::constraint::{ConstraintModel, From, Parameter};
use crate::suggest::{did_you_mean, one_of};

/// What type parameters can be constraints on.
const ENTITIES: &[&str] = &["Type", "Attribute", "Region", "Block"];
/// What const parameters can be.
const CONST_TYPES: &[&str] = &["usize", "isize", "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "bool", "char"];

/// Reads definitions up to the end; those that are wrong are left out, with their errors kept.
pub fn parse(tokens: TokenStream, errors: &mut Errors) -> Vec<ConstraintModel> {
    let definitions = split_at_semicolons(tokens, errors);
    definitions.into_iter().filter_map(|tokens| errors.take(definition.parse2(tokens))).collect()
}

/// Splits at semicolons outside of groups, so that one bad definition does not hide the next.
fn split_at_semicolons(tokens: TokenStream, errors: &mut Errors) -> Vec<TokenStream> {
    let mut parts = Vec::new();
    let mut current = TokenStream::new();
    for token in tokens {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == ';' => parts.push(std::mem::take(&mut current)),
            other => current.extend([other]),
        }
    }
    if !current.is_empty() {
        let last = current.clone().into_iter().last();
        errors.at(last, "a constraint ends with `;`");
    }
    parts
}

fn definition(input: ParseStream<'_>) -> Result<ConstraintModel> {
    let mut attributes = input.call(Attribute::parse_outer)?;
    let docs = Docs::take(&mut attributes);
    let visibility: Visibility = input.parse()?;
    let ident = name(input)?;
    if docs.summary.is_empty() {
        return Err(Error::new_spanned(
            &ident,
            "a constraint needs a doc comment: messages say `must be <it>`, as in `/// 32-bit float`",
        ));
    }
    let generics: Generics = input.parse()?;
    let parameters = generics.params.iter().map(parameter).collect::<Result<Vec<_>>>()?;
    if !input.peek(Token![:]) {
        return Err(input.error("expected `:` and what the constraint is about: `Type`, `Attribute`, or a view of one"));
    }
    input.parse::<Token![:]>()?;
    let view: Type = input.parse()?;
    if !input.peek(Token![=]) {
        return Err(input.error("expected `=` and a predicate"));
    }
    input.parse::<Token![=]>()?;
    let pred = input.parse()?;
    let mut model =
        ConstraintModel { docs, attributes, visibility, ident, parameters, view, pred, from: None, build: None };
    while !input.is_empty() {
        clause(input, &mut model)?;
    }
    Ok(model)
}

fn name(input: ParseStream<'_>) -> Result<Ident> {
    for keyword in ["struct", "type", "fn", "const", "enum", "static"] {
        if input.peek(Ident::peek_any) && input.cursor().ident().is_some_and(|(ident, _)| ident == keyword) {
            return Err(input.error(format!("a constraint has no `{keyword}`: write `pub Name: Type = ...;`")));
        }
    }
    input.parse().map_err(|error| Error::new(error.span(), "expected the name of the constraint"))
}

fn parameter(parameter: &GenericParam) -> Result<Parameter> {
    match parameter {
        GenericParam::Lifetime(lifetime) => {
            Err(Error::new_spanned(lifetime, "constraints have no lifetimes; only type and const parameters"))
        }
        GenericParam::Const(param) => {
            let ty = Ident::parse_any.parse2(param.ty.to_token_stream()).ok();
            match ty.filter(|ty| CONST_TYPES.iter().any(|known| ty == known)) {
                Some(ty) => Ok(Parameter::Const { ident: param.ident.clone(), ty }),
                None => Err(Error::new_spanned(&param.ty, "a const parameter is an integer, `bool` or `char`")),
            }
        }
        GenericParam::Type(param) => {
            let usage = format!("a type parameter is a constraint: bound it by {}", one_of(ENTITIES));
            let bound = match param.bounds.first() {
                Some(TypeParamBound::Trait(bound)) if param.bounds.len() == 1 => bound.path.get_ident(),
                Some(other) => return Err(Error::new_spanned(other, usage)),
                None => return Err(Error::new_spanned(param, usage)),
            };
            match bound {
                Some(entity) if ENTITIES.iter().any(|known| entity == known) => {
                    Ok(Parameter::Constraint { ident: param.ident.clone(), entity: entity.clone() })
                }
                _ => Err(Error::new_spanned(&param.bounds, usage)),
            }
        }
    }
}

fn clause(input: ParseStream<'_>, model: &mut ConstraintModel) -> Result<()> {
    if !input.peek(Token![,]) {
        return Err(input.error("expected `;` or `, from ...` or `, build ...` after the predicate"));
    }
    input.parse::<Token![,]>()?;
    let keyword = Ident::parse_any(input)?;
    match keyword.to_string().as_str() {
        "from" if model.from.is_none() => {
            let ty = input.parse()?;
            input.parse::<Token![=>]>()?;
            model.from = Some(From { ty, code: code(input)? });
            Ok(())
        }
        "build" if model.build.is_none() => {
            input.parse::<Token![=>]>()?;
            model.build = Some(code(input)?);
            Ok(())
        }
        "from" | "build" => Err(Error::new_spanned(&keyword, format!("`{keyword}` is given twice"))),
        other => {
            let hint = did_you_mean(other, ["from", "build"]);
            Err(Error::new_spanned(&keyword, format!("unknown clause `{other}`: expected `from` or `build`{hint}")))
        }
    }
}

/// Tokens up to the next comma.
fn code(input: ParseStream<'_>) -> Result<TokenStream> {
    let mut code = TokenStream::new();
    while !input.is_empty() && !input.peek(Token![,]) {
        code.extend([input.parse::<TokenTree>()?]);
    }
    if code.is_empty() { Err(input.error("expected code after `=>`")) } else { Ok(code) }
}

/// Only so that `parse2` finds it in tests.
impl Parse for ConstraintModel {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        definition(input)
    }
}
