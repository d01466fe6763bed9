//! Rows that join several templates, which must be compatible.
//!
//! Errors are reported in the row, at the name of the later of two templates, since each template is correct by itself.

use std::collections::HashMap;

use proc_macro2::TokenStream;
use syn::{Ident, Path};

use crate::code::type_text;
use crate::errors::Errors;
use crate::model::family::{FamilyModel, Row, is_joined, key_name, list};
use crate::model::substitute::substitute;
use crate::model::{last_name, plain_name};

/// Checks the templates that a row joins.
pub fn check(model: &FamilyModel, row: &Row, errors: &mut Errors) {
    let before = errors.len();
    parts_are_distinct(row, errors);
    // A template that is joined twice has all of its parts twice.
    if errors.len() == before {
        dialects_agree(model, row, errors);
        keys_agree(model, row, errors);
        fields_are_distinct(model, row, errors);
    }
    leading_fields_are_the_rows_own(model, row, errors);
}

/// Reports a template that is joined twice, which would duplicate its fields.
fn parts_are_distinct(row: &Row, errors: &mut Errors) {
    for (i, part) in row.parts.iter().enumerate() {
        if row.parts[..i].iter().any(|other| other.template == part.template) {
            errors.at(
                &part.template,
                format!("`{}` is joined twice, which would duplicate its fields; remove one", part.template),
            );
        }
    }
}

/// Reports templates of different dialects.
fn dialects_agree(model: &FamilyModel, row: &Row, errors: &mut Errors) {
    let mut first: Option<(&Ident, TokenStream)> = None;
    for (part, template) in row.templates(model) {
        let Some(op) = &template.op else { continue };
        let dialect = substitute(op.dialect.clone(), &part.values(template));
        match &first {
            None => first = Some((&part.template, dialect)),
            Some((other, known)) if !is_same(known, &dialect) => {
                let (known, dialect) = (type_text(known), type_text(&dialect));
                let message = format!(
                    "`{other}` is of the dialect `{known}`, but `{}` is of `{dialect}`; join templates of one dialect",
                    part.template
                );
                errors.at(&part.template, message);
            }
            Some(_) => {}
        }
    }
}

/// Returns whether two paths may lead to one dialect, as `My` and `self::My` do; imports are unknown here.
fn is_same(first: &TokenStream, second: &TokenStream) -> bool {
    let last = |path: &TokenStream| syn::parse2::<Path>(path.clone()).map(|path| last_name(&path));
    let have_one_name = matches!((last(first), last(second)), (Ok(first), Ok(second)) if first == second);
    have_one_name || first.to_string() == second.to_string()
}

/// Reports keys with different values. Lists are merged, and equal values count once.
fn keys_agree(model: &FamilyModel, row: &Row, errors: &mut Errors) {
    let mut seen: HashMap<String, (&Ident, TokenStream)> = HashMap::new();
    for (part, template) in row.templates(model) {
        let values = part.values(template);
        for key in template.op.iter().flat_map(|op| &op.keys) {
            let Some(name) = key_name(key) else { continue };
            let key = substitute(key.clone(), &values);
            let Some((other, said)) = seen.get(&name) else {
                seen.insert(name, (&part.template, key));
                continue;
            };
            // `canonicalize` alone is not a list, so `canonicalize(A)` cannot be added to it.
            let are_joined = is_joined(&name) && list(said).is_some() && list(&key).is_some();
            if said.to_string() != key.to_string() && !are_joined {
                let message = format!(
                    "`{other}` and `{}` differ in `{name}`; remove it from both, and write it in the row",
                    part.template
                );
                errors.at(&part.template, message);
            }
        }
    }
}

/// Reports fields with equal names, since their accessors would clash.
fn fields_are_distinct(model: &FamilyModel, row: &Row, errors: &mut Errors) {
    let mut seen: HashMap<String, &Ident> = HashMap::new();
    for (part, template) in row.templates(model) {
        for name in template.fields.iter().filter_map(|field| field.ident.as_ref()) {
            let plain = plain_name(name);
            match seen.get(&plain) {
                // A duplicate within one template is reported at the template.
                Some(other) if *other == &part.template => {}
                Some(other) => errors.at(
                    &part.template,
                    format!("`{other}` and `{}` both have a field `{plain}`; rename one of them", part.template),
                ),
                None => {
                    seen.insert(plain, &part.template);
                }
            }
        }
    }
}

/// Reports fields in front of the templates that a template has too: `#[op]` would blame the template's field as the
/// second.
fn leading_fields_are_the_rows_own(model: &FamilyModel, row: &Row, errors: &mut Errors) {
    let same = |a: &Ident, b: &Ident| plain_name(a) == plain_name(b);
    for name in row.leading.iter().filter_map(|field| field.ident.as_ref()) {
        let has = |field: &syn::Field| field.ident.as_ref().is_some_and(|other| same(other, name));
        if let Some((_, template)) = row.templates(model).find(|(_, template)| template.fields.iter().any(has)) {
            errors.at(
                name,
                format!("`{}` is already a field of `{}`; rename one of them", plain_name(name), template.ident),
            );
        }
    }
}
