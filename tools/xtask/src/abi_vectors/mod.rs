//! `cargo xtask abi-vectors FILE.jsonl...`: recorded calls of the originals, run on `ods-iree-abi`.
//!
//! Each line is a JSON object with a `kind`:
//!
//! | kind | fields |
//! |---|---|
//! | `components` | the signature as `text` or `hex`; `walk`: its components |
//! | `mangle` | `inputs`, `results`: raw index and path; `accepted`: an answer for each; the signature |
//! | `sip` | the signature; `inputs`, `results`: `events`, `to_string`, `error`, or `hangs` |
//! | `raw-mangle` | `inputs`, `results`: items; the signature; `describes` or `error` |
//! | `raw` | the signature; `describes`, `error` or `hangs` |
//! | `iree` | `abi`; `call`, as Python; `callee_sees`; `callee_returns`, as Python; `result` or `error` |
//!
//! Three defects of the originals are not copied: reading never ends at a malformed component before a span, or finds
//! nothing if the component has the tag of the span, and a leaf is lost if another path goes through it. The outcome
//! required instead is a syntax error, and a rejected path; these vectors count as [`Outcome::Required`].
//!
//! Calls of the kind `iree` run by the rules of today's client (`Rules::Client`). Of its errors, the message is
//! compared, without the class of the exception and without the client's own frame
//! (`Error processing function return: ... (while decoding ...)`).

mod calls;
mod python;
mod signatures;

use std::collections::BTreeMap;
use std::fmt;

use serde_json::Value;

/// The outcome of a vector.
pub enum Outcome {
    /// The outcome is the recorded one.
    Same,
    /// The recorded outcome is a defect, and ours the required one.
    Required,
    /// The outcome differs: the parts with the recorded and our values.
    Different(Vec<String>),
}

/// The numbers of vectors of a kind.
#[derive(Clone, Copy, Default, Debug)]
pub struct Counts {
    /// The number of vectors with the recorded outcome.
    pub same: usize,
    /// The number of vectors with the outcome required instead.
    pub required: usize,
    /// The number of vectors with another outcome.
    pub different: usize,
}

/// The outcomes of a file.
#[derive(Default, Debug)]
pub struct Report {
    /// The numbers of each kind.
    pub kinds: BTreeMap<String, Counts>,
    /// The differences: the line with what differs in it.
    pub differences: Vec<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.differences.iter().try_for_each(|difference| writeln!(f, "{difference}"))?;
        let mut all = Counts::default();
        for (kind, counts) in &self.kinds {
            writeln!(f, "{kind}: {counts}")?;
            all.same += counts.same;
            all.required += counts.required;
            all.different += counts.different;
        }
        write!(f, "all: {all}")
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { same, required, different } = self;
        write!(f, "{same} as recorded, {required} as required instead, {different} different")?;
        write!(f, ", of {}", same + required + different)
    }
}

/// Runs the vectors of a text, one in each line.
pub fn run(text: &str) -> Report {
    let mut report = Report::default();
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        let (kind, outcome) = run_line(line);
        let counts = report.kinds.entry(kind).or_default();
        match outcome {
            Outcome::Same => counts.same += 1,
            Outcome::Required => counts.required += 1,
            Outcome::Different(differences) => {
                counts.different += 1;
                report.differences.push(format!("line {number}: {line}\n  {}", differences.join("\n  ")));
            }
        }
    }
    report
}

fn run_line(line: &str) -> (String, Outcome) {
    let vector = match serde_json::from_str::<Value>(line) {
        Ok(vector) => vector,
        Err(error) => return ("malformed".to_owned(), Outcome::Different(vec![error.to_string()])),
    };
    let kind = vector["kind"].as_str().unwrap_or("without a kind");
    let outcome = match kind {
        "components" => signatures::components(&vector),
        "mangle" => signatures::mangle(&vector),
        "sip" => signatures::sip(&vector),
        "raw-mangle" => signatures::raw_mangle(&vector),
        "raw" => signatures::raw(&vector),
        "iree" => calls::run(&vector),
        other => Err(format!("unknown kind `{other}`")),
    };
    (kind.to_owned(), outcome.unwrap_or_else(|error| Outcome::Different(vec![error])))
}

/// The differences of a vector.
#[derive(Default)]
struct Differences {
    found: Vec<String>,
    required: bool,
}

impl Differences {
    /// Compares a part.
    fn compare<T: PartialEq + fmt::Debug>(&mut self, part: &str, recorded: T, ours: T) {
        if recorded != ours {
            self.found.push(format!("{part}: recorded {recorded:?}, ours {ours:?}"));
        }
    }

    fn outcome(self) -> Outcome {
        match (self.found.is_empty(), self.required) {
            (true, false) => Outcome::Same,
            (true, true) => Outcome::Required,
            (false, _) => Outcome::Different(self.found),
        }
    }
}
