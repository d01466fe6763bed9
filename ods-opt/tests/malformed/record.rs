//! What is recorded of each malformed input: the error that we give, and what the reference makes of it.
//!
//! One line a case in `recorded.tsv`: what is wrong, our first error as `line:column: message`, and the same of the
//! reference: `=` where that is equal, or what it does instead. `UPDATE=1` writes our column anew; `MLIR_OPT=mlir-opt-22`
//! with it asks the reference, too.

use std::collections::HashMap;
use std::io::Write;
use std::process::{Command, Stdio};

/// One case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What is wrong.
    pub what: String,
    /// Our first error.
    pub ours: String,
    /// What the reference makes of it.
    pub reference: String,
}

/// What is recorded where there is no error.
pub const ACCEPTED: &str = "accepts it";

/// The recorded file.
pub const FILE: &str = "ods-opt/tests/malformed/recorded.tsv";

/// The records of a file, by what is wrong.
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

/// The text of the recorded file.
pub fn write(records: &[Record]) -> String {
    records.iter().map(|record| format!("{}\t{}\t{}\n", record.what, record.ours, record.reference)).collect()
}

/// The first error as `line:column: message`.
pub fn first_error(errors: &[u8]) -> String {
    let errors = String::from_utf8_lossy(errors).replace(['\0', '\t'], " ");
    let line = errors.lines().find(|line| line.contains(" error: ")).unwrap_or_default();
    line.trim_start_matches("<stdin>:").replacen(" error: ", " ", 1)
}

/// What the reference makes of the input; it has ten seconds.
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
