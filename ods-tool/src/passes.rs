//! Running passes: those of a reproducer in the input, of `--pass-pipeline`, or given as flags.

use ods_core::text::Parsed;
use ods_core::{Diagnostic, Location};
use ods_pass::{Anchor, OptionProblem, PassManager, PassRegistry, PipelineError};

use crate::flags::Flags;
use crate::reproducer;
use crate::streams::Streams;
use crate::timing;

/// The reason that passes cannot run, or failed.
pub(crate) enum Problem {
    /// An error in a reproducer; `mlir-opt` has no diagnostic handler while it parses that pipeline.
    Plain(String),
    Diagnostics(Vec<Diagnostic>),
}

impl From<Diagnostic> for Problem {
    fn from(error: Diagnostic) -> Self {
        Self::Diagnostics(vec![error])
    }
}

/// Runs the pipelines requested by a reproducer in the input and by the flags; removes the reproducer.
pub(crate) fn run(
    tool: &str,
    flags: &Flags,
    registry: &PassRegistry,
    parsed: &mut Parsed,
    streams: &mut Streams<'_>,
) -> Result<(), Problem> {
    let reproduced = if flags.reproducer { reproducer::take(&mut parsed.resources) } else { None };
    let mut manager = PassManager::new(Anchor::new(parsed.ir.name_str(parsed.root)));
    if let Some(text) = reproduced.as_deref() {
        manager = PassManager::parse(text, registry).map_err(|error| Problem::Plain(error.to_string()))?;
    }
    if flags.pipeline.is_some() && !flags.passes.is_empty() {
        let message = "'-pass-pipeline' option can't be used with individual pass options";
        return Err(Diagnostic::error(Location::UNKNOWN, message).into());
    }
    if let Some(text) = flags.pipeline.as_deref() {
        manager = PassManager::parse(text, registry).map_err(|error| reported(tool, error, streams))?;
    }
    for (name, options) in &flags.passes {
        let added = manager.add_named(name, options, registry);
        added.map_err(|error| reported(tool, error, streams))?;
    }
    if flags.dump_pipeline {
        streams.say(manager.dump().as_bytes());
    }
    manager.verify_each(flags.verify_each);
    manager.set_registry(registry.clone());
    let result = manager.run(&mut parsed.ir, parsed.root);
    streams.say(manager.take_output().as_bytes());
    if flags.pass_statistics {
        streams.say((timing::title("Pass statistics report") + "\n").as_bytes());
    }
    result.map_err(|failure| Problem::Diagnostics(failure.diagnostics))
}

/// Prints the part of the error that comes from the parser of options, and returns the rest.
fn reported(tool: &str, error: PipelineError, streams: &mut Streams<'_>) -> Problem {
    if let PipelineError::Options { problem: OptionProblem::Value(message), .. } = &error {
        streams.say(format!("{tool}: {message}\n").as_bytes());
    }
    Diagnostic::error(Location::UNKNOWN, error.to_string()).into()
}

/// Returns the text of `--list-passes`.
pub(crate) fn list(registry: &PassRegistry) -> String {
    let line = |pass: &ods_pass::PassEntry| format!("  --{:<54}-   {}\n", pass.argument, pass.description);
    format!("Passes:\n{}", registry.iter().map(line).collect::<String>())
}
