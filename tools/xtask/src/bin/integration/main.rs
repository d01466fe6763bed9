//! Runs tests for `mlir-runner` on the interpreter: `cargo xtask integration FILE_OR_FOLDER...`.
//!
//! A test is a module whose `RUN:` lines compile it, run a function of it, and check what that prints. Passes do not
//! change what is printed, so that the function is interpreted as it is. Modules with dialects that we do not have are
//! skipped.

mod host;
mod vector;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::{Arc, PoisonError};

use ods::Context;
use ods_exec::{Engine, Limits};
use xtask::integration::script::{self, Run};
use xtask::lit::find_file_check;

/// The limits of a run.
const LIMITS: Limits = Limits { steps: 2_000_000_000, depth: 10_000, bytes: 1 << 30 };

/// The outcome of a test.
enum Outcome {
    Pass,
    /// The output is not the expected one, or the run failed.
    Differs(String),
    /// The test is not for us.
    Skipped(String),
}

fn main() -> ExitCode {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    match run(&arguments) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("integration: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the tests, prints what came of them, and returns the number of differences.
fn run(arguments: &[PathBuf]) -> Result<usize, String> {
    let Some(file_check) = find_file_check() else {
        println!("SKIPPED ALL: FileCheck is not installed; Debian has it in llvm-22-tools");
        return Ok(0);
    };
    let mut files = Vec::new();
    for argument in arguments {
        modules_below(argument, &mut files)?;
    }
    files.sort();
    let (mut passed, mut differences) = (0, 0);
    let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
    for file in &files {
        match test(&file_check, file)? {
            Outcome::Pass => {
                passed += 1;
                println!("PASS: {}", file.display());
            }
            Outcome::Differs(text) => {
                differences += 1;
                println!("DIFFERS: {}\n{}", file.display(), text.trim_end());
            }
            Outcome::Skipped(reason) => {
                println!("SKIPPED: {} ({reason})", file.display());
                *reasons.entry(reason).or_default() += 1;
            }
        }
    }
    let skipped: usize = reasons.values().sum();
    println!("{passed} pass, {differences} differ, {skipped} are skipped");
    for (reason, count) in reasons {
        println!("  {count:3} {reason}");
    }
    Ok(differences)
}

fn modules_below(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let cannot = |error: std::io::Error| format!("{}: {error}", path.display());
    if path.is_dir() {
        for entry in std::fs::read_dir(path).map_err(cannot)? {
            modules_below(&entry.map_err(cannot)?.path(), files)?;
        }
    } else if path.extension().is_some_and(|extension| extension == "mlir") {
        files.push(path.to_owned());
    } else if !path.exists() {
        return Err(format!("{} does not exist", path.display()));
    }
    Ok(())
}

fn test(file_check: &Path, file: &Path) -> Result<Outcome, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let runs = match script::runs(&text) {
        Ok(runs) => runs,
        Err(reason) => return Ok(Outcome::Skipped(reason)),
    };
    let module = script::without_schedules(&text);
    let missing = script::missing_dialects(&module);
    if !missing.is_empty() {
        return Ok(Outcome::Skipped(format!("uses {}", missing.join(", "))));
    }
    for run in &runs {
        let output = match execute(file, &module, run) {
            Ok(output) => output,
            Err(error) if unknown_op(&error).is_some() => {
                return Ok(Outcome::Skipped(format!("uses {}", unknown_op(&error).unwrap_or_default())));
            }
            Err(error) => return Ok(Outcome::Differs(error)),
        };
        let Some(arguments) = &run.check else { continue };
        if let Some(difference) = check(file_check, file, arguments, &output)? {
            return Ok(Outcome::Differs(format!("{difference}\noutput of '{}':\n{output}", run.entry)));
        }
    }
    Ok(Outcome::Pass)
}

/// Returns the operation of our dialects that is missing, from the message of the parser.
fn unknown_op(error: &str) -> Option<&str> {
    let (_, rest) = error.split_once("custom op '")?;
    let (name, rest) = rest.split_once('\'')?;
    rest.starts_with(" is unknown").then_some(name)
}

/// Runs the function, and returns what it printed.
fn execute(file: &Path, module: &str, run: &Run) -> Result<String, String> {
    let context = Context::new();
    ods_dialects::register_all(&context).map_err(|error| error.to_string())?;
    context.register::<vector::Vector>().map_err(|error| error.to_string())?;
    // For attributes of other dialects.
    context.allow_unregistered_dialects(true);
    let name = file.display().to_string();
    let parsed = ods::text::parse(&Arc::new(context), &name, module.as_bytes()).map_err(|error| error.to_string())?;
    let engine = Engine::new(&parsed.ir, parsed.root).map_err(|error| error.to_string())?.with_limits(LIMITS);
    let output = host::Output::default();
    let engine = host::with_hosts(engine, &output);
    let printed = || output.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let results = engine
        .function(&run.entry)
        .and_then(|function| function.call_with(&[]))
        .map_err(|error| format!("{error}\noutput before:\n{}", printed()))?;
    let result = results.first().and_then(|value| host::result_line(&run.result, value));
    Ok(printed() + &result.unwrap_or_default())
}

/// Checks the output; returns the message of `FileCheck` if it is not the expected one.
fn check(file_check: &Path, file: &Path, arguments: &[String], output: &str) -> Result<Option<String>, String> {
    let mut command = Command::new(file_check);
    command.arg(file).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let cannot = |error: std::io::Error| format!("cannot run FileCheck: {error}");
    let mut child = command.spawn().map_err(cannot)?;
    if let Some(mut input) = child.stdin.take() {
        // A process that has seen enough closes its input.
        input.write_all(if output.is_empty() { b"\n" } else { output.as_bytes() }).unwrap_or(());
    }
    let done = child.wait_with_output().map_err(cannot)?;
    Ok((!done.status.success()).then(|| String::from_utf8_lossy(&done.stderr).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn output(module: &str, entry: &str, result: &str) -> String {
        let run = Run { entry: entry.to_owned(), result: result.to_owned(), check: None };
        execute(Path::new("a.mlir"), module, &run).unwrap_or_else(|error| panic!("{error}\n{module}"))
    }

    #[test]
    fn values_are_printed_in_lines() {
        let module = r#"
            func.func @f() {
              %i = arith.constant -2 : i8
              %b = arith.constant true
              %n = arith.constant -1 : index
              %x = arith.constant 2.5 : bf16
              %v = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
              vector.print %i : i8
              vector.print %b : i1
              vector.print %n : index
              vector.print %x : bf16 punctuation <comma>
              vector.print %v : vector<2x2xi32>
              vector.print str "a\0A"
              vector.print punctuation <open>
              vector.print
              return
            }"#;
        let expected = "-2\n1\n18446744073709551615\n2.5, ( ( 1, 2 ), ( 3, 4 ) )\na\n( \n";
        assert_eq!(output(module, "f", "void"), expected);
    }

    #[test]
    fn memory_is_printed_with_its_layout() {
        let module = "
            func.func private @printMemrefF32(memref<*xf32>)
            func.func private @printMemref1dI8(tensor<2xi8>)
            func.func private @printMemrefShapeC64(tensor<*xcomplex<f64>>)
            func.func private @printNewline()
            func.func @f(%m: memref<*xf32>) {
              call @printMemrefF32(%m) : (memref<*xf32>) -> ()
              return
            }
            func.func @main() {
              %m = memref.alloc() : memref<2x2xf32>
              %x = arith.constant 0.5 : f32
              linalg.fill ins(%x : f32) outs(%m : memref<2x2xf32>)
              %s = memref.subview %m[0, 1] [2, 1] [1, 1] : memref<2x2xf32> to memref<2xf32, strided<[2], offset: 1>>
              %u = memref.cast %s : memref<2xf32, strided<[2], offset: 1>> to memref<*xf32>
              call @f(%u) : (memref<*xf32>) -> ()
              %b = arith.constant dense<[65, 66]> : tensor<2xi8>
              call @printMemref1dI8(%b) : (tensor<2xi8>) -> ()
              %c = arith.constant dense<(1.0, 2.0)> : tensor<complex<f64>>
              %d = tensor.cast %c : tensor<complex<f64>> to tensor<*xcomplex<f64>>
              call @printMemrefShapeC64(%d) : (tensor<*xcomplex<f64>>) -> ()
              call @printNewline() : () -> ()
              return
            }";
        let expected = "Unranked Memref base@ = 0x1000 rank = 1 offset = 1 sizes = [2] strides = [2] data = \n[0.5,  0.5]\n\
                        Memref base@ = 0x1000 rank = 1 offset = 0 sizes = [2] strides = [1] data = \n[A,  B]\n\
                        Unranked Memref base@ = 0x1000 rank = 0 offset = 0 sizes = [] strides = []\n";
        assert_eq!(output(module, "main", "void"), expected);
    }

    #[test]
    fn differences_are_counted() {
        let module = "
            func.func private @verifyMemRefF32(tensor<3xf32>, tensor<3xf32>) -> i64
            func.func @f() -> i64 {
              %a = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
              %b = arith.constant dense<[1.0, 2.0000001, 4.0]> : tensor<3xf32>
              %n = call @verifyMemRefF32(%a, %b) : (tensor<3xf32>, tensor<3xf32>) -> i64
              return %n : i64
            }
            func.func @g() -> f32 {
              %x = arith.constant 420.0 : f32
              return %x : f32
            }";
        assert_eq!(output(module, "f", "i64"), "1\n");
        assert_eq!(output(module, "g", "f32"), "4.200000e+02\n");
    }

    #[test]
    fn missing_operations_are_named() {
        assert_eq!(unknown_op("a.mlir:1:1: error: custom op 'linalg.x' is unknown"), Some("linalg.x"));
        assert_eq!(unknown_op("a.mlir:1:1: error: custom op 'linalg.x' expected 'y'"), None);
    }
}
