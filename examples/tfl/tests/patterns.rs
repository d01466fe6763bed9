//! The patterns of the first document, from `tf` to `tfl`.

use std::path::Path;
use std::process::Command;

/// Returns the output of `--tf-to-tfl` for a file of the example.
fn converted(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let mut command = Command::new(env!("CARGO_BIN_EXE_tfl-opt"));
    let output =
        command.args(["--allow-unregistered-dialect", "--tf-to-tfl"]).arg(path).output().expect("the tool runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Returns the operations of each function, without attributes of other dialects.
fn bodies(text: &str) -> Vec<Vec<String>> {
    let functions = text.split("tfl_example.func").skip(1);
    let is_op = |line: &&str| line.trim_start().starts_with('%');
    functions.map(|body| body.lines().filter(is_op).map(|line| line.replace(" {tfl.last}", "")).collect()).collect()
}

#[test]
fn a_network_becomes_what_the_document_says() {
    let bodies = bodies(&converted("network.mlir"));
    assert_eq!(bodies.len(), 2);
    assert_eq!(bodies[0].len(), 3);
    assert_eq!(bodies[0], bodies[1]);
}

#[test]
fn attributes_are_converted_and_others_stay() {
    assert_eq!(converted("pool.mlir"), include_str!("../pool.mlir.converted"));
}

#[test]
fn patterns_are_data() {
    let patterns = ods::rewrite::PatternSet::new().with::<tfl_opt::patterns::ReluOfAdd>();
    let shown: Vec<_> = patterns.iter().map(|pattern| (pattern.name, pattern.benefit, pattern.summary)).collect();
    assert_eq!(shown, [("ReluOfAdd", 3, "The activation of a sum is part of the sum.")]);
}
