//! `ods-opt`: the command line of `mlir-opt`, with MLIR's standard dialects.

use std::process::ExitCode;

fn main() -> ExitCode {
    ods_tool::Tool::new("ods-opt")
        .version(env!("CARGO_PKG_VERSION"))
        .register(ods_dialects::register_all)
        .passes(ods_dialects::PASSES)
        .run()
}
