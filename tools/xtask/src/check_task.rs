//! `cargo xtask check [--update | --long | --mutations] [DIALECT...]`: the folds and patterns of our dialects, against
//! semantics.
//!
//! The program is `tools/xtask/src/bin/rewrites`, which needs the dialects.

use crate::process::{cargo, root};

pub fn run(arguments: &[String]) -> Result<(), String> {
    let mut command = cargo();
    command.args(["run", "--quiet", "--package", "xtask", "--features", "integration", "--bin", "rewrites"]);
    command.arg("--manifest-path").arg(root().join("Cargo.toml")).arg("--").arg(root()).args(arguments);
    let status = command.status().map_err(|error| format!("cannot run {command:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err("some rewrites are wrong, or the table is stale".to_owned()) }
}
