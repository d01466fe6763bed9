//! `cargo xtask style`: the rules of `docs/style.md` and the invariants of `ARCHITECTURE.md` that a program can check.
//!
//! * The doc comment of a function begins with a verb in the third person, that of a type or module with a noun
//!   (`words`).
//! * No sentence of a comment begins with What, How, Where, That or Who, nor with Whether unless it documents a field.
//!   The comments in a `Cargo.toml` count.
//! * Comments, strings and pages have none of the phrases that the table in `docs/style.md` replaces (`phrases`).
//! * Comments and pages end at column 120.
//! * A file has at most 600 lines.
//! * A re-export names its items; only a prelude and the libraries have `pub use module::*`.
//! * Crates depend on each other (`crates`), and `unsafe`, `Rc` and `RefCell` occur (`places`) as the tables in
//!   `ARCHITECTURE.md` say. The folders of `ods-core` and `ods-python` import as their tables say (`floors`).
//!
//! `allowed.txt` has the number of breaches of `docs/style.md` that each crate or folder may still have, by rule. The
//! numbers only fall: the task fails where a crate has more, and `--update` records what a crate has less.
//! `--list CRATE` shows the breaches of a crate.

mod allowed;
mod comments;
mod crates;
mod files;
mod floors;
mod phrases;
mod places;
mod source;
mod table;
mod words;

use std::collections::BTreeMap;
use std::fs;

use crate::process::root;
use allowed::Allowed;
use files::{File, Kind};
use phrases::Phrases;
use places::Uses;
use source::Source;

/// The longest file, in lines.
const MAX_LINES: usize = 600;

/// The last column of comments.
const MAX_COLUMNS: usize = 120;

const PAGE: &str = "ARCHITECTURE.md";

/// The modules that export all public items of their files.
const LIBRARIES: [&str; 2] = ["crates/base/src/constraints/mod.rs", "ods-core/src/traits/mod.rs"];

/// A breach of a rule.
#[derive(Clone)]
struct Breach {
    /// The file, relative to the root, with the line.
    place: String,
    message: String,
    /// The name of the rule in `allowed.txt`.
    rule: String,
}

impl Breach {
    fn new(path: &str, line: usize, rule: &str, message: impl Into<String>) -> Self {
        Self { place: format!("{path}:{line}"), message: message.into(), rule: rule.to_owned() }
    }
}

/// The breaches of each crate or folder.
type Breaches = BTreeMap<String, Vec<Breach>>;

pub fn run(arguments: &[String]) -> Result<(), String> {
    let files = files::read()?;
    let breaches = find(&files, &phrases::read()?);
    let allowed = Allowed::read()?;
    match arguments {
        [] => check_architecture(&files).and_then(|()| check(&breaches, &allowed)),
        [flag] if flag == "--update" => allowed.lowered(&breaches)?.write(),
        [flag, name] if flag == "--list" => list(&breaches, name),
        _ => Err("unexpected arguments; style takes `--update` or `--list CRATE`".to_owned()),
    }
}

