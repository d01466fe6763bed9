//! Running other programs.

use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

/// The root of the repository.
pub fn root() -> PathBuf {
    let manifest = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().map(PathBuf::from).unwrap_or(manifest)
}

/// `cargo`, the one that runs this task.
pub fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs to the end; how long it took.
pub fn timed(command: &mut Command) -> Result<Duration, String> {
    let start = Instant::now();
    output(command)?;
    Ok(start.elapsed())
}

/// Runs to the end; what it wrote to standard output.
pub fn output(command: &mut Command) -> Result<String, String> {
    let done = command.output().map_err(|error| format!("cannot run {command:?}: {error}"))?;
    if !done.status.success() {
        return Err(format!("{command:?} failed:\n{}", String::from_utf8_lossy(&done.stderr)));
    }
    Ok(String::from_utf8_lossy(&done.stdout).into_owned())
}
