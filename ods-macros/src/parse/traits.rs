//! `traits(...)`: traits, and constraints over several parts.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::parse::ParseStream;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Error, ExprClosure, Ident, LitStr, Path, Result, Token, parenthesized, token};

use super::recover::{self, next_token, skip_all};
use crate::errors::Errors;
use crate::model::interface::named_by_interface;
use crate::model::op::{MultiKind, MultiUse, TraitUse};
use crate::suggest::did_you_mean;

/// The keywords of constraints over several parts.
pub const MULTI: &[&str] = &[
    "AllTypesMatch",
    "AllElementTypesMatch",
    "AllShapesMatch",
    "AllRanksMatch",
    "AllElementCountsMatch",
    "AllTypeIDsMatch",
    "AllMatch",
    "TypesMatchWith",
    "OptionalTypesMatchWith",
    "RangedTypesMatchWith",
    "ShapedTypeMatchesElementCountAndTypes",
    "TypeIs",
    "ElementTypeIs",
    "PredOpTrait",
];

/// MLIR's names, old and new, of items that have another name here.
const RENAMED: &[(&str, &str)] = &[
    ("NoSideEffect", "Pure"),
    ("IsTerminator", "Terminator"),
    ("IsCommutative", "Commutative"),
    ("IsIsolatedFromAbove", "IsolatedFromAbove"),
    ("SameOperandsAndResultTypes", "SameOperandsAndResultType"),
];

/// Traits with an operation as their type parameter.
const PARAMETRIC: &[&str] = &["HasParent", "ParentOneOf", "SingleBlockImplicitTerminator"];

/// Returns whether the name is that of an interface: with few exceptions, interfaces of the library end in `Interface`.
/// A trait with such a name can be named by its path.
fn is_interface(path: &Path) -> bool {
    path.get_ident().is_some_and(|name| *name == "ConditionallySpeculatable" || name.to_string().ends_with("Interface"))
}

/// Parses the entries; invalid ones are omitted and their errors kept.
pub fn parse(tokens: TokenStream, traits: &mut Vec<TraitUse>, multis: &mut Vec<MultiUse>, errors: &mut Errors) {
    for entry in recover::list(tokens, errors, entry) {
        match entry {
            Entry::Trait(used) => traits.push(used),
            Entry::Multi(used) => multis.push(used),
        }
    }
}

enum Entry {
    Trait(TraitUse),
    Multi(MultiUse),
}

fn entry(input: ParseStream<'_>, errors: &mut Errors) -> Result<Entry> {
    if input.peek(LitStr) {
        let text: LitStr = input.parse()?;
        return Err(Error::new_spanned(&text, format!("a trait is a path, not a string; write `{}`", text.value())));
    }
    if input.peek(Ident) && input.peek2(token::Paren) {
        let keyword: Ident = input.parse()?;
        let content;
        parenthesized!(content in input);
        let multi = multi(keyword, &content);
        skip_all(&content);
        return multi.map(Entry::Multi);
    }
    if input.peek(Ident) && input.peek2(Token![<]) {
        let keyword: Ident = input.fork().parse()?;
        if MULTI.iter().any(|known| keyword == known) {
            let message = format!("`{keyword}` takes the fields' names in parentheses; write `{keyword}(lhs, rhs)`");
            return Err(Error::new_spanned(keyword, message));
        }
    }
    let found = next_token(input);
    let path: Path = match input.parse() {
        Ok(path) if is_interface(&path) => {
            let message =
                format!("an interface is not listed as a trait; write `interfaces({})`", path.to_token_stream());
            return Err(Error::new_spanned(path, message));
        }
        Ok(path) => path,
        Err(error) if input.peek(Ident) || input.peek(Token![::]) || input.peek(Token![<]) => return Err(error),
        Err(_) => return Err(Error::new_spanned(found, "expected a trait: `Pure`, or `AllTypesMatch(lhs, rhs)`")),
    };
    let Some((old, new)) = renamed(&path) else { return Ok(Entry::Trait(TraitUse { path })) };
    errors.at(&path, format!("unknown trait `{old}`; write `{new}`"));
    // Parsed as intended, so that other checks still apply.
    Ok(Entry::Trait(TraitUse { path: Ident::new(new, path.span()).into() }))
}

