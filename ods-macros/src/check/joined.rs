//! Rows that join several templates: what the templates say must go together.
//!
//! Complaints are at the row, at the name of the later of two templates: each is right by itself.

use std::collections::HashMap;

use quote::ToTokens;
use syn::Ident;
use syn::ext::IdentExt;

use crate::errors::Errors;
use crate::model::family::{FamilyModel, Row};
use crate::parse::family::{key_name, list};
use crate::substitute::substitute;

/// Checks what a row joins.
pub fn check(model: &FamilyModel, row: &Row, errors: &mut Errors) {
    let before = errors.len();
    parts_are_distinct(row, errors);
    // A template joined with itself has everything twice.
    if errors.len() == before {
        dialects_agree(model, row, errors);
        keys_agree(model, row, errors);
        fields_are_distinct(model, row, errors);
    }
    leading_fields_are_the_rows_own(model, row, errors);
}

/// A template that is joined twice has all of its fields twice.
fn parts_are_distinct(row: &Row, errors: &mut Errors) {
    for (i, part) in row.parts.iter().enumerate() {
        if row.parts[..i].iter().any(|other| other.template == part.template) {
            errors.at(&part.template, format!("`{}` is joined twice: its fields would be there twice", part.template));
        }
    }
}

/// An operation is in one dialect.
fn dialects_agree(model: &FamilyModel, row: &Row, errors: &mut Errors) {
    let mut first: Option<(&Ident, String)> = None;
    for (part, template) in row.templates(model) {
        let Some(op) = &template.op else { continue };
        let dialect = substitute(op.dialect.clone(), &part.values(template)).to_string();
        match &first {
            None => first = Some((&part.template, dialect)),
            Some((other, known)) if *known != dialect => {
                let message = format!("`{other}` is of the dialect `{known}` and `{}` of `{dialect}`", part.template);
                errors.at(&part.template, message);
            }
            Some(_) => {}
        }
    }
}

/// Lists are put together and what is said alike counts once; of two things that differ neither is the right one.
fn keys_agree(model: &FamilyModel, row: &Row, errors: &mut Errors) {
    let mut seen: HashMap<String, (&Ident, String)> = HashMap::new();
    for (part, template) in row.templates(model) {
        let values = part.values(template);
        for key in template.op.iter().flat_map(|op| &op.keys) {
            let Some(name) = key_name(key) else { continue };
            let text = substitute(key.clone(), &values).to_string();
            let Some((other, said)) = seen.get(&name) else {
                seen.insert(name, (&part.template, text));
                continue;
            };
            let is_joined = list(key).is_some_and(|_| crate::expand::family::is_joined(&name));
            if *other != &part.template && *said != text && !is_joined {
                let message = format!(
                    "`{other}` and `{}` differ in `{name}`: take it out of both, and write it in the row",
                    part.template
                );
                errors.at(&part.template, message);
            }
        }
    }
}

/// Fields become accessors, and those have one name each.
fn fields_are_distinct(model: &FamilyModel, row: &Row, errors: &mut Errors) {
    let mut seen: HashMap<String, &Ident> = HashMap::new();
    for (part, template) in row.templates(model) {
        for name in template.fields.iter().filter_map(|field| field.ident.as_ref()) {
            let plain = name.unraw().to_string();
            match seen.get(&plain) {
                // What one template says twice, it is told of where it does.
                Some(other) if *other == &part.template => {}
                Some(other) => errors.at(
                    &part.template,
                    format!("`{other}` and `{}` both have a field `{plain}`: rename one of them", part.template),
                ),
                None => {
                    seen.insert(plain, &part.template);
                }
            }
        }
    }
}

/// What comes before the templates is complained of there: `#[op]` would find the template's field to be the second.
fn leading_fields_are_the_rows_own(model: &FamilyModel, row: &Row, errors: &mut Errors) {
    let same = |a: &Ident, b: &Ident| a.unraw() == b.unraw();
    for name in row.leading.iter().filter_map(|field| field.ident.as_ref()) {
        let has = |field: &syn::Field| field.ident.as_ref().is_some_and(|other| same(other, name));
        if let Some((_, template)) = row.templates(model).find(|(_, template)| template.fields.iter().any(has)) {
            errors.at(name, format!("`{}` is a field of `{}` already", name.unraw(), template.ident.to_token_stream()));
        }
    }
}
