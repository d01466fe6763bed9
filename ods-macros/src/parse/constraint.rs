//! `constraint!`

use darling::ast::NestedMeta;
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::spanned::Spanned;
use syn::{
    Attribute, Error, Expr, ExprLit, GenericParam, Generics, Ident, Lit, LitStr, Meta, MetaNameValue, Path, Result,
    Token, Type, TypeParamBound, Visibility,
};

use super::recover::{next_token, skip_all};
use super::values::Value;
use crate::code::type_text;
use crate::docs::Docs;
use crate::errors::Errors;
use crate::model::constraint::{
    Clause, ConstraintModel, Constraints, Parameter, Stub, TextClause, TextForm, const_type,
};
use crate::model::is_conditional;
use crate::suggest::{did_you_mean, one_of};

/// The entities that type parameters can constrain.
const ENTITIES: &[&str] = &["Type", "Attribute", "Region", "Block"];

/// The clauses about the values of attributes and types.
pub const VALUE_CLAUSES: &[&str] = &["from", "into", "as", "build"];
/// The clauses about the syntax of attributes.
pub const TEXT_CLAUSES: &[&str] = &["value_type", "dense_array_of", "symbol_name"];
/// Rust types that are commonly mistaken for the subject of a constraint.
const RUST_TYPES: &[&str] = &[
    "bool", "char", "str", "String", "usize", "isize", "u8", "u16", "u32", "u64", "u128", "i8", "i16", "i32", "i64",
    "i128", "f32", "f64",
];

/// Parses definitions up to the end; invalid ones leave stubs, and their errors are kept.
pub fn parse(tokens: TokenStream, errors: &mut Errors) -> Constraints {
    let mut all =
        Constraints { krate: syn::parse_quote!(::ods), models: Vec::new(), stubs: Vec::new(), unread: Vec::new() };
    for tokens in split_at_semicolons(tokens, errors) {
        if let Some(krate) = krate(&tokens) {
            all.krate = errors.take(krate).unwrap_or(all.krate);
            continue;
        }
        let mut stub = None;
        let parser = |input: ParseStream<'_>| {
            let parsed = definition(input, &mut stub);
            skip_all(input);
            parsed
        };
        match parser.parse2(tokens.clone()) {
            Ok(model) => all.models.push(model),
            Err(error) => {
                errors.add(error);
                all.stubs.extend(stub);
                all.unread.push(tokens);
            }
        }
    }
    all
}

/// Splits at semicolons outside of groups, so that an invalid definition does not hide the next.
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
        errors.at(last, "missing `;` after the constraint");
        parts.push(current);
    }
    parts
}

/// Returns the path of `crate = path;`, if the tokens have that form.
pub fn krate(tokens: &TokenStream) -> Option<Result<Path>> {
    let is_crate = |input: ParseStream<'_>| {
        let yes = input.peek(Token![crate]);
        skip_all(input);
        Ok(yes)
    };
    if !is_crate.parse2(tokens.clone()).unwrap_or(false) {
        return None;
    }
    let parser = |input: ParseStream<'_>| {
        let found = next_token(input);
        let wrong = || Error::new_spanned(&found, "`crate` takes a path; write `crate = my_crate::ods;`");
        let Ok(NestedMeta::Meta(meta)) = input.parse() else {
            skip_all(input);
            return Err(wrong());
        };
        Path::read(&Ident::new("crate", meta.path().span()), &meta)
    };
    Some(parser.parse2(tokens.clone()))
}

