//! Tests of the tool on a file.

use std::process::Command;

fn cx_opt(arguments: &[&str]) -> String {
    let mut tool = Command::new(env!("CARGO_BIN_EXE_cx-opt"));
    let output = tool.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests")).args(arguments).output();
    let output = output.expect("the tool runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn prints_the_file_unchanged() {
    assert_eq!(cx_opt(&["power.mlir"]), include_str!("power.mlir"));
}

#[test]
fn no_complex_numbers_are_left() {
    let lowered = cx_opt(&["power.mlir", "--cx-to-arith", "--canonicalize"]);
    assert!(!lowered.contains("cx.") && lowered.contains("scf.for"), "{lowered}");
}

#[test]
fn lowered_functions_compute() {
    let lowered = std::env::temp_dir().join("cx_power.mlir");
    let lowered = lowered.to_str().expect("a path of characters");
    cx_opt(&["power.mlir", "--cx-to-arith", "-o", lowered]);
    // |(2i)^3|^2 = 64
    assert_eq!(cx_opt(&["run", lowered, "--function", "power", "--args", "3"]), "6.400000e+01 : f64\n");
}
