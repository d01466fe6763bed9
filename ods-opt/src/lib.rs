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

mod arguments;
mod flags;
mod input;
mod report;
mod session;
mod split;
mod streams;
pub mod tool;

pub use streams::Streams;
pub use tool::Tool;
