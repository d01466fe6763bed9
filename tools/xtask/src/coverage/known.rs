//! The tests of the workspace.
//!
//! A test is named by its file and its path in that file: `tests/ops/language.rs::promises`,
//! `ods-core/src/ir/walk.rs::tests::post_order`. A chapter of the guide, whose snippets are tests, is named by its
//! file. `wrong` defines the names of cases in `tests/ui`.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::wrong::{self, Case};
use crate::process::{cargo, output, root};

/// The tests and files that the page can name.
pub struct Known {
    pub tests: Vec<Test>,
    /// Files that are tests as a whole, and sources; relative to the root.
    pub files: Vec<String>,
    /// The cases in each file of `tests/ui`.
    pub cases: HashMap<String, Vec<String>>,
}

/// A test of a compiled program.
pub struct Test {
    /// The file that the target begins with.
    pub source: String,
    /// As the program prints it.
    pub name: String,
    pub is_ignored: bool,
}

impl Known {
    /// Returns a complaint if no test has this name.
    pub fn complain(&self, reference: &str) -> Option<String> {
        if let Some(case) = Case::named(reference) {
            return self.complain_of_case(&case);
        }
        let Some((file, name)) = split(reference) else { return self.complain_of_file(reference) };
        let mut found = self.tests.iter().filter(|test| test.path_in(file) == Some(name)).peekable();
        if found.peek().is_none() {
            return Some(format!("unknown test '{reference}'{}", self.elsewhere(name)));
        }
        found.all(|test| test.is_ignored).then(|| format!("the test '{reference}' is ignored"))
    }

    fn complain_of_case(&self, case: &Case<'_>) -> Option<String> {
        let output = case.output();
        let missing = [case.file, &output].into_iter().find(|file| !self.has_file(file));
        let modules = self.cases.get(case.file).map_or(&[][..], Vec::as_slice);
        missing.map(|missing| format!("missing file '{missing}'")).or_else(|| case.complain(modules))
    }

    fn complain_of_file(&self, file: &str) -> Option<String> {
        if file.ends_with(".rs") {
            return Some(format!("'{file}' is a file; name a test in it, `{file}::name`"));
        }
        (!self.has_file(file)).then(|| format!("'{file}' is not a chapter whose snippets are tests"))
    }

    fn has_file(&self, file: &str) -> bool {
        self.files.iter().any(|known| known == file)
    }

    /// Lists the programs that have a test of this name, for a reference to the wrong file.
    fn elsewhere(&self, name: &str) -> String {
        let is_it = |test: &&Test| test.name == name || test.name.ends_with(&format!("::{name}"));
        let places: Vec<String> =
            self.tests.iter().filter(is_it).map(|test| format!("{} ({})", test.source, test.name)).collect();
        if places.is_empty() { String::new() } else { format!("; one of that name is in {}", places.join(" and ")) }
    }
}

impl Test {
    /// Returns the path of the test in a file; `None` if the test is not in a module of that file.
    fn path_in(&self, file: &str) -> Option<&str> {
        if self.source == file {
            return Some(&self.name);
        }
        let (folder, root) = self.source.rsplit_once('/')?;
        let below = file.strip_prefix(folder)?.strip_prefix('/')?.strip_suffix(".rs")?;
        let module = below.strip_suffix("/mod").unwrap_or(below).replace('/', "::");
        let has_modules = matches!(root, "main.rs" | "lib.rs");
        self.name.strip_prefix(&module)?.strip_prefix("::").filter(|_| has_modules)
    }
}

/// Splits a reference into the file and the path of the test in it.
fn split(reference: &str) -> Option<(&str, &str)> {
    let at = reference.find(".rs::")?;
    Some((&reference[..at + 3], &reference[at + 5..]))
}

/// Builds all test programs, and lists their tests.
pub fn find() -> Result<Known, String> {
    let mut build = cargo();
    build.current_dir(root()).args(["test", "--workspace", "--no-run", "--quiet", "--message-format=json"]);
    let messages = output(&mut build)?;
    let mut tests = Vec::new();
    for target in messages.lines().filter_map(target) {
        tests.extend(listed(&target)?);
    }
    let mut files = Vec::new();
    collect(&root(), "", &mut files);
    let guide = fs::read_to_string(root().join("src/lib.rs")).unwrap_or_default();
    files.retain(|file| !file.starts_with("docs/") || guide.contains(&format!("\"../{file}\"")));
    let cases = files.iter().filter(|file| Case::named(file).is_some()).map(|file| (file.clone(), cases_in(file)));
    Ok(Known { cases: cases.collect(), tests, files })
}

/// A program with tests.
struct Target {
    folder: String,
    source: String,
    program: String,
}

/// Returns the program with tests that a message of cargo describes, if it describes one.
fn target(message: &str) -> Option<Target> {
    let message: Value = serde_json::from_str(message).ok()?;
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let program = text(&message["executable"])?;
    if message["profile"]["test"] != Value::Bool(true) {
        return None;
    }
    let relative = |path: &str| Path::new(path).strip_prefix(root()).ok().map(|path| path.display().to_string());
    let manifest = relative(message["manifest_path"].as_str()?)?;
    let folder = manifest.strip_suffix("Cargo.toml")?.trim_end_matches('/').to_owned();
    Some(Target { source: relative(message["target"]["src_path"].as_str()?)?, folder, program })
}

