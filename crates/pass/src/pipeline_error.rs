//! Errors of textual pipelines, in MLIR's wording.

use std::fmt;

/// The error of a textual pipeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PipelineError {
    /// The pipeline is malformed, or names an unknown pass.
    Syntax(String),
    /// A pass could not be added.
    Options {
        /// The reason.
        problem: OptionProblem,
        /// The trail from the pass outwards, one line each; empty if the pass is not part of a text.
        trail: Vec<String>,
    },
}

/// The reason that a pass cannot be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionProblem {
    /// The pass has no option with this name.
    Unknown {
        /// The name.
        name: String,
        /// The names of its options.
        known: Vec<&'static str>,
    },
    /// The value of an option is wrong: the message names the option.
    Value(String),
    /// The pass runs on other operations than its manager: the message says on which.
    Anchor(String),
    /// The value of an option is a wrong pipeline.
    Pipeline {
        /// The error in it.
        error: Box<PipelineError>,
        /// The message that follows; may be empty.
        summary: &'static str,
    },
}

impl PipelineError {
    /// Returns the two parts of the message of a tool like `mlir-opt`: the lines that it prints as they are, and the
    /// message of its diagnostic. `prefix` begins messages about values of options: the name of the tool and `: `.
    pub fn in_parts(&self, prefix: &str) -> (String, String) {
        match self {
            Self::Syntax(message) => (String::new(), message.clone()),
            Self::Options { problem, trail } => {
                let (said, mut message) = problem.in_parts(prefix);
                for (index, line) in trail.iter().enumerate() {
                    message.push_str(if index == 0 { "\n" } else { "" });
                    message.push_str(line);
                    message.push('\n');
                }
                (said, message)
            }
        }
    }
}

impl PipelineError {
    /// Returns a hint for the user, which is not part of the message: MLIR has none.
    pub fn help(&self) -> Option<String> {
        match self {
            Self::Options { problem, .. } => problem.help(),
            Self::Syntax(_) => None,
        }
    }
}

impl OptionProblem {
    fn help(&self) -> Option<String> {
        match self {
            Self::Unknown { known, .. } if known.is_empty() => Some("the pass has no options".to_owned()),
            Self::Unknown { known, .. } => Some(format!("the pass has the options '{}'", known.join("', '"))),
            Self::Pipeline { error, .. } => error.help(),
            Self::Value(_) | Self::Anchor(_) => None,
        }
    }

    fn in_parts(&self, prefix: &str) -> (String, String) {
        match self {
            Self::Unknown { name, .. } => (String::new(), format!("<Pass-Options-Parser>: no such option {name}\n")),
            Self::Value(message) => (format!("{prefix}{message}\n"), String::new()),
            Self::Anchor(message) => (String::new(), message.clone()),
            Self::Pipeline { error, summary } => {
                let (said, message) = error.in_parts(prefix);
                (said + &message, (*summary).to_owned())
            }
        }
    }
}

impl fmt::Display for PipelineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (said, message) = self.in_parts("");
        write!(f, "{said}{}", if said.is_empty() { &message } else { message.trim_start() })
    }
}

impl std::error::Error for PipelineError {}
