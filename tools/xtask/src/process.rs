//! Running other programs.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use wait4::Wait4;

/// Returns the root of the repository.
pub fn root() -> PathBuf {
    let manifest = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    manifest.ancestors().nth(2).map(PathBuf::from).unwrap_or(manifest)
}

/// Returns the folder of what cargo builds.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Returns a command for the `cargo` that runs this task.
pub fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a program of this package that needs the dialects; `failure` is the error if it does not succeed.
pub fn run_with_dialects(program: &str, arguments: &[String], failure: &str) -> Result<(), String> {
    let mut command = cargo();
    command.args(["run", "--quiet", "--package", "xtask", "--features", "integration", "--bin", program]);
    command.arg("--manifest-path").arg(root().join("Cargo.toml")).arg("--").args(arguments);
    let status = command.status().map_err(|error| format!("cannot run {command:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err(failure.to_owned()) }
}

/// The resources that a process and its children used.
#[derive(Clone, Copy)]
pub struct Usage {
    /// Processor time, user and system, all threads.
    pub processor: Duration,
    /// Memory at its peak, in bytes.
    pub peak: u64,
}

/// Runs the command to its end, without output, and returns the resources that it used.
pub fn usage(command: &mut Command) -> Result<Usage, String> {
    let child = command.stdout(Stdio::null()).spawn().map_err(|error| format!("cannot run {command:?}: {error}"))?;
    let used = child.wait4().map_err(|error| format!("{command:?}: {error}"))?;
    if !used.status.success() {
        return Err(format!("{command:?} failed: {}", used.status));
    }
    Ok(Usage { processor: used.rusage.utime + used.rusage.stime, peak: used.rusage.maxrss })
}

/// Runs the command to its end, and returns its standard output.
pub fn output(command: &mut Command) -> Result<String, String> {
    let done = command.output().map_err(|error| format!("cannot run {command:?}: {error}"))?;
    if !done.status.success() {
        let said = [done.stdout, done.stderr].concat();
        return Err(format!("{command:?} failed:\n{}", String::from_utf8_lossy(&said)));
    }
    Ok(String::from_utf8_lossy(&done.stdout).into_owned())
}
