//! Commands in a shell that defines the programs of LLVM's tests.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use super::Programs;

/// The programs as functions of the shell, so that commands may name them anywhere.
///
/// A `FileCheck` that reads a file also drains its standard input: a program that writes to a closed pipe would fail,
/// depending on timing.
const PRELUDE: &str = r#"set -o pipefail
mlir-opt() { "$OPT" "$@"; }
ods-opt() { "$OPT" "$@"; }
FileCheck() { "$FILE_CHECK" "$@"; local status=$?; cat > /dev/null; return $status; }
not() { ! "$@"; }
exec 2>&1
"#;

/// `lit` of MLIR sets these.
const FILE_CHECK_OPTIONS: &str = "-enable-var-scope --allow-unused-prefixes=false";

/// A test that runs longer is stuck.
const SECONDS: &str = "120";

/// The outcome of a command.
pub(super) struct Done {
    pub(super) succeeded: bool,
    /// The output, messages included.
    pub(super) output: String,
}

/// Runs a command to its end.
pub(super) fn run(programs: &Programs, command: &str) -> Result<Done, String> {
    let done = Command::new("timeout")
        .args([SECONDS, "bash", "-c", &format!("{PRELUDE}{command}")])
        .env("OPT", &programs.opt)
        .env("FILE_CHECK", &programs.file_check)
        .env("FILECHECK_OPTS", FILE_CHECK_OPTIONS)
        .env("NO_COLOR", "1")
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("cannot run a shell: {error}"))?;
    Ok(Done { succeeded: done.status.success(), output: String::from_utf8_lossy(&done.stdout).into_owned() })
}

/// Returns the path of a program.
pub(super) fn find_program(name: &str) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|file| file.is_file())
}
