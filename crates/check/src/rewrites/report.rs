//! Reports about rewrites.

use std::fmt;

use crate::report::{Counterexample, counted};

/// The result of a check of the rewrites of a dialect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RewritesReport {
    /// The folds, then the patterns, in the order of the definitions.
    pub rewrites: Vec<RewriteReport>,
    /// The seed of modules and inputs.
    pub seed: u64,
}

/// The result of the check of a rewrite.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RewriteReport {
    /// The rewrite: `fold of 'arith.addi'`, `pattern 'AddIAddConstant' of 'arith.addi'`.
    pub name: String,
    /// The modules that it was applied to, and that could be executed.
    pub modules: u64,
    /// The modules for which the rewrite is proved: all inputs were tried, or the solver was asked.
    pub proved: u64,
    /// The types at which it is proved: for all generated modules whose numbers have the type.
    pub proved_at: Vec<String>,
    /// The inputs of all modules together.
    pub inputs: u64,
    /// The finding.
    pub verdict: RewriteVerdict,
}

/// The finding about a rewrite.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RewriteVerdict {
    /// No difference was found.
    Right,
    /// The rewrite changes what a function computes.
    Wrong(Box<WrongRewrite>),
    /// No module was found that it applies to.
    NotReached,
    /// The modules could not be executed; the text says why.
    NotExecuted(String),
}

/// A rewrite that changes what a function computes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongRewrite {
    /// The rewrite.
    pub name: String,
    /// The smallest module that shows it.
    pub before: String,
    /// The same module, rewritten.
    pub after: String,
    /// The difference.
    pub found: Finding,
}

/// The reason why a rewrite is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// The arguments, and both outcomes.
    Differs(Counterexample),
    /// The rewritten module is not valid; the text has the errors.
    Invalid(String),
}

impl RewriteReport {
    /// Returns the report of a rewrite that no module has reached yet.
    pub(super) fn of(name: String) -> Self {
        Self { name, modules: 0, proved: 0, proved_at: Vec::new(), inputs: 0, verdict: RewriteVerdict::NotReached }
    }

    pub(super) fn is_wrong(&self) -> bool {
        matches!(self.verdict, RewriteVerdict::Wrong(_))
    }
}

impl RewritesReport {
    /// Returns the first rewrite that is wrong.
    pub fn wrong(&self) -> Option<&WrongRewrite> {
        self.rewrites.iter().find_map(|rewrite| match &rewrite.verdict {
            RewriteVerdict::Wrong(wrong) => Some(&**wrong),
            RewriteVerdict::Right | RewriteVerdict::NotReached | RewriteVerdict::NotExecuted(_) => None,
        })
    }
}

impl fmt::Display for RewritesReport {
    /// Writes a line per rewrite, and the counterexample of each wrong one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rewrites.iter().try_for_each(|rewrite| writeln!(f, "{rewrite}"))
    }
}

impl fmt::Display for RewriteReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.verdict {
            RewriteVerdict::Right => {
                let (modules, inputs) =
                    (counted(self.modules, "module", "modules"), counted(self.inputs, "input", "inputs"));
                write!(f, "{}: right; tested on {modules}, {inputs}; proved for {}", self.name, self.proved)?;
                if self.proved_at.is_empty() { Ok(()) } else { write!(f, ", and at {}", self.proved_at.join(", ")) }
            }
            RewriteVerdict::Wrong(wrong) => wrong.fmt(f),
            RewriteVerdict::NotReached => {
                write!(f, "{}: not reached: no module was made that it applies to", self.name)
            }
            RewriteVerdict::NotExecuted(reason) => write!(f, "{}: not executed: {reason}", self.name),
        }
    }
}

impl fmt::Display for WrongRewrite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: wrong", self.name)?;
        writeln!(f, "before:\n{}\nafter:\n{}", self.before, self.after)?;
        match &self.found {
            Finding::Differs(counterexample) => counterexample.fmt(f),
            Finding::Invalid(errors) => write!(f, "the module after it is not valid: {errors}"),
        }
    }
}
