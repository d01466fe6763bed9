//! `traits(...)`: traits, and constraints over several parts.

use proc_macro2::TokenStream;
use syn::parse::ParseStream;
use syn::punctuated::Punctuated;
use syn::{Error, ExprClosure, Ident, LitStr, Path, Result, Token, parenthesized, token};

use crate::errors::Errors;
use crate::model::op::{MultiKind, MultiUse, TraitUse};
use crate::suggest::did_you_mean;

/// What stands before parentheses.
pub const MULTI: &[&str] =
    &["AllTypesMatch", "AllElementTypesMatch", "AllShapesMatch", "AllRanksMatch", "TypesMatchWith", "PredOpTrait"];

/// Names that MLIR had or has for something that is called otherwise here.
const RENAMED: &[(&str, &str)] = &[
    ("NoSideEffect", "Pure"),
    ("IsTerminator", "Terminator"),
    ("IsCommutative", "Commutative"),
    ("IsIsolatedFromAbove", "IsolatedFromAbove"),
    ("SameOperandsAndResultTypes", "SameOperandsAndResultType"),
];

/// Reads entries up to the end.
pub fn parse(
    input: ParseStream<'_>,
    traits: &mut Vec<TraitUse>,
    multis: &mut Vec<MultiUse>,
    errors: &mut Errors,
) -> Result<()> {
    while !input.is_empty() {
        if input.peek(LitStr) {
            let text: LitStr = input.parse()?;
            errors.at(&text, format!("a trait is a path, not a string: write `{}`", text.value()));
        } else if input.peek(Ident) && input.peek2(token::Paren) {
            let keyword: Ident = input.parse()?;
            let content;
            parenthesized!(content in input);
            multis.extend(errors.take(multi(keyword, &content)));
        } else {
            let path: Path = input.parse()?;
            match renamed(&path) {
                Some((old, new)) => errors.at(&path, format!("`{old}` is called `{new}`")),
                None => traits.push(TraitUse { path }),
            }
        }
        if !input.is_empty() {
            input.parse::<Token![,]>()?;
        }
    }
    Ok(())
}

fn renamed(path: &Path) -> Option<&'static (&'static str, &'static str)> {
    let ident = path.get_ident()?;
    RENAMED.iter().find(|(old, _)| ident == old)
}

fn multi(keyword: Ident, content: ParseStream<'_>) -> Result<MultiUse> {
    let kind = match keyword.to_string().as_str() {
        "AllTypesMatch" | "AllElementTypesMatch" | "AllShapesMatch" | "AllRanksMatch" => all_match(&keyword, content)?,
        "TypesMatchWith" => computed(&keyword, content)?,
        "PredOpTrait" => code(&keyword, content)?,
        other => {
            content.parse::<TokenStream>()?;
            let hint = did_you_mean(other, MULTI.iter().copied());
            return Err(Error::new_spanned(
                &keyword,
                format!("`{other}(...)` is no constraint over several parts{hint}"),
            ));
        }
    };
    Ok(MultiUse { keyword, kind })
}

fn all_match(keyword: &Ident, content: ParseStream<'_>) -> Result<MultiKind> {
    if content.peek(LitStr) {
        return Err(content.error("name the fields themselves, without quotes"));
    }
    let parts: Vec<Ident> = Punctuated::<Ident, Token![,]>::parse_terminated(content)?.into_iter().collect();
    if parts.len() < 2 {
        return Err(Error::new_spanned(keyword, format!("`{keyword}` compares at least two fields")));
    }
    Ok(MultiKind::AllMatch { parts })
}

fn computed(keyword: &Ident, content: ParseStream<'_>) -> Result<MultiKind> {
    let usage = "`TypesMatchWith` takes a summary, two fields, and a closure that computes the second's type from the \
                 first's: `TypesMatchWith(\"...\", value, output, |ty, context| ty.element_type(context))`";
    let wrong = |_| Error::new_spanned(keyword, usage);
    let summary = content.parse().map_err(wrong)?;
    content.parse::<Token![,]>().map_err(wrong)?;
    let from = content.parse().map_err(wrong)?;
    content.parse::<Token![,]>().map_err(wrong)?;
    let to = content.parse().map_err(wrong)?;
    content.parse::<Token![,]>().map_err(wrong)?;
    let map: ExprClosure = content.parse().map_err(wrong)?;
    content.parse::<Option<Token![,]>>()?;
    if map.inputs.len() != 2 {
        return Err(Error::new_spanned(&map.inputs, "the closure takes a type and the context: `|ty, context| ...`"));
    }
    Ok(MultiKind::Computed { summary, from, to, map })
}

fn code(keyword: &Ident, content: ParseStream<'_>) -> Result<MultiKind> {
    let usage =
        "`PredOpTrait` takes a summary and code: `PredOpTrait(\"lhs is a tensor\", CPred($lhs.isa::<...>(...)))`";
    let summary: LitStr = content.parse().map_err(|_| Error::new_spanned(keyword, usage))?;
    content.parse::<Token![,]>().map_err(|_| Error::new_spanned(keyword, usage))?;
    let is_cpred = content.peek(Ident) && content.peek2(token::Paren);
    if is_cpred && content.fork().parse::<Ident>()? == "CPred" {
        content.parse::<Ident>()?;
        let inner;
        parenthesized!(inner in content);
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
