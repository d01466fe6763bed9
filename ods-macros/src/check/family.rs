//! Families: templates, their parameters, and rows.
//!
//! Errors in the operation that a row expands to are reported by `#[op]`.

use std::collections::{HashMap, HashSet};

use proc_macro2::Ident;
use quote::ToTokens;

use super::joined;
use crate::errors::Errors;
use crate::model::family::{FamilyModel, Part, Row, Template};
use crate::model::substitute::uses;
use crate::suggest::did_you_mean;

/// Checks the templates, and the names of rows.
pub fn templates(model: &FamilyModel, errors: &mut Errors) {
    templates_are_distinct(model, errors);
    for template in model.templates.iter().filter(|template| !template.is_reported) {
        parameters_are_distinct(template, errors);
        parameters_hide_no_field(template, errors);
        parameters_are_used(model, template, errors);
        template_has_rows(model, template, errors);
    }
    impls_have_templates(model, errors);
    names_are_distinct(model, errors);
    mnemonics_are_distinct(model, errors);
}

/// Checks a row; returns whether it is valid.
pub fn row(model: &FamilyModel, row: &Row, errors: &mut Errors) -> bool {
    let before = errors.len();
    for part in &row.parts {
        part_has_template(model, part, errors);
        part_has_arguments(model, part, errors);
    }
    joined::check(model, row, errors);
    let is_reported = row.templates(model).any(|(_, template)| template.is_reported);
    row.mnemonic.is_some() && errors.len() == before && !is_reported
}

/// Reports templates with equal names.
fn templates_are_distinct(model: &FamilyModel, errors: &mut Errors) {
    let mut seen = HashSet::new();
    for template in model.templates.iter().filter(|template| !seen.insert(&template.ident)) {
        errors
            .at(&template.ident, format!("`{}` is already the name of a template; rename one of them", template.ident));
    }
}

/// Reports parameters of a template with equal names.
fn parameters_are_distinct(template: &Template, errors: &mut Errors) {
    let mut seen = HashSet::new();
    for parameter in template.parameters.iter().filter(|parameter| !seen.insert(&parameter.ident)) {
        errors
            .at(&parameter.ident, format!("the parameter `{}` is declared twice; rename one of them", parameter.ident));
    }
}

/// Reports a parameter with the name of a field: `$lhs` in code would be ambiguous.
fn parameters_hide_no_field(template: &Template, errors: &mut Errors) {
    let is_field = |name| template.fields.iter().any(|field| field.ident.as_ref() == Some(name));
    for parameter in template.parameters.iter().filter(|parameter| is_field(&parameter.ident)) {
        let message = format!("the parameter `{}` hides the field of that name; rename one of them", parameter.ident);
        errors.at(&parameter.ident, message);
    }
}

/// Reports unused parameters, whose arguments would have no effect.
fn parameters_are_used(model: &FamilyModel, template: &Template, errors: &mut Errors) {
    for parameter in template.parameters.iter().filter(|parameter| !uses(model, template, &parameter.ident)) {
        let message = format!("unused parameter `{}`; remove it here and in the rows", parameter.ident);
        errors.at(&parameter.ident, message);
    }
}

/// Reports a template without rows, which defines nothing. Other families have rows of a template with a visibility.
fn template_has_rows(model: &FamilyModel, template: &Template, errors: &mut Errors) {
    if template.shared.is_none()
        && !model.rows.iter().flat_map(|row| &row.parts).any(|part| part.template == template.ident)
    {
        let message = format!("unused template `{0}`; add a row: `pub SomeOp = {0}...(\"some\");`", template.ident);
        errors.at(&template.ident, message);
    }
}

/// Reports rows with equal names or the name of a template. Each row defines a struct; a template does not.
fn names_are_distinct(model: &FamilyModel, errors: &mut Errors) {
    let mut seen = HashSet::new();
    for row in &model.rows {
        if model.template(&row.ident).is_some() {
            errors.at(&row.ident, format!("`{}` is the name of a template; rename the operation", row.ident));
        } else if !seen.insert(&row.ident) {
            errors.at(&row.ident, format!("`{}` is already the name of a row; rename one of them", row.ident));
        }
    }
}

/// Reports mnemonics that occur twice in a dialect, at the row.
fn mnemonics_are_distinct(model: &FamilyModel, errors: &mut Errors) {
    let mut seen: HashMap<(String, String), &Row> = HashMap::new();
    for row in &model.rows {
        let dialect = row.templates(model).next().and_then(|(_, template)| template.op.as_ref());
        let (Some(op), Some(mnemonic)) = (dialect, &row.mnemonic) else { continue };
        if let Some(first) = seen.insert((op.dialect.to_string(), mnemonic.value()), row) {
            errors.at(
                mnemonic,
                format!("\"{}\" is already the name of `{}`; choose another", mnemonic.value(), first.ident),
            );
        }
    }
}

/// Reports an `impl` for anything but a template: an `impl` for a single operation belongs outside the family.
fn impls_have_templates(model: &FamilyModel, errors: &mut Errors) {
    for item in &model.impls {
        if model.rows.iter().any(|row| row.ident == item.template) {
            let message =
                format!("`{}` is an operation, not a template; move its `impl` out of `op_family!`", item.template);
            errors.at(&item.template, message);
        } else {
            is_template(model, &item.template, errors);
        }
    }
}

fn part_has_template(model: &FamilyModel, part: &Part, errors: &mut Errors) {
    is_template(model, &part.template, errors);
}

fn is_template(model: &FamilyModel, template: &Ident, errors: &mut Errors) {
    if model.template(template).is_some() {
        return;
    }
    let names: Vec<String> = model.templates.iter().map(|template| template.ident.to_string()).collect();
    let name = template.to_string();
    let hint = match did_you_mean(&name, names.iter().map(String::as_str)) {
        hint if hint.is_empty() && names.is_empty() => "; this `op_family!` defines none".to_owned(),
        hint => hint,
    };
    errors.at(template, format!("unknown template `{name}`{hint}"));
}

/// Reports a wrong number of arguments, and arguments of the wrong kind.
fn part_has_arguments(model: &FamilyModel, part: &Part, errors: &mut Errors) {
    let Some(template) = model.template(&part.template) else { return };
    let (parameters, arguments) = (&template.parameters, &part.arguments);
    if let Some(surplus) = arguments.get(parameters.len()) {
        errors.at(&surplus.tokens, format!("`{}` takes {}", template.ident, takes(template)));
    } else if arguments.len() < parameters.len() {
        errors.at(&part.template, format!("`{}` takes {}", template.ident, takes(template)));
    }
    for (parameter, argument) in parameters.iter().zip(arguments) {
        if argument.is_value && !parameter.is_value {
            let message =
                format!("`{0}` is a type parameter; to pass a value, declare it as `const {0}: ...`", parameter.ident);
            errors.at(&argument.tokens, message);
        }
    }
}

/// Returns `2 arguments: T and N`, the parameters of a template for messages.
fn takes(template: &Template) -> String {
    let names: Vec<String> =
        template.parameters.iter().map(|parameter| format!("`{}`", parameter.ident.to_token_stream())).collect();
    match names.as_slice() {
        [] => "no arguments".to_owned(),
        [one] => format!("one argument: {one}"),
        [rest @ .., last] => format!("{} arguments: {} and {last}", names.len(), rest.join(", ")),
    }
}
