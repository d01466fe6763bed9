//! `tfl-opt`: reads, verifies and prints files that use the dialects `tf` and `tfl`, with the command line of
//! `mlir-opt`; `--tf-to-tfl` converts the one to the other, `--infer-shapes` makes shapes static, and `run` executes
//! functions.

use std::process::ExitCode;

fn main() -> ExitCode {
    let tool = ods_opt_main::Tool::new("tfl-opt")
        .dialect::<tfl_opt::Tfl>()
        .pass(tfl_opt::patterns::TfToTfl::ENTRY)
        .register(ods_dialects::register_all);
    tool.version(env!("CARGO_PKG_VERSION")).run()
}
