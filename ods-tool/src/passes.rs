//! Running passes. No passes exist yet; this module checks the pipelines that are requested.

use ods_core::text::Parsed;
use ods_core::{Diagnostic, Location};

use crate::flags::Flags;
use crate::pipeline::Pipeline;
use crate::reproducer;
use crate::streams::Streams;
use crate::timing;

/// The reason why passes cannot run.
pub(crate) enum Problem {
    /// An error in a reproducer; `mlir-opt` has no diagnostic handler while it parses that pipeline.
    Plain(String),
    Diagnostic(Box<Diagnostic>),
}

impl From<Diagnostic> for Problem {
    fn from(error: Diagnostic) -> Self {
        Self::Diagnostic(Box::new(error))
    }
}

/// Runs the pipelines requested by a reproducer in the input and by the flags; removes the reproducer.
pub(crate) fn run(flags: &Flags, parsed: &mut Parsed, streams: &mut Streams<'_>) -> Result<(), Problem> {
    let reproduced = if flags.reproducer { reproducer::take(&mut parsed.resources) } else { None };
    let mut pipeline = Pipeline::on(parsed.ir.name_str(parsed.root));
    if let Some(text) = reproduced.as_deref() {
        pipeline = Pipeline::read(text).map_err(Problem::Plain)?;
    }
    if let Some(text) = flags.pipeline.as_deref() {
        pipeline = Pipeline::read(text).map_err(|message| Diagnostic::error(Location::UNKNOWN, message))?;
    }
    if flags.dump_pipeline {
        streams.say(pipeline.dump().as_bytes());
    }
    pipeline.check_anchor(&parsed.ir, parsed.root)?;
    if flags.pass_statistics {
        streams.say((timing::title("Pass statistics report") + "\n").as_bytes());
    }
    Ok(())
}
