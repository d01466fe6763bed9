//! Comparison of a chunk's outcome in both programs.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use super::chunk::Chunk;
use super::dialects::Filter;
use super::run::{Ended, Program};

/// The modes in which accepted chunks are compared: their names in the table, and the flags.
pub const MODES: [(&str, &[&str]); 4] = [
    ("custom", &[]),
    ("generic", &["--mlir-print-op-generic"]),
    ("custom, locations", &["--mlir-print-debuginfo"]),
    ("generic, locations", &["--mlir-print-op-generic", "--mlir-print-debuginfo"]),
];

/// The outcome of a chunk in both programs.
pub enum Parity {
    /// The chunk uses dialects outside of the filter.
    Skipped,
    /// The reference crashes or hangs.
    Unknown,
    /// The reference accepts the chunk: the comparisons, mode by mode.
    Accepted([Accepted; MODES.len()]),
    /// The reference rejects it.
    Rejected(Rejected),
}

/// The comparison of outcomes of a chunk that the reference accepts.
#[derive(Clone)]
pub enum Accepted {
    /// The same.
    Same,
    /// Another text.
    Differs(String),
    /// An error.
    Rejected(String),
    /// Our program crashes or hangs.
    Fatal(String),
}

/// The comparison of outcomes of a chunk that the reference rejects.
pub enum Rejected {
    /// The same first error, at the same place.
    Same,
    /// The same first error at another place.
    Elsewhere(String),
    /// Another error.
    Other(String),
    /// It accepts it.
    Accepted(String),
    /// Our program crashes or hangs.
    Fatal(String),
}

/// Runs both programs on the chunk, if it passes the filter.
pub fn compare(reference: &Program, ours: &Program, chunk: &Chunk, filter: &Filter) -> Result<Parity, String> {
    let folder = Folder::new()?;
    std::fs::write(folder.0.join(FILE), &chunk.text).map_err(|error| error.to_string())?;
    let generic = run(reference, &folder.0, MODES[1].1)?;
    if !counts(filter, &generic, chunk) {
        return Ok(Parity::Skipped);
    }
    match generic {
        Ended::Crashed(_) | Ended::TimedOut => Ok(Parity::Unknown),
        Ended::Rejected(errors) => Ok(rejected(&errors, run(ours, &folder.0, MODES[0].1)?)),
        Ended::Accepted(output) => {
            let mut outcomes = [const { Accepted::Same }; MODES.len()];
            for (index, outcome) in outcomes.iter_mut().enumerate() {
                let expected = match index {
                    1 => output.clone(),
                    _ => {
                        let ended = run(reference, &folder.0, MODES[index].1)?;
                        let Ended::Accepted(output) = ended else { return Ok(Parity::Unknown) };
                        output
                    }
                };
                *outcome = accepted(&expected, run(ours, &folder.0, MODES[index].1)?);
            }
            Ok(Parity::Accepted(outcomes))
        }
    }
}

/// Returns whether the chunk is compared, given the result of the reference in generic form.
pub fn counts(filter: &Filter, generic: &Ended, chunk: &Chunk) -> bool {
    if let Ended::Accepted(output) = generic {
        filter.passes(&String::from_utf8_lossy(output), true)
    } else {
        filter.passes(&String::from_utf8_lossy(&chunk.text), false)
    }
}

/// The file name for both programs, since locations contain it.
const FILE: &str = "chunk.mlir";

fn run(program: &Program, folder: &Path, flags: &[&str]) -> Result<Ended, String> {
    program.run(folder, FILE, flags)
}

/// Returns the outcome of our program for a chunk with this reference output.
pub fn accepted(expected: &[u8], ours: Ended) -> Accepted {
    match ours {
        Ended::Accepted(output) if output == expected => Accepted::Same,
        Ended::Accepted(output) => Accepted::Differs(first_difference(expected, &output)),
        Ended::Rejected(errors) => Accepted::Rejected(errors.lines().take(3).collect::<Vec<_>>().join("\n    ")),
        Ended::Crashed(errors) => Accepted::Fatal(errors),
        Ended::TimedOut => Accepted::Fatal("does not terminate".to_owned()),
    }
}

