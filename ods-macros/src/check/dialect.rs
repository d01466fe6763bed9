//! Dialects.

use quote::ToTokens;
use syn::Path;

use crate::errors::Errors;
use crate::model::dialect::DialectModel;

/// The text format reads a dialect's name up to the first dot: letters, digits, `_` and `$`.
pub fn name_is_well_formed(model: &DialectModel, errors: &mut Errors) {
    let Some(literal) = &model.name else { return };
    let name = literal.value();
    let problem = if name.is_empty() {
        "a dialect's name is not empty".to_owned()
    } else if name.contains('.') {
        "a dialect's name has no dot: the dot comes between it and the operation's name".to_owned()
    } else if name.starts_with(|c: char| !(c.is_ascii_alphabetic() || c == '_')) {
        "a dialect's name begins with a letter or `_`".to_owned()
    } else if let Some(bad) = name.chars().find(|c| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '$'))) {
        format!("a dialect's name has letters, digits, `_` and `$`, not `{bad}`")
    } else if name == "builtin" {
        "`builtin` is the dialect that every context knows already".to_owned()
    } else {
        return;
    };
    errors.at(literal, problem);
}

/// An operation is registered once.
pub fn ops_are_listed_once(model: &DialectModel, errors: &mut Errors) {
    listed_once(&model.ops, errors);
}

/// So is a dialect.
pub fn dependents_are_listed_once(model: &DialectModel, errors: &mut Errors) {
    listed_once(&model.dependent, errors);
}

/// And an enum is documented once.
pub fn enums_are_listed_once(model: &DialectModel, errors: &mut Errors) {
    listed_once(&model.enums, errors);
}

fn listed_once(paths: &[Path], errors: &mut Errors) {
    let mut seen = Vec::new();
    for path in paths {
        let text = path.to_token_stream().to_string();
        if seen.contains(&text) {
            errors.at(path, format!("`{text}` is listed twice"));
        }
        seen.push(text);
    }
}

/// A dialect that depends on itself is a constant that is computed from itself.
pub fn does_not_depend_on_itself(model: &DialectModel, errors: &mut Errors) {
    for path in model.dependent.iter().filter(|path| path.is_ident(&model.item.ident)) {
        errors.at(path, "a dialect does not depend on itself");
    }
}
