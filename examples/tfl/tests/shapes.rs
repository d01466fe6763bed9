//! Shape inference over the operations of both dialects, with operations of the standard dialects around them.

use std::path::Path;
use std::process::{Command, Output};

fn tool(input: &str, flags: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tfl-opt"));
    command.arg("--allow-unregistered-dialect").args(flags).arg(input).output().expect("the tool runs")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

fn example() -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("shapes.mlir").display().to_string()
}

#[test]
fn the_example_becomes_static_through_calls() {
    let output = tool(&example(), &["--infer-shapes", "--canonicalize"]);
    assert_eq!(text(&output.stderr), "");
    assert_eq!(text(&output.stdout), include_str!("../shapes.mlir.inferred"));
}

#[test]
fn results_of_public_functions_become_static_on_request() {
    let output = tool(&example(), &["--pass-pipeline=builtin.module(infer-shapes{public-results=true},canonicalize)"]);
    let output = text(&output.stdout);
    assert!(output.contains("-> (tensor<?x14x14x3xf32>, tensor<8x9x9x3xf32>) {"), "{output}");
    // For the operation that is not registered.
    assert_eq!(output.matches("to tensor<*xf32>").count(), 1, "{output}");
}

#[test]
fn shapes_survive_the_conversion_to_tfl() {
    let output = tool(&example(), &["--infer-shapes", "--canonicalize", "--tf-to-tfl"]);
    let output = text(&output.stdout);
    let pool = "tfl.average_pool_2d %arg0 {filter_height = 3 : i32, filter_width = 3 : i32, padding = \"SAME\", stride_h = 2 : \
                i32, stride_w = 2 : i32} : (tensor<?x28x28x3xf32>) -> tensor<?x14x14x3xf32>";
    assert!(output.contains(pool), "{output}");
}
