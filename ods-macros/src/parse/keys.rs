//! Lists of `key`, `key = value` and `key(...)`: the arguments of `#[op]`, `#[dialect]` and `#[attr]`.
//!
//! `darling` reads them into a struct with a field per key. Unknown and repeated keys are removed first, so that the
//! messages about keys are ours (they recognise the keys of other systems); and the values keep their errors
//! (`values::Checked`), so that an invalid value does not affect the others.

use darling::FromMeta;
use darling::ast::NestedMeta;
use syn::ext::IdentExt;
use syn::parse::{End, ParseStream, Parser};
use syn::{Attribute, Error, Ident, Meta, Result, Token};

use super::recover::{self, next_token};
use crate::errors::Errors;
use crate::suggest::{did_you_mean, one_of};

/// The set of valid keys.
pub struct Keys {
    /// The macro or attribute with these keys, as in messages: `#[op]`.
    pub owner: &'static str,
    pub known: &'static [&'static str],
    /// Keys of other systems, with their replacements.
    pub foreign: &'static [(&'static str, &'static str)],
}

impl Keys {
    /// Parses entries up to the end into a `T`, whose fields have the names of the keys.
    pub fn read<T: FromMeta + Default>(&self, input: ParseStream<'_>, errors: &mut Errors) -> T {
        self.read_in_order(input, errors).0
    }

    /// Returns the same, along with the keys in source order.
    pub fn read_in_order<T: FromMeta + Default>(
        &self,
        input: ParseStream<'_>,
        errors: &mut Errors,
    ) -> (T, Vec<String>) {
        let mut seen = Vec::new();
        let entries = recover::entries(input, errors, |input, _| self.entry(input, &mut seen).map(NestedMeta::Meta));
        let read = T::from_list(&entries).map_err(Error::from);
        (errors.take(read).unwrap_or_default(), seen)
    }

    /// Parses the options of `#[owner(...)]`; a value is an error, which `usage` explains.
    pub fn of_attribute<T: FromMeta + Default>(&self, attribute: &Attribute, usage: &str, errors: &mut Errors) -> T {
        match &attribute.meta {
            Meta::Path(_) => T::default(),
            Meta::List(list) => {
                let parser = |input: ParseStream<'_>| Ok(self.read(input, errors));
                parser.parse2(list.tokens.clone()).unwrap_or_default()
            }
            Meta::NameValue(pair) => {
                errors.at(&pair.value, format!("`{}` takes no value; {usage}", self.owner));
                T::default()
            }
        }
    }

    /// Parses one entry. A value that is missing after `=` is reported by the parser of the value.
    fn entry(&self, input: ParseStream<'_>, seen: &mut Vec<String>) -> Result<Meta> {
        let found = next_token(input);
        let expected = || Error::new_spanned(&found, format!("expected {}", one_of(self.known)));
        let key = input.fork().call(Ident::parse_any).map_err(|_| expected())?;
        self.check(&key, seen)?;
        if input.peek2(Token![=]) && (input.peek3(Token![,]) || input.peek3(End)) {
            input.call(Ident::parse_any)?;
            input.parse::<Token![=]>()?;
            return Ok(Meta::Path(key.into()));
        }
        match input.parse()? {
            NestedMeta::Meta(meta) if meta.path().get_ident().is_some() => Ok(meta),
            _ => Err(expected()),
        }
    }

    fn check(&self, key: &Ident, seen: &mut Vec<String>) -> Result<()> {
        let name = key.to_string();
        if !self.known.contains(&name.as_str()) {
            return Err(Error::new_spanned(key, self.unknown(&name)));
        }
        if seen.contains(&name) {
            return Err(Error::new_spanned(key, format!("`{name}` is given twice; remove one")));
        }
        seen.push(name);
        Ok(())
    }

    fn unknown(&self, name: &str) -> String {
        let hint = match self.foreign.iter().find(|(foreign, _)| *foreign == name) {
            Some((_, instead)) => format!("; {instead}"),
            None => match did_you_mean(name, self.known.iter().copied()) {
                hint if hint.is_empty() => format!("; expected {}", one_of(self.known)),
                hint => hint,
            },
        };
        format!("`{}` has no key `{name}`{hint}", self.owner)
    }
}
