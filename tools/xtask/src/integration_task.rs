//! `cargo xtask integration FILE_OR_FOLDER...`: tests for `mlir-runner`, run on the interpreter.
//!
//! The program is `tools/xtask/src/bin/integration`, which needs the dialects.

use crate::process::{cargo, root};

pub fn run(arguments: &[String]) -> Result<(), String> {
    if arguments.is_empty() {
        return Err("expected files or folders of MLIR's integration tests".to_owned());
    }
    let mut command = cargo();
    command.args(["run", "--quiet", "--package", "xtask", "--features", "integration", "--bin", "integration"]);
    command.arg("--manifest-path").arg(root().join("Cargo.toml")).arg("--").args(arguments);
    let status = command.status().map_err(|error| format!("cannot run {command:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err("some tests differ".to_owned()) }
}