/// Parses one definition; `stub` is set once the name is known.
fn definition(input: ParseStream<'_>, stub: &mut Option<Stub>) -> Result<ConstraintModel> {
    let mut attributes = input.call(Attribute::parse_outer)?;
    let mut docs = Docs::take(&mut attributes);
    let summary = take_summary(&mut attributes)?;
    let visibility: Visibility = input.parse()?;
    let ident = name(input, stub, &visibility)?;
    *stub = Some(Stub { visibility: visibility.clone(), ident: ident.clone(), generics: Generics::default() });
    let generics: Generics = input.parse()?;
    if let Some(stub) = stub {
        stub.generics = generics.clone();
    }
    if let Some(conditional) = attributes.iter().find(|attribute| is_conditional(attribute)) {
        let name = type_text(conditional.path());
        let message = format!("a constraint cannot have `#[{name}]`; write it on a `constraint!` of its own");
        return Err(Error::new_spanned(conditional, message));
    }
    if let Some(summary) = &summary {
        (docs.summary, docs.description) = (summary.value(), String::new());
    }
    let parameters = generics.params.iter().map(parameter).collect::<Result<Vec<_>>>()?;
    let view = view(input)?;
    if input.peek(Token![where]) {
        return Err(input.error("a constraint cannot have a `where` clause; remove it"));
    }
    let found = next_token(input);
    if !input.peek(Token![=]) || input.peek2(syn::parse::End) {
        let message = "expected `=` and a predicate: `CPred(...)`, `And(...)`, or the name of a constraint";
        return Err(
            found.map_or_else(|| Error::new_spanned(&view, message), |token| Error::new_spanned(token, message))
        );
    }
    input.parse::<Token![=]>()?;
    let pred = input.parse()?;
    let (from, into, values, build, text) = (None, None, None, None, None);
    let mut model = ConstraintModel {
        docs,
        summary,
        attributes,
        visibility,
        ident,
        parameters,
        view,
        pred,
        from,
        into,
        values,
        build,
        text,
    };
    while !input.is_empty() {
        clause(input, &mut model)?;
    }
    Ok(model)
}

/// Takes the text of `#[summary = "..."]`.
fn take_summary(attributes: &mut Vec<Attribute>) -> Result<Option<LitStr>> {
    let Some(at) = attributes.iter().position(|attribute| attribute.path().is_ident("summary")) else {
        return Ok(None);
    };
    let attribute = attributes.remove(at);
    let usage = || Error::new_spanned(&attribute, "the summary must be a string; write `#[summary = \"...\"]`");
    match &attribute.meta {
        Meta::NameValue(MetaNameValue { value: Expr::Lit(ExprLit { lit: Lit::Str(text), .. }), .. }) => {
            Ok(Some(text.clone()))
        }
        _ => Err(usage()),
    }
}

fn name(input: ParseStream<'_>, stub: &mut Option<Stub>, visibility: &Visibility) -> Result<Ident> {
    let found = next_token(input);
    let word = input.call(Ident::parse_any);
    let keywords = ["struct", "type", "fn", "const", "enum", "static", "def", "class", "let"];
    match word {
        Ok(word) if keywords.iter().any(|keyword| word == keyword) && !input.peek(Token![:]) => {
            if let Ok(ident) = input.parse::<Ident>() {
                *stub = Some(Stub { visibility: visibility.clone(), ident, generics: Generics::default() });
            }
            Err(Error::new_spanned(
                &word,
                format!("a constraint is declared without `{word}`; write `pub Name: Type = ...;`"),
            ))
        }
        Ok(word) if syn::parse2::<Ident>(word.to_token_stream()).is_ok() => Ok(word),
        Ok(word) => Err(Error::new_spanned(
            &word,
            format!("`{word}` is a keyword of Rust; choose another name for the constraint"),
        )),
        Err(_) => Err(Error::new_spanned(found, "expected the name of the constraint: `pub Name: Type = ...;`")),
    }
}

/// Parses the subject of the constraint.
fn view(input: ParseStream<'_>) -> Result<Type> {
    let usage = "`Type`, `Attribute`, `Region`, `Block`, or a view such as `IntegerAttr`";
    if !input.peek(Token![:]) {
        return Err(input.error(format!("expected `:` and the constrained entity: {usage}")));
    }
    input.parse::<Token![:]>()?;
    let view: Type = input.parse()?;
    let text = view.to_token_stream().to_string();
    if RUST_TYPES.contains(&text.as_str()) {
        return Err(Error::new_spanned(&view, format!("a constraint applies to {usage}, not to a Rust value")));
    }
    Ok(view)
}

