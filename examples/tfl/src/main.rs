//! `tfl-opt`: reads, verifies and prints files that use the dialects `tf` and `tfl`, with the command line of `mlir-opt`.

use std::process::ExitCode;

fn main() -> ExitCode {
    ods_tool::Tool::new("tfl-opt").dialect::<tfl_opt::Tfl>().version(env!("CARGO_PKG_VERSION")).run()
}
