//! Running passes: those of a reproducer in the input, of `--pass-pipeline`, or given as flags.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use ods_core::text::Parsed;
use ods_core::{Diagnostic, Location};
use ods_pass::{ActionLog, Anchor, OptionProblem, PassManager, PassRegistry, PassTiming, PipelineError};

use crate::flags::Flags;
use crate::input::reason;
use crate::progress::Watch;
use crate::reproducer::{self, Reproducer};
use crate::streams::Streams;
use crate::timing::title;

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

/// Runs the pipelines requested by a reproducer in the input and by the flags; removes the reproducer. Returns warnings and
/// remarks.
pub(crate) fn run(
    tool: &str,
    flags: &Flags,
    registry: &PassRegistry,
    parsed: &mut Parsed,
    timing: &PassTiming,
    streams: &mut Streams<'_>,
) -> Result<Vec<Diagnostic>, Problem> {
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
    if let Some(printing) = &flags.ir_printing {
        manager.add_instrumentation(printing.clone());
    }
    if flags.timing.is_some() {
        manager.add_instrumentation(timing.clone());
    }
    if let Some(path) = &flags.log_actions {
        manager.set_actions(ActionLog::new(tool, action_file(path)?));
    }
    manager.count_patterns(flags.pattern_statistics);
    let reproducer = Reproducer::new(flags, parsed, &mut manager)?;
    let watch = streams.errors_are_a_terminal.then(|| Watch::on_terminal(manager.progress()));
    let result = manager.run(&mut parsed.ir, parsed.root);
    drop(watch);
    streams.say(manager.take_output().as_bytes());
    if let Some(as_list) = flags.pass_statistics {
        let statistics = if as_list { manager.statistics_by_name() } else { manager.statistics() };
        streams.say((title("Pass statistics report") + &statistics + "\n").as_bytes());
    }
    if let Some(counts) = manager.pattern_counts() {
        streams.say((title("Pattern statistics report") + &counts.to_string() + "\n").as_bytes());
    }
    let mut diagnostics = manager.take_diagnostics();
    match result {
        Ok(()) => Ok(diagnostics),
        Err(failure) => {
            diagnostics.extend(failure.diagnostics);
            diagnostics.extend(reproducer.and_then(|reproducer| reproducer.finish(parsed)));
            Err(Problem::Diagnostics(diagnostics))
        }
    }
}

/// Opens the file of a log of actions, at its end: the chunks of a file share it.
fn action_file(path: &Path) -> Result<Box<dyn Write + Send>, Problem> {
    if path == Path::new("-") {
        return Ok(Box::new(std::io::stdout()));
    }
    let file = File::options().append(true).create(true).open(path);
    let file = file.map_err(|error| {
        let message = format!("cannot open output file '{}': {}", path.display(), reason(&error));
        Diagnostic::error(Location::UNKNOWN, message)
    })?;
    Ok(Box::new(BufWriter::new(file)))
}

/// Prints the part of the error that comes from the parser of options, and returns the rest.
fn reported(tool: &str, error: PipelineError, streams: &mut Streams<'_>) -> Problem {
    let mut text = error.to_string();
    if let PipelineError::Options { problem: OptionProblem::Value(message), .. } = &error {
        streams.say(format!("{tool}: {message}\n").as_bytes());
        text.drain(..message.len());
    }
    Diagnostic::error(Location::UNKNOWN, text).into()
}

/// Returns the text of `--list-passes`.
pub(crate) fn list(registry: &PassRegistry) -> String {
    let line = |pass: &ods_pass::PassEntry| format!("  --{:<54}-   {}\n", pass.argument, pass.description);
    format!("Passes:\n{}", registry.iter().map(line).collect::<String>())
}
