//! Runs the tool on the test files.

use std::process::{Command, Output};

fn money_opt(arguments: &[&str]) -> Output {
    let mut tool = Command::new(env!("CARGO_BIN_EXE_money-opt"));
    tool.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests")).args(arguments).output().expect("the tool runs")
}

#[test]
fn prints_valid_files_unchanged() {
    let output = money_opt(&["good.mlir"]);
    assert_eq!(String::from_utf8_lossy(&output.stdout), include_str!("good.mlir"));
}

#[test]
fn rejects_invalid_files() {
    let output = money_opt(&["bad.mlir", "--split-input-file", "--verify-diagnostics"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
