//! Files that are generated from definitions: with `UPDATE=1`, tests write them, otherwise they compare.

use std::fs;
use std::path::{Path, PathBuf};

use syn::{Attribute, Expr, ExprLit, Lit, Meta};

/// The command that writes all of them.
const COMMAND: &str = "UPDATE=1 cargo test -p ods-macros --lib";

/// Returns the root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns the lines of documentation, without the blanks around them.
pub fn doc_lines(attributes: &[Attribute]) -> Vec<String> {
    let lines = attributes.iter().filter_map(|attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(ExprLit { lit: Lit::Str(line), .. }) => Some(line.value().trim().to_owned()),
            _ => None,
        },
        _ => None,
    });
    lines.collect()
}

/// Compares a file with the generated text, or writes it.
#[track_caller]
pub fn check(path: &str, generated: &str) {
    let file = root().join(path);
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&file, generated).expect("the file can be written");
    }
    let recorded = fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(recorded, generated, "{path} is not what the definitions say; `{COMMAND}` writes it anew");
}

/// Returns the page with other text between its markers.
pub fn between_markers(page: &str, text: &str) -> String {
    const START: &str = "<!-- generated: `UPDATE=1 cargo test -p ods-macros --lib` -->\n";
    const END: &str = "<!-- end -->\n";
    let (before, rest) = page.split_once(START).expect("the page has the first marker");
    let (_, after) = rest.split_once(END).expect("the page has the last marker");
    format!("{before}{START}\n{text}\n{END}{after}")
}
