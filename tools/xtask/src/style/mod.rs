//! `cargo xtask style`: the rules of `docs/style.md` that a program can check.
//!
//! * The doc comment of a function begins with a verb in the third person, that of a type or module with a noun
//!   (`words`).
//! * No sentence of a comment begins with What, How, Where, That or Who, nor with Whether unless it documents a field. The
//!   comments in a `Cargo.toml` count.
//! * A file has at most 600 lines.
//! * A re-export names its items; only a prelude has `pub use module::*`.
//! * The folders of `ods-core` import in the order of `ARCHITECTURE.md` (`floors`).
//!
//! `allowed.txt` has the number of breaches that each crate may still have. The numbers only fall: the task fails where a
//! crate has more, and `--update` records what a crate has less. `--list CRATE` shows the breaches of a crate.

mod allowed;
mod comments;
mod floors;
mod words;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::process::root;
use allowed::Allowed;

/// The longest file, in lines.
const MAX_LINES: usize = 600;

/// A breach of a rule.
struct Breach {
    /// The file, relative to the root, with the line.
    place: String,
    message: String,
    rule: Rule,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rule {
    Comment,
    FileLength,
    GlobReexport,
}

/// The breaches of each crate, by its folder.
type Breaches = BTreeMap<String, Vec<Breach>>;

pub fn run(arguments: &[String]) -> Result<(), String> {
    let breaches = find()?;
    let allowed = Allowed::read()?;
    match arguments {
        [] => floors::check().and_then(|()| check(&breaches, &allowed)),
        [flag] if flag == "--update" => allowed.lowered(&breaches)?.write(),
        [flag, name] if flag == "--list" => list(&breaches, name),
        _ => Err("unexpected arguments; style takes `--update` or `--list CRATE`".to_owned()),
    }
}

/// Fails if a crate has more breaches than it may have, and lists these crates' breaches.
fn check(breaches: &Breaches, allowed: &Allowed) -> Result<(), String> {
    let mut worse = Vec::new();
    for (name, found) in breaches {
        let (has, may) = (allowed::Counts::of(found), allowed.of(name));
        println!("{name}: {has} (at most {may})");
        if !has.fits(may) {
            worse.push(name.as_str());
        }
    }
    if worse.is_empty() {
        return Ok(());
    }
    let show = worse.iter().map(|name| format!("`cargo xtask style --list {name}`")).collect::<Vec<_>>().join(", ");
    Err(format!("more breaches of docs/style.md than before in {}; see {show}", worse.join(", ")))
}

fn list(breaches: &Breaches, name: &str) -> Result<(), String> {
    let Some(found) = breaches.get(name) else {
        let names: Vec<&str> = breaches.keys().map(String::as_str).collect();
        return Err(format!("unknown crate '{name}'; the crates are {}", names.join(", ")));
    };
    found.iter().for_each(|breach| println!("{}: {}", breach.place, breach.message));
    Ok(())
}

/// Reads all Rust sources of the workspace.
fn find() -> Result<Breaches, String> {
    let mut breaches = Breaches::new();
    visit(&root(), "", "ods", &mut breaches)?;
    Ok(breaches)
}

/// Visits a folder, `path` below the root, that belongs to the crate `name`.
fn visit(folder: &Path, path: &str, name: &str, breaches: &mut Breaches) -> Result<(), String> {
    let is_crate = !path.is_empty() && folder.join("Cargo.toml").exists();
    let name = if is_crate { path } else { name };
    let mut entries = fs::read_dir(folder)
        .and_then(|entries| entries.collect::<Result<Vec<_>, _>>())
        .map_err(|error| format!("{}: {error}", folder.display()))?;
    entries.sort_by_key(|entry| entry.file_name());
    for entry in entries {
        let file = entry.file_name().to_string_lossy().into_owned();
        let below = if path.is_empty() { file.clone() } else { format!("{path}/{file}") };
        if entry.path().is_dir() {
            // The cases of `ui` are made of mistakes, and their comments are sentences about these.
            if !file.starts_with('.') && file != "target" && below != "tests/ui" {
                visit(&entry.path(), &below, name, breaches)?;
            }
        } else if file.ends_with(".rs") {
            let text = fs::read_to_string(entry.path()).map_err(|error| format!("{below}: {error}"))?;
            breaches.entry(name.to_owned()).or_default().extend(breaches_of(&below, &text));
        } else if file == "Cargo.toml" {
            let text = fs::read_to_string(entry.path()).map_err(|error| format!("{below}: {error}"))?;
            breaches.entry(name.to_owned()).or_default().extend(plain_breaches(&below, &text, "#"));
        }
    }
    Ok(())
}

fn breaches_of(path: &str, text: &str) -> Vec<Breach> {
    let lines = text.lines().count();
    let too_long = (lines > MAX_LINES).then(|| Breach {
        place: path.to_owned(),
        message: format!("{lines} lines, at most {MAX_LINES}; split the file by noun"),
        rule: Rule::FileLength,
    });
    let is_glob = |line: &str| line.starts_with("pub use ") && line.ends_with("::*;") && !path.ends_with("prelude.rs");
    let globs = text.lines().enumerate().filter(|(_, line)| is_glob(line)).map(|(index, _)| Breach {
        place: format!("{path}:{}", index + 1),
        message: "a re-export of everything; name the items".to_owned(),
        rule: Rule::GlobReexport,
    });
    let comments = comments::of(text);
    let wrong = comments.iter().flat_map(|comment| {
        words::complaints(comment).into_iter().map(|message| Breach {
            place: format!("{path}:{}", comment.line),
            message,
            rule: Rule::Comment,
        })
    });
    too_long.into_iter().chain(globs).chain(wrong).chain(plain_breaches(path, text, "//")).collect()
}

/// Returns the breaches of comments that document nothing.
fn plain_breaches(path: &str, text: &str, marker: &str) -> Vec<Breach> {
    let breaches = |(line, comment): (usize, String)| {
        let place = format!("{path}:{line}");
        let breach = move |message| Breach { place: place.clone(), message, rule: Rule::Comment };
        words::plain_complaints(&comment).into_iter().map(breach)
    };
    comments::plain(text, marker).into_iter().flat_map(breaches).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_long_files_globs_and_wrong_comments() {
        let text = "/// What it is.\nstruct A;\npub use a::*;\n// How.\n".to_owned() + &"\n".repeat(MAX_LINES);
        let found = breaches_of("a.rs", &text);
        let rules: Vec<Rule> = found.iter().map(|breach| breach.rule).collect();
        assert_eq!(rules, [Rule::FileLength, Rule::GlobReexport, Rule::Comment, Rule::Comment]);
        assert_eq!(found[1].place, "a.rs:3");
        assert_eq!(found[2].place, "a.rs:1");
        assert_eq!(found[3].place, "a.rs:4");
        assert_eq!(plain_breaches("Cargo.toml", "# How.\n# Why.\n", "#").len(), 1);
        assert_eq!(breaches_of("prelude.rs", "pub use a::*;\n").len(), 0);
    }

    #[test]
    fn fails_only_where_a_crate_has_more() {
        let breach = || Breach { place: "a.rs:1".into(), message: String::new(), rule: Rule::Comment };
        let breaches = |count: usize| Breaches::from([("a".to_owned(), (0..count).map(|_| breach()).collect())]);
        let allowed = Allowed::parse("a 2 0\n").expect("a list");
        assert!(check(&breaches(2), &allowed).is_ok());
        let error = check(&breaches(3), &allowed).expect_err("there are more");
        assert!(error.contains("--list a"), "{error}");
        assert!(check(&breaches(1), &Allowed::parse("").expect("a list")).is_err(), "a new crate may have none");
    }
}
