//! The page of the book that lists the malformed inputs.

use std::fmt::Write;

use crate::cases::{Group, Input};
use crate::record::{ACCEPTED, Record};

/// Where the page is.
pub const FILE: &str = "docs/malformed.md";

/// Inputs that are longer are cut.
const LONGEST: usize = 160;

const HEAD: &str = "\
# Malformed inputs

What `ods-opt` (with the example dialect: `tf-opt`) says about inputs that are wrong, each run with
`--allow-unregistered-dialect`: the place, as line and column, and the first message. The last column is what `mlir-opt`
of MLIR 22.1 does with the same input: `=` where it says the same at the same place, `—` where it does not know the
dialect. Whatever the input, the tool ends within a second or two, with exit status 1 where there is an error; nothing
panics. A few inputs look wrong and are not.

This page is written by the test that asserts it: `UPDATE=1 cargo test -p ods-opt --test malformed`.
";

/// The text of the page; the records are in the order of the cases.
pub fn page(groups: &[Group], records: &[Record]) -> String {
    let mut text = HEAD.to_owned();
    let mut records = records.iter();
    for group in groups {
        let _ = write!(text, "\n## {}\n\n| input | what is wrong | error | MLIR |\n|---|---|---|---|\n", group.title);
        for (case, record) in group.cases.iter().zip(&mut records) {
            let reference = match record.reference.as_str() {
                plain @ ("=" | "—" | "crashes" | ACCEPTED | "does not end within 10 s") => plain.to_owned(),
                error => code(error),
            };
            let error = if record.ours == ACCEPTED { "none: it is accepted".to_owned() } else { code(&record.ours) };
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

/// The text as code in a cell of a table.
fn code(text: &str) -> String {
    let mut shown: String = text.chars().take(LONGEST).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    let (fence, space) = if shown.contains('`') { ("``", " ") } else { ("`", "") };
    format!("{fence}{space}{}{space}{fence}", shown.replace('|', "\\|"))
}
