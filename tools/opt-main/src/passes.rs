//! Running passes: from a reproducer in the input, from `--pass-pipeline`, or from flags.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use ods_check::SemanticsCheck;
use ods_core::text::Parsed;
use ods_core::{Diagnostic, Location};
use ods_pass::{ActionLog, Anchor, PassManager, PassRegistry, PassReport, PassTiming, PipelineError, report_title};

use crate::flags::Flags;
use crate::input::reason;
use crate::progress::Watch;
use crate::report::Report;
use crate::reproducer::{self, Reproducer};
use crate::streams::Streams;

/// The reason that passes do not run.
enum Problem {
    /// An error in a reproducer; `mlir-opt` has no diagnostic handler while it parses that pipeline.
    Plain(String),
    Diagnostic(Box<Diagnostic>),
}

impl From<Diagnostic> for Problem {
    fn from(error: Diagnostic) -> Self {
        Self::Diagnostic(error.into())
    }
}

/// Runs of passes with the settings of a tool.
pub(crate) struct Runner<'a> {
    pub(crate) tool: &'a str,
    pub(crate) flags: &'a Flags,
    pub(crate) registry: &'a PassRegistry,
    pub(crate) timing: &'a PassTiming,
}

impl Runner<'_> {
    /// Runs the pipelines requested by a reproducer in the input and by the flags; removes the reproducer. Returns
    /// whether all passes succeeded.
    pub(crate) fn run(&self, parsed: &mut Parsed, report: &mut Report<'_>, streams: &mut Streams<'_>) -> bool {
        let mut say = |problem, parsed: &Parsed, streams: &mut Streams<'_>| match problem {
            Problem::Plain(text) => report.plain(&text, streams),
            Problem::Diagnostic(error) => {
                report.fail();
                report.errors(parsed.ir.context(), Some(&parsed.ir), (*error).into(), streams);
            }
        };
        let manager = self.manager(parsed, streams).and_then(|mut manager| {
            let reproducer = Reproducer::new(self.flags, parsed, &mut manager, streams)?;
            Ok((manager, reproducer))
        });
        let (mut manager, reproducer) = match manager {
            Ok(manager) => manager,
            Err(problem) => {
                say(problem, parsed, streams);
                return false;
            }
        };
        if let Some(describe) = report.describe() {
            manager.report_in_order(describe);
        }
        let check = self.flags.check.clone();
        let check = check.map(|options| SemanticsCheck::new(options).with_registry(self.registry.clone()));
        if let Some(check) = &check {
            manager.add_instrumentation(check.clone());
        }
        let watch = streams.errors_are_a_terminal.then(|| Watch::on_terminal(manager.progress()));
        let result = manager.run(&mut parsed.ir, parsed.root);
        drop(watch);
        for part in manager.take_reports() {
            match part {
                PassReport::Text(text) => streams.say(text.as_bytes()),
                PassReport::Diagnostic(diagnostic) => {
                    report.errors(parsed.ir.context(), Some(&parsed.ir), diagnostic.into(), streams);
                }
            }
        }
        if let Some(check) = &check {
            streams.say((report_title("Semantics report") + &check.report() + "\n").as_bytes());
        }
        self.say_statistics(&manager, streams);
        let Err(failure) = result else { return true };
        report.fail();
        let more = reproducer.and_then(|reproducer| reproducer.finish(streams));
        for error in failure.diagnostics.into_iter().chain(more) {
            report.errors(parsed.ir.context(), Some(&parsed.ir), error.into(), streams);
        }
        false
    }

    /// Returns the passes to run, with the settings of the flags.
    fn manager(&self, parsed: &mut Parsed, streams: &mut Streams<'_>) -> Result<PassManager, Problem> {
        let (flags, registry) = (self.flags, self.registry);
        let mut manager = self.pipeline(parsed, streams)?;
        if flags.dump_pipeline {
            streams.say(manager.dump().as_bytes());
        }
        manager.verify_each(flags.verify_each);
        manager.set_registry(registry.clone()).set_program(self.tool);
        if flags.module_scope && !flags.one_thread {
            let message =
                "IR print for module scope can't be setup on a pass-manager without disabling multi-threading first.\n";
            return Err(Diagnostic::error(Location::UNKNOWN, message).into());
        }
        if let Some(printing) = &flags.ir_printing {
            manager.add_instrumentation(printing.clone());
        }
        if flags.timing.is_some() {
            manager.add_instrumentation(self.timing.clone());
        }
        if let Some(path) = &flags.log_actions {
            streams.say(b"ExecutionContext registered on the context");
            match action_file(path) {
                Ok(file) => _ = manager.set_actions(ActionLog::new(self.tool, file)),
                Err(message) => {
                    streams.say(format!("error: Opening file for --log-actions-to failed: {message}\n").as_bytes());
                }
            }
            streams.say(b"\n");
        }
        manager.count_patterns(flags.pattern_statistics);
        Ok(manager)
    }

    /// Returns the passes that the reproducer or the flags name.
    fn pipeline(&self, parsed: &mut Parsed, streams: &mut Streams<'_>) -> Result<PassManager, Problem> {
        let (flags, registry) = (self.flags, self.registry);
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
            manager = PassManager::parse(text, registry).map_err(|error| self.refused(&error, streams))?;
        }
        for (name, options) in &flags.passes {
            let added = manager.add_named(name, options, registry);
            added.map_err(|error| self.refused(&error, streams))?;
        }
        Ok(manager)
    }

    /// Prints the part of the error that is not a diagnostic, and returns the rest.
    fn refused(&self, error: &PipelineError, streams: &mut Streams<'_>) -> Problem {
        let (said, message) = error.in_parts(&format!("{}: ", self.tool));
        streams.say(said.as_bytes());
        let diagnostic = Diagnostic::error(Location::UNKNOWN, message);
        error.help().into_iter().fold(diagnostic, Diagnostic::help).into()
    }

    fn say_statistics(&self, manager: &PassManager, streams: &mut Streams<'_>) {
        if let Some(as_list) = self.flags.pass_statistics {
            let statistics = if as_list { manager.statistics_by_name() } else { manager.statistics() };
            streams.say((report_title("Pass statistics report") + &statistics + "\n").as_bytes());
        }
        if let Some(counts) = manager.pattern_counts() {
            streams.say((report_title("Pattern statistics report") + &counts.to_string() + "\n").as_bytes());
        }
    }
}

/// Opens the file of a log of actions, at its end: the chunks of a file share it.
fn action_file(path: &Path) -> Result<Box<dyn Write + Send>, String> {
    if path == Path::new("-") {
        return Ok(Box::new(std::io::stdout()));
    }
    let file = File::options().append(true).create(true).open(path);
    let file = file.map_err(|error| format!("cannot open output file '{}': {}", path.display(), reason(&error)))?;
    Ok(Box::new(BufWriter::new(file)))
}

/// Returns the text of `--list-passes`.
pub(crate) fn list(registry: &PassRegistry) -> String {
    let line = |pass: &ods_pass::PassEntry| format!("  --{:<54}-   {}\n", pass.argument, pass.description);
    format!("Passes:\n{}", registry.iter().map(line).collect::<String>())
}
