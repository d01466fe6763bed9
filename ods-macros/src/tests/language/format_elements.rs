//! The rows of an operation's format: the tables in the documentation of the files in `directives`.
//!
//! `#[op]` and the guide have all of them.

use std::fs;

use crate::tests::generated::{between_markers, check, doc_lines, root};

/// The files of the elements without a word, in the order of the documentation; the other files follow by name.
const PLAIN: [&str; 3] = ["literal.rs", "variable.rs", "group.rs"];

/// Returns the table of all elements.
pub fn table() -> String {
    let folder = root().join("ods-macros/src/directives");
    let entries = fs::read_dir(&folder).expect("a folder of ours");
    let mut files: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    files.retain(|file| file != "mod.rs");
    files.sort_by_key(|file| (PLAIN.iter().position(|plain| plain == file).unwrap_or(PLAIN.len()), file.clone()));
    let mut text = "| element | meaning |\n|---|---|\n".to_owned();
    for file in &files {
        let source = syn::parse_file(&fs::read_to_string(folder.join(file)).expect("a file")).expect("Rust");
        let lines = doc_lines(&source.attrs);
        let rows: Vec<&String> = lines.iter().filter(|line| line.starts_with('|')).skip(2).collect();
        assert!(!rows.is_empty(), "{file} has no table in its documentation");
        rows.into_iter().for_each(|row| text += &format!("{row}\n"));
    }
    text
}

#[test]
fn documentation_has_every_element() {
    check("ods-macros/docs/op_format.md", &table());
}

#[test]
fn guide_has_every_element() {
    let page = fs::read_to_string(root().join("docs/formats.md")).expect("a page of ours");
    check("docs/formats.md", &between_markers(&page, &table()));
}
