//! Runs suites that are written for LLVM's `lit` and `FileCheck`, with our tool in place of `mlir-opt`.
//!
//! A test is a file whose `RUN:` lines are commands for a shell. It passes if all of them succeed. A test that
//! fails because of a missing pass, dialect or program, or whose file asks for features (`REQUIRES:`), is unsupported,
//! and the reason is reported. A test that passes is never called unsupported.

mod needs;
mod script;
mod shell;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use needs::Needs;
use script::Script;

/// The programs that tests are run with.
pub struct Programs {
    /// The program in place of `mlir-opt`.
    pub opt: PathBuf,
    /// LLVM's `FileCheck`.
    pub file_check: PathBuf,
    /// A folder for files that tests write.
    pub scratch: PathBuf,
}

/// The outcome of a test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TestResult {
    /// All commands succeeded.
    Pass,
    /// The commands failed, with this output.
    Fail(String),
    /// The test needs this, which is missing.
    Unsupported(String),
}

/// The tests below some folders, and what came of them, in order of names.
pub struct Report {
    tests: Vec<(PathBuf, TestResult)>,
}

impl Report {
    /// Returns the number of tests with an outcome that `select` accepts.
    pub fn count(&self, select: impl Fn(&TestResult) -> bool) -> usize {
        self.tests.iter().filter(|(_, outcome)| select(outcome)).count()
    }

    /// Returns the number of failed tests.
    pub fn failures(&self) -> usize {
        self.count(|outcome| matches!(outcome, TestResult::Fail(_)))
    }

    /// Returns the tests, and what came of each.
    pub fn tests(&self) -> &[(PathBuf, TestResult)] {
        &self.tests
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (path, outcome) in &self.tests {
            match outcome {
                TestResult::Pass => writeln!(f, "PASS: {}", path.display())?,
                TestResult::Unsupported(reason) => writeln!(f, "UNSUPPORTED: {} ({reason})", path.display())?,
                TestResult::Fail(text) => writeln!(f, "FAIL: {}\n{}", path.display(), text.trim_end())?,
            }
        }
        let passed = self.count(|outcome| *outcome == TestResult::Pass);
        let unsupported = self.tests.len() - passed - self.failures();
        write!(f, "{passed} passed, {} failed, {unsupported} unsupported", self.failures())
    }
}

/// Returns the `FileCheck` that is installed, the one of LLVM 22 first.
pub fn find_file_check() -> Option<PathBuf> {
    ["FileCheck-22", "FileCheck"].iter().find_map(|name| shell::find_program(name))
}

/// Runs the tests in and below folders; a file is a test by itself.
///
/// # Errors
/// When a folder cannot be read.
pub fn run(programs: &Programs, folders: &[PathBuf]) -> Result<Report, String> {
    let mut files = Vec::new();
    for folder in folders {
        tests_below(folder, &mut files)?;
    }
    files.sort();
    std::fs::create_dir_all(&programs.scratch).map_err(|error| cannot("make", &programs.scratch, &error))?;
    let needs = Needs::new(programs)?;
    let tests = Mutex::new(Vec::new());
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Some(outcome) = run_test(programs, &needs, file) {
                tests.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push((file.clone(), outcome));
            }
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    let mut tests = tests.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    tests.sort_by(|a, b| a.0.cmp(&b.0));
    Ok(Report { tests })
}

/// Returns the outcome of a file, or `None` if it is not a test.
fn run_test(programs: &Programs, needs: &Needs, file: &Path) -> Option<TestResult> {
    let text = match std::fs::read(file) {
        Ok(text) => String::from_utf8_lossy(&text).into_owned(),
        Err(error) => return Some(TestResult::Fail(cannot("read", file, &error))),
    };
    let script = Script::new(&text, file, &programs.scratch);
    if script.commands.is_empty() {
        return None;
    }
    if let Some(reason) = script.unsupported {
        return Some(TestResult::Unsupported(reason));
    }
    for command in &script.commands {
        let done = match shell::run(programs, command) {
            Ok(done) => done,
            Err(error) => return Some(TestResult::Fail(error)),
        };
        if !done.succeeded {
            return Some(match needs.missing(command, &text, &done.output) {
                Some(reason) => TestResult::Unsupported(reason),
                None => TestResult::Fail(format!("$ {command}\n{}", done.output)),
            });
        }
    }
    Some(TestResult::Pass)
}

/// Returns the `.mlir` files in and below a folder; `Inputs` are not tests, but for tests.
fn tests_below(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    if path.is_file() {
        files.push(path.to_owned());
        return Ok(());
    }
    for entry in std::fs::read_dir(path).map_err(|error| cannot("read", path, &error))? {
        let path = entry.map_err(|error| cannot("read", path, &error))?.path();
        if path.is_dir() && path.file_name().is_some_and(|name| name != "Inputs") {
            tests_below(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "mlir") {
            files.push(path);
        }
    }
    Ok(())
}

fn cannot(do_what: &str, path: &Path, error: &std::io::Error) -> String {
    format!("cannot {do_what} {}: {error}", path.display())
}
