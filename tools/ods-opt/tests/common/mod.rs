//! Runs of the tool inside the test's process, with its streams in memory.
//!
//! Paths are relative to the repository's root, as in the recorded outputs: [`run`] changes into it first.

#![allow(dead_code, reason = "each test uses a part")]

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Once;

use ods_opt_main::{Streams, Tool};

/// The result of a run of the tool.
pub struct Run {
    /// The exit status.
    pub status: u8,
    /// The bytes written to the standard output.
    pub output: Vec<u8>,
    /// The bytes written to the standard error stream.
    pub errors: Vec<u8>,
}

impl Run {
    /// Returns the output as text.
    pub fn output(&self) -> String {
        String::from_utf8_lossy(&self.output).into_owned()
    }

    /// Returns the errors as text.
    pub fn errors(&self) -> String {
        String::from_utf8_lossy(&self.errors).into_owned()
    }

    /// Checks that the run succeeded, wrote this, and reported nothing; a failure names the `flags`.
    #[track_caller]
    pub fn assert_prints(&self, output: &str, flags: &[&str]) {
        assert_eq!((self.output().as_str(), self.errors().as_str(), self.status), (output, "", 0), "{flags:?}");
    }

    /// Checks that the run failed, wrote nothing, and reported this; a failure names the `flags`.
    #[track_caller]
    pub fn assert_fails(&self, errors: &str, flags: &[&str]) {
        assert_eq!((self.output().as_str(), self.errors().as_str(), self.status), ("", errors, 1), "{flags:?}");
    }

    /// Returns the first line that contains `error:`, or an empty string.
    pub fn first_error(&self) -> String {
        first_error(&self.errors)
    }
}

/// Returns the first line that contains `error:`, or an empty string.
pub fn first_error(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    text.lines().find(|line| line.contains("error:")).unwrap_or_default().to_owned()
}

/// Runs `ods-opt` at the repository's root.
pub fn run<A: Into<OsString>>(arguments: impl IntoIterator<Item = A>, input: &[u8]) -> Run {
    run_tool(&Tool::new("ods-opt").version("1.2.3"), arguments, input)
}

/// Runs `ods-opt` with the standard dialects, their passes and their semantics, and native code if it is built.
pub fn run_standard<A: Into<OsString>>(arguments: impl IntoIterator<Item = A>, input: &[u8]) -> Run {
    let tool = Tool::new("ods-opt").register(ods_dialects::register_all).passes(ods_dialects::PASSES);
    #[cfg(feature = "jit")]
    let tool = tool.native(ods_jit::call);
    run_tool(&tool, arguments, input)
}

/// Runs `tool` at the repository's root.
pub fn run_tool<A: Into<OsString>>(tool: &Tool, arguments: impl IntoIterator<Item = A>, input: &[u8]) -> Run {
    run_on(false, tool, arguments, input)
}

/// Runs `tool` at the repository's root, with messages on a terminal or not.
pub fn run_on<A: Into<OsString>>(
    errors_are_a_terminal: bool,
    tool: &Tool,
    arguments: impl IntoIterator<Item = A>,
    mut input: &[u8],
) -> Run {
    enter_root();
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let mut streams = Streams { input: &mut input, output: &mut output, errors: &mut errors, errors_are_a_terminal };
    let status = tool.run_with(arguments.into_iter().map(Into::into), &mut streams);
    Run { status, output, errors }
}

/// Makes the repository's root the current folder of the process.
pub fn enter_root() {
    static ENTERED: Once = Once::new();
    ENTERED.call_once(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        std::env::set_current_dir(root).expect("the repository's root");
    });
}

/// Returns the files with the extension `mlir` in `folder` and below, in order.
pub fn files_below(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    collect(Path::new(folder), true, &mut found);
    found
}

/// Returns the files with the extension `mlir` in `folder` itself, in order.
pub fn files_in(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    collect(Path::new(folder), false, &mut found);
    found
}

/// The recorded output of `mlir-opt` for an input of the corpus, byte for byte.
///
/// `NAME.mlir.expect` is divided into sections; each begins with a line `== NAME`, which no output contains.
pub struct Recording(Vec<u8>);

const SECTION: &[u8] = b"== ";

impl Recording {
    /// Reads the recording beside an input.
    pub fn of(input: &Path) -> Self {
        let file = format!("{}.expect", input.display());
        Self(fs::read(&file).unwrap_or_else(|error| panic!("{file}: {error}; run tests/corpus/record.sh")))
    }

    /// Returns a section, if it was recorded.
    pub fn section(&self, name: &str) -> Option<Vec<u8>> {
        let lines = self.0.split_inclusive(|byte| *byte == b'\n');
        let mut below = lines.skip_while(|line| **line != *format!("== {name}\n").as_bytes());
        below.next()?;
        Some(below.take_while(|line| !line.starts_with(SECTION)).flatten().copied().collect())
    }
}

fn collect(folder: &Path, below: bool, found: &mut Vec<PathBuf>) {
    enter_root();
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() && below {
            collect(&path, below, found);
        } else if path.extension().is_some_and(|extension| extension == "mlir") {
            found.push(path);
        }
    }
}

/// Finds the first difference of two texts: the chunk, the line, and both lines.
pub fn difference(ours: &[u8], expected: &[u8]) -> Option<String> {
    if ours == expected {
        return None;
    }
    let (ours, expected) = (lines(ours), lines(expected));
    let same = ours.iter().zip(&expected).take_while(|(ours, expected)| ours == expected).count();
    let chunk = ours[..same].iter().filter(|line| line.starts_with("// -----")).count();
    let line = |of: &[String]| of.get(same).map_or("(the end)".to_owned(), |line| format!("{line:?}"));
    let (ours, expected) = (line(&ours), line(&expected));
    Some(format!("chunk {chunk}, line {} of the output\n  ours     {ours}\n  expected {expected}", same + 1))
}

fn lines(text: &[u8]) -> Vec<String> {
    text.split_inclusive(|byte| *byte == b'\n').map(|line| String::from_utf8_lossy(line).into_owned()).collect()
}
