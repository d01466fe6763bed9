//! Golden expansions: `tests/expansions/<name>.rs` are items, and `<name>.expanded` their expansions.
//!
//! `UPDATE=1 cargo test -p ods-packed-macros` records them anew. The first line of each is its size, so that growth is
//! visible in review.

use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::TokenStream;

use super::{Call, calls};

/// Returns the files of items, each with its name.
pub fn files() -> Vec<(PathBuf, syn::File)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expansions");
    let paths = fs::read_dir(folder).expect("the folder exists").map(|entry| entry.expect("an entry").path());
    let paths = paths.filter(|path| path.extension().is_some_and(|extension| extension == "rs"));
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("the file can be read");
        (path, syn::parse_file(&text).expect("the file is Rust"))
    };
    paths.map(read).collect()
}

#[test]
fn expansions_are_as_recorded() {
    let mut wrong = Vec::new();
    for (path, file) in files() {
        let tokens: TokenStream = file.items.into_iter().flat_map(calls).map(|call: Call| call.expansion()).collect();
        let code = prettyplease::unparse(&syn::parse2(tokens).expect("expansions are Rust"));
        let expanded = format!("// {} lines, {} bytes\n{code}", code.lines().count(), code.len());
        let recorded = path.with_extension("expanded");
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&recorded, &expanded).expect("the file can be written");
        } else if fs::read_to_string(&recorded).unwrap_or_default() != expanded {
            wrong.push(recorded);
        }
    }
    assert!(wrong.is_empty(), "changed; `UPDATE=1 cargo test -p ods-packed-macros` records anew: {wrong:?}");
}
