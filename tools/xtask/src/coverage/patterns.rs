//! Patterns of `pattern!` and their examples, which are tests.

use std::fs;
use std::path::Path;

use crate::process::root;

/// The folders of our own patterns.
const FOLDERS: [&str; 2] = ["dialects", "examples"];

/// The number of patterns, and those without an example.
pub struct Patterns {
    pub count: usize,
    /// `file:line: name`.
    pub untested: Vec<String>,
}

/// Finds the patterns of our dialects and examples.
pub fn find() -> Result<Patterns, String> {
    let mut patterns = Patterns { count: 0, untested: Vec::new() };
    for folder in FOLDERS {
        search(&root().join(folder), &mut patterns)?;
    }
    patterns.untested.sort();
    Ok(patterns)
}

fn search(folder: &Path, patterns: &mut Patterns) -> Result<(), String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() && !path.ends_with("target") {
            search(&path, patterns)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
            for pattern in patterns_of(&text) {
                patterns.count += 1;
                if !pattern.has_example {
                    patterns.untested.push(format!("{name}:{}: {}", pattern.line, pattern.name));
                }
            }
        }
    }
    Ok(())
}

struct Pattern<'a> {
    name: &'a str,
    line: usize,
    has_example: bool,
}

/// Returns the patterns in a formatted source: lines `Name: ...` in a `pattern!`, indented once.
fn patterns_of(text: &str) -> Vec<Pattern<'_>> {
    let (mut found, mut inside, mut has_example) = (Vec::new(), false, false);
    for (line, number) in text.lines().zip(1..) {
        if line == "pattern! {" {
            inside = true;
        } else if line == "}" {
            inside = false;
        }
        let Some(definition) = line.strip_prefix("    ").filter(|_| inside) else { continue };
        has_example |= definition.starts_with("#[example(");
        let name = definition.strip_prefix("pub ").unwrap_or(definition).split(':').next().unwrap_or_default();
        let is_name = name.starts_with(|c: char| c.is_ascii_uppercase()) && name.chars().all(char::is_alphanumeric);
        if is_name && definition.contains(": ") {
            found.push(Pattern { name, line: number, has_example });
            has_example = false;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_found() {
        let text = "pattern! {\n    dialects(D);\n\n    /// One: a.\n    #[example(unchanged = \"\")]\n    pub One: A {} => x;\n\
                    \n    Two: B {\n        a: C {},\n    } => x;\n}\nThree: 3\n";
        let found: Vec<_> = patterns_of(text).iter().map(|found| (found.name, found.line, found.has_example)).collect();
        assert_eq!(found, [("One", 6, true), ("Two", 8, false)]);
    }

    #[test]
    fn our_patterns_have_examples() {
        let found = find().expect("sources");
        assert!(found.count >= 50, "{}", found.count);
        assert_eq!(found.untested, [""; 0]);
    }
}
