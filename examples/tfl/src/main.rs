//! `tfl-opt`: reads, verifies and prints files that use the dialects `tf` and `tfl`, with the command line of `mlir-opt`; `--tf-to-tfl`
//! converts the one to the other.

use std::process::ExitCode;

fn main() -> ExitCode {
    let tool = ods_tool::Tool::new("tfl-opt").dialect::<tfl_opt::Tfl>().pass(tfl_opt::patterns::TfToTfl::ENTRY);
    tool.version(env!("CARGO_PKG_VERSION")).run()
}