/// Returns the tests of a program.
fn listed(target: &Target) -> Result<Vec<Test>, String> {
    let names = |more: &[&str]| {
        let mut command = Command::new(&target.program);
        command.current_dir(root().join(&target.folder)).args(["--list", "--format=terse"]).args(more);
        output(&mut command).map(|text| text.lines().filter_map(test_name).collect::<Vec<_>>())
    };
    let ignored: HashSet<String> = names(&["--ignored"])?.into_iter().collect();
    let test = |name: String| Test { source: target.source.clone(), is_ignored: ignored.contains(&name), name };
    Ok(names(&[])?.into_iter().map(test).collect())
}

fn test_name(line: &str) -> Option<String> {
    line.strip_suffix(": test").map(str::to_owned)
}

fn cases_in(file: &str) -> Vec<String> {
    wrong::modules(&fs::read_to_string(root().join(file)).unwrap_or_default())
}

/// Files that can be named, below a folder of the repository.
fn collect(folder: &Path, relative: &str, files: &mut Vec<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if relative.is_empty() { name.clone() } else { format!("{relative}/{name}") };
        if entry.path().is_dir() {
            if !name.starts_with('.') && name != "target" {
                collect(&entry.path(), &path, files);
            }
        } else if [".rs", ".stderr", ".md"].iter().any(|end| name.ends_with(end)) {
            files.push(path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known() -> Known {
        let test =
            |source: &str, name: &str| Test { source: source.to_owned(), name: name.to_owned(), is_ignored: false };
        let files = [
            "tests/a.rs",
            "tests/b.rs",
            "ods-core/src/ir/walk.rs",
            "tests/ui/x/y.rs",
            "tests/ui/x/y.stderr",
            "tests/ui/x/z.rs",
            "tests/ui/x/several.rs",
            "tests/ui/x/several.stderr",
            "docs/tutorial.md",
        ];
        Known {
            tests: vec![
                test("tests/a.rs", "one"),
                test("ods-core/src/lib.rs", "ir::walk::tests::two"),
                test("tests/c/main.rs", "d::three"),
            ],
            files: files.map(str::to_owned).into(),
            cases: HashMap::from([("tests/ui/x/several.rs".to_owned(), vec!["one".to_owned()])]),
        }
    }

    #[track_caller]
    fn says(reference: &str, complaint: Option<&str>) {
        assert_eq!(known().complain(reference).as_deref(), complaint, "{reference}");
    }

    #[test]
    fn tests_are_named_by_file_and_name() {
        says("tests/a.rs::one", None);
        says("ods-core/src/lib.rs::ir::walk::tests::two", None);
        says("ods-core/src/ir/walk.rs::tests::two", None);
        says("tests/c/d.rs::three", None);
        says("tests/c/d/mod.rs::three", None);
        says(
            "tests/c/e.rs::three",
            Some("unknown test 'tests/c/e.rs::three'; one of that name is in tests/c/main.rs (d::three)"),
        );
        says("tests/b.rs::one", Some("unknown test 'tests/b.rs::one'; one of that name is in tests/a.rs (one)"));
        says("tests/a.rs::nope", Some("unknown test 'tests/a.rs::nope'"));
    }

    #[test]
    fn cases_are_named_by_module_or_file() {
        says("tests/ui/x/several.rs::one", None);
        says("tests/ui/x/several.rs::two", Some("'tests/ui/x/several.rs' has no case 'two'"));
        says("tests/ui/x/nope.rs::one", Some("missing file 'tests/ui/x/nope.rs'"));
        says("tests/ui/x/y.rs", None);
        says("tests/ui/x/z.rs", Some("missing file 'tests/ui/x/z.stderr'"));
        says("tests/ui/x/nope.rs", Some("missing file 'tests/ui/x/nope.rs'"));
    }

    #[test]
    fn chapters_are_named_by_file() {
        says("tests/a.rs", Some("'tests/a.rs' is a file; name a test in it, `tests/a.rs::name`"));
        says("docs/tutorial.md", None);
        says("docs/nope.md", Some("'docs/nope.md' is not a chapter whose snippets are tests"));
    }

    #[test]
    fn programs_with_tests_are_found_in_cargos_messages() {
        let path = |path: &str| root().join(path).display().to_string();
        let message = serde_json::json!({
            "executable": "/x/y", "profile": { "test": true }, "manifest_path": path("ods-core/Cargo.toml"),
            "target": { "src_path": path("ods-core/src/lib.rs") },
        });
        let found = target(&message.to_string()).expect("a program with tests");
        assert_eq!(found.source, "ods-core/src/lib.rs");
        let mut plain = message.clone();
        plain["profile"]["test"] = false.into();
        assert!(target(&plain.to_string()).is_none());
        assert!(target("no json").is_none());
        assert_eq!(test_name("a::b: test").as_deref(), Some("a::b"));
        assert_eq!(test_name("c: benchmark"), None);
    }
}
