//! The rows of `cargo xtask bench` that time passes, ours and MLIR's on the same files.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{cargo, output, root};

/// The C++ program.
const SOURCE: &str = "tools/benches/mlir/passes.cpp";

/// A row: its name, the input, and the pipeline.
struct Row {
    name: &'static str,
    shape: &'static str,
    /// The number of operations, or of what else is counted, in relation to those asked for.
    divisor: usize,
    functions: usize,
    pipeline: &'static str,
}

const fn row(name: &'static str, shape: &'static str, pipeline: &'static str) -> Row {
    Row { name, shape, divisor: 1, functions: 1, pipeline }
}

const CANONICALIZE: &str = "builtin.module(canonicalize)";
const CSE: &str = "builtin.module(cse)";
const MEM2REG: &str = "builtin.module(func.func(mem2reg))";
const SCCP: &str = "builtin.module(sccp)";

const ROWS: &[Row] = &[
    row("canonicalize_nothing", "nothing", CANONICALIZE),
    row("canonicalize_addzero", "addzero", CANONICALIZE),
    row("canonicalize_constfold", "constfold", CANONICALIZE),
    row("canonicalize_dead", "dead", CANONICALIZE),
    row("canonicalize_branches", "branches", CANONICALIZE),
    row("canonicalize_loops", "loops", CANONICALIZE),
    row("cse_none", "nothing", CSE),
    row("cse_half", "dup", CSE),
    row("sccp", "constfold", SCCP),
    row("sccp_branches", "branches", SCCP),
    Row { divisor: 10, ..row("symbol_dce", "symbols", "builtin.module(symbol-dce)") },
    Row { divisor: 10, ..row("inline", "calls", "builtin.module(inline)") },
    row("licm", "loops", "builtin.module(loop-invariant-code-motion)"),
    Row { functions: 1000, ..row("mem2reg", "slots", MEM2REG) },
    row("mem2reg_large", "slots", MEM2REG),
    row("scf_to_cf", "loops", "builtin.module(convert-scf-to-cf)"),
    Row { functions: 1000, ..row("nested", "dup", "builtin.module(func.func(canonicalize,cse))") },
];

/// Returns whether one of the arguments names a row of passes.
pub fn is_row(name: &str) -> bool {
    ROWS.iter().any(|row| row.name == name)
}

/// Prints the rows that the arguments name, or all if they name none.
pub fn run(arguments: &[&String], versus: bool) -> Result<(), String> {
    let named = arguments.iter().any(|argument| is_row(argument));
    let position = arguments.iter().position(|argument| *argument == "--n");
    let ops = position.and_then(|at| arguments.get(at + 1)).and_then(|text| text.replace('_', "").parse().ok());
    let ops: usize = ops.unwrap_or(1_000_000);
    let program = if versus { Some(compile()?) } else { None };
    for row in ROWS.iter().filter(|row| !named || arguments.iter().any(|argument| *argument == row.name)) {
        let count = ops / row.divisor;
        let file = input(row, count)?;
        let ours = measure(&mut ours(), &file, row, count)?;
        let mut line = format!("{}\t{:.1}\t{:.0} MB", row.name, ours.ns, ours.peak - ours.parsed);
        if let Some(program) = &program {
            let theirs = measure(&mut Command::new(program), &file, row, count)?;
            let (ns, memory) = (theirs.ns, theirs.peak - theirs.parsed);
            line += &format!("\tC++ {ns:.1}\t{memory:.0} MB\t{:.1}x", ns / ours.ns);
            if theirs.left != ours.left {
                line += &format!("\tleft {} and {}", ours.left, theirs.left);
            }
        }
        println!("{line}");
    }
    Ok(())
}

fn ours() -> Command {
    let mut command = cargo();
    command.current_dir(root());
    command.args(["run", "--release", "--quiet", "--package", "ods-bench", "--bin", "passes", "--", "run"]);
    command
}

/// Writes the input of a row. Returns its file.
fn input(row: &Row, count: usize) -> Result<PathBuf, String> {
    let file = root().join(format!("target/bench-{}-{count}-{}.mlir", row.shape, row.functions));
    let mut command = cargo();
    command.current_dir(root());
    command.args([
        "run",
        "--release",
        "--quiet",
        "--package",
        "ods-bench",
        "--bin",
        "passes",
        "--",
        "write",
        row.shape,
    ]);
    let text = output(command.args([count.to_string(), row.functions.to_string()]))?;
    std::fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(file)
}

/// The figures of a run.
struct Figures {
    ns: f64,
    parsed: f64,
    peak: f64,
    left: String,
}

/// Returns the figures with the median time of three runs.
fn measure(command: &mut Command, file: &Path, row: &Row, count: usize) -> Result<Figures, String> {
    command.arg(file).arg(row.pipeline).arg(count.to_string());
    let mut runs = Vec::new();
    for _ in 0..3 {
        let text = output(command)?;
        let columns: Vec<&str> = text.trim().split('\t').collect();
        let number = |index: usize| columns.get(index).and_then(|text| text.parse::<f64>().ok()).unwrap_or(f64::NAN);
        let left = columns.get(3).copied().unwrap_or_default().to_owned();
        runs.push(Figures { ns: number(0), parsed: number(1), peak: number(2), left });
    }
    runs.sort_by(|a, b| a.ns.total_cmp(&b.ns));
    Ok(runs.swap_remove(1))
}

/// Compiles the C++ program. Returns its file.
fn compile() -> Result<PathBuf, String> {
    const LLVM: &str = "/usr/lib/llvm-22";
    let program = root().join("target/mlir-passes");
    if program.exists() {
        return Ok(program);
    }
    let mut command = Command::new("g++");
    command.args(["-std=c++17", "-O2", "-DNDEBUG", "-fno-rtti", "-isystem", &format!("{LLVM}/include")]);
    command.arg(root().join(SOURCE)).arg("-o").arg(&program);
    command.args([&format!("-L{LLVM}/lib"), &format!("-Wl,-rpath,{LLVM}/lib"), "-lMLIR", "-lLLVM"]);
    output(&mut command)
        .map_err(|error| format!("{error}\n(it needs Debian's libmlir-22-dev, llvm-22-dev and g++)"))?;
    Ok(program)
}
