//! Documentation, JSON and IRDL of definitions, compared with recorded outputs; `mlir-opt` accepts the IRDL.
//!
//! `UPDATE=1 cargo test -p ods-opt --test definitions` records outputs anew. With `ORACLE=mlir-opt-22` (or another
//! name), that program is asked as well: its answers are compared with the recorded ones, or recorded with `UPDATE`.

#[path = "../common/mod.rs"]
mod common;
mod dialect;
mod documentation;
mod irdl;
mod json;
mod json_schema;
mod universe;

use std::fs;
use std::path::PathBuf;

use ods_opt_main::Tool;

use common::{Run, run_tool};

/// Returns a tool with the dialects registered.
fn tool() -> Tool {
    Tool::new("demo-opt").dialect::<dialect::More>()
}

fn run(arguments: &[&str], input: &str) -> Run {
    run_tool(&tool(), arguments.iter().copied(), input.as_bytes())
}

/// Returns the output of a run, which must succeed.
#[track_caller]
fn output(arguments: &[&str]) -> String {
    let run = run(arguments, "");
    assert_eq!((run.errors().as_str(), run.status), ("", 0), "{arguments:?}");
    run.output()
}

fn recorded(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/definitions").join(name)
}

/// Compares the text with the recorded one.
#[track_caller]
fn is_recorded(name: &str, text: &str) {
    if std::env::var_os("UPDATE").is_some() {
        fs::write(recorded(name), text).expect("the file can be written");
    }
    let expected = fs::read_to_string(recorded(name)).unwrap_or_default();
    let difference = common::difference(text.as_bytes(), expected.as_bytes());
    assert_eq!(difference, None, "{name} changed; `UPDATE=1` records it anew");
}

/// Returns an empty folder for one test.
fn fresh_folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn dialects_can_be_chosen() {
    assert!(output(&["doc", "--dialect", "other"]).starts_with("# 'other' dialect\n"));
    let both = output(&["doc", "--dialect=other", "--dialect=demo"]);
    let pages: Vec<&str> = both.lines().filter(|line| line.starts_with("# '")).collect();
    assert_eq!(pages, ["# 'demo' dialect", "# 'other' dialect"]);
}

#[test]
fn reports_impossible_requests() {
    let says = |arguments: &[&str], message: &str| {
        let run = run(arguments, "");
        assert_eq!((run.output().as_str(), run.status), ("", 1), "{arguments:?}");
        assert!(run.errors().contains(message), "{arguments:?}: {}", run.errors());
    };
    says(
        &["doc", "--dialect", "nope"],
        "demo-opt: no dialect 'nope' is registered; registered dialects: builtin, demo, other\n",
    );
    says(&["schema"], "--json");
    says(&["doc", "--nope"], "unexpected argument '--nope'");
    says(&["schema", "--json", "-o", "/nonexistent/file"], "demo-opt: cannot open output file '/nonexistent/file'");
    says(&["doc", "-o", "/proc/nonexistent/folder"], "demo-opt: cannot create '/proc/nonexistent/folder'");
}

#[test]
fn subcommands_are_in_the_help() {
    let help = output(&["--help"]);
    for name in ["doc", "schema --json", "export-irdl"] {
        assert!(help.contains(&format!("\n  {name} ")), "{name}: {help}");
    }
    assert!(output(&["doc", "--help"]).contains("Documents dialects"));
}
