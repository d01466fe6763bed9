//! `cargo xtask bench`: runs the benchmarks, and their C++ twin beside them.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::pass_bench;
use crate::process::{cargo, output, root};

/// The C++ program of the repository itself: rows that the yardstick has not.
const ACCESS_SOURCE: &str = "tools/benches/mlir/access.cpp";
/// Its rows, ours by the same names.
const ACCESS_TWINS: &[&str] = &["property", "enum", "parse_blob"];

/// Our rows, and the rows of the C++ program that do the same: group and name.
const TWINS: &[(&str, &str, &str)] = &[
    ("create", "a", "a/create_addi/OpTy::create_infer_type"),
    ("walk", "b", "b/walk_postorder_Operation*"),
    ("cast", "i", "i/dyn_cast_AddIOp_getLhs_getRhs_50pct_hit"),
    ("interface", "i", "i/dyn_cast_interface_MemoryEffectOpInterface_hit"),
    ("verify", "c", "c/verify_1func_x_1M/threads_off"),
    ("print_custom", "de", "d/print_custom/default_flags"),
    ("print_generic", "de", "d/print_generic"),
    ("parse_custom", "de", "e/parse_custom/noverify"),
    ("parse_generic", "de", "e/parse_generic/noverify"),
    ("clone", "g", "g/clone_module"),
    ("erase", "h", "h/erase_module"),
    ("replace_erase", "i", "i/rauw_2uses_then_erase"),
    ("lookup_type", "k", "k/RankedTensorType::get_4x8xf32_same/threads_off"),
    ("lookup_attribute", "k", "k/IntegerAttr::get_i32_42_same/threads_off"),
    ("context", "k", "k/MLIRContext_create_destroy_func_arith_threads_off"),
];

pub fn run(arguments: &[String]) -> Result<(), String> {
    let versus = arguments.iter().any(|argument| argument == "--vs-mlir");
    let passed: Vec<&String> = arguments.iter().filter(|argument| *argument != "--vs-mlir").collect();
    if passed.iter().any(|argument| pass_bench::is_row(argument)) {
        return pass_bench::run(&passed, versus);
    }
    rows(&passed, versus)?;
    let named =
        passed.iter().any(|argument| !argument.starts_with("--") && argument.replace('_', "").parse::<u64>().is_err());
    if named { Ok(()) } else { pass_bench::run(&passed, versus) }
}

/// Prints the rows of our program, with the rows of C++ beside them.
fn rows(passed: &[&String], versus: bool) -> Result<(), String> {
    let ours = ours(passed)?;
    if !versus {
        print!("{ours}");
        return Ok(());
    }
    let mut theirs = theirs(passed)?;
    match access(passed) {
        Ok(rows) => theirs.extend(rows),
        Err(message) => eprintln!("xtask: cannot measure the C++ counterparts of {ACCESS_TWINS:?}: {message}"),
    }
    for line in ours.lines() {
        println!("{line}{}", comparison(line, &theirs));
    }
    Ok(())
}

/// Returns the lines of our program.
fn ours(arguments: &[&String]) -> Result<String, String> {
    let mut command = cargo();
    command.current_dir(root()).args(["run", "--release", "--quiet", "--package", "ods-bench", "--"]).args(arguments);
    output(&mut command)
}

/// Returns `<TAB>their ns<TAB>ratio`, or the ratio of `bytes` for memory.
fn comparison(line: &str, theirs: &HashMap<String, f64>) -> String {
    let mut columns = line.split('\t');
    let (Some(name), Some(ns)) = (columns.next(), columns.next().and_then(|text| text.parse::<f64>().ok())) else {
        return String::new();
    };
    let twin = TWINS.iter().find(|(ours, ..)| *ours == name).map_or(name, |(_, _, twin)| *twin);
    let twin = theirs.get(twin);
    match twin {
        Some(theirs) => format!("\tC++ {theirs:.2}\t{:.1}x", theirs / ns),
        None => String::new(),
    }
}

