//! `money-opt`: the command line of `mlir-opt`, for files with operations of `money`.

use std::process::ExitCode;

use ods::prelude::Context;

fn main() -> ExitCode {
    ods::opt::main("money-opt", env!("CARGO_PKG_VERSION"), Context::register::<money::Money>)
}
