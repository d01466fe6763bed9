//! Scripts printed by `completions`. If bash is installed, its script is run as bash runs it.

mod common;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use common::run;

fn script(shell: &str) -> String {
    let run = run(["completions", shell], b"");
    assert_eq!((run.errors().as_str(), run.status), ("", 0));
    run.output()
}

#[test]
fn each_shell_has_a_script_that_knows_flags_and_dialects() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = script(shell);
        for word in ["ods-opt", "mlir-print-op-generic", "export-irdl", "only-expected", "builtin"] {
            assert!(script.contains(word), "{word} is missing for {shell}:\n{script}");
        }
        assert!(!script.contains("emit-bytecode"), "what is not supported is not offered");
    }
}

#[test]
fn rejects_unknown_shells() {
    let run = run(["completions", "tcsh"], b"");
    assert_eq!((run.output().as_str(), run.status), ("", 1));
    assert!(run.errors().contains("bash, elvish, fish, powershell, zsh"), "{}", run.errors());
}

/// Returns the completions that bash offers at the end of a line, in a folder with some files; `words` are the words of
/// the line as bash splits it.
fn offered(words: &[&str]) -> Option<Vec<String>> {
    let folder = files();
    let (last, before) = (words.last()?, words.len().checked_sub(2).map_or("", |at| words[at]));
    let quoted: Vec<String> = words.iter().map(|word| format!("'{word}'")).collect();
    let ask = format!(
        "{}\nCOMP_WORDS=({}) COMP_CWORD={}\n_ods__opt ods-opt '{last}' '{before}'\nprintf '%s\\n' \"${{COMPREPLY[@]}}\"",
        script("bash"),
        quoted.join(" "),
        words.len() - 1
    );
    let done = Command::new("bash").current_dir(folder).args(["--norc", "-u", "-c", &ask]).output().ok()?;
    assert_eq!((String::from_utf8_lossy(&done.stderr).as_ref(), done.status.code()), ("", Some(0)));
    let mut offered: Vec<String> =
        String::from_utf8_lossy(&done.stdout).lines().filter(|line| !line.is_empty()).map(str::to_owned).collect();
    offered.sort_unstable();
    Some(offered)
}

/// Returns a folder with two files and a folder.
fn files() -> &'static Path {
    static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("completions");
        std::fs::create_dir_all(folder.join("compiled")).expect("a writable folder");
        for file in ["core.mlir", "corner case*.mlir"] {
            std::fs::write(folder.join(file), "").expect("a writable folder");
        }
        folder
    });
    &FOLDER
}

/// Returns whether bash is installed, and prints a note if not.
fn is_there_bash() -> bool {
    let is_there = Command::new("bash").arg("--version").output().is_ok();
    if !is_there {
        eprintln!("SKIPPED: there is no bash here");
    }
    is_there
}

#[track_caller]
fn offers(words: &[&str], expected: &[&str]) {
    let offered = offered(words).expect("there is a bash");
    assert_eq!(offered, expected, "{words:?}");
}

#[test]
fn bash_completes() {
    if !is_there_bash() {
        return;
    }
    offers(&["ods-opt", "--mlir-print-op-"], &["--mlir-print-op-generic", "--mlir-print-op-on-diagnostic"]);
    offers(&["ods-opt", "sche"], &["schema"]);
}
