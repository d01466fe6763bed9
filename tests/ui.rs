//! Definitions that do not compile, and the messages of the compiler.
//!
//! `tests/ui/<rule>.rs` (or `<folder>/<rule>.rs`) has the wrong definitions of a rule, each in a module with the name
//! of the case, and `<rule>.stderr` the messages. A comment such as `O03: ...` at a case names the definition of
//! `mlir-tblgen` that it corresponds to. The compiler reports the errors of all modules, with few exceptions;
//! `tests/README.md` lists them. A case of `aftermath`, which has code that uses the wrong definition, or of `several`,
//! which has many mistakes, is a file.
//!
//! `cargo test --test ui -- wrong_definitions trybuild=NAME` checks the files with `NAME` in their path. With
//! `TRYBUILD=overwrite` in the environment it records the messages anew: read them.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The variable with flags of the compiler, which precedes all other flags that cargo knows.
const FLAGS: &str = "CARGO_ENCODED_RUSTFLAGS";

#[test]
fn wrong_definitions() {
    let flags = flags();
    match env::var(FLAGS).is_ok_and(|given| given == flags) {
        true => check_files(),
        false => check_with(&flags),
    }
}

/// Runs this test in a process with these flags.
///
/// `trybuild` gives the compiler a flag for the cases that it does not give for the library, so that cargo would build
/// the library twice in each run. Flags in the environment are the same for both.
fn check_with(flags: &str) {
    let mut test = Command::new(env::current_exe().expect("the path of this program"));
    test.args(["--exact", "wrong_definitions"]).args(env::args().filter(|argument| argument.starts_with("trybuild=")));
    let status = test.env(FLAGS, flags).status().expect("this program runs");
    assert!(status.success(), "messages differ from the recorded ones");
}

fn check_files() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("tests/ui/*.rs");
    cases.compile_fail("tests/ui/*/*.rs");
    cases.compile_fail("tests/ui_exec/*.rs");
}

/// The folders of the library's sources.
const SOURCES: [&str; 9] = [
    "crates/base/src",
    "ods-core/src",
    "crates/exec/src",
    "crates/grammar/src",
    "crates/num/src",
    "interop/packed/src",
    "crates/pass/src",
    "crates/rewrite/src",
    "src",
];

/// Returns the flags that `trybuild` uses for cases, and names for the sources of the library under which the compiler
/// does not find them, so that it names a file in a message (`ods/schema/op.rs`) but does not quote it: a change of the
/// quoted line would change the message.
///
/// The compiler undoes a mapping to find a source, unless several folders are mapped to one.
fn flags() -> String {
    let root = env!("CARGO_MANIFEST_DIR");
    let hidden = SOURCES.map(|folder| format!("--remap-path-prefix={root}/{folder}={root}/ods"));
    let shared = ["--cfg", "trybuild", "--verbose", "-A", "dead_code", "--diagnostic-width=140"];
    shared.into_iter().chain(hidden.iter().map(String::as_str)).collect::<Vec<_>>().join("\x1f")
}

#[test]
fn messages_quote_the_case_alone() {
    let mut wrong = Vec::new();
    let mut messages = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ui"), &mut messages);
    for file in &messages {
        let text = fs::read_to_string(file).expect("a recorded message");
        wrong.extend(foreign_quotes(&text).map(|line| format!("{}: {line}", file.display())));
    }
    assert!(messages.len() > 100, "{}", messages.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Collects the recorded messages below a folder.
fn collect(folder: &Path, messages: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        match path.is_dir() {
            true => collect(&path, messages),
            false if path.extension().is_some_and(|end| end == "stderr") => messages.push(path),
            false => {}
        }
    }
}

/// Returns the places of a message in the standard library, or in a file other than the case that is quoted below.
///
/// The standard library must not even be named: the compiler quotes it if the component `rust-src` is installed.
fn foreign_quotes(text: &str) -> impl Iterator<Item = &str> {
    let lines: Vec<&str> = text.lines().map(str::trim_start).collect();
    let is_foreign = move |at: usize| {
        let Some(path) = lines[at].strip_prefix("--> ").or(lines[at].strip_prefix("::: ")) else { return false };
        let mut below = lines[at + 1..].iter().take_while(|line| line.starts_with('|'));
        path.starts_with('$') || !path.starts_with("tests/ui/") && below.any(|line| line.len() > 1)
    };
    text.lines().enumerate().filter(move |(at, _)| is_foreign(*at)).map(|(_, line)| line)
}

#[test]
fn foreign_quotes_are_found() {
    let case = "  --> tests/ui/a/b.rs:1:2\n   |\n 1 | op\n";
    let named = format!("{case}note: required by a bound in `f`\n  --> ods/op.rs\n   |\n   = note: `A`\n");
    let quoted = format!("{case}note: required by a bound in `f`\n  ::: ods/op.rs\n   |\n   | fn f() {{}}\n");
    let of_std = format!("{case}note: tuple variant defined here\n  --> $RUST/core/src/option.rs\n");
    let found = |text: &str| foreign_quotes(text).map(str::to_owned).collect::<Vec<_>>();
    assert!(found(&named).is_empty());
    assert_eq!(found(&quoted), ["  ::: ods/op.rs"]);
    assert_eq!(found(&of_std), ["  --> $RUST/core/src/option.rs"]);
}
