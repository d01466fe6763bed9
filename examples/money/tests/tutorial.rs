//! The tutorial shows this package: its code is in these files, its sessions are what the tool does, and it is short.

use std::path::Path;
use std::process::Command;

const TUTORIAL: &str = include_str!("../../../docs/tutorial-opt.md");
/// What a reader of the tutorial writes.
const FILES: [&str; 5] = [
    include_str!("../src/lib.rs"),
    include_str!("../src/main.rs"),
    include_str!("files.rs"),
    include_str!("good.mlir"),
    include_str!("bad.mlir"),
];

/// The blocks of a language: what is between fences.
fn blocks(language: &str) -> Vec<&'static str> {
    let start = format!("\n```{language}\n");
    TUTORIAL.split(start.as_str()).skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

#[test]
fn what_is_shown_is_there() {
    let blocks = [blocks("rust,ignore"), blocks("mlir")].concat();
    assert!(blocks.len() >= 10, "{}", blocks.len());
    for block in blocks {
        assert!(FILES.iter().any(|file| file.contains(block)), "this is in no file:\n{block}");
    }
}

#[test]
fn it_is_less_than_150_lines() {
    let lines: usize = FILES.iter().map(|file| file.lines().count()).sum();
    assert!(lines < 150, "{lines} lines");
    assert!(TUTORIAL.contains("in 140 lines") && lines <= 140, "{lines} lines");
}

#[test]
fn sessions_are_what_the_tool_does() {
    let folder = Path::new(env!("CARGO_BIN_EXE_money-opt")).parent().expect("it is in a folder");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(folder.to_owned()).chain(std::env::split_paths(&path));
    let path = std::env::join_paths(folders).expect("folders without colons");
    let sessions = blocks("console");
    assert_eq!(sessions.len(), 3);
    for session in sessions {
        let (command, expected) = session.strip_prefix("$ ").and_then(|rest| rest.split_once('\n')).expect("a command");
        let output = Command::new("sh").args(["-c", command]).env("PATH", &path).output().expect("there is a shell");
        let said = [output.stdout, output.stderr].concat();
        assert_eq!(String::from_utf8_lossy(&said).trim_end(), expected.trim_end(), "{command}");
    }
}
