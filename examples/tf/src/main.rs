//! `tf-opt`: reads, verifies and prints files that use the `tf` dialect, with the command line of `mlir-opt`.

use std::process::ExitCode;

fn main() -> ExitCode {
    ods_tool::Tool::new("tf-opt").dialect::<tf_opt::Tf>().version(env!("CARGO_PKG_VERSION")).run()
}
