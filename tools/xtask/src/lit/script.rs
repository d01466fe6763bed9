//! The commands of a test: its `RUN:` lines with `%s` and other substitutions applied.

use std::path::{Path, PathBuf};

/// The directives of a test file.
pub(super) struct Script {
    /// For the shell, in order.
    pub(super) commands: Vec<String>,
    /// Why the test cannot be run here.
    pub(super) unsupported: Option<String>,
}

impl Script {
    /// Reads the script in `text`, which is that of `file`.
    pub(super) fn new(text: &str, file: &Path, scratch: &Path) -> Self {
        let file = std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
        let mut commands = Vec::new();
        let mut unsupported = None;
        for line in run_lines(text) {
            match substitute(&line, &file, scratch) {
                Ok(command) => commands.push(command),
                Err(unknown) => {
                    unsupported = Some(format!("unknown substitution {unknown}"));
                    commands.push(line);
                }
            }
        }
        if let Some(features) = text.lines().find_map(|line| keyword(line, "REQUIRES:")) {
            unsupported = Some(format!("requires {}", features.trim()));
        }
        Self { commands, unsupported }
    }
}

/// Returns the text after a keyword that is not part of a longer word.
fn keyword<'a>(line: &'a str, keyword: &str) -> Option<&'a str> {
    let at = line.find(keyword)?;
    let is_whole = !line[..at].ends_with(|before: char| before.is_ascii_alphanumeric() || matches!(before, '-' | '_'));
    is_whole.then(|| &line[at + keyword.len()..])
}

/// Returns the commands; one that ends with `\` continues in the next `RUN:` line.
fn run_lines(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut goes_on = false;
    for part in text.lines().filter_map(|line| keyword(line, "RUN:")) {
        let part = part.trim();
        let (part, continues) = part.strip_suffix('\\').map_or((part, false), |part| (part, true));
        match lines.last_mut() {
            Some(last) if goes_on => *last += part,
            _ => lines.push(part.to_owned()),
        }
        goes_on = continues;
    }
    lines
}

/// Applies the substitutions of `%`; the error is an unknown one.
fn substitute(line: &str, file: &Path, scratch: &Path) -> Result<String, String> {
    let mut command = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once('%') {
        command += before;
        let (value, length) = match after.as_bytes() {
            [b'%', ..] => ("%".to_owned(), 1),
            [b's', b'/', ..] => (quoted(file), 1),
            _ if is_name(after, "s") => (quoted(file), 1),
            [b'S', ..] => (quoted(file.parent().unwrap_or(Path::new("."))), 1),
            [b'p', b'/', ..] => (quoted(file.parent().unwrap_or(Path::new("."))), 1),
            [b't', ..] => (quoted(&scratch_file(file, scratch)), 1),
            _ => {
                let end = after.find(|next: char| next.is_whitespace()).unwrap_or(after.len());
                return Err(format!("%{}", &after[..end]));
            }
        };
        command += &value;
        rest = &after[length..];
    }
    Ok(command + rest)
}

/// Returns whether `text` begins with this name, and not with a longer one.
fn is_name(text: &str, name: &str) -> bool {
    text.strip_prefix(name)
        .is_some_and(|rest| !rest.starts_with(|next: char| next.is_ascii_alphanumeric() || next == '_'))
}

fn quoted(path: &Path) -> String {
    format!("'{}'", path.display().to_string().replace('\'', r"'\''"))
}

/// Returns a path of the test's own.
fn scratch_file(file: &Path, scratch: &Path) -> PathBuf {
    let name: String =
        file.to_string_lossy().chars().map(|c| if c.is_ascii_alphanumeric() || c == '.' { c } else { '_' }).collect();
    std::path::absolute(scratch).unwrap_or_else(|_| scratch.to_owned()).join(name + ".tmp")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn commands(text: &str) -> Vec<String> {
        Script::new(text, Path::new("/suite/a.mlir"), Path::new("/scratch")).commands
    }

    #[test]
    fn commands_are_substituted() {
        assert_eq!(
            commands("// RUN: mlir-opt %s | FileCheck %s\n"),
            ["mlir-opt '/suite/a.mlir' | FileCheck '/suite/a.mlir'"]
        );
        assert_eq!(
            commands("// RUN: mlir-opt \\\n// RUN:   %s\n// RUN: x %S/y\n"),
            ["mlir-opt '/suite/a.mlir'", "x '/suite'/y"]
        );
        assert_eq!(
            commands("// RUN: x %t %% %t.1"),
            ["x '/scratch/_suite_a.mlir.tmp' % '/scratch/_suite_a.mlir.tmp'.1"]
        );
        assert_eq!(commands("// PRERUN: x\n// NO-RUN: y\n"), [""; 0]);
    }

    #[test]
    fn missing_requirements_are_found() {
        let unsupported = |text| Script::new(text, Path::new("/a.mlir"), Path::new("/s")).unsupported;
        assert_eq!(unsupported("// RUN: x %s"), None);
        assert_eq!(unsupported("// RUN: x %mlir_lib_dir/y").as_deref(), Some("unknown substitution %mlir_lib_dir/y"));
        assert_eq!(unsupported("// REQUIRES: asserts\n// RUN: x").as_deref(), Some("requires asserts"));
    }
}
