//! The command line of `mlir-opt`, for anyone's dialects.
//!
//! ```no_run
//! fn main() -> std::process::ExitCode {
//!     ods_opt::Tool::new("my-opt").run()
//! }
//! ```
//!
//! [`Tool::dialect`] adds a dialect. Flags, output and exit status are those of `mlir-opt` 22; see [`Tool`] for the few
//! differences.
//!
//! Code map: [`tool`] is the entry; `arguments` turns LLVM's spellings into clap's; `flags` are the flags; `input` reads
//! and `split` divides files; `session` does the work, chunk by chunk; `report` says what is wrong.
//! `commands` are the subcommands, which read definitions instead: [`doc`] writes documentation, [`schema`] JSON, [`irdl`]
//! the dialect of that name.

mod arguments;
mod commands;
mod definitions;
pub mod doc;
mod flags;
mod input;
pub mod irdl;
mod report;
pub mod schema;
mod session;
mod split;
mod streams;
pub mod tool;

pub use streams::Streams;
pub use tool::Tool;
