//! `#[derive(Pass)]`

use darling::FromMeta;
use proc_macro2::TokenStream;
use syn::{Attribute, Data, DeriveInput, Error, Field, Fields, Ident, LitStr, Meta, Path, Result, Type};

use super::keys::Keys;
use super::values::{self, Checked, Value};
use crate::docs::Docs;
use crate::errors::Errors;
use crate::model::pass::{On, PassField, PassModel, Role};
use crate::model::plain_name;

const KEYS: Keys = Keys {
    owner: "#[pass]",
    known: &["name", "argument", "description", "on", "crate"],
    foreign: &[
        ("summary", "write `description`, or the first line of the doc comment"),
        ("op", "write `on(ModuleOp)`"),
        ("anchor", "write `on(ModuleOp)`"),
        ("interface", "write `on(dyn FunctionOpInterface)`"),
        ("constructor", "the pass is made by its `Default`"),
        ("dependentDialects", "register dialects with the context"),
        ("options", "put `#[option]` before a field"),
        ("statistics", "put `#[statistic]` before a field of type `u64`"),
    ],
};

const OPTION: Keys = Keys {
    owner: "#[option]",
    known: &["name"],
    foreign: &[
        ("default", "give the pass its own `Default`"),
        ("description", "write a doc comment for the field"),
        ("argument", "write `name`"),
    ],
};

const STATISTIC: Keys =
    Keys { owner: "#[statistic]", known: &["name"], foreign: &[("description", "write a doc comment for the field")] };

/// The keys of `#[pass(...)]`.
#[derive(Default, FromMeta)]
struct Arguments {
    name: Option<Checked<LitStr>>,
    argument: Option<Checked<LitStr>>,
    description: Option<Checked<LitStr>>,
    on: Option<Checked<On>>,
    #[darling(rename = "crate")]
    krate: Option<Checked<Path>>,
}

/// The keys of `#[option(...)]` and `#[statistic(...)]`.
#[derive(Default, FromMeta)]
struct FieldArguments {
    name: Option<Checked<LitStr>>,
}

impl Value for On {
    fn read(key: &Ident, meta: &Meta) -> Result<Self> {
        let expected = |at: &dyn quote::ToTokens| {
            let message = format!(
                "`{key}` takes an operation or an interface; write `{key}(ModuleOp)` or `{key}(dyn FunctionOpInterface)`"
            );
            Error::new_spanned(at, message)
        };
        let Meta::List(list) = meta else { return Err(expected(meta)) };
        match list.parse_args::<Type>() {
            Ok(ty @ Type::TraitObject(_)) => Ok(Self::Interface(ty)),
            Ok(ty) => Ok(Self::Op(ty)),
            Err(_) => Err(expected(list)),
        }
    }
}

/// Parses a definition. Invalid parts are omitted and their errors kept; returns `None` if the item has no named
/// fields.
pub fn parse(item: TokenStream, errors: &mut Errors) -> Option<PassModel> {
    let mut item: DeriveInput = errors.take(syn::parse2(item))?;
    let fields = match &mut item.data {
        Data::Struct(data) if !matches!(data.fields, Fields::Unnamed(_)) => &mut data.fields,
        Data::Struct(_) | Data::Enum(_) | Data::Union(_) => {
            errors
                .at(&item.ident, "a pass is a struct with named fields or none; write `struct Count { max_ops: u64 }`");
            return None;
        }
    };
    let fields = fields.iter_mut().filter_map(|field| parse_field(field, errors)).collect::<Vec<_>>();
    check_names(&fields, errors);
    let usage = "write `#[pass(argument = \"...\")]`";
    let arguments = sole(&item.attrs, &["pass"], "a pass has one `#[pass]`; remove one of them", errors);
    let arguments: Arguments = arguments.map(|it| KEYS.of_attribute(it, usage, errors)).unwrap_or_default();
    let text = |text: Option<Checked<LitStr>>, errors: &mut Errors| text.and_then(|text| text.take(errors));
    let docs = Docs::take(&mut item.attrs);
    Some(PassModel {
        krate: values::krate(arguments.krate, errors),
        name: text(arguments.name, errors).map_or_else(|| plain_name(&item.ident), |name| name.value()),
        argument: name_of(text(arguments.argument, errors), &item.ident, errors),
        description: text(arguments.description, errors).map_or(docs.summary, |text| text.value()),
        on: arguments.on.and_then(|on| on.take(errors)),
        fields,
        ident: item.ident,
        generics: item.generics,
    })
}

/// Returns the attribute with one of the names; a second one is an error.
fn sole<'a>(attributes: &'a [Attribute], names: &[&str], message: &str, errors: &mut Errors) -> Option<&'a Attribute> {
    let mut found = attributes.iter().filter(|attribute| names.iter().any(|name| attribute.path().is_ident(name)));
    let first = found.next();
    if let Some(second) = found.next() {
        errors.at(second, message);
    }
    first
}

fn parse_field(field: &mut Field, errors: &mut Errors) -> Option<PassField> {
    let message = "a field has one `#[option]` or `#[statistic]`; remove one of them";
    let attribute = sole(&field.attrs, &["option", "statistic"], message, errors)?;
    let (role, keys) =
        if attribute.path().is_ident("option") { (Role::Option, OPTION) } else { (Role::Statistic, STATISTIC) };
    let usage = "write `name = \"...\"` in parentheses";
    let arguments: FieldArguments = keys.of_attribute(attribute, usage, errors);
    let ident = field.ident.clone()?;
    let name = arguments.name.and_then(|name| name.take(errors));
    let name = match role {
        Role::Option => name_of(name, &ident, errors),
        Role::Statistic => name.unwrap_or_else(|| default_name(&ident)),
    };
    Some(PassField { role, name, ident, ty: field.ty.clone(), summary: Docs::take(&mut field.attrs).summary })
}

/// Checks that no two fields have one name.
fn check_names(fields: &[PassField], errors: &mut Errors) {
    for (at, field) in fields.iter().enumerate() {
        if fields[..at].iter().any(|other| other.name.value() == field.name.value()) {
            let name = field.name.value();
            errors.at(&field.name, format!("another field is called `{name}`; write `name = \"...\"` with a new name"));
        }
    }
}

/// Returns the given name, or else that of the item; names with blanks or brackets could not be written in pipelines.
fn name_of(given: Option<LitStr>, ident: &Ident, errors: &mut Errors) -> LitStr {
    let Some(given) = given else { return default_name(ident) };
    let text = given.value();
    if text.is_empty() || !text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')) {
        let by_default = default_name(ident).value();
        let message = format!("{text:?} cannot be written in a pipeline; use letters, digits and `-`: {by_default:?}");
        errors.at(&given, message);
    }
    given
}

/// Returns the name of the item in kebab case.
fn default_name(ident: &Ident) -> LitStr {
    LitStr::new(&kebab_case(&plain_name(ident)), ident.span())
}

/// Converts `CountOps` or `count_ops` to `count-ops`.
fn kebab_case(name: &str) -> String {
    let mut text = String::with_capacity(name.len() + 4);
    for c in name.chars() {
        if c.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        if c == '_' { text.push('-') } else { text.extend(c.to_lowercase()) }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::kebab_case;

    #[test]
    fn names_become_kebab_case() {
        assert_eq!(kebab_case("CountOps"), "count-ops");
        assert_eq!(kebab_case("num_ops"), "num-ops");
    }
}
