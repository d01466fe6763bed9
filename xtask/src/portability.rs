//! `cargo xtask portability`: whether the libraries work where `usize` has 32 bits.
//!
//! Everywhere: no 64-bit number is cut to a `usize`, as clippy's `cast_possible_truncation` sees it; its other findings
//! are about numbers that are bounded on every target. Where the target is installed: the tests of the core for i686,
//! and builds for wasm32.

use std::process::Command;

use crate::process::{cargo, root};

/// The end of clippy's message about casts that are exact on 64-bit targets only.
const NARROWING: &str = "on targets with 32-bit wide pointers";

pub fn run() -> Result<(), String> {
    check_narrowing()?;
    for (target, task) in [
        ("i686-unknown-linux-gnu", &["test", "--package", "ods-core", "--lib"][..]),
        (
            "wasm32-unknown-unknown",
            &["check", "--package", "ods", "--package", "ods-dialects", "--no-default-features"],
        ),
    ] {
        if is_installed(target) {
            succeed(cargo().current_dir(root()).args(task).args(["--target", target]))?;
        } else {
            eprintln!("xtask: SKIPPED `cargo {}` for {target}: `rustup target add {target}`", task.join(" "));
        }
    }
    Ok(())
}

fn check_narrowing() -> Result<(), String> {
    let mut command = cargo();
    command.current_dir(root()).args(["clippy", "--quiet", "--workspace", "--lib", "--bins", "--"]);
    let output = command
        .args(["-W", "clippy::cast_possible_truncation"])
        .output()
        .map_err(|error| format!("cannot run {command:?}: {error}"))?;
    let report = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(format!("{command:?} failed:\n{report}"));
    }
    let findings: Vec<&str> = report.split("\n\n").filter(|finding| finding.contains(NARROWING)).collect();
    match findings.is_empty() {
        true => Ok(()),
        false => Err(format!("numbers are cut where `usize` has 32 bits:\n{}", findings.join("\n\n"))),
    }
}

/// Returns whether the standard library of the target is installed.
fn is_installed(target: &str) -> bool {
    let output = Command::new("rustc").args(["--print", "target-libdir", "--target", target]).output();
    let folder = output.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    folder.is_ok_and(|folder| std::fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some()))
}

fn succeed(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{command:?} failed: {status}")),
        Err(error) => Err(format!("cannot run {command:?}: {error}")),
    }
}
