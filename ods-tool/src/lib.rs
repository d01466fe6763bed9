//! The command line of `mlir-opt`, for anyone's dialects.
//!
//! A whole tool is one call. Most crates reach it as `ods::opt`, with the feature `opt` of `ods`:
//!
//! ```no_run
//! # use ods_core::{Context, schema::Dialect};
//! # fn run<My: Dialect + 'static>() -> std::process::ExitCode {
//! ods_tool::main("my-opt", env!("CARGO_PKG_VERSION"), Context::register::<My>) // that is: |context| context.register::<My>()
//! # }
//! ```
//!
//! [`Tool`] does the same step by step, and in tests without a process. Flags, output and exit status are those of `mlir-opt`
//! 22; see [`Tool`] for the few differences.
//!
//! Code map: [`tool`] is the entry; `arguments` turns LLVM's spellings into clap's; `flags` are the flags; `input` reads
//! and `split` divides files; `session` does the work, chunk by chunk; `pipeline` looks at what passes are asked for;
//! `report` says what is wrong, and `output` takes what is printed. `completions` are scripts for shells.
//! `commands` are the subcommands, which read definitions instead: [`doc`] writes documentation, [`schema`] JSON, [`irdl`]
//! the dialect of that name.

mod arguments;
mod commands;
mod completions;
mod definitions;
pub mod doc;
mod flags;
mod input;
pub mod irdl;
mod output;
mod passes;
mod pipeline;
mod report;
mod reproducer;
mod round_trip;
pub mod schema;
mod session;
mod split;
mod streams;
mod timing;
pub mod tool;

pub use streams::Streams;
pub use tool::{Tool, main};
