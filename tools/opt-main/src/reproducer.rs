//! The reproducer in a file: the external resource `mlir_reproducer`, with the pipeline that made `mlir-opt` fail.

use std::path::Path;

use ods_core::text::{self, Parsed, PrintOptions, ResourceValue, Resources};
use ods_core::{Diagnostic, Location};
use ods_pass::{FailureRecorder, PassManager};

use crate::flags::Flags;
use crate::output_file;
use crate::streams::Streams;

const NAME: &str = "mlir_reproducer";

/// Removes the reproducer from the resources and returns its pipeline; the last entry `pipeline` counts.
pub(crate) fn take(resources: &mut Resources) -> Option<String> {
    let at = resources.external.iter().position(|(name, _)| name == NAME)?;
    let (_, entries) = resources.external.remove(at);
    let mut pipelines = entries.into_iter().filter(|(key, _)| key == "pipeline");
    pipelines.next_back().map(|(_, value)| match value {
        ResourceValue::String(pipeline) => pipeline,
        // A string that begins with `0x` was read as a blob. It is not a pipeline either; `0x` fails to parse as one.
        ResourceValue::Bool(_) | ResourceValue::Blob(_) => "0x".to_owned(),
    })
}

/// A reproducer to be written if a pass fails, or in any case.
pub(crate) struct Reproducer<'a> {
    path: &'a Path,
    is_local: bool,
    threads: bool,
    verify_each: bool,
    /// The IR before all passes, with the reproducer.
    text: Vec<u8>,
    recorder: FailureRecorder,
}

impl<'a> Reproducer<'a> {
    /// Returns the reproducer that the flags ask for, and lets the manager record failures.
    ///
    /// # Errors
    /// Returns an error if the flags contradict each other.
    pub(crate) fn new(
        flags: &'a Flags,
        parsed: &Parsed,
        manager: &mut PassManager,
        streams: &mut Streams<'_>,
    ) -> Result<Option<Self>, Diagnostic> {
        let Some((path, is_unconditional)) = &flags.reproducer_file else { return Ok(None) };
        let is_local = flags.local_reproducer && !is_unconditional;
        if is_local && !flags.one_thread {
            let message = "Local crash reproduction may not be used without disabling mutli-threading first.";
            return Err(Diagnostic::error(Location::UNKNOWN, message));
        }
        // MLIR's reproducers of runs that do not fail have these settings always.
        let threads = *is_unconditional || !flags.one_thread;
        let verify_each = !is_unconditional && flags.verify_each;
        let recorder = FailureRecorder::new(is_local);
        manager.add_instrumentation(recorder.clone());
        let mut this = Self { path, is_local, threads, verify_each, text: Vec::new(), recorder };
        if !is_local {
            let mut resources = parsed.resources.clone();
            let pipeline = if *is_unconditional { manager.to_text() } else { manager.to_spaced_text() };
            resources.external.push((NAME.to_owned(), this.entries(pipeline)));
            // Writing to a vector does not fail.
            let _ = text::print_to(&parsed.ir, parsed.root, &resources, &PrintOptions::default(), &mut this.text);
            this.text.truncate(this.text.trim_ascii_end().len() + 1);
        }
        if *is_unconditional {
            // As in MLIR, the passes run even if the file cannot be written.
            if let Err(message) = this.write(&this.text, streams) {
                streams.say(format!("{message}\n").as_bytes());
            }
            return Ok(None);
        }
        Ok(Some(this))
    }

    fn entries(&self, pipeline: String) -> Vec<(String, ResourceValue)> {
        vec![
            ("pipeline".to_owned(), ResourceValue::String(pipeline)),
            ("disable_threading".to_owned(), ResourceValue::Bool(!self.threads)),
            ("verify_each".to_owned(), ResourceValue::Bool(self.verify_each)),
        ]
    }

    fn write(&self, text: &[u8], streams: &mut Streams<'_>) -> Result<(), String> {
        if self.path == Path::new("-") {
            return streams.output.write_all(text).map_err(|error| error.to_string());
        }
        output_file::write(self.path, text)
    }

    /// Writes the reproducer after a failure. Returns the error that says so.
    pub(crate) fn finish(self, streams: &mut Streams<'_>) -> Option<Diagnostic> {
        let failure = self.recorder.failure()?;
        let mut text = self.text.clone();
        if let Some((ir, pipeline)) = &failure.local {
            let entries = self.entries(pipeline.clone());
            let [pipeline, threads, verify] = &entries[..] else { return None };
            let line = |(key, value): &(String, ResourceValue)| match value {
                ResourceValue::String(text) => format!("{key}: {text:?}"),
                ResourceValue::Bool(value) => format!("{key}: {value}"),
                ResourceValue::Blob(_) => String::new(),
            };
            let lines = [line(pipeline), line(threads), line(verify)].join(",\n      ");
            let section =
                format!("{{-#\n  external_resources: {{\n    {NAME}: {{\n      {lines}\n    }}\n  }}\n#-}}\n");
            text = format!("{ir}\n\n{section}").into_bytes();
        }
        let running = failure.running.join(", ");
        let running = if self.is_local { failure.running.last().cloned()? } else { format!("[{running}]") };
        let outcome = match self.write(&text, streams) {
            Ok(()) => format!("reproducer generated at `{}`", self.path.display()),
            Err(message) => format!("failed to create output stream: Failed to create reproducer stream: {message}"),
        };
        let at = failure.location;
        let message = "Failures have been detected while processing an MLIR pass pipeline";
        Some(Diagnostic::error(at, message).note(at, format!("Pipeline failed while executing {running}: {outcome}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn last_pipeline_is_used_and_all_are_removed() {
        let pipeline = |text: &str| ("pipeline".to_owned(), ResourceValue::String(text.to_owned()));
        let other = ("other".to_owned(), vec![pipeline("c")]);
        let external = vec![(NAME.to_owned(), vec![pipeline("a"), pipeline("b")]), other.clone()];
        let mut resources = Resources { external, ..Resources::default() };
        assert_eq!(take(&mut resources).as_deref(), Some("b"));
        assert_eq!(resources.external, [other]);
        assert_eq!(take(&mut resources), None);
    }

    #[test]
    fn rejects_data_as_a_pipeline() {
        let entries = vec![("pipeline".to_owned(), ResourceValue::Blob(vec![0; 5]))];
        let mut resources = Resources { external: vec![(NAME.to_owned(), entries)], ..Resources::default() };
        assert!(
            ods_pass::PassManager::parse(&take(&mut resources).expect("it is there"), &ods_pass::PassRegistry::new())
                .is_err()
        );
    }
}
