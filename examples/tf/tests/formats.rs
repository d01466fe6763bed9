//! Examples of the document in the text formats that their definitions declare.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn document() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("document.mlir")
}

fn tool(file: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tf-opt"));
    command.args(["--allow-unregistered-dialect", "--verify-roundtrip"]).arg(file);
    command.output().expect("the tool runs")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn examples_round_trip() {
    let output = tool(&document());
    assert_eq!(text(&output.stderr), "");
    assert_eq!(text(&output.stdout), std::fs::read_to_string(document()).expect("the example"));
}

#[test]
fn reports_errors_at_their_location() {
    let good = std::fs::read_to_string(document()).expect("the example");
    let cases = [
        ("[-1, 4)", "[-1, 4]", "13:21: error: expected ')'"),
        ("1 to 4", "1 upto 4", "14:16: error: custom op 'tf.checked' expected 'to'"),
        ("1 to 4", "4 to 1", "14:3: error: 'tf.checked' op spans -3"),
        (
            "caseB",
            "caseC",
            "17:11: error: custom op 'tf.enum' expected string or keyword containing one of the following",
        ),
        (
            "values(%2, %5 :",
            "values(%2 :",
            "12:68: error: custom op 'tf.groups' number of operands and types do not match: got 1 operands and 2 types",
        ),
    ];
    for (index, (part, wrong, expected)) in cases.into_iter().enumerate() {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("format{index}.mlir"));
        assert!(good.contains(part), "{part}");
        std::fs::write(&file, good.replace(part, wrong)).expect("a writable folder");
        let output = tool(&file);
        assert!(text(&output.stderr).contains(expected), "{}", text(&output.stderr));
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), ""));
    }
}
