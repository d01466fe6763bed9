//! `ods-opt`: the command line of `mlir-opt`, with MLIR's standard dialects, and IREE's reflections of functions.

use std::process::ExitCode;

fn main() -> ExitCode {
    let tool = ods_opt_main::Tool::new("ods-opt")
        .version(env!("CARGO_PKG_VERSION"))
        .register(ods_dialects::register_all)
        .register(ods_iree_abi_ir::register)
        .passes(ods_dialects::PASSES)
        .passes(ods_iree_abi_ir::PASSES);
    #[cfg(feature = "jit")]
    let tool = tool.native(ods_jit::call);
    tool.run()
}