/// Builds and runs the C++ program in the same shape; median processor time per item of each row.
fn theirs(arguments: &[&String]) -> Result<HashMap<String, f64>, String> {
    let program = build()?;
    let shape: Vec<&str> = arguments.iter().map(|argument| argument.as_str()).collect();
    let mut rows = HashMap::new();
    for (_, group, name) in TWINS.iter().filter(|(ours, ..)| wants(&shape, ours)) {
        let mut command = Command::new(&program);
        command.args(["--groups", group, "--filter", name]);
        for (i, argument) in shape.iter().enumerate() {
            match *argument {
                "--cold" => drop(command.arg("--cold")),
                "--n" | "--reps" => drop(command.args(shape.get(i..i + 2).unwrap_or_default())),
                _ => {}
            }
        }
        for line in output(&mut command)?.lines().filter(|line| line.starts_with("BENCH")) {
            let columns: Vec<&str> = line.split('\t').collect();
            if let (Some(name), Some(Ok(median))) = (columns.get(1), columns.get(4).map(|text| text.parse())) {
                rows.insert((*name).to_owned(), median);
            }
        }
    }
    Ok(rows)
}

/// Builds and runs the repository's own C++ program; its rows by our names.
fn access(arguments: &[&String]) -> Result<HashMap<String, f64>, String> {
    let shape: Vec<&str> = arguments.iter().map(|argument| argument.as_str()).collect();
    if !ACCESS_TWINS.iter().any(|row| wants(&shape, row)) {
        return Ok(HashMap::new());
    }
    let program = root().join("target/mlir-access");
    compile_access(&program)?;
    let mut command = Command::new(&program);
    if let Some(at) = shape.iter().position(|argument| *argument == "--n") {
        command.args(shape.get(at + 1));
    }
    let row = |line: &str| line.split_once('\t').and_then(|(name, ns)| Some((name.to_owned(), ns.parse().ok()?)));
    Ok(output(&mut command)?.lines().filter_map(row).collect())
}

/// Compiles it, with the flags of the yardstick.
fn compile_access(program: &Path) -> Result<(), String> {
    const LLVM: &str = "/usr/lib/llvm-22";
    let mut command = Command::new("g++");
    command.args(["-std=c++17", "-O2", "-DNDEBUG", "-fno-exceptions", "-fno-plt", "-D_GNU_SOURCE"]);
    command.args(["-isystem", &format!("{LLVM}/include")]).arg(root().join(ACCESS_SOURCE)).arg("-o").arg(program);
    command.args([&format!("-L{LLVM}/lib"), &format!("-Wl,-rpath,{LLVM}/lib"), "-lMLIR", "-lLLVM", "-lpthread"]);
    output(&mut command).map(drop).map_err(|error| format!("{error}\n(it needs Debian's libmlir-22-dev and g++)"))
}

/// Returns whether the arguments ask for our row: by name, or by naming none.
fn wants(arguments: &[&str], row: &str) -> bool {
    let twins = || TWINS.iter().map(|(ours, ..)| ours).chain(ACCESS_TWINS);
    let names_a_row = |argument: &&str| twins().any(|ours| ours == argument);
    arguments.contains(&row) || !arguments.iter().any(names_a_row)
}

/// Returns the C++ program, built in `target`. `docs/performance.md` describes its folder.
fn build() -> Result<PathBuf, String> {
    let Some(sources) = std::env::var_os("ODS_MLIR_BENCH").map(PathBuf::from) else {
        return Err("--vs-mlir needs the C++ yardstick; set ODS_MLIR_BENCH to its folder".to_owned());
    };
    let script = sources.join("build.sh");
    if !script.exists() {
        return Err(format!("no {}; set ODS_MLIR_BENCH to the folder of the C++ yardstick", script.display()));
    }
    let program = root().join("target/mlir-bench");
    if !program.exists() {
        compile(&script, &program)?;
    }
    Ok(program)
}

fn compile(script: &Path, program: &Path) -> Result<(), String> {
    let mut command = Command::new("sh");
    command.arg(script).env("OUT", program);
    output(&mut command)
        .map(drop)
        .map_err(|error| format!("{error}\n(it needs Debian's libmlir-22-dev, llvm-22-dev and g++)"))
}