/// Returns the outcome of our program for a chunk with these reference errors.
pub fn rejected(reference: &str, ours: Ended) -> Parity {
    let expected = first_error(reference);
    Parity::Rejected(match ours {
        Ended::Accepted(_) => Rejected::Accepted(expected.map_or_else(String::new, |error| error.to_string())),
        Ended::Crashed(errors) => Rejected::Fatal(errors),
        Ended::TimedOut => Rejected::Fatal("does not terminate".to_owned()),
        Ended::Rejected(errors) => match (expected, first_error(&errors)) {
            (Some(expected), Some(ours)) if expected == ours => Rejected::Same,
            (Some(expected), Some(ours)) if expected.message == ours.message => {
                Rejected::Elsewhere(format!("expected {expected}\n    ours     {ours}"))
            }
            // Errors at named locations have no place.
            (None, None) if first_message(reference).is_some_and(|one| Some(one) == first_message(&errors)) => {
                Rejected::Same
            }
            (expected, ours) => {
                let say = |error: Option<Error>| error.map_or("none".to_owned(), |error| error.to_string());
                Rejected::Other(format!("expected {}\n    ours     {}", say(expected), say(ours)))
            }
        },
    })
}

/// An error at a place.
#[derive(PartialEq, Eq, Debug)]
pub struct Error {
    pub line: u32,
    pub column: u32,
    pub message: String,
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

/// Returns the first error that has a place: `file:line:column: error: message`.
pub fn first_error(text: &str) -> Option<Error> {
    text.lines().find_map(|line| {
        let (place, message) = line.split_once(": error: ")?;
        let mut parts = place.rsplitn(3, ':');
        let (column, line) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        // One message of the reference holds a NUL byte, by mistake.
        Some(Error { line, column, message: message.replace('\0', "").trim().to_owned() })
    })
}

/// Returns the first line with an error: its location and message.
fn first_message(text: &str) -> Option<&str> {
    text.lines().find(|line| line.contains(": error: "))
}

fn first_difference(expected: &[u8], ours: &[u8]) -> String {
    let (expected, ours) = (String::from_utf8_lossy(expected), String::from_utf8_lossy(ours));
    let (mut expected, mut ours) = (expected.lines(), ours.lines());
    for number in 1.. {
        match (expected.next(), ours.next()) {
            (None, None) => break,
            (one, other) if one == other => {}
            (one, other) => {
                let say = |line: Option<&str>| line.unwrap_or("(the end)").to_owned();
                return format!("line {number}\n    expected {}\n    ours     {}", say(one), say(other));
            }
        }
    }
    "trailing white space".to_owned()
}

/// A folder for one chunk, since several are compared at a time.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Result<Self, String> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("ods-parity-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Self(path))
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Files that remain in the temporary folder do no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(expected: &str, ours: &str) -> &'static str {
        match rejected(expected, Ended::Rejected(ours.to_owned())) {
            Parity::Rejected(Rejected::Same) => "same",
            Parity::Rejected(Rejected::Elsewhere(_)) => "elsewhere",
            Parity::Rejected(Rejected::Other(_)) => "other",
            Parity::Rejected(Rejected::Accepted(_) | Rejected::Fatal(_))
            | Parity::Skipped
            | Parity::Unknown
            | Parity::Accepted(_) => "none of these",
        }
    }

    #[test]
    fn first_errors_are_compared() {
        let error = "a.mlir:3:14: error: a\0 b \n  x\n";
        assert_eq!(verdict(error, "warning\nb.mlir:3:14: error: a b\nc:1:1: error: d"), "same");
        assert_eq!(verdict(error, "a.mlir:3:15: error: a b"), "elsewhere");
        assert_eq!(verdict(error, "a.mlir:3:14: error: a c"), "other");
        assert_eq!(verdict(error, "error: a b"), "other");
        assert_eq!(verdict("loc(\"x\"): error: a b", "loc(\"x\"): error: a b\n"), "same");
        assert_eq!(verdict("loc(\"x\"): error: a b", "loc(\"y\"): error: a b\n"), "other");
    }

    #[test]
    fn outputs_are_compared() {
        let ours = |text: &str| Ended::Accepted(text.as_bytes().to_vec());
        assert!(matches!(accepted(b"a\nb\n", ours("a\nb\n")), Accepted::Same));
        let Accepted::Differs(said) = accepted(b"a\nb\n", ours("a\n")) else { panic!("they differ") };
        assert_eq!(said, "line 2\n    expected b\n    ours     (the end)");
        let Accepted::Differs(said) = accepted(b"a\n", ours("a")) else { panic!("they differ") };
        assert_eq!(said, "trailing white space");
    }
}