fn parameter(parameter: &GenericParam) -> Result<Parameter> {
    match parameter {
        GenericParam::Lifetime(lifetime) => Err(Error::new_spanned(
            lifetime,
            "a constraint cannot have lifetimes, only type and const parameters; remove them",
        )),
        GenericParam::Const(param) => {
            if let Some(default) = &param.default {
                return Err(Error::new_spanned(
                    default,
                    "a parameter of a constraint cannot have a default; remove it",
                ));
            }
            match const_type(&param.ty) {
                Some(ty) => Ok(Parameter::Const { ident: param.ident.clone(), ty }),
                None => Err(Error::new_spanned(
                    &param.ty,
                    "the type of a const parameter must be an integer, `bool` or `char`",
                )),
            }
        }
        GenericParam::Type(param) => {
            if let Some(default) = &param.default {
                return Err(Error::new_spanned(
                    default,
                    "a parameter of a constraint cannot have a default; remove it",
                ));
            }
            let usage = format!("a type parameter must have one bound: {}", one_of(ENTITIES));
            let bound = match param.bounds.first() {
                Some(TypeParamBound::Trait(bound)) if param.bounds.len() == 1 => bound.path.get_ident(),
                Some(_) => return Err(Error::new_spanned(&param.bounds, usage)),
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
    if input.peek(Token![|]) || input.peek(Token![||]) || input.peek(Token![&]) || input.peek(Token![&&]) {
        return Err(input.error("predicates have no operators; write `And(P, Q)` or `Or(P, Q)`"));
    }
    if input.peek(Token![#]) {
        return Err(input.error("expected `;` before the next constraint"));
    }
    if !input.peek(Token![,]) {
        return Err(
            input.error("expected `;` or `, from ...`, `, into ...`, `, as ...` or `, build ...` after the predicate")
        );
    }
    input.parse::<Token![,]>()?;
    let found = next_token(input);
    let keyword = Ident::parse_any(input).map_err(|_| {
        Error::new_spanned(found, "expected `from T => code`, `into T => code`, `as C` or `build => code`")
    })?;
    match keyword.to_string().as_str() {
        "from" if model.from.is_none() => {
            model.from = Some(value_clause(input, &keyword, "_value")?);
            Ok(())
        }
        "into" if model.into.is_none() => {
            model.into = Some(value_clause(input, &keyword, "_self")?);
            Ok(())
        }
        "as" if model.values.is_none() => {
            let usage =
                |_| Error::new_spanned(&keyword, "`as` takes the constraint whose Rust values are used; write `as C`");
            model.values = Some(input.parse().map_err(usage)?);
            Ok(())
        }
        "build" if model.build.is_none() => {
            let usage =
                |_| Error::new_spanned(&keyword, "`build` takes code that makes the type; write `build => code`");
            input.parse::<Token![=>]>().map_err(usage)?;
            model.build = Some(code(input, &keyword)?);
            Ok(())
        }
        "value_type" | "dense_array_of" if model.text.is_none() => {
            let usage =
                |_| Error::new_spanned(&keyword, format!("`{keyword}` takes a type constraint; write `{keyword} I32`"));
            let ty = input.parse().map_err(usage)?;
            let form = if keyword == "value_type" { TextForm::ValueType(ty) } else { TextForm::DenseArray(ty) };
            model.text = Some(TextClause { keyword, form });
            Ok(())
        }
        "symbol_name" if model.text.is_none() => {
            model.text = Some(TextClause { keyword, form: TextForm::SymbolName });
            Ok(())
        }
        word if TEXT_CLAUSES.contains(&word) => {
            let message = "the text of attributes is already determined; keep one of `value_type`, `dense_array_of` \
                           and `symbol_name`";
            Err(Error::new_spanned(&keyword, message))
        }
        word if VALUE_CLAUSES.contains(&word) => {
            Err(Error::new_spanned(&keyword, format!("`{keyword}` is given twice; remove one")))
        }
        other => {
            let clauses: Vec<&str> = VALUE_CLAUSES.iter().chain(TEXT_CLAUSES).copied().collect();
            let (expected, hint) = (one_of(&clauses), did_you_mean(other, clauses));
            Err(Error::new_spanned(&keyword, format!("unknown clause `{other}`; expected {expected}{hint}")))
        }
    }
}

/// Parses `T => code` after `from` or `into`.
fn value_clause(input: ParseStream<'_>, keyword: &Ident, placeholder: &str) -> Result<Clause> {
    let usage = || {
        let message = format!("`{keyword}` takes a Rust type; write `{keyword} i64 => code`, with `${placeholder}`");
        Error::new_spanned(keyword, message)
    };
    let ty = input.parse().map_err(|_| usage())?;
    input.parse::<Token![=>]>().map_err(|_| usage())?;
    Ok(Clause { ty, code: code(input, keyword)? })
}

/// Parses the tokens up to the next comma.
fn code(input: ParseStream<'_>, keyword: &Ident) -> Result<TokenStream> {
    let mut code = TokenStream::new();
    while !input.is_empty() && !input.peek(Token![,]) {
        code.extend([input.parse::<TokenTree>()?]);
    }
    if code.is_empty() {
        return Err(Error::new_spanned(keyword, format!("expected code after the `=>` of `{keyword}`")));
    }
    Ok(code)
}
