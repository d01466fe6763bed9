//! `tf-opt`: reads, verifies and prints files that use the `tf` dialect, with the command line of `mlir-opt`;
//! `--infer-shapes` makes shapes static, and `run` executes functions. Functions and control flow come from the
//! standard dialects.

use std::process::ExitCode;

fn main() -> ExitCode {
    let tool = ods_opt_main::Tool::new("tf-opt").dialect::<tf_opt::Tf>().register(ods_dialects::register_all);
    tool.version(env!("CARGO_PKG_VERSION")).run()
}
