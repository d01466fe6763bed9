//! The functions that were checked while a pipeline ran.

use std::fmt;

use rustc_hash::FxHashMap;

use crate::report::{Evidence, Report, Verdict, counted};

/// The functions, in the order in which they were checked first.
#[derive(Default)]
pub struct CheckedFunctions {
    list: Vec<Checked>,
    positions: FxHashMap<String, usize>,
}

/// The findings about a function.
struct Checked {
    name: String,
    /// The number of passes after which the function was compared.
    passes: u64,
    /// The evidence with the fewest inputs.
    weakest: Option<Evidence>,
    /// The first pass after which the function could not be compared, and why.
    gap: Option<(String, String)>,
    /// The pass that changed what the function computes.
    culprit: Option<String>,
}

impl CheckedFunctions {
    /// Adds what was done after a pass.
    pub fn add(&mut self, pass: &str, report: &Report) {
        for function in &report.functions {
            let position = *self.positions.entry(function.name.clone()).or_insert_with(|| {
                let name = function.name.clone();
                self.list.push(Checked { name, passes: 0, weakest: None, gap: None, culprit: None });
                self.list.len() - 1
            });
            self.list[position].add(pass, &function.verdict);
        }
    }
}

impl Checked {
    fn add(&mut self, pass: &str, verdict: &Verdict) {
        match verdict {
            Verdict::Refines(evidence) => {
                self.passes += 1;
                let weakest = self.weakest.as_ref().map_or(evidence, |known| known.weaker(evidence));
                self.weakest = Some(weakest.clone());
            }
            Verdict::Differs(_) => self.culprit = Some(pass.to_owned()),
            Verdict::NotComparable(reason) => {
                self.gap.get_or_insert_with(|| (pass.to_owned(), reason.clone()));
            }
        }
    }
}

impl fmt::Display for CheckedFunctions {
    /// Writes a line per function.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.list.iter().try_for_each(|function| writeln!(f, "@{}: {function}", function.name))
    }
}

impl fmt::Display for Checked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(evidence) = &self.weakest {
            write!(f, "refined by {}; {evidence}", counted(self.passes, "pass", "passes"))?;
        }
        if let Some(culprit) = &self.culprit {
            f.write_str(if self.weakest.is_some() { "; " } else { "" })?;
            write!(f, "not refined by '{culprit}'")?;
        }
        if let Some((pass, reason)) = &self.gap {
            f.write_str(if self.weakest.is_some() || self.culprit.is_some() { "; " } else { "" })?;
            write!(f, "not compared after '{pass}': {reason}")?;
        }
        Ok(())
    }
}
