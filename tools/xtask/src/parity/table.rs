//! The figures, as a table with a row for each folder; and examples of what differs.

use std::collections::BTreeMap;
use std::fmt;

use super::chunk::Chunk;
use super::compare::{Accepted, MODES, Parity, Rejected};

/// The figures of several chunks.
#[derive(Default)]
struct Row {
    accepted: usize,
    /// The number of accepted chunks that are the same in each mode.
    same: [usize; MODES.len()],
    rejected: usize,
    same_error: usize,
    same_message: usize,
    let_through: usize,
    fatal: usize,
    unknown: usize,
    skipped: usize,
}

impl Row {
    fn add(&mut self, outcome: &Parity) {
        match outcome {
            Parity::Skipped => self.skipped += 1,
            Parity::Unknown => self.unknown += 1,
            Parity::Accepted(modes) => {
                self.accepted += 1;
                for (same, mode) in self.same.iter_mut().zip(modes) {
                    *same += usize::from(matches!(mode, Accepted::Same));
                }
                self.fatal += usize::from(modes.iter().any(|mode| matches!(mode, Accepted::Fatal(_))));
            }
            Parity::Rejected(rejected) => {
                self.rejected += 1;
                match rejected {
                    Rejected::Same => {
                        self.same_error += 1;
                        self.same_message += 1;
                    }
                    Rejected::Elsewhere(_) => self.same_message += 1,
                    Rejected::Other(_) => {}
                    Rejected::Accepted(_) => self.let_through += 1,
                    Rejected::Fatal(_) => self.fatal += 1,
                }
            }
        }
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "| {} |", self.accepted)?;
        for same in self.same {
            write!(f, " {} |", share(same, self.accepted))?;
        }
        write!(f, " {} | {} |", self.rejected, share(self.same_error, self.rejected))?;
        write!(f, " {} | {} |", share(self.same_message, self.rejected), self.let_through)?;
        write!(f, " {} | {} | {} |", self.fatal, self.unknown, self.skipped)
    }
}

/// Returns `12 (100 %)`, rounded down so that only a full count is 100 %.
fn share(part: usize, all: usize) -> String {
    match (part * 1000).checked_div(all) {
        None => "-".to_owned(),
        Some(1000) => format!("{part} (100 %)"),
        Some(permille) => format!("{part} ({}.{} %)", permille / 10, permille % 10),
    }
}

/// The figures by folder, and of all.
pub struct Table {
    rows: BTreeMap<String, Row>,
    all: Row,
}

impl Table {
    /// Returns the figures of these chunks.
    pub fn new(chunks: &[Chunk], outcomes: &[Parity]) -> Self {
        let mut table = Self { rows: BTreeMap::new(), all: Row::default() };
        for (chunk, outcome) in chunks.iter().zip(outcomes) {
            table.rows.entry(chunk.folder.clone()).or_default().add(outcome);
            table.all.add(outcome);
        }
        table
    }

    /// Returns the number of chunks on which our program crashes or hangs.
    pub fn fatal(&self) -> usize {
        self.all.fatal
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "| folder | accepted |")?;
        for (mode, _) in MODES {
            write!(f, " {mode} |")?;
        }
        writeln!(f, " rejected | same error | same message | wrongly accepted | fatal | unknown | skipped |")?;
        writeln!(f, "|---|{}", "---|".repeat(MODES.len() + 8))?;
        for (folder, row) in &self.rows {
            writeln!(f, "| {folder} {row}")?;
        }
        writeln!(f, "| all {}", self.all)
    }
}

/// Returns the differences of each kind, each with its chunk.
pub fn examples(chunks: &[Chunk], outcomes: &[Parity], count: usize) -> String {
    let mut shown = BTreeMap::<&str, usize>::new();
    let mut text = String::new();
    for (chunk, outcome) in chunks.iter().zip(outcomes) {
        for (kind, details) in differences(outcome) {
            let shown = shown.entry(kind).or_default();
            *shown += 1;
            if *shown <= count {
                text.push_str(&format!("[{kind}] {}: {details}\n", chunk.name));
            }
        }
    }
    text
}

fn differences(outcome: &Parity) -> Vec<(&'static str, &str)> {
    match outcome {
        Parity::Skipped => vec![],
        Parity::Unknown => vec![("unknown", "the reference crashes or hangs")],
        Parity::Accepted(modes) => modes.iter().filter_map(difference).take(1).collect(),
        Parity::Rejected(rejected) => match rejected {
            Rejected::Same => vec![],
            Rejected::Elsewhere(details) => vec![("error elsewhere", details)],
            Rejected::Other(details) => vec![("other error", details)],
            Rejected::Accepted(details) => vec![("wrongly accepted", details)],
            Rejected::Fatal(details) => vec![("fatal", details)],
        },
    }
}

fn difference(mode: &Accepted) -> Option<(&'static str, &str)> {
    match mode {
        Accepted::Same => None,
        Accepted::Differs(details) => Some(("text differs", details)),
        Accepted::Rejected(details) => Some(("we reject", details)),
        Accepted::Fatal(details) => Some(("fatal", details)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_grouped_by_folder() {
        let chunk = |folder: &str| Chunk { folder: folder.to_owned(), name: format!("{folder}/a#0"), text: vec![] };
        let chunks = [chunk("b"), chunk("a"), chunk("b"), chunk("b")];
        let mut differs = [const { Accepted::Same }; MODES.len()];
        differs[2] = Accepted::Differs("line 1".to_owned());
        let outcomes = [
            Parity::Accepted(differs),
            Parity::Rejected(Rejected::Elsewhere("1:1".to_owned())),
            Parity::Accepted([const { Accepted::Same }; MODES.len()]),
            Parity::Skipped,
        ];
        let table = Table::new(&chunks, &outcomes);
        let text = table.to_string();
        let rows: Vec<&str> = text.lines().skip(2).collect();
        let a = "| a | 0 | - | - | - | - | 1 | 0 (0.0 %) | 1 (100 %) | 0 | 0 | 0 | 0 |";
        let b = "| b | 2 | 2 (100 %) | 2 (100 %) | 1 (50.0 %) | 2 (100 %) | 0 | - | - | 0 | 0 | 0 | 1 |";
        assert_eq!(rows[..2], [a, b]);
        assert_eq!((rows.len(), table.fatal()), (3, 0));
        let shown = examples(&chunks, &outcomes, 1);
        assert_eq!(shown, "[text differs] b/a#0: line 1\n[error elsewhere] a/a#0: 1:1\n");
        assert_eq!(examples(&chunks, &outcomes, 0), "");
    }
}
