//! The parser of MLIR's text format: recursive descent, one token of lookahead, one pass.
//!
//! * [`parse`] parses a file, [`parse_type`] and [`parse_attribute`] parse a single type or attribute (`entry`).
//! * `grammar` has a file per construct of the language: operations, regions, types, attributes, locations.
//! * `names` resolves SSA names, block labels and aliases.
//! * `format` runs the custom forms of operations and the formats of dialects' types and attributes;
//!   `text::directives` has the elements of operations' formats.
//! * `api` has the public methods that parse functions of definitions call.
//! * `recovery` continues after errors, for tools that want all of them; `observer` reports positions to them.
//! * `tokens`, `errors`, `limits`, `stack` and `caches` are the machinery that all of these share.
//!
//! Everything is a method of [`AsmParser`], whose fields are private to this folder and `text::directives`. Methods are
//! `pub` if definitions call them and `pub(in crate::text)` otherwise, so no other folder of the crate depends on the
//! parser's internals.
//!
//! Messages and locations match `mlir-opt` 22. The error for a missing token is after the previous token
//! ([`AsmParser::wrong_token`]); all other errors are at the current token.
//!
//! Invariants:
//! * Without [`Recovery`], parsing ends at the first error (which may have several parts, such as all uses of
//!   undeclared names). The error is in `errors`; [`ParseError`] only indicates it.
//! * All recursion goes through [`AsmParser::nested`], which bounds the depth.
//! * Work and memory are proportional to the text, whatever numbers it contains: values that can be larger than their
//!   text (wide numbers, results of an aliased type, fused locations) are charged to an allowance
//!   ([`AsmParser::spend`]).

mod api;
mod caches;
mod entry;
mod errors;
mod format;
mod grammar;
mod limits;
mod names;
mod observer;
mod recovery;
mod stack;
#[cfg(test)]
mod tests;
mod tokens;

pub use api::{
    AffineExprOfOperands, Argument, ArgumentParts, Delimiter, DimensionForm, FloatLiteral, FunctionSignature,
    IntegerLiteral, KnownParts, OperationState, ParseOp, ParsedLocation, ParsedRegion, enum_to_string, parse_enum,
};
pub(crate) use entry::parse_alone;
pub use entry::{
    RecoverOptions, Recovered, parse, parse_attribute, parse_chunk, parse_chunk_recovering, parse_recovering,
    parse_reproducer, parse_type,
};
pub use format::FormatState;
pub(super) use format::{GivenProperty, OpParseRun};
pub(super) use grammar::PendingOperation;
pub use limits::MAX_NESTING;
pub use names::UnresolvedOperand;
pub use observer::{AliasKind, ParseObserver, Span};

use std::ops::Range;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::entity::Block;
use crate::ir::Ir;
use crate::location::SourceBuffer;
use crate::schema::EnumSchema;

use super::Resources;
use super::lexer::{Kind, Lexer, Token};
use format::OpenForm;
use grammar::{ResourceGroups, Scratch};
use limits::{ALLOWANCE, ALLOWANCE_PER_BYTE};
use names::{Aliases, BlockNames, ValueNames};
use observer::Observation;
use recovery::Recovery;

/// The failure of a parse function. The error is already reported to the parser. [`AsmParser::emit_error`] creates one.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ParseError;

/// The result of a parse function.
pub type ParseResult<T> = Result<T, ParseError>;

/// The parser of a file, as seen by custom parse functions. Corresponds to MLIR's `AsmParser`.
///
/// [`PlainParameter`](crate::schema::PlainParameter) and [`Delimiter`](crate::text::Delimiter) have examples of its
/// methods.
pub struct AsmParser<'s> {
    pub(in crate::text) context: &'s Context,
    buffer: SourceBuffer,
    /// The offset at which the part to parse starts.
    start: usize,
    lexer: Lexer<'s>,
    /// The current token, not consumed yet.
    pub(in crate::text) token: Token,
    pub(in crate::text) errors: Vec<Diagnostic>,
    /// The nesting depth.
    depth: u32,
    /// The depth at which the current stack starts: see [`stack`].
    stack_start: u32,
    /// The greatest depth since the start of the last alias.
    deepest: u32,
    /// Whether a limit was reached, which is the cause of all further errors.
    gave_up: bool,
    ir: Ir,
    /// The remaining number of bytes that data may have beyond the length of its text.
    allowance: usize,
    /// The block that operations are appended to.
    block: Option<Block>,
    names: ValueNames<'s>,
    blocks: BlockNames<'s>,
    aliases: Aliases<'s>,
    caches: caches::Caches<'s>,
    pub(in crate::text) scratch: Scratch,
    resources: Resources,
    resource_groups: ResourceGroups,
    /// Whether the external resource `mlir_reproducer` is checked.
    runs_reproducer: bool,
    /// The ends of bodies in angle brackets that were skipped as parts of others, by start.
    bodies: FxHashMap<usize, usize>,
    /// The offset of the mnemonic of the type or attribute being parsed.
    mnemonic: usize,
    /// States of declarative formats, for reuse.
    #[allow(clippy::vec_box, reason = "they are large, and moved in and out for each operation")]
    format_states: Vec<Box<FormatState>>,
    /// The last optional enum that was absent, and its offset: its words may be at this offset, too.
    pub(in crate::text) absent_enum: Option<(usize, &'static EnumSchema)>,
    /// The custom form being parsed; `None` inside attributes and types.
    form: Option<OpenForm>,
    /// The dialect of operations without a dialect prefix.
    default_dialect: &'static str,
    /// The recovery of a parser that continues after errors.
    recovery: Option<Box<Recovery<'s>>>,
    /// The observation of a parser with an observer.
    observation: Option<Box<Observation<'s>>>,
}

impl<'s> AsmParser<'s> {
    fn new(
        context: &'s Arc<Context>,
        buffer: SourceBuffer,
        text: &'s [u8],
        range: Range<usize>,
    ) -> Result<Self, Vec<Diagnostic>> {
        if text.len() >= u32::MAX as usize {
            return Err(vec![Diagnostic::error(buffer.at(0), "a file holds less than 4 GiB")]);
        }
        let end = range.end.min(text.len());
        let start = range.start.min(end);
        let mut parser = Self {
            context,
            buffer,
            start,
            lexer: Lexer::new(&text[..end], start),
            token: Token::new(Kind::Eof, 0, 0),
            errors: Vec::new(),
            depth: 0,
            stack_start: 0,
            deepest: 0,
            gave_up: false,
            allowance: ALLOWANCE + ALLOWANCE_PER_BYTE * (end - start),
            ir: Ir::new(Arc::clone(context)),
            block: None,
            names: ValueNames::new(end - start),
            blocks: BlockNames::default(),
            aliases: Aliases::default(),
            caches: caches::Caches::default(),
            scratch: Scratch::default(),
            resources: Resources::default(),
            resource_groups: ResourceGroups::default(),
            runs_reproducer: false,
            bodies: FxHashMap::default(),
            mnemonic: start,
            format_states: Vec::new(),
            absent_enum: None,
            form: None,
            default_dialect: "builtin",
            recovery: None,
            observation: None,
        };
        parser.advance();
        Ok(parser)
    }
}
