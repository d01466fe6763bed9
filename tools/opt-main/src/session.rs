//! One run of the tool: reads and splits the input, then parses, verifies and prints each chunk.

use std::fs;
use std::io;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use ods_core::diagnostic::{Renderer, Sources};
use ods_core::location::SourceBuffer;
use ods_core::text::{self, Parsed, PrintOptions};
use ods_core::verify::{ErrorReporting, verify_to};
use ods_core::{Context, Diagnostic, Severity};

use ods_pass::{PassRegistry, PassTiming};

use crate::flags::Flags;
use crate::input::{self, reason};
use crate::output::Output;
use crate::output_file;
use crate::passes::Runner;
use crate::report::{self, Report};
use crate::round_trip;
use crate::split::split;
use crate::streams::Streams;
use crate::timer::Timer;

/// Runs the tool as the flags ask; returns whether there was no error.
pub(crate) fn run(
    context: &Arc<Context>,
    name: &str,
    flags: &Flags,
    passes: &PassRegistry,
    streams: &mut Streams<'_>,
) -> bool {
    context.allow_unregistered_dialects(flags.allow_unregistered);
    context.allow_threads(!flags.one_thread);
    context.set_quoting(flags.print);
    let input = match input::read(&flags.input, streams.input) {
        Ok(input) => input,
        Err(message) => {
            streams.say(message.as_bytes());
            return false;
        }
    };
    if let Some(path) = flags.log_actions.as_deref().filter(|path| path.as_os_str() != "-") {
        // The log is empty at first. Why it cannot be opened is told when passes run.
        let _ = fs::File::create(path);
    }
    let text = Arc::new(input.text);
    // Only the input is shown, whatever files its locations name. Those may have expectations, which are looked for.
    let sources = Arc::new(if flags.expect.is_some() { Sources::new() } else { Sources::closed() });
    sources.add(&input.name, Arc::clone(&text));
    let renderer = report::renderer(sources, flags, streams);
    let buffer = context.add_buffer(&input.name, &text);
    let session =
        Session { context, tool: name, flags, passes, name: &input.name, text: &text, buffer, renderer: &renderer };
    let to_file = flags.output.as_os_str() != "-";
    let mut output = Output::new(to_file);
    let good = session.file(&mut output, streams);
    // As in the reference, valid chunks are printed even if others are not; a file is written only if all are valid.
    let written = match to_file {
        true => !good || write_file(&flags.output, output.text(), streams),
        false => wrote(output.finish(streams.output), streams),
    };
    good && written
}

/// Reports a failed write to the standard output and returns whether the write succeeded. A broken pipe is not an
/// error.
pub(crate) fn wrote(outcome: io::Result<()>, streams: &mut Streams<'_>) -> bool {
    match outcome {
        Ok(()) => true,
        Err(error) => {
            if error.kind() != io::ErrorKind::BrokenPipe {
                streams.say(format!("cannot write output: {}\n", reason(&error)).as_bytes());
            }
            false
        }
    }
}

fn write_file(path: &Path, output: &[u8], streams: &mut Streams<'_>) -> bool {
    let outcome = output_file::write(path, output);
    if let Err(message) = &outcome {
        streams.say(format!("{message}\n").as_bytes());
    }
    outcome.is_ok()
}

/// The data that all chunks of a file share.
struct Session<'a> {
    context: &'a Arc<Context>,
    tool: &'a str,
    flags: &'a Flags,
    passes: &'a PassRegistry,
    /// The name of the input.
    name: &'a str,
    text: &'a [u8],
    buffer: SourceBuffer,
    renderer: &'a Renderer,
}

