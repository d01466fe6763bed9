//! The main job, as the README shows it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples")
}

fn tool(file: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ods-opt"));
    command.arg("--allow-unregistered-dialect").arg(file);
    command.output().expect("the tool runs")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn prints_the_example_like_mlir_opt() {
    let output = tool(&examples().join("matmul.mlir"));
    let recorded = std::fs::read_to_string(examples().join("matmul.mlir.printed")).expect("recorded");
    assert_eq!(text(&output.stdout), recorded);
    assert!(output.status.success());
}

#[test]
fn optimizes_the_example_like_mlir_opt() {
    let pipeline = "builtin.module(inline,func.func(canonicalize,cse,loop-invariant-code-motion),symbol-dce)";
    let readme = include_str!("../../../README.md");
    assert!(readme.contains(&format!("--pass-pipeline='{pipeline}' examples/blur.mlir")));
    let mut command = Command::new(env!("CARGO_BIN_EXE_ods-opt"));
    command.arg(format!("--pass-pipeline={pipeline}")).arg(examples().join("blur.mlir"));
    let output = command.output().expect("the tool runs");
    let recorded = std::fs::read_to_string(examples().join("blur.mlir.optimized")).expect("recorded");
    assert_eq!(text(&output.stdout), recorded);
    assert!(output.status.success());
}

#[test]
fn reports_an_error_at_its_location() {
    let good = std::fs::read_to_string(examples().join("matmul.mlir")).expect("the example");
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bad.mlir");
    std::fs::write(&file, good.replace("scf.yield %z : f32", "scf.yield %l : index")).expect("a writable folder");
    let output = tool(&file);
    let expected = "bad.mlir:19:12: error: 'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: \
                    'f32' != 'index'";
    assert!(text(&output.stderr).contains(expected), "{}", text(&output.stderr));
    assert!(output.stdout.is_empty());
    assert_eq!(output.status.code(), Some(1));
}
