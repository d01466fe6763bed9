//! Entry points: whole files, chunks of files, and types or attributes alone.

use std::ops::Range;
use std::sync::Arc;

use crate::context::Context;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::entity::{Attribute, Location, Type};
use crate::location::SourceBuffer;
use crate::text::Parsed;
use crate::text::lexer::Kind;

use super::{AsmParser, ParseResult};

/// Reads a file: operations, aliases and resources.
///
/// Where the file is one `builtin.module`, that is the root; otherwise a module is put around what there is.
///
/// # Errors
/// What `mlir-opt` says first.
pub fn parse(context: &Arc<Context>, name: &str, text: &[u8]) -> Result<Parsed, Diagnostics> {
    let buffer = context.add_buffer(name, text);
    parse_chunk(context, name, buffer, text, 0..text.len())
}

/// Reads the part `range` of a file, whose `text` was added to the context as `buffer`: what stands between two
/// `// -----` lines.
///
/// # Errors
/// What `mlir-opt` says first.
pub fn parse_chunk(
    context: &Arc<Context>,
    name: &str,
    buffer: SourceBuffer,
    text: &[u8],
    range: Range<usize>,
) -> Result<Parsed, Diagnostics> {
    AsmParser::new(context, buffer, text, range)?.parsed(name)
}

/// Reads a chunk as [`parse_chunk`] does, to run its reproducer (the external resource `mlir_reproducer`), which is left in
/// [`Parsed::resources`]. There, it is text like any other; here, it must be one.
///
/// # Errors
/// What `mlir-opt --run-reproducer` says first.
pub fn parse_reproducer(
    context: &Arc<Context>,
    name: &str,
    buffer: SourceBuffer,
    text: &[u8],
    range: Range<usize>,
) -> Result<Parsed, Diagnostics> {
    let mut parser = AsmParser::new(context, buffer, text, range)?;
    parser.runs_reproducer = true;
    parser.parsed(name)
}

/// Reads a type and nothing else.
///
/// # Errors
/// What is wrong first.
pub fn parse_type(context: &Arc<Context>, text: &str) -> Result<Type, Diagnostic> {
    parse_alone(context, text, |parser| parser.ty())
}

/// Reads an attribute and nothing else.
///
/// # Errors
/// What is wrong first.
pub fn parse_attribute(context: &Arc<Context>, text: &str) -> Result<Attribute, Diagnostic> {
    parse_alone(context, text, |parser| parser.attribute())
}

pub(super) fn parse_alone<T>(
    context: &Arc<Context>,
    text: &str,
    read: impl Fn(&mut AsmParser<'_>) -> ParseResult<T>,
) -> Result<T, Diagnostic> {
    // Texts that are right need no places, and leave nothing behind in the context.
    parse_alone_in(context, SourceBuffer::UNKNOWN, text, &read).or_else(|_| {
        let buffer = context.add_buffer("<text>", text.as_bytes());
        parse_alone_in(context, buffer, text, &read)
    })
}

fn parse_alone_in<T>(
    context: &Arc<Context>,
    buffer: SourceBuffer,
    text: &str,
    read: impl Fn(&mut AsmParser<'_>) -> ParseResult<T>,
) -> Result<T, Diagnostic> {
    let first = |errors: Vec<Diagnostic>| {
        let unknown = || Diagnostic::error(Location::UNKNOWN, "does not parse");
        errors.into_iter().next().unwrap_or_else(unknown)
    };
    let mut parser = AsmParser::new(context, buffer, text.as_bytes(), 0..text.len()).map_err(first)?;
    let outcome = read(&mut parser).and_then(|what| match parser.token.kind {
        Kind::Eof => Ok(what),
        _ => parser.error("found trailing characters"),
    });
    match outcome {
        Ok(what) if parser.errors.is_empty() => Ok(what),
        _ => Err(first(parser.errors)),
    }
}

impl AsmParser<'_> {
    /// The whole of what there is.
    fn parsed(mut self, name: &str) -> Result<Parsed, Diagnostics> {
        match self.file(name) {
            Ok((root, implicit_module)) if self.errors.is_empty() => {
                Ok(Parsed { ir: self.ir, root, implicit_module, resources: self.resources })
            }
            _ => Err(self.errors.into()),
        }
    }
}
