//! Signatures for IREE: the pass that adds them as a flag, and their verification.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn tool(arguments: &[&str], file: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ods-opt")).args(arguments).arg(file).output().expect("the tool runs")
}

fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/iree/model.mlir")
}

#[test]
fn signatures_are_added_to_the_example() {
    let output = tool(&["--add-iree-abi"], &example());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let recorded = std::fs::read_to_string(example().with_extension("mlir.printed")).expect("recorded");
    assert_eq!((text, output.stderr.is_empty(), output.status.code()), (recorded, true, Some(0)));
}

#[test]
fn what_is_added_is_verified_and_kept() {
    let recorded = example().with_extension("mlir.printed");
    let output = tool(&["--add-iree-abi", "--verify-roundtrip"], &recorded);
    assert_eq!(output.stdout, std::fs::read(recorded).expect("recorded"));
}

#[test]
fn rejects_signatures_that_disagree() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bad_abi.mlir");
    let good = std::fs::read_to_string(example()).expect("the example");
    let bad = good.replace("[\\22i32\\22],\\22v", "[\\22i64\\22],\\22v");
    std::fs::write(&file, bad).expect("a writable folder");
    let output = tool(&[], &file);
    let errors = String::from_utf8(output.stderr).expect("UTF-8");
    let expected = "bad_abi.mlir:16:1: error: 'func.func' op attribute 'iree.reflection' of @count: entry `iree.abi`: result 0 is \
                    `\"i64\"`, but the function has `i32`";
    assert!(errors.contains(expected), "{errors}");
    assert_eq!((output.stdout.is_empty(), output.status.code()), (true, Some(1)));
}
