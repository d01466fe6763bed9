//! What becomes of a chunk in both programs.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use super::chunk::Chunk;
use super::dialects::{of_generic, of_source};
use super::run::{Ended, Program};

/// The modes in which accepted chunks are compared: what the table calls them, and the flags.
pub const MODES: [(&str, &[&str]); 4] = [
    ("custom", &[]),
    ("generic", &["--mlir-print-op-generic"]),
    ("custom, locations", &["--mlir-print-debuginfo"]),
    ("generic, locations", &["--mlir-print-op-generic", "--mlir-print-debuginfo"]),
];

/// What becomes of a chunk in both programs.
pub enum Outcome {
    /// It uses dialects that do not count.
    Skipped,
    /// The reference crashes, or does not end.
    Unknown,
    /// The reference accepts it: what our program makes of it, mode by mode.
    Accepted([Accepted; MODES.len()]),
    /// The reference rejects it.
    Rejected(Rejected),
}

/// What our program makes of what the reference accepts.
#[derive(Clone)]
pub enum Accepted {
    /// The same.
    Same,
    /// Another text.
    Differs(String),
    /// An error.
    Rejected(String),
    /// It crashes, or does not end.
    Fatal(String),
}

/// What our program makes of what the reference rejects.
pub enum Rejected {
    /// The same first error, at the same place.
    Same,
    /// The same first error at another place.
    Elsewhere(String),
    /// Another error.
    Other(String),
    /// It accepts it.
    Accepted(String),
    /// It crashes, or does not end.
    Fatal(String),
}

/// Runs both programs on the chunk; `dialects` are those that count, all where there is no list.
pub fn compare(
    reference: &Program,
    ours: &Program,
    chunk: &Chunk,
    dialects: Option<&[String]>,
) -> Result<Outcome, String> {
    let folder = Folder::new()?;
    std::fs::write(folder.0.join(FILE), &chunk.text).map_err(|error| error.to_string())?;
    let generic = run(reference, &folder.0, MODES[1].1)?;
    let used = match &generic {
        Ended::Accepted(output) => owned(of_generic(&String::from_utf8_lossy(output))),
        _ => owned(of_source(&String::from_utf8_lossy(&chunk.text))),
    };
    if dialects.is_some_and(|dialects| !used.iter().all(|name| dialects.contains(name))) {
        return Ok(Outcome::Skipped);
    }
    match generic {
        Ended::Crashed(_) | Ended::TimedOut => Ok(Outcome::Unknown),
        Ended::Rejected(errors) => rejected(&errors, run(ours, &folder.0, MODES[0].1)?),
        Ended::Accepted(output) => {
            let mut outcomes = [const { Accepted::Same }; MODES.len()];
            for (index, outcome) in outcomes.iter_mut().enumerate() {
                let expected = match index {
                    1 => output.clone(),
                    _ => match run(reference, &folder.0, MODES[index].1)? {
                        Ended::Accepted(output) => output,
                        _ => return Ok(Outcome::Unknown),
                    },
                };
                *outcome = accepted(&expected, run(ours, &folder.0, MODES[index].1)?);
            }
            Ok(Outcome::Accepted(outcomes))
        }
    }
}

fn owned(names: BTreeSet<&str>) -> Vec<String> {
    names.into_iter().map(str::to_owned).collect()
}

/// What both programs are told that the file is called: locations say it.
const FILE: &str = "chunk.mlir";

fn run(program: &Program, folder: &Path, flags: &[&str]) -> Result<Ended, String> {
    let flags: Vec<&str> = ["--allow-unregistered-dialect"].iter().chain(flags).copied().collect();
    program.run(folder, FILE, &flags)
}

fn accepted(expected: &[u8], ours: Ended) -> Accepted {
    match ours {
        Ended::Accepted(output) if output == expected => Accepted::Same,
        Ended::Accepted(output) => Accepted::Differs(first_difference(expected, &output)),
        Ended::Rejected(errors) => Accepted::Rejected(errors.lines().take(3).collect::<Vec<_>>().join("\n    ")),
        Ended::Crashed(errors) => Accepted::Fatal(errors),
        Ended::TimedOut => Accepted::Fatal("it does not end".to_owned()),
    }
}

fn rejected(expected: &str, ours: Ended) -> Result<Outcome, String> {
    let expected = first_error(expected);
    Ok(Outcome::Rejected(match ours {
        Ended::Accepted(_) => Rejected::Accepted(expected.map_or_else(String::new, |error| error.to_string())),
        Ended::Crashed(errors) => Rejected::Fatal(errors),
        Ended::TimedOut => Rejected::Fatal("it does not end".to_owned()),
        Ended::Rejected(errors) => match (expected, first_error(&errors)) {
            (Some(expected), Some(ours)) if expected == ours => Rejected::Same,
            (Some(expected), Some(ours)) if expected.message == ours.message => {
                Rejected::Elsewhere(format!("expected {expected}\n    ours     {ours}"))
            }
            (expected, ours) => {
                let say = |error: Option<Error>| error.map_or("none".to_owned(), |error| error.to_string());
                Rejected::Other(format!("expected {}\n    ours     {}", say(expected), say(ours)))
            }
        },
    }))
}

/// An error at a place.
#[derive(PartialEq, Eq, Debug)]
struct Error {
    line: u32,
    column: u32,
    message: String,
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

/// The first error that has a place: `file:line:column: error: message`.
fn first_error(text: &str) -> Option<Error> {
    text.lines().find_map(|line| {
        let (place, message) = line.split_once(": error: ")?;
        let mut parts = place.rsplitn(3, ':');
        let (column, line) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        // One message of the reference holds a NUL byte, by mistake.
        Some(Error { line, column, message: message.replace('\0', "").trim().to_owned() })
    })
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
    "white space at the end".to_owned()
}

/// A folder of its own for each chunk, as several are compared at a time.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Self, String> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("ods-parity-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Self(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left behind in the temporary folder does no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(expected: &str, ours: &str) -> &'static str {
        match rejected(expected, Ended::Rejected(ours.to_owned())) {
            Ok(Outcome::Rejected(Rejected::Same)) => "same",
            Ok(Outcome::Rejected(Rejected::Elsewhere(_))) => "elsewhere",
            Ok(Outcome::Rejected(Rejected::Other(_))) => "other",
            _ => "none of these",
        }
    }

    #[test]
    fn first_errors_are_compared() {
        let error = "a.mlir:3:14: error: a\0 b \n  x\n";
        assert_eq!(verdict(error, "warning\nb.mlir:3:14: error: a b\nc:1:1: error: d"), "same");
        assert_eq!(verdict(error, "a.mlir:3:15: error: a b"), "elsewhere");
        assert_eq!(verdict(error, "a.mlir:3:14: error: a c"), "other");
        assert_eq!(verdict(error, "error: a b"), "other");
    }

    #[test]
    fn outputs_are_compared() {
        let ours = |text: &str| Ended::Accepted(text.as_bytes().to_vec());
        assert!(matches!(accepted(b"a\nb\n", ours("a\nb\n")), Accepted::Same));
        let Accepted::Differs(said) = accepted(b"a\nb\n", ours("a\n")) else { panic!("they differ") };
        assert_eq!(said, "line 2\n    expected b\n    ours     (the end)");
        let Accepted::Differs(said) = accepted(b"a\n", ours("a")) else { panic!("they differ") };
        assert_eq!(said, "white space at the end");
    }
}
