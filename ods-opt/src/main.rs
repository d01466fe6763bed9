//! `ods-opt`: the command line of `mlir-opt`, with the builtin dialect.

use std::process::ExitCode;

fn main() -> ExitCode {
    ods_opt::Tool::new("ods-opt").version(env!("CARGO_PKG_VERSION")).run()
}
