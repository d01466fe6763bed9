//! `completions`: scripts for shells. That for bash is run as bash does, where there is one.

mod common;

use std::process::Command;

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
fn other_shells_are_refused() {
    let run = run(["completions", "tcsh"], b"");
    assert_eq!((run.output().as_str(), run.status), ("", 1));
    assert!(run.errors().contains("bash, elvish, fish, powershell, zsh"), "{}", run.errors());
}

/// What bash offers for the last of these words.
fn offered(words: &[&str]) -> Option<Vec<String>> {
    let (last, before) = (words.last()?, words.len().checked_sub(2).map_or("", |at| words[at]));
    assert!(script("bash").contains("complete -F _ods_opt ") && script("bash").ends_with(" ods-opt\nfi\n"));
    let ask = format!(
        "{}\nCOMP_WORDS=({}) COMP_CWORD={}\n_ods_opt ods-opt '{last}' '{before}'\nprintf '%s\\n' \"${{COMPREPLY[@]}}\"",
        script("bash"),
        words.join(" "),
        words.len() - 1
    );
    let done = Command::new("bash").args(["--norc", "-c", &ask]).output().ok()?;
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    Some(String::from_utf8_lossy(&done.stdout).lines().map(str::to_owned).collect())
}

#[test]
fn bash_completes() {
    let Some(flags) = offered(&["ods-opt", "--mlir-print-op-"]) else {
        return eprintln!("SKIPPED: there is no bash here");
    };
    assert_eq!(flags, ["--mlir-print-op-generic", "--mlir-print-op-on-diagnostic"]);
    assert_eq!(offered(&["ods-opt", "sche"]).as_deref(), Some(&["schema".to_owned()][..]));
    assert_eq!(offered(&["ods-opt", "doc", "--dialect", "b"]).as_deref(), Some(&["builtin".to_owned()][..]));
    assert_eq!(offered(&["ods-opt", "completions", "f"]).as_deref(), Some(&["fish".to_owned()][..]));
}
