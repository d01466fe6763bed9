//! `tests/lit`: suites for LLVM's `lit` and `FileCheck`, run on this tool in place of `mlir-opt`. They pass with that
//! as well: `cargo xtask lit --opt mlir-opt-22`.
//!
//! Without `FileCheck` nothing is tested, and that is said aloud.

use std::io::Write;
use std::path::PathBuf;

use xtask::lit::{self, Programs, TestResult};

#[test]
fn our_suites_pass() {
    let Some(file_check) = lit::find_file_check() else {
        // Not a captured print: who runs the tests is to know.
        let message = b"\nSKIPPED: tests/lit is not run, as FileCheck is not installed (Debian: llvm-22-tools)\n";
        std::io::stderr().write_all(message).expect("standard error takes all");
        return;
    };
    let programs = Programs {
        opt: env!("CARGO_BIN_EXE_ods-opt").into(),
        file_check,
        scratch: PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lit"),
    };
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/lit");
    let report = lit::run(&programs, &[folder]).expect("the suites can be read");
    assert_eq!(report.failures(), 0, "{report}");
    let unsupported: Vec<_> =
        report.tests().iter().filter(|(_, outcome)| matches!(outcome, TestResult::Unsupported(_))).collect();
    // The one that is there to be so.
    assert!(matches!(&unsupported[..], [(path, _)] if path.ends_with("passes/not-yet.mlir")), "{report}");
    assert!(report.count(|outcome| *outcome == TestResult::Pass) >= 8, "{report}");
}

/// Accepts a `FileCheck` that exits early: the program before it in a pipe does not fail.
#[test]
fn early_exit_of_file_check_is_not_a_failure() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lit-pipes");
    std::fs::create_dir_all(&folder).expect("a writable folder");
    let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).expect("a writable folder");
    write("a-passes.mlir", "// RUN: (sleep 0.1; mlir-opt %s) | FileCheck -input-file %s\n");
    write("b-fails.mlir", "// RUN: not FileCheck -input-file %s < %s\n");
    let opt = env!("CARGO_BIN_EXE_ods-opt").into();
    // Any program that reads nothing and succeeds.
    let programs = Programs { opt, file_check: "true".into(), scratch: folder.join("scratch") };
    let report = lit::run(&programs, &[folder]).expect("the suite can be read");
    assert!(matches!(report.tests(), [(_, TestResult::Pass), (_, TestResult::Fail(_))]), "{report}");
}

#[test]
fn failures_differ_from_unsupported_tests() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lit-outcomes");
    // Files of an earlier version of this test would be tests, too.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a writable folder");
    let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).expect("a writable folder");
    write("a-fails.mlir", "// RUN: mlir-opt %s\n\"a.b\"() : () -> ()\n");
    write("b-needs-a-pass.mlir", "// RUN: mlir-opt -convert-cf-to-llvm %s\n");
    write("c-needs-a-dialect.mlir", "// RUN: mlir-opt %s\ngpu.module @a {}\n");
    write("d-needs-a-program.mlir", "// RUN: mlir-nothing %s\n");
    write("e-fails-too.mlir", "// RUN: mlir-opt %s\n\"a.b\"() : () -> vector<4xf32>\n");
    write("f-passes.mlir", "// RUN: mlir-opt %s -o %t && grep module %t\n// gpu.module\n");
    write("g-is-no-test.mlir", "module {}\n");
    let opt = env!("CARGO_BIN_EXE_ods-opt").into();
    // None of these asks for it.
    let programs = Programs { opt, file_check: "no-file-check".into(), scratch: folder.join("scratch") };
    let report = lit::run(&programs, &[folder]).expect("the suite can be read");
    let outcomes: Vec<&TestResult> = report.tests().iter().map(|(_, outcome)| outcome).collect();
    let [
        TestResult::Fail(why),
        TestResult::Unsupported(pass),
        TestResult::Unsupported(dialect),
        TestResult::Unsupported(program),
        TestResult::Fail(_),
        TestResult::Pass,
    ] = outcomes[..]
    else {
        panic!("{report}")
    };
    assert!(why.contains("unregistered dialect"), "{why}");
    assert!(pass.contains("'-convert-cf-to-llvm'"), "{pass}");
    assert_eq!((dialect.as_str(), program.as_str()), ("needs the dialect gpu", "needs mlir-nothing"));
}
