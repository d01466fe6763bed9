//! The operation's name.

use crate::errors::Errors;
use crate::model::op::OpModel;
use ods_grammar::is_in_keyword;

use crate::model::repeats_dialect;

/// Reports a malformed name: the parser accepts letters, digits, `_`, `$` and `.`, so any other name could be printed
/// but not parsed.
pub fn is_well_formed(model: &OpModel, errors: &mut Errors) {
    let Some(literal) = &model.mnemonic else { return };
    let name = literal.value();
    let problem = if name.is_empty() {
        "an operation's name cannot be empty; write `#[op(Tf, \"relu\")]`".to_owned()
    } else if name.starts_with(|c: char| c.is_ascii_digit()) && !name.contains('.') {
        // The name is printed without the dialect in a region of the dialect.
        "an operation's name must begin with a letter or `_`, unless it has a dot, as in `2d.dot`".to_owned()
    } else if name.starts_with('.') || name.ends_with('.') || name.contains("..") {
        "the parts of an operation's name between dots cannot be empty".to_owned()
    } else if let Some(bad) = name.chars().find(|c| !is_in_keyword(*c)) {
        format!("invalid character `{bad}` in an operation's name; use letters, digits, `_`, `$` and `.`")
    } else if repeats_dialect(model.dialect.as_ref(), &name) {
        "the operation's name repeats the dialect's name, which is added automatically; remove it here".to_owned()
    } else {
        return;
    };
    errors.at(literal, problem);
}
