//! `cargo xtask integration FILE_OR_FOLDER...`: tests for `mlir-runner`, run on the interpreter.
//!
//! The program is `tools/xtask/src/bin/integration`, which needs the dialects.

use crate::process::run_with_dialects;

pub fn run(arguments: &[String]) -> Result<(), String> {
    if arguments.is_empty() {
        return Err("expected files or folders of MLIR's integration tests".to_owned());
    }
    run_with_dialects("integration", arguments, "some tests differ")
}
