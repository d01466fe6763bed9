//! Entry points: parsing whole files, chunks of files, and single types or attributes.

use std::ops::Range;
use std::sync::Arc;

use crate::context::Context;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::entity::{Attribute, Location, Operation, Type};
use crate::location::SourceBuffer;
use crate::text::Parsed;
use crate::text::lexer::Kind;

use super::observer::{Observation, ParseObserver};
use super::recovery::Recovery;
use super::{AsmParser, ParseResult};

/// Parses a file with operations, aliases and resources.
///
/// If the file is a single `builtin.module`, that is the root; otherwise, its operations are wrapped in a module.
///
/// ```
/// # use ods_core as ods;
/// use std::sync::Arc;
///
/// use ods::Context;
/// use ods::text::parse;
///
/// # fn main() -> ods::Result {
/// let context = Arc::new(Context::new());
/// let parsed = parse(&context, "file.mlir", b"module @m {}")?;
/// assert_eq!(parsed.ir.symbol_name(parsed.root), Some("m"));
///
/// let errors = parse(&context, "file.mlir", b"module @m {").unwrap_err();
/// assert_eq!(errors.to_string(), "file.mlir:1:10: error: expected operation name in quotes");
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// Returns the first error, which matches that of `mlir-opt`.
pub fn parse(context: &Arc<Context>, name: &str, text: &[u8]) -> Result<Parsed, Diagnostics> {
    let buffer = context.add_buffer(name, text);
    parse_chunk(context, name, buffer, text, 0..text.len())
}

/// Options of [`parse_recovering`].
pub struct RecoverOptions<'o> {
    /// The maximum number of errors to keep; further errors are only counted.
    pub max_errors: usize,
    /// An observer of the positions of everything that is parsed.
    pub observer: Option<&'o mut dyn ParseObserver>,
}

impl Default for RecoverOptions<'_> {
    fn default() -> Self {
        Self { max_errors: 100, observer: None }
    }
}

/// The parsed part of a file, and all errors in the rest.
#[derive(Debug)]
pub struct Recovered {
    /// The IR without the malformed operations. A value that one of these would define is replaced by a
    /// `builtin.unrealized_conversion_cast` without operands, at the start of the isolated region that uses it.
    pub parsed: Parsed,
    /// The errors, in the order in which they were found; the first one is that of [`parse`]. Empty if the file is
    /// well-formed.
    pub diagnostics: Diagnostics,
    /// The number of errors beyond those in `diagnostics`.
    pub omitted: usize,
    /// The operations with something missing in one of their own blocks: verifying them would yield follow-up errors.
    pub incomplete: Vec<Operation>,
}

/// Parses a file as [`parse`] does, but continues after errors at the next operation of the same block or, at the top
/// level, the next definition. For language servers and other tools that work with unfinished text.
///
/// Errors that only follow from a dropped operation, such as uses of its results, are not reported.
///
/// ```
/// use std::sync::Arc;
///
/// use ods_core::Context;
/// use ods_core::text::{RecoverOptions, parse_recovering};
///
/// let context = Arc::new(Context::new());
/// context.allow_unregistered_dialects(true);
/// let text = b"%0 = \"a.b\"() : () -> i32x\n\"c.d\"(%0) : (i32) -> ()\n\"e.f\"( : () -> ()\n";
/// let found = parse_recovering(&context, "file.mlir", text, RecoverOptions::default());
/// let errors: Vec<String> = found.diagnostics.iter().map(|error| error.render(&context)).collect();
/// assert_eq!(errors.len(), 2);
/// assert_eq!(errors[0], "file.mlir:1:21: error: expected non-function type\n");
/// assert!(found.parsed.ir.display(found.parsed.root).to_string().contains("\"c.d\"(%0)"));
/// ```
pub fn parse_recovering(context: &Arc<Context>, name: &str, text: &[u8], options: RecoverOptions<'_>) -> Recovered {
    let buffer = context.add_buffer(name, text);
    parse_chunk_recovering(context, name, buffer, text, 0..text.len(), options)
}

/// Parses a chunk as [`parse_chunk`] does, but continues after errors as [`parse_recovering`] does.
pub fn parse_chunk_recovering(
    context: &Arc<Context>,
    name: &str,
    buffer: SourceBuffer,
    text: &[u8],
    range: Range<usize>,
    options: RecoverOptions<'_>,
) -> Recovered {
    let RecoverOptions { max_errors, observer } = options;
    let (start, end) = (range.start, range.end.min(text.len()));
    let observation = observer.map(|observer| Box::new(Observation::new(observer, &text[..end], start)));
    match AsmParser::new(context, buffer, text, range) {
        Ok(parser) => parser.recovered(name, max_errors, observation),
        Err(errors) => {
            let empty = parse_chunk_recovering(context, name, buffer, b"", 0..0, RecoverOptions::default());
            Recovered { diagnostics: errors.into(), ..empty }
        }
    }
}

