//! `cargo xtask python-tests FOLDER`: MLIR's own tests of its Python bindings, run on our package.
//!
//! The tests are not in this repository: FOLDER is `mlir/test/python` of LLVM. `python/package/tests/upstream.py` runs
//! and judges them.

use std::process::Command;

use crate::process::root;
use crate::python::Environment;

/// Builds the package `upstream`, `ods` with the dialect of these tests, and runs the tests in the folder; `--write`
/// writes `docs/python-upstream.md` as well.
pub fn run(arguments: &[String]) -> Result<(), String> {
    let Some(environment) = Environment::new()? else { return Ok(()) };
    environment.install(&["ml_dtypes"])?;
    environment.build("tests/python-upstream", false)?;
    let mut tests = Command::new(environment.python());
    tests.arg(root().join("python/package/tests/upstream.py"));
    for argument in arguments {
        tests.arg(argument);
        if argument == "--write" {
            tests.arg(root().join("docs/python-upstream.md"));
        }
    }
    let status = tests.status().map_err(|error| format!("cannot run {tests:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err("tests of MLIR had other outcomes than expected".to_owned()) }
}
