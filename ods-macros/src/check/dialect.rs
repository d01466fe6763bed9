//! Dialects.

use quote::ToTokens;

use crate::errors::Errors;
use crate::model::dialect::DialectModel;

/// The text format reads a dialect's name up to the first dot: letters, digits, `_` and `$`.
pub fn name_is_well_formed(model: &DialectModel, errors: &mut Errors) {
    let name = model.name.value();
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
    errors.at(&model.name, problem);
}

/// An operation is registered once.
pub fn ops_are_listed_once(model: &DialectModel, errors: &mut Errors) {
    let mut seen = Vec::new();
    for op in &model.ops {
        let text = op.to_token_stream().to_string();
        if seen.contains(&text) {
            errors.at(op, format!("`{text}` is listed twice"));
        }
        seen.push(text);
    }
}
