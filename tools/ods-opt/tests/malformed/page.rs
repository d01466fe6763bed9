//! The page of the book that lists the malformed inputs.

use std::fmt::Write;

use crate::cases::{Group, Input};
use crate::record::{ACCEPTED, Record};

/// The path of the page.
pub const FILE: &str = "docs/malformed.md";

/// The number of characters after which inputs are cut.
const LONGEST: usize = 160;

const HEAD: &str = "\
# Malformed input

This page lists malformed inputs with the first error of `ods-opt` (for the example dialect: of `tf-opt`), run with
`--allow-unregistered-dialect`. Each error begins with its line and column. The last column describes `mlir-opt` of MLIR
22.1 on the same input: `=` means the same error at the same place, `—` that it does not have the dialect. On any input,
the tool ends within one or two seconds, with exit status 1 in case of an error; nothing panics. A few inputs look
malformed but are accepted.

The test that checks this page also generates it: `UPDATE=1 cargo test -p ods-opt --test malformed`.
";

/// Returns the text of the page; the records are in the order of the cases.
pub fn page(groups: &[Group], records: &[Record]) -> String {
    let mut text = HEAD.to_owned();
    let mut records = records.iter();
    for group in groups {
        let _ = write!(text, "\n## {}\n\n| input | defect | error | MLIR |\n|---|---|---|---|\n", group.title);
        for (case, record) in group.cases.iter().zip(&mut records) {
            let reference = match record.reference.as_str() {
                plain @ ("=" | "—" | "crashes" | ACCEPTED | "does not end within 10 s") => plain.to_owned(),
                error => code(error),
            };
            let error = if record.ours == ACCEPTED { "none: accepted".to_owned() } else { code(&record.ours) };
            let input = shown(&case.input);
            let _ = writeln!(text, "| {input} | {} | {error} | {reference} |", case.what);
        }
    }
    text
}

fn shown(input: &Input) -> String {
    match input {
        Input::Written(text) => code(&readable(text)),
        Input::Made(text, _) => code(text),
    }
}

/// Bytes as one line: newlines as `⏎`, what is not to be seen as hexadecimal digits.
fn readable(text: &[u8]) -> String {
    let mut line = String::new();
    for chunk in text.utf8_chunks() {
        for c in chunk.valid().chars() {
            match c {
                '\n' => line.push_str(" ⏎ "),
                c if c.is_control() || c == '\u{FEFF}' => drop(write!(line, "⟨{:X}⟩", u32::from(c))),
                c => line.push(c),
            }
        }
        chunk.invalid().iter().for_each(|byte| line.push_str(&format!("⟨{byte:X}⟩")));
    }
    line
}

/// Returns the text as code in a cell of a table.
fn code(text: &str) -> String {
    let mut shown: String = text.chars().take(LONGEST).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    let (fence, space) = if shown.contains('`') { ("``", " ") } else { ("`", "") };
    format!("{fence}{space}{}{space}{fence}", shown.replace('|', "\\|"))
}
