//! Passes that print while the tool runs: neither they nor the tool wait for each other.
//!
//! The test is a program without the harness. It runs itself as the tool, since only a process has the streams that the
//! tool could hold.

use std::ffi::OsStr;
use std::fmt::Write;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use ods::diagnostic::Severity;
use ods::pass::{OperationPass, Pass, PassContext, PassResult};
use ods::prelude::*;
use ods_dialects::func::FuncOp;
use ods_opt_main::Tool;

/// The time that the tool may take.
const LONGEST: Duration = Duration::from_secs(120);

/// The variable that makes the program be the tool.
const IS_TOOL: &str = "ODS_TEST_IS_TOOL";

const FUNCTIONS: usize = 8;

/// A pass that prints on its own thread and on another one, and reports a remark.
#[derive(Pass, Clone, Default)]
#[pass(argument = "print-names", on(FuncOp))]
struct PrintNames;

impl OperationPass for PrintNames {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let location = cx.ir.location(cx.op);
        eprintln!("pass");
        println!("pass");
        let print = || {
            eprintln!("thread");
            println!("thread");
        };
        thread::spawn(print).join().expect("it only prints");
        cx.report(Diagnostic::new(Severity::Remark, location, "reported"));
        cx.mark_all_preserved();
        Ok(())
    }
}

fn main() -> ExitCode {
    if std::env::var_os(IS_TOOL).is_some() {
        return Tool::new("tool").register(ods_dialects::register_all).pass(PrintNames::ENTRY).run();
    }
    let input = input();
    for threading in [&[][..], &["--mlir-disable-threading"]] {
        passes_print_while_the_tool_runs(&input, threading);
    }
    println!("passes_print_while_the_tool_runs ... ok");
    ExitCode::SUCCESS
}

/// Returns a file with functions that are long enough for threads.
fn input() -> PathBuf {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("printing_passes.mlir");
    let mut text = String::new();
    for function in 0..FUNCTIONS {
        let body = "  \"t.op\"() : () -> ()\n".repeat(2000);
        write!(text, "func.func @f{function}() {{\n{body}  return\n}}\n").expect("a string");
    }
    std::fs::write(&file, text).expect("the input is written");
    file
}

fn passes_print_while_the_tool_runs(input: &Path, flags: &[&str]) {
    let pipeline = "--pass-pipeline=builtin.module(func.func(print-names))";
    let arguments = [input.as_os_str(), OsStr::new(pipeline), OsStr::new("--allow-unregistered-dialect")];
    let program = std::env::current_exe().expect("this program");
    let mut command = Command::new(program);
    command.args(arguments).args(flags).env(IS_TOOL, "1").stdin(Stdio::null());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the tool starts");
    let (output, errors) = (reader(child.stdout.take()), reader(child.stderr.take()));
    let start = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().expect("a child") {
            break status;
        }
        if start.elapsed() > LONGEST {
            child.kill().expect("it still runs");
            panic!("the tool and a pass wait for each other");
        }
        thread::sleep(Duration::from_millis(5));
    };
    let (output, errors) = (output.join().expect("a text"), errors.join().expect("a text"));
    assert!(status.success(), "{errors}");
    for (line, text) in [("pass", &output), ("thread", &output), ("pass", &errors), ("thread", &errors)] {
        assert_eq!(text.lines().filter(|other| *other == line).count(), FUNCTIONS, "{line}");
    }
    assert_eq!(errors.matches("remark: reported").count(), FUNCTIONS, "{errors}");
    assert_eq!(output.matches("func.func @f").count(), FUNCTIONS, "{output}");
}

/// Reads a stream to its end, so that it never is full.
fn reader(stream: Option<impl Read + Send + 'static>) -> JoinHandle<String> {
    let mut stream = stream.expect("a pipe");
    thread::spawn(move || {
        let mut text = String::new();
        stream.read_to_string(&mut text).expect("text");
        text
    })
}
