//! `cx-opt`: the command line of `mlir-opt`, for files with operations of `cx`.

use std::process::ExitCode;

use ods::opt::Tool;
use port::Cx;
use port::lower::CxToArith;

fn main() -> ExitCode {
    Tool::new("cx-opt")
        .version(env!("CARGO_PKG_VERSION"))
        .register(ods_dialects::register_all)
        .dialect::<Cx>()
        .passes(ods_dialects::PASSES)
        .pass(CxToArith::ENTRY)
        .run()
}
