//! `effects(...)`: of an operation, an operand, a result or an attribute.

use syn::parse::ParseStream;
use syn::{Error, Ident, LitInt, Path, Result, Token, parenthesized, token};

use super::recover::{self, next_token, skip_all};
use super::values::List;
use crate::errors::Errors;
use crate::model::op::EffectUse;
use crate::suggest::{did_you_mean, one_of};

/// The effects, with their kinds in `ods-core`.
pub const EFFECTS: &[(&str, &str)] =
    &[("MemRead", "Read"), ("MemWrite", "Write"), ("MemAlloc", "Allocate"), ("MemFree", "Free")];

/// Parses the list; invalid entries are omitted and their errors kept.
pub fn parse(list: List, errors: &mut Errors) -> Vec<EffectUse> {
    if list.tokens.is_empty() {
        errors.at(&list.key, "empty `effects()`; remove it, or write `traits(NoMemoryEffect)` on the operation");
    }
    recover::list(list.tokens, errors, |input, _| entry(input))
}

/// Parses `MemWrite<Stack>(stage = 1, full)`.
fn entry(input: ParseStream<'_>) -> Result<EffectUse> {
    let found = next_token(input);
    let expected = "expected an effect such as `MemRead` or `MemWrite<Stack>`";
    let name: Ident = input.parse().map_err(|_| Error::new_spanned(found, expected))?;
    let text = name.to_string();
    let Some((_, kind)) = EFFECTS.iter().find(|(known, _)| *known == text) else {
        return Err(Error::new_spanned(&name, unknown(&text)));
    };
    let mut effect = EffectUse { kind: Ident::new(kind, name.span()), name, resource: None, stage: None, full: false };
    if input.parse::<Option<Token![<]>>()?.is_some() {
        effect.resource = Some(input.call(Path::parse_mod_style)?);
        input.parse::<Token![>]>()?;
    }
    if input.peek(token::Paren) {
        let content;
        parenthesized!(content in input);
        let read = options(&content, &mut effect);
        skip_all(&content);
        read?;
    }
    Ok(effect)
}

fn unknown(name: &str) -> String {
    let names: Vec<&str> = EFFECTS.iter().map(|(name, _)| *name).collect();
    match did_you_mean(name, names.iter().copied()) {
        hint if hint.is_empty() => format!("unknown effect `{name}`; expected {}", one_of(&names)),
        hint => format!("unknown effect `{name}`{hint}"),
    }
}

/// Parses `stage = 1, full`.
fn options(input: ParseStream<'_>, effect: &mut EffectUse) -> Result<()> {
    while !input.is_empty() {
        let key: Ident = input.parse()?;
        match key.to_string().as_str() {
            "stage" if effect.stage.is_none() => {
                input.parse::<Token![=]>()?;
                let found = next_token(input);
                let stage: LitInt = input.parse().map_err(|_| {
                    Error::new_spanned(found, "a stage must be a number; effects of greater stages happen later")
                })?;
                stage.base10_parse::<u32>().map_err(|_| {
                    Error::new_spanned(&stage, "a stage cannot be negative; effects of greater stages happen later")
                })?;
                effect.stage = Some(stage);
            }
            "full" if !effect.full => effect.full = true,
            "stage" | "full" => return Err(Error::new_spanned(&key, format!("`{key}` is given twice; remove one"))),
            _ => {
                let message = format!("unknown option `{key}` of an effect; expected `stage = 1` or `full`");
                return Err(Error::new_spanned(&key, message));
            }
        }
        input.parse::<Option<Token![,]>>()?;
    }
    Ok(())
}
