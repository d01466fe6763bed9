//! `name = "..."` and `crate = path`: the arguments of `#[packed(...)]` and `#[value(...)]`.

use proc_macro2::TokenStream;
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::{Error, Expr, ExprLit, Ident, Lit, LitStr, Path, Result, Token};

use super::list::{self, next_token};
use crate::errors::Errors;

/// The keys of an attribute.
pub struct Keys {
    /// The attribute, as in messages: `#[packed]`.
    pub owner: &'static str,
    /// The valid ones of `name` and `crate`.
    pub known: &'static [&'static str],
    /// Keys of other systems, with their replacements.
    pub foreign: &'static [(&'static str, &'static str)],
}

/// The values of the keys.
#[derive(Default)]
pub struct Arguments {
    pub name: Option<LitStr>,
    pub krate: Option<Path>,
}

impl Keys {
    /// Parses the arguments. Invalid ones are omitted and their errors kept.
    pub fn read(&self, arguments: TokenStream, errors: &mut Errors) -> Arguments {
        let (mut values, mut seen) = (Arguments::default(), Vec::new());
        let parser = |input: ParseStream<'_>| {
            list::entries(input, errors, |input| self.entry(input, &mut seen, &mut values));
            Ok(())
        };
        parser.parse2(arguments).map(|()| values).unwrap_or_default()
    }

    fn entry(&self, input: ParseStream<'_>, seen: &mut Vec<Ident>, values: &mut Arguments) -> Result<()> {
        let found = next_token(input);
        let expected = |_| Error::new_spanned(&found, format!("expected {}", self.alternatives()));
        let key = input.call(Ident::parse_any).map_err(expected)?;
        if !self.known.iter().any(|known| key == known) {
            return Err(Error::new_spanned(&key, self.unknown(&key)));
        }
        if seen.contains(&key) {
            return Err(Error::new_spanned(&key, format!("`{key}` is given twice; remove one")));
        }
        seen.push(key.clone());
        match key == "name" {
            true => values.name = Some(string(&key, input)?),
            false => values.krate = Some(path(&key, input)?),
        }
        Ok(())
    }

    fn unknown(&self, key: &Ident) -> String {
        let hint = match self.foreign.iter().find(|(foreign, _)| key == foreign) {
            Some((_, instead)) => (*instead).to_owned(),
            None => format!("expected {}", self.alternatives()),
        };
        format!("`{}` has no key `{key}`; {hint}", self.owner)
    }

    fn alternatives(&self) -> String {
        let keys: Vec<String> = self.known.iter().map(|key| format!("`{key}`")).collect();
        keys.join(" or ")
    }
}

/// Parses `= value` after `key`.
fn value(key: &Ident, input: ParseStream<'_>, example: &str) -> Result<Expr> {
    let missing = || Error::new_spanned(key, format!("`{key}` needs a value; write `{key} = {example}`"));
    input.parse::<Token![=]>().map_err(|_| missing())?;
    if input.is_empty() || input.peek(Token![,]) {
        return Err(missing());
    }
    let mut value = input.parse()?;
    // A `macro_rules!` adds groups around its fragments.
    while let Expr::Group(group) = value {
        value = *group.expr;
    }
    Ok(value)
}

fn string(key: &Ident, input: ParseStream<'_>) -> Result<LitStr> {
    match value(key, input, "\"...\"")? {
        Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Ok(text),
        other => Err(Error::new_spanned(other, format!("`{key}` must be a string; write `{key} = \"...\"`"))),
    }
}

fn path(key: &Ident, input: ParseStream<'_>) -> Result<Path> {
    match value(key, input, "path")? {
        Expr::Path(path) if path.qself.is_none() => Ok(path.path),
        Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => {
            let message = format!("`{key}` must be a path, not a string; write `{key} = {}`", text.value());
            Err(Error::new_spanned(text, message))
        }
        other => {
            Err(Error::new_spanned(other, format!("`{key}` must be a path; write `{key} = my_crate::ods_packed`")))
        }
    }
}