/// Parses the part `range` of a file, whose `text` was added to the context as `buffer`. Such chunks are separated by
/// `// -----` lines.
///
/// # Errors
/// Returns the first error, which matches that of `mlir-opt`.
pub fn parse_chunk(
    context: &Arc<Context>,
    name: &str,
    buffer: SourceBuffer,
    text: &[u8],
    range: Range<usize>,
) -> Result<Parsed, Diagnostics> {
    AsmParser::new(context, buffer, text, range)?.parsed(name)
}

/// Parses a chunk as [`parse_chunk`] does, and checks its reproducer (the external resource `mlir_reproducer`), which
/// is returned in [`Parsed::resources`]. [`parse_chunk`] does not check it.
///
/// # Errors
/// Returns the first error, which matches that of `mlir-opt --run-reproducer`.
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

/// Parses text that consists of a type.
///
/// ```
/// # use ods_core as ods;
/// use ods::text::parse_type;
///
/// # fn main() -> ods::Result {
/// let context = std::sync::Arc::new(ods::Context::new());
/// let ty = parse_type(&context, "tensor<4x?xf32>")?;
/// assert_eq!(ty.shape(&context).map(<[i64]>::len), Some(2));
/// assert!(parse_type(&context, "tensor<4x").is_err());
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// Returns the first error.
pub fn parse_type(context: &Arc<Context>, text: &str) -> Result<Type, Diagnostic> {
    parse_alone(context, text, |parser| parser.ty())
}

/// Parses text that consists of an attribute.
///
/// ```
/// # use ods_core as ods;
/// use ods::attributes::IntegerAttr;
/// use ods::text::parse_attribute;
///
/// # fn main() -> ods::Result {
/// let context = std::sync::Arc::new(ods::Context::new());
/// let attribute = parse_attribute(&context, "42 : i32")?;
/// let number = attribute.cast::<IntegerAttr>(&context).expect("an integer");
/// assert_eq!(number.value(&context), Some(42));
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// Returns the first error.
pub fn parse_attribute(context: &Arc<Context>, text: &str) -> Result<Attribute, Diagnostic> {
    parse_alone(context, text, |parser| parser.attribute())
}

/// Parses text that consists of one thing.
pub(crate) fn parse_alone<T>(
    context: &Arc<Context>,
    text: &str,
    read: impl Fn(&mut AsmParser<'_>) -> ParseResult<T>,
) -> Result<T, Diagnostic> {
    // Valid texts need no locations, and add nothing to the context.
    parse_alone_in(context, SourceBuffer::UNKNOWN, text, &read).or_else(|_| {
        let buffer = context.add_buffer(text, text.as_bytes());
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
        errors.into_iter().next().unwrap_or_else(unknown).resolved(context)
    };
    let mut parser = AsmParser::new(context, buffer, text.as_bytes(), 0..text.len()).map_err(first)?;
    let outcome = read(&mut parser).and_then(|what| match parser.token.kind {
        Kind::Eof => Ok(what),
        _ => {
            let rest = text.get(parser.offset()..).unwrap_or_default().trim_end();
            parser.error(format!("found trailing characters: '{rest}'"))
        }
    });
    match outcome {
        Ok(what) if parser.errors.is_empty() => Ok(what),
        _ => Err(first(parser.errors)),
    }
}

impl<'s> AsmParser<'s> {
    /// Parses the whole text.
    fn parsed(mut self, name: &str) -> Result<Parsed, Diagnostics> {
        match self.file(name) {
            Ok((root, implicit_module)) if self.errors.is_empty() => {
                Ok(Parsed { ir: self.ir, root, implicit_module, resources: self.resources })
            }
            _ => Err(Diagnostics::from(self.errors).resolved(self.context)),
        }
    }

    /// Parses the whole text, continuing after errors.
    fn recovered(mut self, name: &str, max_errors: usize, observation: Option<Box<Observation<'s>>>) -> Recovered {
        self.observation = observation;
        self.recovery = Some(Box::new(Recovery::new(self.lexer.source().len() - self.start, max_errors)));
        let (root, implicit_module) = self.file_recovering(name);
        let (omitted, blocks) =
            self.recovery.map_or((0, Vec::new()), |recovery| (recovery.omitted, recovery.incomplete));
        let mut incomplete: Vec<Operation> = Vec::new();
        let owners = blocks.into_iter().filter(|block| self.ir.contains_block(*block));
        incomplete.extend(owners.filter_map(|block| self.ir.block_parent_op(block)));
        incomplete.sort_unstable();
        incomplete.dedup();
        let parsed = Parsed { ir: self.ir, root, implicit_module, resources: self.resources };
        Recovered { parsed, diagnostics: self.errors.into(), omitted, incomplete }
    }
}