/// Fails if the sources contradict the tables of `ARCHITECTURE.md`.
fn check_architecture(files: &[File]) -> Result<(), String> {
    let page = fs::read_to_string(root().join(PAGE)).map_err(|error| format!("{PAGE}: {error}"))?;
    let mut uses = Uses::default();
    for file in files.iter().filter(|file| file.kind == Kind::Rust) {
        uses.add(&file.path, &Source::of(&file.text));
    }
    let of_page = |problems: Result<Vec<String>, String>| match problems {
        Ok(problems) => Ok(problems.into_iter().map(|problem| format!("{PAGE}: {problem}")).collect()),
        Err(error) => Err(format!("{PAGE}: {error}")),
    };
    let problems = [floors::problems(), of_page(crates::problems(&page)), of_page(uses.problems(&page))];
    let problems = problems.into_iter().collect::<Result<Vec<_>, _>>()?.concat();
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

/// Fails if a crate has more breaches than it may have, and names the rules.
fn check(breaches: &Breaches, allowed: &Allowed) -> Result<(), String> {
    let mut worse = Vec::new();
    for (name, found) in breaches {
        let (has, may) = (allowed::Counts::of(found), allowed.of(name));
        if !has.is_empty() {
            println!("{name} {has}");
        }
        let rules: Vec<&str> = has.above(&may).collect();
        if !rules.is_empty() {
            worse.push(format!("{}; see `cargo xtask style --list {name}`", rules.join(", ")));
        }
    }
    if worse.is_empty() {
        return Ok(());
    }
    Err(format!("more breaches of docs/style.md than before:\n{}", worse.join("\n")))
}

fn list(breaches: &Breaches, name: &str) -> Result<(), String> {
    let Some(found) = breaches.get(name) else {
        let names: Vec<&str> = breaches.keys().map(String::as_str).collect();
        return Err(format!("unknown crate '{name}'; the crates and folders are {}", names.join(", ")));
    };
    found.iter().for_each(|breach| println!("{}: {}: {}", breach.place, breach.rule, breach.message));
    Ok(())
}

fn find(files: &[File], phrases: &[Phrases]) -> Breaches {
    let mut breaches = Breaches::new();
    for file in files {
        let (path, text) = (file.path.as_str(), file.text.as_str());
        let found = match file.kind {
            Kind::Rust => [breaches_of(path, text), rust_phrases(path, text, phrases), wide(path, text, "//")].concat(),
            Kind::Manifest => [plain_breaches(path, text, "#"), prose(path, 1, text, phrases)].concat(),
            Kind::Page => [prose(path, 1, text, phrases), wide(path, text, "")].concat(),
            Kind::Python => [prose(path, 1, text, phrases), wide(path, text, "#")].concat(),
        };
        breaches.entry(file.owner.clone()).or_default().extend(found);
    }
    breaches
}

/// Returns the phrases in a text that begins in a line of a file.
fn prose(path: &str, line: usize, text: &str, phrases: &[Phrases]) -> Vec<Breach> {
    let found = phrases::find(phrases, text).into_iter();
    found.map(|found| Breach::new(path, line + found.line, &found.name, found.message)).collect()
}

fn rust_phrases(path: &str, text: &str, phrases: &[Phrases]) -> Vec<Breach> {
    let source = Source::of(text);
    let texts = source.comments.iter().chain(&source.strings);
    texts.flat_map(|text| prose(path, text.line, &text.text, phrases)).collect()
}

/// Returns the lines of prose that end too late. Lines of prose begin with the marker of a comment; in a page, whose
/// marker is empty, all do. Rows of tables, code blocks and addresses cannot be wrapped.
fn wide(path: &str, text: &str, marker: &str) -> Vec<Breach> {
    let message = format!("prose beyond column {MAX_COLUMNS}; wrap it");
    let (mut found, mut is_code) = (Vec::new(), false);
    for (index, line) in text.lines().enumerate() {
        let Some(prose) = line.trim_start().strip_prefix(marker) else {
            is_code = false;
            continue;
        };
        let prose = prose.trim_start_matches(['/', '!']).trim();
        is_code ^= prose.starts_with("```");
        let wraps = !is_code && !prose.starts_with(['|', '#']) && prose.trim_start_matches("* ").contains(' ');
        if wraps && line.chars().count() > MAX_COLUMNS {
            found.push(Breach::new(path, index + 1, "wide", message.clone()));
        }
    }
    found
}

fn breaches_of(path: &str, text: &str) -> Vec<Breach> {
    let lines = text.lines().count();
    let message = format!("{lines} lines, at most {MAX_LINES}; split the file by noun");
    let too_long = (lines > MAX_LINES).then(|| Breach::new(path, 1, "long-files", message));
    let may_have_globs = path.ends_with("prelude.rs") || LIBRARIES.contains(&path);
    let is_glob = |line: &str| line.starts_with("pub use ") && line.ends_with("::*;") && !may_have_globs;
    let globs = text.lines().enumerate().filter(|(_, line)| is_glob(line));
    let globs =
        globs.map(|(index, _)| Breach::new(path, index + 1, "globs", "a re-export of everything; name the items"));
    let comments = comments::of(text);
    let wrong = comments.iter().flat_map(|comment| {
        let complaints = words::complaints(comment).into_iter();
        complaints.map(|message| Breach::new(path, comment.line, "first-words", message))
    });
    too_long.into_iter().chain(globs).chain(wrong).chain(plain_breaches(path, text, "//")).collect()
}

/// Returns the breaches of comments that document nothing.
fn plain_breaches(path: &str, text: &str, marker: &str) -> Vec<Breach> {
    let breaches = |(line, comment): (usize, String)| {
        let complaints = words::plain_complaints(&comment).into_iter();
        complaints.map(move |message| Breach::new(path, line, "first-words", message))
    };
    comments::plain(text, marker).into_iter().flat_map(breaches).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(breaches: &[Breach]) -> Vec<&str> {
        breaches.iter().map(|breach| breach.rule.as_str()).collect()
    }

    #[test]
    fn reports_long_files_globs_and_wrong_comments() {
        let text = "/// What it is.\nstruct A;\npub use a::*;\n// How.\n".to_owned() + &"\n".repeat(MAX_LINES);
        let found = breaches_of("a.rs", &text);
        assert_eq!(rules(&found), ["long-files", "globs", "first-words", "first-words"]);
        assert_eq!(found[1].place, "a.rs:3");
        assert_eq!(found[2].place, "a.rs:1");
        assert_eq!(found[3].place, "a.rs:4");
        assert_eq!(plain_breaches("Cargo.toml", "# How.\n# Why.\n", "#").len(), 1);
        assert_eq!(breaches_of("prelude.rs", "pub use a::*;\n").len(), 0);
        assert_eq!(breaches_of(LIBRARIES[0], "pub use a::*;\n").len(), 0);
    }

    #[test]
    fn reports_wide_comments() {
        let words = "word ".repeat(MAX_COLUMNS / 5);
        assert_eq!(rules(&wide("a.rs", &format!("// {words}\n"), "//")), ["wide"]);
        assert_eq!(rules(&wide("a.py", &format!("    # {words}\n"), "#")), ["wide"]);
        let page = format!("* {words}\n```\n{words}x\n```\n{words}x\n");
        let found = wide("a.md", &page, "");
        assert_eq!(found.iter().map(|breach| breach.place.as_str()).collect::<Vec<_>>(), ["a.md:1", "a.md:5"]);
        let address = "x".repeat(MAX_COLUMNS);
        let code = format!("/// ```\n/// {words}\n/// ```\n");
        for text in [format!("// | {words}|"), format!("//! {address}"), format!("f(\"// {words}\")"), code] {
            assert_eq!(rules(&wide("a.rs", &text, "//")), [""; 0], "{text}");
        }
    }

    #[test]
    fn fails_only_where_a_crate_has_more() {
        let breach = || Breach::new("a.rs", 1, "wide", "");
        let breaches = |count: usize| Breaches::from([("a".to_owned(), (0..count).map(|_| breach()).collect())]);
        let allowed = Allowed::parse("a wide=2\n").expect("a list");
        assert!(check(&breaches(2), &allowed).is_ok());
        let error = check(&breaches(3), &allowed).expect_err("there are more");
        assert!(error.contains("--list a"), "{error}");
        assert!(check(&breaches(1), &Allowed::default()).is_err(), "a new crate may have none");
    }
}
