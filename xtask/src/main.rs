//! Tasks of the repository.
//!
//! ```text
//! cargo xtask bench [--vs-mlir] [BENCH ARGUMENTS...]   the figures of docs/performance.md
//! cargo xtask tool-bench [ROW...]                      the whole tool on whole files, beside `mlir-opt`
//! cargo xtask instructions [ROW...]                    processor instructions per item, counted by valgrind
//! cargo xtask coverage [--strict]                      whether docs/ods-coverage.md names tests that run
//! cargo xtask parity FILE_OR_FOLDER...                 what differs from `mlir-opt`, chunk by chunk
//! cargo xtask lit [--release | --opt P] [FOLDER...]    suites for `lit` and `FileCheck`, run on ods-opt
//! cargo xtask portability                              whether the libraries work where `usize` has 32 bits
//! cargo xtask book                                     the guide and the dialects as HTML, with mdbook
//! cargo xtask compile-cost [--ops N] [--vs-pliron]     what a definition costs to compile
//! ```

mod bench;
mod book;
mod compile_cost;
mod coverage;
mod instructions;
mod lit_task;
mod parity;
mod portability;
mod process;
mod tool_bench;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let outcome = match arguments.split_first() {
        Some((task, rest)) if task == "bench" => bench::run(rest),
        Some((task, rest)) if task == "compile-cost" => compile_cost::run(rest),
        Some((task, rest)) if task == "instructions" => instructions::run(rest),
        Some((task, rest)) if task == "tool-bench" => tool_bench::run(rest),
        Some((task, rest)) if task == "lit" => lit_task::run(rest),
        Some((task, rest)) if task == "book" => book::run(rest),
        Some((task, rest)) if task == "coverage" => coverage::run(rest),
        Some((task, _)) if task == "portability" => portability::run(),
        Some((task, rest)) if task == "parity" => parity::run(rest),
        _ => Err(
            "expected a task: bench, tool-bench, instructions, compile-cost, coverage, lit, book, parity, portability"
                .to_owned(),
        ),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}
