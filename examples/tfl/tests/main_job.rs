//! A file with operations of two dialects is parsed, verified, and printed unchanged or in generic form.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("network.mlir")
}

fn tool(file: &Path, flags: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tfl-opt"));
    command.arg("--allow-unregistered-dialect").args(flags).arg(file);
    command.output().expect("the tool runs")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn prints_the_example_unchanged() {
    let output = tool(&example(), &["--verify-roundtrip"]);
    assert_eq!(text(&output.stdout), std::fs::read_to_string(example()).expect("the example"));
    assert!(output.status.success(), "{}", text(&output.stderr));
}

#[test]
fn generic_form_matches_mlir_opt() {
    let output = tool(&example(), &["--mlir-print-op-generic"]);
    let recorded = std::fs::read_to_string(example().with_extension("mlir.generic")).expect("recorded");
    assert_eq!(text(&output.stdout), recorded);
}

#[test]
fn reports_errors_at_their_location() {
    let good = std::fs::read_to_string(example()).expect("the example");
    let cases = [
        (
            "RELU}",
            "SIGN}",
            "12:60: error: custom op 'tfl.add' expected string or keyword containing one of the following \
          enum values for attribute 'fused_activation_function' [NONE, RELU, RELU_N1_TO_1, RELU6]",
        ),
        (
            "alpha = 1.000000e-01 : tensor<4xf32>\n    %2 = tfl",
            "alpha : tensor<4xf32>\n    %2 = tfl",
            "13:33: error: expected '='",
        ),
        (
            "{fused_activation_function : NONE}",
            "",
            "14:30: error: custom op 'tfl.add' expected 'fused_activation_function'",
        ),
    ];
    for (index, (part, wrong, expected)) in cases.into_iter().enumerate() {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("bad{index}.mlir"));
        assert!(good.contains(part), "{part}");
        std::fs::write(&file, good.replace(part, wrong)).expect("a writable folder");
        let output = tool(&file, &[]);
        assert!(text(&output.stderr).contains(expected), "{}", text(&output.stderr));
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), ""));
    }
}
