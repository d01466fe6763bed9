//! The files whose prose is checked, with the crates or folders that they belong to.
//!
//! Recorded files are skipped: they repeat texts of other files, or of MLIR.

use std::fs;
use std::path::Path;

use crate::process::root;

/// Recorded files and folders, and where `maturin develop` copies the Python half of the package to. The cases of
/// `ui` are mistakes, and their comments are sentences about these.
const RECORDED: [&str; 7] = [
    "docs/constraint-library.md",
    "ods-core/src/language.rs",
    "python/package/python/ods",
    "tests/corpus",
    "tests/expansions",
    "tests/ui",
    "tools/ods-opt/tests/definitions",
];

/// Folders with counts of their own, beside the crates.
const FOLDERS: [&str; 2] = ["docs", "tests"];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Rust,
    /// `Cargo.toml`.
    Manifest,
    /// Markdown.
    Page,
    Python,
}

impl Kind {
    fn of(file: &str) -> Option<Self> {
        match file.rsplit_once('.')?.1 {
            "rs" => Some(Self::Rust),
            "md" => Some(Self::Page),
            "py" => Some(Self::Python),
            _ => (file == "Cargo.toml").then_some(Self::Manifest),
        }
    }
}

pub struct File {
    /// The crate or folder, by its path; `ods` is the facade, with the files in the root.
    pub owner: String,
    /// The path below the root.
    pub path: String,
    pub kind: Kind,
    pub text: String,
}

/// Reads all files of the workspace that are checked.
pub fn read() -> Result<Vec<File>, String> {
    let mut files = Vec::new();
    visit(&root(), "", "ods", &mut files)?;
    Ok(files)
}

/// Visits a folder, `path` below the root, that belongs to the crate or folder `owner`.
fn visit(folder: &Path, path: &str, owner: &str, files: &mut Vec<File>) -> Result<(), String> {
    let is_owner = FOLDERS.contains(&path) || !path.is_empty() && folder.join("Cargo.toml").exists();
    let owner = if is_owner { path } else { owner };
    let mut entries = fs::read_dir(folder)
        .and_then(|entries| entries.collect::<Result<Vec<_>, _>>())
        .map_err(|error| format!("{}: {error}", folder.display()))?;
    entries.sort_by_key(|entry| entry.file_name());
    for entry in entries {
        let file = entry.file_name().to_string_lossy().into_owned();
        let below = if path.is_empty() { file.clone() } else { format!("{path}/{file}") };
        if RECORDED.contains(&below.as_str()) {
            continue;
        }
        if entry.path().is_dir() {
            if !file.starts_with('.') && file != "target" {
                visit(&entry.path(), &below, owner, files)?;
            }
        } else if let Some(kind) = Kind::of(&file) {
            let text = fs::read_to_string(entry.path()).map_err(|error| format!("{below}: {error}"))?;
            files.push(File { owner: owner.to_owned(), path: below, kind, text });
        }
    }
    Ok(())
}
