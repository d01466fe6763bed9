//! `cargo xtask lit`: suites for `lit` and `FileCheck`, run on our tool.

use std::path::PathBuf;

use serde_json::Value;
use xtask::lit::{self, Programs};

use crate::process::{cargo, output, root};

/// Runs the suites in the given folders, or ours. `--release` uses an optimized tool; `--opt PROGRAM` uses that
/// program, which may be `mlir-opt` itself.
pub fn run(arguments: &[String]) -> Result<(), String> {
    let (mut release, mut opt, mut folders) = (false, None, Vec::new());
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.as_str() {
            "--release" => release = true,
            "--opt" => opt = Some(rest.next().map(PathBuf::from).ok_or("--opt wants a program")?),
            folder => folders.push(PathBuf::from(folder)),
        }
    }
    if folders.is_empty() {
        folders.push(root().join("tests/lit"));
    }
    let file_check = lit::find_file_check()
        .ok_or("FileCheck is not installed; Debian has it in llvm-22-tools (apt-get install llvm-22-tools)")?;
    let opt = opt.map_or_else(|| build(release), Ok)?;
    let programs = Programs { opt, file_check, scratch: root().join("target/lit") };
    let report = lit::run(&programs, &folders)?;
    println!("{report}");
    if report.failures() > 0 { Err("some tests failed".to_owned()) } else { Ok(()) }
}

/// Builds `ods-opt` and returns its path.
fn build(release: bool) -> Result<PathBuf, String> {
    let mut command = cargo();
    command.args(["build", "--quiet", "--package", "ods-opt", "--bin", "ods-opt", "--message-format=json"]);
    if release {
        command.arg("--release");
    }
    let messages = output(&mut command)?;
    let executable = |line| Some(PathBuf::from(serde_json::from_str::<Value>(line).ok()?.get("executable")?.as_str()?));
    messages.lines().find_map(executable).ok_or_else(|| "cargo did not report the path of ods-opt".to_owned())
}
