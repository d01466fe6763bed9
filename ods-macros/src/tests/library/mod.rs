//! The library of traits and constraints: what is generated from its definitions.
//!
//! * `docs/traits.md`: the table of built-in traits;
//! * `docs/constraint-library.md`: all constraints;
//! * `crates/grammar/src/recognized_types.rs`: the constraints that `#[op]` recognizes by spelling.
//!
//! `UPDATE=1 cargo test -p ods-macros --lib library` writes them anew; without it, the tests compare. A subject is a
//! file of definitions, and the first sentence of its documentation the title.

mod constraints;
mod traits;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use syn::{Attribute, File};

use crate::docs::Docs;

/// A file of definitions.
struct Subject {
    title: String,
    file: File,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Reads the files of a folder, by name; `mod.rs` has no definitions.
fn subjects(folder: &str) -> Vec<Subject> {
    let entries = fs::read_dir(root().join(folder)).expect("a folder of ours");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let file = syn::parse_file(&fs::read_to_string(&path).expect("a file of ours")).expect("the file is Rust");
        let title = first_sentence(&Docs::take(&mut file.attrs.clone()).summary);
        Subject { title, file }
    };
    paths.into_iter().filter(|path| !path.ends_with("mod.rs")).map(read).collect()
}

/// Returns the text up to the first full stop or colon.
fn first_sentence(text: &str) -> String {
    text.split(['.', ':']).next().unwrap_or_default().to_owned()
}

/// Returns the first paragraph of a doc comment, on one line.
fn paragraph(attributes: &[Attribute]) -> String {
    let docs = Docs::take(&mut attributes.to_vec());
    let rest = docs.description.lines().take_while(|line| !line.trim().is_empty());
    // The description begins with the next paragraph if the summary is followed by a blank line.
    let is_one_line = docs.attributes.len() < 2 || is_blank(&docs.attributes[1]);
    let lines = std::iter::once(docs.summary.as_str()).chain(rest.filter(|_| !is_one_line));
    lines.map(str::trim).collect::<Vec<_>>().join(" ")
}

fn is_blank(line: &Attribute) -> bool {
    Docs::take(&mut vec![line.clone()]).summary.is_empty()
}

/// Returns a table; a bar inside a cell is escaped.
fn table<const N: usize>(header: [&str; N], rows: &[[String; N]]) -> String {
    let mut text = format!("| {} |\n|{}\n", header.join(" | "), "---|".repeat(N));
    for row in rows {
        let cells = row.iter().map(|cell| cell.replace('|', "\\|")).collect::<Vec<_>>();
        writeln!(text, "| {} |", cells.join(" | ")).expect("a string takes everything");
    }
    text
}

/// Compares a file with the generated text, or writes it.
#[track_caller]
fn check(path: &str, generated: &str) {
    let file = root().join(path);
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&file, generated).expect("the file can be written");
    }
    let recorded = fs::read_to_string(&file).unwrap_or_default();
    let command = "UPDATE=1 cargo test -p ods-macros --lib library";
    assert_eq!(recorded, generated, "{path} is not what the definitions say; `{command}` writes it anew");
}

/// Returns the page with other text between its markers.
fn between_markers(page: &str, text: &str) -> String {
    const START: &str = "<!-- generated: `UPDATE=1 cargo test -p ods-macros --lib library` -->\n";
    const END: &str = "<!-- end -->\n";
    let (before, rest) = page.split_once(START).expect("the page has the first marker");
    let (_, after) = rest.split_once(END).expect("the page has the last marker");
    format!("{before}{START}\n{text}\n{END}{after}")
}
