//! Types with `#[derive(FromValue)]`, `#[derive(IntoValue)]` or `#[derive(TypeText)]`.

use proc_macro2::TokenStream;
use syn::{Attribute, Data, DeriveInput, Fields, Ident, LitStr, Meta, Variant};

use super::default_krate;
use super::keys::{Arguments, Keys};
use crate::errors::Errors;
use crate::model::convert::{Case, ConvertModel, Form, Part};
use crate::model::plain_name;

/// The attribute of types, fields and cases.
const VALUE: &str = "value";

const OF_TYPE: Keys = Keys {
    owner: "#[value]",
    known: &["name", "crate"],
    foreign: &[
        ("rename", "write `name`"),
        ("rename_all", "write `#[value(name = \"...\")]` for each field or case"),
        ("transparent", "a struct with one field that has no name is the value of the field"),
        ("untagged", "take a `Value`, and look at it"),
        ("deny_unknown_fields", "unknown keys always are errors"),
        ("default", "take an `Option` for a key that may be absent"),
    ],
};

const OF_PART: Keys = Keys {
    owner: "#[value]",
    known: &["name"],
    foreign: &[
        ("rename", "write `name`"),
        ("alias", "a part has one name"),
        ("default", "take an `Option` for a key that may be absent"),
        ("skip", "write the conversion by hand: `impl FromValue<'_>`"),
        ("flatten", "write the conversion by hand: `impl FromValue<'_>`"),
        ("crate", "write it for the whole type"),
    ],
};

/// Parses a type. Invalid parts keep their errors; returns `None` if the item is a union.
pub fn parse(item: TokenStream, errors: &mut Errors) -> Option<ConvertModel> {
    let item: DeriveInput = errors.take(syn::parse2(item))?;
    let Arguments { name, krate } = arguments(&item.attrs, &OF_TYPE, errors);
    let form = match item.data {
        Data::Struct(data) => of_struct(data.fields, errors),
        Data::Enum(data) => Form::Cases(data.variants.into_iter().map(|variant| case(variant, errors)).collect()),
        Data::Union(data) => {
            errors.at(data.union_token, "no tag says which field of a union is set; write a struct or an enum");
            return None;
        }
    };
    Some(ConvertModel {
        krate: krate.unwrap_or_else(default_krate),
        ident: item.ident,
        generics: item.generics,
        name,
        form,
    })
}

fn of_struct(fields: Fields, errors: &mut Errors) -> Form {
    if !matches!(fields, Fields::Named(_)) {
        for field in &fields {
            if let Some(attribute) = field.attrs.iter().find(|attribute| attribute.path().is_ident(VALUE)) {
                errors.at(attribute, "an element is known by its place; remove `#[value]`, or give the field a name");
            }
        }
        return Form::Elements(fields.into_iter().map(|field| field.ty).collect());
    }
    let fields = fields.into_iter().filter_map(|field| {
        let name = name_of(&field.attrs, field.ident.as_ref()?, errors);
        Some(Part { name, ident: field.ident?, ty: field.ty })
    });
    Form::Fields(fields.collect())
}

fn case(variant: Variant, errors: &mut Errors) -> Case {
    if !matches!(variant.fields, Fields::Unit) {
        let message = format!(
            "a value of an enum is the name of a case, which has no fields; remove the fields of `{}`, or write a \
             struct",
            variant.ident
        );
        errors.at(&variant.fields, message);
    }
    Case { name: name_of(&variant.attrs, &variant.ident, errors), ident: variant.ident }
}

/// Returns the given name, or else that of the item.
fn name_of(attributes: &[Attribute], ident: &Ident, errors: &mut Errors) -> LitStr {
    let name = arguments(attributes, &OF_PART, errors).name;
    name.unwrap_or_else(|| LitStr::new(&plain_name(ident), ident.span()))
}

/// Reads the only `#[value(...)]`.
fn arguments(attributes: &[Attribute], keys: &Keys, errors: &mut Errors) -> Arguments {
    let mut found = attributes.iter().filter(|attribute| attribute.path().is_ident(VALUE));
    let first = found.next();
    if let Some(second) = found.next() {
        errors.at(second, "`#[value]` is given twice; write all keys in one");
    }
    match first.map(|attribute| &attribute.meta) {
        Some(Meta::List(list)) => keys.read(list.tokens.clone(), errors),
        Some(Meta::NameValue(pair)) => {
            errors.at(&pair.value, "`#[value]` takes no value; write `#[value(name = \"...\")]`");
            Arguments::default()
        }
        Some(Meta::Path(_)) | None => Arguments::default(),
    }
}
