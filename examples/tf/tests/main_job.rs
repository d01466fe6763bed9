//! The command of the README: parsing, verifying and printing an example.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn tool(file: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tf-opt"));
    command.args(["--allow-unregistered-dialect", "--mlir-print-op-generic"]).arg(file);
    command.output().expect("the tool runs")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn prints_the_example_like_mlir_opt() {
    let output = tool(&examples().join("avg_pool.mlir"));
    let recorded = std::fs::read_to_string(examples().join("avg_pool.mlir.generic")).expect("recorded");
    assert_eq!(text(&output.stdout), recorded);
    assert!(output.status.success());
}

#[test]
fn reports_an_invalid_operation_at_its_location() {
    let good = std::fs::read_to_string(examples().join("avg_pool.mlir")).expect("the example");
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bad.mlir");
    std::fs::write(&file, good.replace("ksize = [1, 2, 2, 1]", "ksize = [1, 2]")).expect("a writable folder");
    let output = tool(&file);
    let expected = "bad.mlir:5:15: error: 'tf.AvgPool' op attribute 'ksize' failed to satisfy constraint: \
                    64-bit integer array attribute with at least 4 elements";
    assert!(text(&output.stderr).contains(expected), "{}", text(&output.stderr));
    assert!(output.stdout.is_empty());
    assert_eq!(output.status.code(), Some(1));
}
