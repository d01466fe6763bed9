//! The command line of `mlir-opt`, for any dialect.
//!
//! A whole tool is one call. Most crates reach it as `ods::opt`, with the feature `opt` of `ods`:
//!
//! ```no_run
//! # use ods_core::{Context, schema::Dialect};
//! # fn run<My: Dialect + 'static>() -> std::process::ExitCode {
//! ods_opt_main::main("my-opt", env!("CARGO_PKG_VERSION"), Context::register::<My>) // that is: |context| context.register::<My>()
//! # }
//! ```
//!
//! [`Tool`] does the same step by step, and in tests without a process. Flags, output and exit status are the same as
//! in `mlir-opt` 22; see [`Tool`] for the few differences.
//!
//! Code map: [`tool`] is the entry point; `arguments` translates LLVM's spellings to clap's; `flags` defines the flags;
//! `input` reads files and `split` splits them; `session` processes the chunks; `passes` runs passes;
//! `report` writes diagnostics, and `output` collects the printed text. `completions` generates shell scripts.
//! `commands` has the subcommands, which read definitions instead: [`doc`] writes documentation, [`schema`] JSON, and
//! [`irdl`] the IRDL dialect.

mod arguments;
mod commands;
mod completions;
mod definitions;
pub mod doc;
mod equal;
mod execute;
mod execution;
mod expectations;
mod flags;
mod input;
pub mod irdl;
mod output;
mod output_file;
mod passes;
mod progress;
mod report;
mod reproducer;
mod round_trip;
pub mod schema;
mod session;
mod split;
mod streams;
mod timer;
pub mod tool;

pub use execute::Call;
pub use streams::Streams;
pub use tool::{Tool, main};
