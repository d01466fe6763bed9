//! One run: read, divide, and for each chunk parse, verify and print.

use std::fs;
use std::io;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use ods_core::diagnostic::{Renderer, Sources};
use ods_core::location::SourceBuffer;
use ods_core::text::{self, Parsed, PrintOptions};
use ods_core::verify::{Extent, verify_to};
use ods_core::{Context, Diagnostic, Diagnostics, Severity};

use crate::flags::Flags;
use crate::input::{self, reason};
use crate::output::Output;
use crate::pipeline;
use crate::report::{self, Report};
use crate::split::split;
use crate::streams::Streams;

/// Does what the flags say; whether all went well.
pub(crate) fn run(context: &Arc<Context>, flags: &Flags, streams: &mut Streams<'_>) -> bool {
    context.allow_unregistered_dialects(flags.allow_unregistered);
    context.set_quoting(flags.print);
    let input = match input::read(&flags.input, streams.input) {
        Ok(input) => input,
        Err(message) => {
            streams.say(message.as_bytes());
            return false;
        }
    };
    let text = Arc::new(input.text);
    let sources = Arc::new(Sources::new());
    sources.add(&input.name, Arc::clone(&text));
    let renderer = report::renderer(sources, flags, streams);
    let buffer = context.add_buffer(&input.name, &text);
    let session = Session { context, flags, name: &input.name, text: &text, buffer, renderer: &renderer };
    let to_file = flags.output.as_os_str() != "-";
    let mut output = Output::new(to_file);
    let good = session.file(&mut output, streams);
    // As the reference: what is good is printed even if other chunks are not, but no file is made then.
    let written = match to_file {
        true => !good || write_file(&flags.output, output.text(), streams),
        false => wrote(output.finish(streams.output), streams),
    };
    good && written
}

/// Says why writing to the standard output failed; whether it did not. Who reads no more does not want to know.
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
    let outcome = fs::write(path, output);
    if let Err(error) = &outcome {
        streams.say(format!("cannot open output file '{}': {}\n", path.display(), reason(error)).as_bytes());
    }
    outcome.is_ok()
}

/// What all chunks of a file share.
struct Session<'a> {
    context: &'a Arc<Context>,
    flags: &'a Flags,
    name: &'a str,
    text: &'a [u8],
    buffer: SourceBuffer,
    renderer: &'a Renderer,
}

impl Session<'_> {
    fn file(&self, output: &mut Output, streams: &mut Streams<'_>) -> bool {
        let Some(marker) = &self.flags.split else {
            return self.chunk(0..self.text.len(), output, streams);
        };
        let split = split(self.text, marker);
        for offset in split.near_misses {
            let warning =
                Diagnostic::new(Severity::Warning, self.buffer.at(offset), "near miss with file split marker");
            let mut text = Vec::new();
            self.renderer.render(self.context, &warning, &mut text);
            streams.say(&text);
        }
        let mut good = true;
        for (index, chunk) in split.chunks.into_iter().enumerate() {
            if index > 0 {
                let marker = format!("{}\n", self.flags.output_marker);
                output.print(streams.output, |to| to.write_all(marker.as_bytes()));
            }
            good &= self.chunk(chunk, output, streams);
        }
        good
    }

    fn chunk(&self, range: Range<usize>, output: &mut Output, streams: &mut Streams<'_>) -> bool {
        let mut report = Report::new(self.renderer, self.flags, self.name, self.text, range.clone());
        match text::parse_chunk(self.context, self.name, self.buffer, self.text, range) {
            Ok(parsed) => self.parsed(parsed, &mut report, output, streams),
            Err(errors) => report.errors(self.context, None, errors, streams),
        }
        report.finish(streams)
    }

    fn parsed(&self, mut parsed: Parsed, report: &mut Report<'_>, output: &mut Output, streams: &mut Streams<'_>) {
        if !self.flags.implicit_module
            && parsed.implicit_module
            && let Err(error) = unwrap(&mut parsed)
        {
            return report.errors(self.context, None, error.into(), streams);
        }
        let verified = verify_to(&parsed.ir, parsed.root, Extent::AsMlir);
        let is_good = verified.is_ok();
        if let (true, Err(errors)) = (self.flags.verify, verified) {
            return report.errors(self.context, Some(&parsed.ir), errors, streams);
        }
        if self.flags.round_trip
            && let Err(errors) = self.round_trip(&parsed)
        {
            return report.errors(self.context, None, errors, streams);
        }
        if let Some(pipeline) = &self.flags.pipeline
            && let Err(error) = pipeline::check(pipeline, &parsed.ir, parsed.root)
        {
            return report.errors(self.context, None, error.into(), streams);
        }
        // Code of definitions prints what is good alone.
        let generic = self.flags.print.generic || !is_good;
        let options = PrintOptions { assume_verified: is_good, generic, ..self.flags.print };
        output.print(streams.output, |to| text::print_to(&parsed.ir, parsed.root, &parsed.resources, &options, to));
    }

    /// Whether what is printed reads back as the same.
    fn round_trip(&self, parsed: &Parsed) -> Result<(), Diagnostics> {
        for generic in [false, true] {
            let options = PrintOptions { generic, assume_verified: true, debug_info: true, ..PrintOptions::default() };
            let printed = |parsed: &Parsed| text::print(&parsed.ir, parsed.root, &parsed.resources, &options);
            let first = printed(parsed);
            let again = text::parse(self.context, self.name, first.as_bytes())?;
            if printed(&again) != first {
                let message = "roundTrip testing roundtripped module differs from reference";
                return Err(Diagnostic::error(parsed.ir.location(parsed.root), message).into());
            }
        }
        Ok(())
    }
}

/// Takes the one operation out of the module that nobody wrote.
fn unwrap(parsed: &mut Parsed) -> Result<(), Diagnostic> {
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
