//! Formats of our own dialects that nothing proves to be readable: there are to be none.

use std::fs;
use std::path::Path;

use crate::process::root;

/// The dialects.
const FOLDER: &str = "dialects";

/// Finds `unproved_format`s: `file:line`.
pub fn find() -> Result<Vec<String>, String> {
    let mut found = Vec::new();
    search(&root().join(FOLDER), &mut found)?;
    found.sort();
    Ok(found)
}

fn search(folder: &Path, found: &mut Vec<String>) -> Result<(), String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            search(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
            found.extend(lines_of(&text).map(|line| format!("{name}:{line}")));
        }
    }
    Ok(())
}

/// Returns the lines with such a format, from 1.
fn lines_of(text: &str) -> impl Iterator<Item = usize> {
    let lines = text.lines().enumerate();
    lines.filter(|(_, line)| line.contains("unproved_format(")).map(|(index, _)| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unproved_formats_are_found() {
        let text = "#[op(D, \"a\", format($x))]\n#[op(D, \"b\",\n    unproved_format($x))]\n";
        assert_eq!(lines_of(text).collect::<Vec<_>>(), [3]);
    }

    #[test]
    fn our_dialects_have_none() {
        assert_eq!(find(), Ok(Vec::new()));
    }
}
