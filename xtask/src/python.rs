//! `cargo xtask python`: the tests of the Python package, in a virtual environment under `target/`.
//!
//! The extension module needs an interpreter to run in, so the tests of Rust do not cover it. Without `python3` or the tools
//! from PyPI, the task says so loudly and succeeds: everything else of the repository works there.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{output, root};

/// Builds the package into the environment, and runs `pytest` with the arguments. `--release` builds an optimized one.
pub fn run(arguments: &[String]) -> Result<(), String> {
    let release = arguments.iter().any(|argument| argument == "--release");
    let rest: Vec<&String> = arguments.iter().filter(|argument| *argument != "--release").collect();
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("SKIPPED: there is no python3 here, so nothing of ods-py was tested");
        return Ok(());
    }
    let environment = root().join("target/python-ods");
    let python = environment.join("bin/python");
    if let Err(reason) = prepare(&environment, &python) {
        eprintln!("SKIPPED: nothing of ods-py was tested, as its tools cannot be installed here: {reason}");
        return Ok(());
    }
    build(&environment, release)?;
    test(&python, &rest)?;
    coverage(&python)
}

/// Makes the environment, with what builds and tests the package.
fn prepare(environment: &Path, python: &Path) -> Result<(), String> {
    if !python.exists() {
        output(Command::new("python3").args(["-m", "venv"]).arg(environment))?;
    }
    if environment.join("bin/maturin").exists() {
        return Ok(());
    }
    let packages = ["maturin>=1.9.4,<2", "pytest", "numpy"];
    output(Command::new(python).args(["-m", "pip", "install", "--quiet"]).args(packages)).map(drop)
}

/// Builds the package, and installs it into the environment.
fn build(environment: &Path, release: bool) -> Result<(), String> {
    let mut maturin = Command::new(environment.join("bin/maturin"));
    maturin.args(["develop", "--quiet", "--locked"]).current_dir(root().join("ods-py")).env("VIRTUAL_ENV", environment);
    if release {
        maturin.arg("--release");
    }
    output(&mut maturin).map(drop)
}

fn test(python: &Path, arguments: &[&String]) -> Result<(), String> {
    let tests: PathBuf = root().join("ods-py/tests");
    let mut pytest = Command::new(python);
    pytest.args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider"]).arg(tests).args(arguments);
    let status = pytest.status().map_err(|error| format!("cannot run {pytest:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err("tests of the Python package failed".to_owned()) }
}

/// Checks that `docs/python-coverage.md` is that of the package.
fn coverage(python: &Path) -> Result<(), String> {
    let mut check = Command::new(python);
    check.arg(root().join("ods-py/tests/coverage.py")).arg("--check");
    output(&mut check).map(drop)
}
