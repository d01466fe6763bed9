//! Recorded errors of malformed inputs: ours, and the reference's.
//!
//! `recorded.tsv` has one line per case: the defect, our first error as `line:column: message`, and that of the
//! reference, which is `=` if equal, or a description of what it does instead. `UPDATE=1` records our column; with
//! `MLIR_OPT=mlir-opt-22`, the reference's as well.

use std::collections::HashMap;
use std::io::Write;
use std::process::{Command, Stdio};

/// One case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The defect.
    pub what: String,
    /// Our first error.
    pub ours: String,
    /// The reference's answer.
    pub reference: String,
}

/// The record of an input without an error.
pub const ACCEPTED: &str = "accepts it";

/// The recorded file.
pub const FILE: &str = "tools/ods-opt/tests/malformed/recorded.tsv";

/// Reads the records of a file, by defect.
pub fn read(text: &str) -> HashMap<String, Record> {
    let mut records = HashMap::new();
    for line in text.lines() {
        let mut fields = line.split('\t').map(str::to_owned);
        let mut field = || fields.next().unwrap_or_default();
        let record = Record { what: field(), ours: field(), reference: field() };
        records.insert(record.what.clone(), record);
    }
    records
}

/// Returns the text of the recorded file.
pub fn write(records: &[Record]) -> String {
    records.iter().map(|record| format!("{}\t{}\t{}\n", record.what, record.ours, record.reference)).collect()
}

/// Returns the first error as `line:column: message`.
pub fn first_error(errors: &[u8]) -> String {
    let errors = String::from_utf8_lossy(errors).replace(['\0', '\t'], " ");
    let line = errors.lines().find(|line| line.contains(" error: ")).unwrap_or_default();
    line.trim_start_matches("<stdin>:").replacen(" error: ", " ", 1)
}

/// Runs the reference on the input for at most ten seconds.
pub fn ask_reference(reference: &str, input: &[u8], ours: &str) -> String {
    let mut command = Command::new("timeout");
    command.args(["10", reference, "--allow-unregistered-dialect"]);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the reference");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // It may end before it has read everything.
    let writer = std::thread::spawn(move || stdin.write_all(&input).unwrap_or_default());
    let output = child.wait_with_output().expect("the reference");
    writer.join().expect("no panic");
    match output.status.code() {
        Some(0) if ours == ACCEPTED => "=".to_owned(),
        Some(0) => ACCEPTED.to_owned(),
        Some(124) => "does not end within 10 s".to_owned(),
        Some(1) => {
            let error = first_error(&output.stderr);
            if error == ours { "=".to_owned() } else { error }
        }
        _ => "crashes".to_owned(),
    }
}