fn renamed(path: &Path) -> Option<&'static (&'static str, &'static str)> {
    let ident = path.get_ident()?;
    RENAMED.iter().find(|(old, _)| ident == old)
}

fn multi(keyword: Ident, content: ParseStream<'_>) -> Result<MultiUse> {
    let kind = match keyword.to_string().as_str() {
        "AllTypesMatch"
        | "AllElementTypesMatch"
        | "AllShapesMatch"
        | "AllRanksMatch"
        | "AllElementCountsMatch"
        | "AllTypeIDsMatch" => all_match(&keyword, content)?,
        "AllMatch" => all_equal(&keyword, content)?,
        "TypesMatchWith" | "OptionalTypesMatchWith" | "RangedTypesMatchWith" => computed(&keyword, content)?,
        "ShapedTypeMatchesElementCountAndTypes" => elements(&keyword, content)?,
        "TypeIs" | "ElementTypeIs" => is(&keyword, content)?,
        "PredOpTrait" => code(&keyword, content)?,
        other if PARAMETRIC.contains(&other) => {
            let message =
                format!("`{other}` takes the operation's struct in angle brackets; write `{other}<ModuleOp>`");
            return Err(Error::new_spanned(&keyword, message));
        }
        other => {
            let hint = did_you_mean(other, MULTI.iter().copied());
            return Err(Error::new_spanned(
                &keyword,
                format!("unknown constraint `{other}(...)` over several fields{hint}"),
            ));
        }
    };
    Ok(MultiUse { keyword, kind })
}

fn all_match(keyword: &Ident, content: ParseStream<'_>) -> Result<MultiKind> {
    if content.peek(LitStr) {
        return Err(content.error("field names have no quotes; remove them"));
    }
    if content.peek(token::Bracket) {
        return Err(content.error(format!("field names are listed without brackets; write `{keyword}(lhs, rhs)`")));
    }
    let parts: Vec<Ident> = Punctuated::<Ident, Token![,]>::parse_terminated(content)?.into_iter().collect();
    if parts.is_empty() {
        return Err(Error::new_spanned(keyword, format!("`{keyword}` needs at least two fields to compare")));
    }
    Ok(MultiKind::AllMatch { parts })
}

fn computed(keyword: &Ident, content: ParseStream<'_>) -> Result<MultiKind> {
    let usage = match keyword == "RangedTypesMatchWith" {
        true => {
            "`RangedTypesMatchWith` takes a summary, two fields, and a closure that computes the second's types from \
             the first's, as in `RangedTypesMatchWith(\"...\", values, outputs, |types, context| types.to_vec())`"
                .to_owned()
        }
        false => format!(
            "`{keyword}` takes a summary, two fields, and a closure that computes the second's type from the first's, \
             as in `{keyword}(\"...\", value, output, |ty, context| ty.element_type(context))`"
        ),
    };
    let usage = &usage;
    let wrong = |_| Error::new_spanned(keyword, usage);
    let summary = content.parse().map_err(wrong)?;
    content.parse::<Token![,]>().map_err(wrong)?;
    let from = content.parse().map_err(wrong)?;
    content.parse::<Token![,]>().map_err(wrong)?;
    let to = content.parse().map_err(wrong)?;
    content.parse::<Token![,]>().map_err(wrong)?;
    let map: Box<ExprClosure> = Box::new(content.parse().map_err(wrong)?);
    content.parse::<Option<Token![,]>>()?;
    if map.inputs.len() != 2 {
        return Err(Error::new_spanned(
            &map.inputs,
            "the closure must take a type and the context; write `|ty, context| ...`",
        ));
    }
    match keyword == "RangedTypesMatchWith" {
        true => Ok(MultiKind::ComputedAll { summary, from, to, map }),
        false => Ok(MultiKind::Computed { summary, from, to, map }),
    }
}

