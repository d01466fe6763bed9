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
use std::path::PathBuf;

use syn::{Attribute, File};

use super::generated::root;
use crate::docs::Docs;

/// A file of definitions.
struct Subject {
    title: String,
    file: File,
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

/// Returns the first paragraph of a doc comment, on one line and without the brackets of links.
fn paragraph(attributes: &[Attribute]) -> String {
    let docs = Docs::take(&mut attributes.to_vec());
    let rest = docs.description.lines().take_while(|line| !line.trim().is_empty());
    // The description begins with the next paragraph if the summary is followed by a blank line.
    let is_one_line = docs.attributes.len() < 2 || is_blank(&docs.attributes[1]);
    let lines = std::iter::once(docs.summary.as_str()).chain(rest.filter(|_| !is_one_line));
    lines.map(str::trim).collect::<Vec<_>>().join(" ").replace("[`", "`").replace("`]", "`")
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