impl Session<'_> {
    fn file(&self, output: &mut Output, streams: &mut Streams<'_>) -> bool {
        let mut report = Report::new(self.renderer, self.flags, self.name, self.text);
        match &self.flags.split {
            Some(marker) => self.chunks(marker, &mut report, output, streams),
            None => self.chunk(0..self.text.len(), &mut report, output, streams),
        }
        report.finish(streams)
    }

    fn chunks(&self, marker: &str, report: &mut Report<'_>, output: &mut Output, streams: &mut Streams<'_>) {
        let split = split(self.text, marker);
        for offset in split.near_misses {
            let warning =
                Diagnostic::new(Severity::Warning, self.buffer.at(offset), "near miss with file split marker");
            let mut text = Vec::new();
            self.renderer.render(self.context, &warning, &mut text);
            streams.say(&text);
        }
        for (index, chunk) in split.chunks.into_iter().enumerate() {
            if index > 0 {
                let marker = format!("{}\n", self.flags.output_marker);
                output.print(streams.output, |to| to.write_all(marker.as_bytes()));
            }
            self.chunk(chunk, report, output, streams);
        }
    }

    fn chunk(&self, range: Range<usize>, report: &mut Report<'_>, output: &mut Output, streams: &mut Streams<'_>) {
        let mut timer = Timer::new();
        let timing = PassTiming::new();
        if let Some(mut chunk) = timer.time("Parser", || self.read(range, report, streams))
            && self.process(&mut chunk.parsed, &timing, report, streams)
        {
            timer.add_passes(timing.passes());
            if !self.flags.verify_each {
                chunk.is_good = verify_to(&chunk.parsed.ir, chunk.parsed.root, ErrorReporting::AsMlir).is_ok();
            }
            timer.time("Output", || self.print(&chunk, output, streams));
        }
        if let Some(style) = self.flags.timing {
            streams.say(timer.report(style).as_bytes());
        }
    }

    /// Parses and verifies a chunk.
    fn read(&self, range: Range<usize>, report: &mut Report<'_>, streams: &mut Streams<'_>) -> Option<Chunk> {
        let parse = if self.flags.reproducer { text::parse_reproducer } else { text::parse_chunk };
        let unwrapped = parse(self.context, self.name, self.buffer, self.text, range).and_then(|mut parsed| {
            if !self.flags.implicit_module && parsed.implicit_module {
                unwrap(&mut parsed)?;
            }
            Ok(parsed)
        });
        let parsed = match unwrapped {
            Ok(parsed) => parsed,
            Err(errors) => {
                report.errors(self.context, None, errors, streams);
                return None;
            }
        };
        let verified = verify_to(&parsed.ir, parsed.root, ErrorReporting::AsMlir);
        let is_good = verified.is_ok();
        if let (true, Err(errors)) = (self.flags.verify, verified) {
            report.errors(self.context, Some(&parsed.ir), errors, streams);
            return None;
        }
        Some(Chunk { parsed, is_good })
    }

    /// Runs the steps between parsing and printing; returns whether the chunk is to be printed.
    fn process(
        &self,
        parsed: &mut Parsed,
        timing: &PassTiming,
        report: &mut Report<'_>,
        streams: &mut Streams<'_>,
    ) -> bool {
        if self.flags.round_trip
            && let Err(errors) = round_trip::check(self.context, parsed)
        {
            report.errors(self.context, Some(&parsed.ir), errors, streams);
            return false;
        }
        let runner = Runner { tool: self.tool, flags: self.flags, registry: self.passes, timing };
        runner.run(parsed, report, streams)
    }

    fn print(&self, chunk: &Chunk, output: &mut Output, streams: &mut Streams<'_>) {
        // Code of definitions prints valid IR only.
        let generic = self.flags.print.generic || !chunk.is_good;
        let options = PrintOptions { assume_verified: chunk.is_good, generic, ..self.flags.print };
        let Parsed { ir, root, resources, .. } = &chunk.parsed;
        output.print(streams.output, |to| text::print_to(ir, *root, resources, &options, to));
    }
}

/// A parsed chunk.
struct Chunk {
    parsed: Parsed,
    /// Whether the chunk verifies.
    is_good: bool,
}

/// Replaces an implicit module by its only operation.
pub(crate) fn unwrap(parsed: &mut Parsed) -> Result<(), Diagnostic> {
    let ir = &mut parsed.ir;
    let block = ir.region(parsed.root, 0).and_then(|region| ir.entry_block(region));
    let ops: Vec<_> = block.map(|block| ir.block_ops(block).collect()).unwrap_or_default();
    let [only] = ops[..] else {
        let message = format!("source must contain a single top-level operation, found: {}", ops.len());
        return Err(Diagnostic::error(ir.location(parsed.root), message));
    };
    ir.detach(only);
    parsed.root = only;
    Ok(())
}
