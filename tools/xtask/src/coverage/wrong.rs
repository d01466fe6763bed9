//! Cases of `tests/ui`: definitions that must not compile.
//!
//! A file has the cases of one rule, each a module: `tests/ui/dialect/keys.rs::summary_key`. The comment above the
//! module describes the mistake. A file without modules is a single case, which has the file's name. The messages of a
//! file are in the `.stderr` beside it; the messages of a case point at its lines.

use std::ops::RangeInclusive;

const FOLDER: &str = "tests/ui/";

/// A case, by its name on the page.
#[derive(Clone, Copy)]
pub struct Case<'a> {
    pub file: &'a str,
    /// The module; `None` if the file is the case.
    module: Option<&'a str>,
}

impl<'a> Case<'a> {
    /// Returns the case of this name; `None` for tests of other kinds.
    pub fn named(reference: &'a str) -> Option<Self> {
        let (file, module) = match reference.split_once("::") {
            Some((file, module)) => (file, Some(module)),
            None => (reference, None),
        };
        (file.starts_with(FOLDER) && file.ends_with(".rs")).then_some(Self { file, module })
    }

    /// Returns the file with the messages.
    pub fn output(&self) -> String {
        self.file.replace(".rs", ".stderr")
    }

    /// Returns a complaint if a file with these modules does not have the case.
    pub fn complain(&self, modules: &[String]) -> Option<String> {
        let file = self.file;
        match self.module {
            Some(name) => {
                (!modules.iter().any(|module| module == name)).then(|| format!("'{file}' has no case '{name}'"))
            }
            None if modules.is_empty() => None,
            None => Some(format!("'{file}' has several cases; name one, `{file}::{}`", modules[0])),
        }
    }

    /// Returns the first line of the case in its file, which describes the mistake.
    pub fn title<'t>(&self, source: &'t str) -> &'t str {
        let first = self.lines(source).map_or(1, |lines| *lines.start());
        source.lines().nth(first - 1).unwrap_or_default()
    }

    /// Returns the messages that point at the lines of the case first, as if it were not in a module.
    pub fn messages(&self, source: &str, output: &str) -> String {
        let Some(name) = self.module else { return output.to_owned() };
        let Some(lines) = self.lines(source) else { return String::new() };
        let is_ours = |at: usize| lines.contains(&at);
        let messages = messages(output).into_iter();
        let ours = messages.filter(|message| message.iter().find_map(|line| place(line)).is_some_and(is_ours));
        ours.flatten().flat_map(|line| [line, "\n"]).collect::<String>().replace(&format!("{name}::"), "")
    }

    /// Returns the lines of the module with its comment, from 1; `None` if the file does not have it.
    fn lines(&self, source: &str) -> Option<RangeInclusive<usize>> {
        let name = self.module?;
        let lines: Vec<&str> = source.lines().collect();
        let head = lines.iter().position(|line| module(line) == Some(name))?;
        let comment = lines[..head].iter().rev().take_while(|line| line.starts_with("///")).count();
        let length = lines[head..].iter().position(|line| *line == "}")?;
        Some(head + 1 - comment..=head + 1 + length)
    }
}

/// Returns the names of the modules at the top level of a file.
pub fn modules(source: &str) -> Vec<String> {
    source.lines().filter_map(module).map(str::to_owned).collect()
}

fn module(line: &str) -> Option<&str> {
    line.strip_prefix("mod ")?.strip_suffix(" {")
}

/// Splits the output of the compiler into messages.
fn messages(output: &str) -> Vec<Vec<&str>> {
    let begins = |line: &str| ["error", "warning"].iter().any(|level| line.starts_with(level));
    let mut messages: Vec<Vec<&str>> = Vec::new();
    for line in output.lines() {
        match messages.last_mut() {
            Some(message) if !begins(line) => message.push(line),
            _ => messages.push(vec![line]),
        }
    }
    messages
}

/// Returns the line of the source that a line of a message names: `--> tests/ui/a/b.rs:9:14`.
fn place(line: &str) -> Option<usize> {
    line.trim_start().strip_prefix("--> ")?.rsplit(':').nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str =
        "//! A rule.\n\n/// O13: one.\n/// More.\nmod one {\n    x\n}\n\n/// Two.\nmod two {\n    y\n}\n";
    const OUTPUT: &str = "error: first `one::A`\n --> tests/ui/a/b.rs:6:5\n\nerror: second\n  --> tests/ui/a/b.rs:11:5\n  --> a.rs:6:1\n";

    fn case(name: &str) -> Case<'_> {
        Case::named(name).expect("a case")
    }

    #[test]
    fn cases_are_modules_or_files() {
        let modules = modules(SOURCE);
        assert_eq!(modules, ["one", "two"]);
        assert_eq!(case("tests/ui/a/b.rs::two").complain(&modules), None);
        let three = case("tests/ui/a/b.rs::three").complain(&modules);
        assert_eq!(three.as_deref(), Some("'tests/ui/a/b.rs' has no case 'three'"));
        assert_eq!(case("tests/ui/a/b.rs").complain(&[]), None);
        let whole = case("tests/ui/a/b.rs").complain(&modules);
        assert_eq!(whole.as_deref(), Some("'tests/ui/a/b.rs' has several cases; name one, `tests/ui/a/b.rs::one`"));
        assert!(Case::named("tests/a.rs::runs").is_none());
        assert_eq!(case("tests/ui/a/b.rs::two").output(), "tests/ui/a/b.stderr");
    }

    #[test]
    fn titles_are_above_the_module() {
        assert_eq!(case("tests/ui/a/b.rs::one").title(SOURCE), "/// O13: one.");
        assert_eq!(case("tests/ui/a/b.rs::two").title(SOURCE), "/// Two.");
        assert_eq!(case("tests/ui/a/b.rs").title(SOURCE), "//! A rule.");
    }

    #[test]
    fn messages_belong_to_the_lines_of_a_case() {
        let messages = |name| case(name).messages(SOURCE, OUTPUT);
        assert_eq!(messages("tests/ui/a/b.rs::one"), "error: first `A`\n --> tests/ui/a/b.rs:6:5\n\n");
        assert!(messages("tests/ui/a/b.rs::two").starts_with("error: second\n"));
        assert_eq!(messages("tests/ui/a/b.rs"), OUTPUT);
        assert_eq!(messages("tests/ui/a/b.rs::three"), "");
    }
}
