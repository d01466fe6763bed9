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
        "an operation's name is not empty".to_owned()
    } else if name.starts_with(|c: char| c.is_ascii_digit()) && !name.contains('.') {
        // The name is printed without the dialect in a region of the dialect.
        "an operation's name begins with a letter or `_`, unless it has a dot: `2d.dot`".to_owned()
    } else if name.starts_with('.') || name.ends_with('.') || name.contains("..") {
        "the parts of an operation's name, between dots, are not empty".to_owned()
    } else if let Some(bad) = name.chars().find(|c| !is_in_keyword(*c)) {
        format!("an operation's name has letters, digits, `_`, `$` and `.`, not `{bad}`")
    } else if repeats_dialect(model.dialect.as_ref(), &name) {
        "the dialect's name is put before the operation's: leave it out here".to_owned()
    } else {
        return;
    };
    errors.at(literal, problem);
}
