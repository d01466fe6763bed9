//! The subcommand `run`.

use std::path::Path;
use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let mut command = Command::new(env!("CARGO_BIN_EXE_ods-opt"));
    command.current_dir(examples).arg("run").args(arguments).output().expect("the tool runs")
}

/// Returns what a successful run prints.
fn printed(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Returns the error of a failing run.
fn error(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(1));
    String::from_utf8(output.stderr).expect("UTF-8")
}

const MATRIX: &str = "[[1.0, 2.0, -1.0, -3.0]]";

#[test]
fn functions_are_executed_by_each_engine() {
    let expected = "report(2, -7.500000e-01)
report(3, -1.000000e+00)
2 : index
argument 0 = [[1.500000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00]] : memref<?x4xf32>
";
    let mut arguments = vec!["matmul.mlir", "--function", "activate", "--args", MATRIX];
    assert_eq!(printed(&arguments), expected);
    arguments.splice(3..3, ["--engine", "jit"]);
    match cfg!(feature = "jit") {
        true => assert_eq!(printed(&arguments), expected),
        false => assert!(error(&arguments).contains("no native code; build it with the feature `jit`")),
    }
    let matrices = ["[[1, 2]]", "[[1, 0, 0, 1], [0, 1, 1, 0]]", "[[0, 0, 0, 0]]"];
    let product = printed(&[&["matmul.mlir", "--function", "matmul", "--args"], &matrices[..]].concat());
    let last = "argument 2 = [[1.000000e+00, 2.000000e+00, 2.000000e+00, 1.000000e+00]] : memref<?x4xf32>\n";
    assert!(product.ends_with(last), "{product}");
}

#[test]
fn traces_show_values_and_places() {
    let output = run(&["sum.mlir", "--function", "sum", "--trace", "--args", "[1, -2]"]);
    let trace = String::from_utf8(output.stderr).expect("UTF-8");
    let load = "sum.mlir:9:16: memref.load [1.000000e+00, -2.000000e+00], 1 -> -2.000000e+00";
    assert!(trace.contains(load), "{trace}");
    assert!(trace.contains("arith.addf 1.000000e+00, -2.000000e+00 -> -1.000000e+00"), "{trace}");
    assert!(String::from_utf8_lossy(&output.stdout).starts_with("-1.000000e+00 : f32\n"));
}

#[test]
fn errors_say_what_to_do() {
    let sum = ["sum.mlir", "--function", "sum", "--args"];
    let with = |argument: &str| error(&[&sum[..], &[argument]].concat());
    assert!(error(&sum).contains("'sum' takes 1 arguments (memref<?xf32>), found 0; pass them after --args"));
    assert!(with("1.0").contains("argument 0: the sizes are not known"));
    assert!(with("@missing.npy").contains("cannot read 'missing.npy'"));
    assert!(with("[x]").contains("argument 0"));
    assert!(error(&["sum.mlir"]).contains("no function 'main'; there are 'sum'"));
    assert!(error(&["missing.mlir"]).contains("cannot open input file 'missing.mlir'"));
    let limited = ["sum.mlir", "--function", "sum", "--max-steps", "3", "--args", "[1, 2, 3, 4]"];
    assert!(error(&limited).contains("exceeds the limit of 3 steps"));
}