/// Parses `ShapedTypeMatchesElementCountAndTypes(result, elements)`.
fn elements(keyword: &Ident, content: ParseStream<'_>) -> Result<MultiKind> {
    let parts = Punctuated::<Ident, Token![,]>::parse_terminated(content);
    match parts.iter().flatten().cloned().collect::<Vec<_>>().as_slice() {
        [shaped, elements] => Ok(MultiKind::Elements { shaped: shaped.clone(), elements: elements.clone() }),
        _ => {
            let usage = format!(
                "`{keyword}` takes the shaped field and the field with its elements; write `{keyword}(output, \
                 values)`"
            );
            Err(Error::new_spanned(keyword, usage))
        }
    }
}

/// Parses `TypeIs(value, I32)`.
fn is(keyword: &Ident, content: ParseStream<'_>) -> Result<MultiKind> {
    let wrong = |_| {
        Error::new_spanned(
            keyword,
            format!("`{keyword}` takes a field and a constraint; write `{keyword}(value, I32)`"),
        )
    };
    let part: Ident = content.parse().map_err(wrong)?;
    content.parse::<Token![,]>().map_err(wrong)?;
    let constraint = Box::new(named_by_interface(content.parse().map_err(wrong)?));
    content.parse::<Option<Token![,]>>()?;
    Ok(MultiKind::Is { part, element: keyword == "ElementTypeIs", constraint })
}

/// Parses `AllMatch("lengths agree", $a.len(), $b.len())` as one expression that compares the others with the first.
fn all_equal(keyword: &Ident, content: ParseStream<'_>) -> Result<MultiKind> {
    let usage = || {
        let usage = "`AllMatch` takes a summary, and at least two expressions to compare, as in `AllMatch(\"as many \
                     of each\", $xs.len(), $ys.len())`";
        Error::new_spanned(keyword, usage)
    };
    let summary: LitStr = content.parse().map_err(|_| usage())?;
    content.parse::<Token![,]>().map_err(|_| usage())?;
    let mut parts: Vec<TokenStream> = vec![TokenStream::new()];
    while !content.is_empty() {
        if content.peek(Token![,]) {
            content.parse::<Token![,]>()?;
            parts.push(TokenStream::new());
            continue;
        }
        let token: proc_macro2::TokenTree = content.parse()?;
        parts.last_mut().into_iter().for_each(|part| part.extend([token.clone()]));
    }
    parts.retain(|part| !part.is_empty());
    let Some((first, others)) = parts.split_first().filter(|(_, others)| !others.is_empty()) else {
        return Err(usage());
    };
    // Errors of a comparison are reported at the compared expression.
    let others = others.iter().map(|other| quote::quote_spanned!(other.span()=> (#other) == __first));
    let code = quote::quote!({ let __first = { #first }; #(#others)&&* });
    Ok(MultiKind::Code { summary, code })
}

fn code(keyword: &Ident, content: ParseStream<'_>) -> Result<MultiKind> {
    let usage = "`PredOpTrait` takes a summary and code, as in `PredOpTrait(\"lhs is a tensor\", \
                 CPred($lhs.isa::<...>(...)))`";
    let summary: LitStr = content.parse().map_err(|_| Error::new_spanned(keyword, usage))?;
    content.parse::<Token![,]>().map_err(|_| Error::new_spanned(keyword, usage))?;
    let is_cpred = content.peek(Ident) && content.peek2(token::Paren);
    if is_cpred && content.fork().parse::<Ident>()? == "CPred" {
        content.parse::<Ident>()?;
        let inner;
        parenthesized!(inner in content);
        if super::pred::is_lone_string(&inner) {
            let error = inner.error("`CPred` takes Rust tokens, not a string; remove the quotes");
            skip_all(&inner);
            return Err(error);
        }
        let code = inner.parse()?;
        content.parse::<Option<Token![,]>>()?;
        return Ok(MultiKind::Code { summary, code });
    }
    let code: TokenStream = content.parse()?;
    if code.is_empty() {
        return Err(Error::new_spanned(keyword, usage));
    }
    Ok(MultiKind::Code { summary, code })
}
