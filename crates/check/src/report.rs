//! Reports: the work that a check has done, and its findings.

use std::fmt;

/// The result of a check of two modules.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// The functions, in the order of the first module.
    pub functions: Vec<FunctionReport>,
    /// The seed of the inputs.
    pub seed: u64,
}

/// The result of the check of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FunctionReport {
    /// The name.
    pub name: String,
    /// The finding.
    pub verdict: Verdict,
}

/// The finding about a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// No difference was found.
    Refines(Evidence),
    /// The new function does not refine the old one.
    Differs(Box<Counterexample>),
    /// The functions could not be compared; the text says why.
    NotComparable(String),
}

/// Why a function is believed to refine another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Evidence {
    /// It was proved for all inputs.
    Proved,
    /// Both functions were executed.
    Tested {
        /// The inputs without poison for which both were executed to an end.
        inputs: u64,
        /// The number of all inputs without poison, if they were all tried.
        all: Option<u64>,
        /// Why it was not proved, if that was tried.
        gap: Option<String>,
    },
}

/// An input for which a function does something else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counterexample {
    /// The arguments as text: `3 : i32`.
    pub arguments: Vec<String>,
    /// The outcome of the old function.
    pub before: String,
    /// The outcome of the new function.
    pub after: String,
}

impl Evidence {
    /// Returns the one with fewer inputs.
    pub(crate) fn weaker<'e>(&'e self, other: &'e Self) -> &'e Self {
        match (self, other) {
            (Self::Proved, other) => other,
            (Self::Tested { inputs, .. }, Self::Tested { inputs: others, .. }) if others < inputs => other,
            (Self::Tested { .. }, Self::Proved | Self::Tested { .. }) => self,
        }
    }

    /// Returns the number of inputs that both functions were executed for, if that is why.
    pub(crate) fn inputs(&self) -> u64 {
        match self {
            Self::Proved => 0,
            Self::Tested { inputs, .. } => *inputs,
        }
    }

    /// Returns whether nothing is left to be tried.
    pub(crate) fn is_proof(&self) -> bool {
        match self {
            Self::Proved => true,
            Self::Tested { inputs, all, .. } => *all == Some(*inputs),
        }
    }
}

impl Report {
    /// Returns whether no function was found to differ.
    pub fn is_clean(&self) -> bool {
        !self.functions.iter().any(|function| matches!(function.verdict, Verdict::Differs(_)))
    }

    /// Returns the first function that differs.
    pub fn difference(&self) -> Option<(&str, &Counterexample)> {
        self.functions.iter().find_map(|function| match &function.verdict {
            Verdict::Differs(counterexample) => Some((function.name.as_str(), &**counterexample)),
            Verdict::Refines(_) | Verdict::NotComparable(_) => None,
        })
    }
}

impl fmt::Display for Report {
    /// Writes a line per function, and the counterexample of each one that differs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.functions.iter().try_for_each(|function| writeln!(f, "@{}: {}", function.name, function.verdict))
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refines(evidence) => write!(f, "refined; {evidence}"),
            Self::Differs(counterexample) => write!(f, "not refined\n{counterexample}"),
            Self::NotComparable(reason) => write!(f, "not compared: {reason}"),
        }
    }
}

impl fmt::Display for Evidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Proved => f.write_str("proved for all inputs"),
            Self::Tested { inputs, all: Some(all), .. } => {
                write!(f, "tested on {} of {} inputs", Grouped(*inputs), Grouped(*all))
            }
            Self::Tested { inputs, all: None, gap } => {
                write!(f, "tested on {}", counted(*inputs, "input", "inputs"))?;
                gap.iter().try_for_each(|gap| write!(f, "; not proved: {gap}"))
            }
        }
    }
}

impl fmt::Display for Counterexample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "  arguments: {}", self.arguments.join(", "))?;
        writeln!(f, "  before: {}", self.before)?;
        write!(f, "  after: {}", self.after)
    }
}

/// Returns a number with its noun.
pub(crate) fn counted(number: u64, one: &str, many: &str) -> String {
    format!("{} {}", Grouped(number), if number == 1 { one } else { many })
}

/// A number with commas between groups of three digits.
struct Grouped(u64);

impl fmt::Display for Grouped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = self.0.to_string();
        for (position, digit) in digits.chars().enumerate() {
            if position > 0 && (digits.len() - position).is_multiple_of(3) {
                f.write_str(",")?;
            }
            write!(f, "{digit}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evidence_says_what_was_done() {
        let tested = |inputs, all| Evidence::Tested { inputs, all, gap: None };
        assert_eq!(tested(1 << 20, Some(1 << 20)).to_string(), "tested on 1,048,576 of 1,048,576 inputs");
        assert_eq!(tested(12, None).to_string(), "tested on 12 inputs");
        assert_eq!(tested(1, None).to_string(), "tested on 1 input");
        assert_eq!(Evidence::Proved.to_string(), "proved for all inputs");
        let open = Evidence::Tested { inputs: 12, all: None, gap: Some("it has memory".to_owned()) };
        assert_eq!(open.to_string(), "tested on 12 inputs; not proved: it has memory");
    }
}
