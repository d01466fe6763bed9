//! Tasks of the repository.
//!
//! ```text
//! cargo xtask bench [--vs-mlir] [BENCH ARGUMENTS...]   the figures of docs/performance.md
//! cargo xtask tool-bench [ROW...]                      the whole tool on whole files, beside `mlir-opt`
//! cargo xtask instructions [ROW...]                    processor instructions per item, counted by valgrind
//! cargo xtask coverage [--strict]                      whether docs/ods-coverage.md names tests that run
//! cargo xtask api [--update]                           whether docs/api/ods.txt is the public API of the facade
//! cargo xtask style [--update | --list CRATE]          docs/style.md, and the tables of ARCHITECTURE.md
//! cargo xtask gates [GATE...]                          rustfmt, clippy, rustdoc, and whether the fuzz targets compile
//! cargo xtask targets                                  32-bit targets: WebAssembly, 32-bit x86
//! cargo xtask parity FILE_OR_FOLDER...                 what differs from `mlir-opt`, chunk by chunk
//! cargo xtask lit [--release | --opt P] [FOLDER...]    suites for `lit` and `FileCheck`, run on ods-opt
//! cargo xtask check [--update | --long] [DIALECT...]   the folds and patterns of our dialects against semantics
//! cargo xtask integration FILE_OR_FOLDER...            tests that run modules and check their output, on the interpreter
//! cargo xtask abi-vectors FILE.jsonl...                recorded signatures and calls of IREE's ABIs, run on ods-iree-abi
//! cargo xtask python [--release] [PYTEST ARGUMENTS...] the Python package, built and tested in a virtual environment
//! cargo xtask python-tests FOLDER [--write]            MLIR's tests of its Python bindings, run on the Python package
//! cargo xtask book                                     the guide and the dialects as HTML, with mdbook
//! cargo xtask compile-cost [--ops N] [--vs-pliron]     compile-time cost of a definition
//! ```

mod abi_vectors_task;
mod api;
mod bench;
mod book;
mod build_cost;
mod check_task;
mod compile_cost;
mod coverage;
mod gates;
mod instructions;
mod integration_task;
mod lit_task;
mod parity;
mod pass_bench;
mod process;
mod python;
mod python_tests;
mod style;
mod targets;
mod tool_bench;

use std::process::ExitCode;

/// A task by its name, with the function that runs it on the arguments after the name.
type Task = (&'static str, fn(&[String]) -> Result<(), String>);

const TASKS: [Task; 18] = [
    ("bench", bench::run),
    ("tool-bench", tool_bench::run),
    ("instructions", instructions::run),
    ("build-cost", build_cost::run),
    ("compile-cost", compile_cost::run),
    ("coverage", coverage::run),
    ("api", api::run),
    ("style", style::run),
    ("gates", gates::run),
    ("targets", targets::run),
    ("parity", parity::run),
    ("lit", lit_task::run),
    ("check", check_task::run),
    ("integration", integration_task::run),
    ("abi-vectors", abi_vectors_task::run),
    ("python", python::run),
    ("python-tests", python_tests::run),
    ("book", book::run),
];

fn main() -> ExitCode {
    if std::env::var_os(api::AS_RUSTDOC).is_some() {
        return api::rustdoc();
    }
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<(), String> {
    let (name, rest) = arguments.split_first().ok_or_else(expected)?;
    let (_, task) = TASKS.iter().find(|(task, _)| task == name).ok_or_else(expected)?;
    task(rest)
}

fn expected() -> String {
    format!("expected a task: {}", TASKS.map(|(name, _)| name).join(", "))
}
