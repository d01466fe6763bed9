//! The parser of MLIR's text format: recursive descent, one token of lookahead, one pass.
//!
//! * [`parse`] reads a file, [`parse_type`] and [`parse_attribute`] read one of those.
//! * Each file of this folder parses one kind of thing; all are methods of [`Parser`], so that custom forms of
//!   operations (see [`custom`]) can use every one of them.
//!
//! Messages and places are those of `mlir-opt` 22. As there, a place that expects one certain token points behind
//! the token before ([`Parser::wrong_token`]), everything else at the current token.
//!
//! Invariants:
//! * Parsing ends at the first error (which may come in several parts, such as all uses of undeclared names); the
//!   error is in `errors`, and [`Failed`] only says that it is.
//! * Everything that recurses goes through [`Parser::nested`], which bounds the depth.
//! * Work and memory are proportional to the text, whatever numbers stand in it: what can be larger than its text
//!   (wide numbers, results of an aliased type, fused locations) is paid for from an allowance ([`Parser::spend`]).

mod affine;
mod affine_operands;
mod alias;
mod api;
mod api_numbers;
mod api_types;
mod attributes;
mod base64;
mod blocks;
mod caches;
mod custom;
mod defs;
mod dense;
mod dense_array;
mod dictionary;
mod enums;
mod format;
mod format_attributes;
mod format_state;
mod format_values;
mod function;
mod location;
mod module;
mod numbers;
mod op_attributes;
mod op_generic;
mod op_implicit;
mod op_lists;
mod op_regions;
mod op_values;
mod operation;
mod properties;
mod region;
mod resources;
mod scope;
mod shaped;
mod sparse;
mod spelling;
mod stack;
mod state;
mod strings;
mod symbol;
#[cfg(test)]
mod tests;
mod types;

use std::ops::Range;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::context::Context;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::entity::{Attribute, Block, Location, Type};
use crate::ir::Ir;
use crate::location::SourceBuffer;

pub use enums::{enum_to_string, parse_enum};

use super::lexer::{Kind, Lexer, Token};
use super::{Parsed, Resources};
pub use affine_operands::AffineExprOfOperands;
pub use api::{Delimiter, DimensionForm};
pub use api_numbers::{FloatLiteral, IntegerLiteral};
pub use format_state::FormatState;
pub use function::FunctionSignature;
pub use op_generic::KnownParts;
pub use op_regions::ArgumentParts;
pub use scope::SsaUse;
pub use state::{Argument, OperationState, ParseOp, ParsedLocation, ParsedRegion};

/// Types, attributes, locations and regions may be nested so deep, all together, aliases spelt out.
///
/// In debug builds a stack of 2 MiB holds about three times as many levels of types and attributes; for regions, see
/// [`stack`].
pub const MAX_NESTING: u32 = 512;

/// What a text stands for may take so many bytes, and [`ALLOWANCE_PER_BYTE`] more for each byte of the text.
const ALLOWANCE: usize = 64 << 20;
/// What is written out in full takes less per byte of its text.
const ALLOWANCE_PER_BYTE: usize = 64;

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
    Parser::new(context, buffer, text, range)?.parsed(name)
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
    let mut parser = Parser::new(context, buffer, text, range)?;
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

fn parse_alone<T>(
    context: &Arc<Context>,
    text: &str,
    read: impl Fn(&mut Parser<'_>) -> PResult<T>,
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
    read: impl Fn(&mut Parser<'_>) -> PResult<T>,
) -> Result<T, Diagnostic> {
    let first = |errors: Vec<Diagnostic>| {
        let unknown = || Diagnostic::error(Location::UNKNOWN, "does not parse");
        errors.into_iter().next().unwrap_or_else(unknown)
    };
    let mut parser = Parser::new(context, buffer, text.as_bytes(), 0..text.len()).map_err(first)?;
    let outcome = read(&mut parser).and_then(|what| match parser.token.kind {
        Kind::Eof => Ok(what),
        _ => parser.error("found trailing characters"),
    });
    match outcome {
        Ok(what) if parser.errors.is_empty() => Ok(what),
        _ => Err(first(parser.errors)),
    }
}

/// Something did not parse: the error is reported to the parser already. [`Parser::emit_error`] makes one.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Failed;

/// What parse functions return.
pub type PResult<T> = Result<T, Failed>;

/// The parser, in the middle of a file: what custom parse functions read with. As MLIR's `AsmParser`.
pub struct Parser<'s> {
    context: &'s Context,
    buffer: SourceBuffer,
    /// Offset at which the part to parse starts.
    start: usize,
    lexer: Lexer<'s>,
    /// The current token: not consumed yet.
    token: Token,
    errors: Vec<Diagnostic>,
    /// How deep we are in things that recurse.
    depth: u32,
    /// The depth at which the current stack begins: see [`stack`].
    stack_start: u32,
    /// The depth of the deepest thing so far, since the last alias began.
    deepest: u32,
    /// Whether a limit is reached: whatever else is wrong follows from that.
    gave_up: bool,
    ir: Ir,
    /// How many bytes of data that are larger than their text there may yet be.
    allowance: usize,
    /// Where operations go.
    block: Option<Block>,
    names: scope::Scopes<'s>,
    blocks: blocks::BlockNames<'s>,
    aliases: alias::Aliases<'s>,
    caches: caches::Caches<'s>,
    scratch: operation::Scratch,
    resources: Resources,
    resource_groups: resources::Groups,
    /// Whether the external resource `mlir_reproducer` must be one.
    runs_reproducer: bool,
    /// Where bodies in angle brackets end that were skipped as parts of others, by their start.
    bodies: FxHashMap<usize, usize>,
    /// Where the mnemonic stands of the type or attribute that is being read.
    mnemonic: usize,
    /// What declarative formats read into, for the next ones.
    #[allow(clippy::vec_box, reason = "they are large, and moved in and out for each operation")]
    format_states: Vec<Box<FormatState>>,
    /// The custom form of an operation that is being read; none inside attributes and types.
    form: Option<custom::OpenForm>,
    /// The dialect that operations without a dialect's name are of.
    default_dialect: &'static str,
}

impl<'s> Parser<'s> {
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
            names: scope::Scopes::new(end - start),
            blocks: blocks::BlockNames::default(),
            aliases: alias::Aliases::default(),
            caches: caches::Caches::default(),
            scratch: operation::Scratch::default(),
            resources: Resources::default(),
            resource_groups: resources::Groups::default(),
            runs_reproducer: false,
            bodies: FxHashMap::default(),
            mnemonic: start,
            format_states: Vec::new(),
            form: None,
            default_dialect: "builtin",
        };
        parser.advance();
        Ok(parser)
    }

    /// The whole of what there is.
    fn parsed(mut self, name: &str) -> Result<Parsed, Diagnostics> {
        match self.file(name) {
            Ok((root, implicit_module)) if self.errors.is_empty() => {
                Ok(Parsed { ir: self.ir, root, implicit_module, resources: self.resources })
            }
            _ => Err(self.errors.into()),
        }
    }

    /// Runs `read` one level deeper.
    #[inline]
    fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> PResult<T>) -> PResult<T> {
        self.reach(1)?;
        self.depth += 1;
        let outcome = read(self);
        self.depth -= 1;
        outcome
    }

    /// Notes that there are so many levels below this one; fails where that is too deep.
    #[inline]
    fn reach(&mut self, levels: u32) -> PResult<()> {
        let depth = self.depth + levels;
        self.deepest = self.deepest.max(depth);
        if depth > MAX_NESTING {
            return self.give_up(format!("nesting is deeper than {MAX_NESTING} levels"));
        }
        Ok(())
    }

    /// Fails because of a limit.
    #[cold]
    fn give_up<T>(&mut self, message: String) -> PResult<T> {
        let outcome = self.error(message);
        self.gave_up = true;
        outcome
    }
}

/// Limits.
impl Parser<'_> {
    /// Fails where so many bytes are more than what is left of the allowance.
    #[inline]
    fn check_allowance(&mut self, bytes: usize) -> PResult<()> {
        if bytes > self.allowance {
            self.error("the text stands for absurdly more data than it has bytes")
        } else {
            Ok(())
        }
    }

    /// Takes so many bytes off the allowance.
    #[inline]
    fn spend(&mut self, bytes: usize) -> PResult<()> {
        self.check_allowance(bytes)?;
        self.allowance -= bytes;
        Ok(())
    }

    /// Fails where the IR has no room for so many more results or regions: texts of hundreds of megabytes get there.
    #[inline]
    fn check_room(&mut self, results: usize, regions: usize) -> PResult<()> {
        if self.ir.has_room(results, regions) {
            Ok(())
        } else {
            self.error("the text holds too many entities for one IR")
        }
    }
}

/// Tokens.
impl<'s> Parser<'s> {
    /// Goes to the next token.
    #[inline]
    fn advance(&mut self) {
        self.token = self.lexer.next();
        if self.token.kind == Kind::Error {
            self.report_lexer_error();
        }
    }

    #[cold]
    fn report_lexer_error(&mut self) {
        if let Some(error) = self.lexer.take_error() {
            let location = self.location_at(error.offset);
            self.errors.push(Diagnostic::error(location, error.message));
        }
    }

    /// Goes on with the token at `position`.
    fn reset_to(&mut self, position: usize) {
        self.lexer.set_position(position);
        self.advance();
    }

    #[inline]
    fn is(&self, kind: Kind) -> bool {
        self.token.kind == kind
    }

    /// The current token's text.
    #[inline]
    fn text(&self) -> &'s [u8] {
        self.lexer.text(self.token)
    }

    /// Where the current token starts.
    #[inline]
    fn offset(&self) -> usize {
        self.token.start() as usize
    }

    /// Consumes the token if it is of this kind.
    #[inline]
    fn eat(&mut self, kind: Kind) -> bool {
        let it_is = self.token.kind == kind;
        if it_is {
            self.advance();
        }
        it_is
    }

    /// Consumes a token of this kind, or fails with `message`.
    #[inline]
    fn expect(&mut self, kind: Kind, message: &str) -> PResult<()> {
        if self.eat(kind) { Ok(()) } else { self.wrong_token(message) }
    }

    /// `element (',' element)*`
    #[inline]
    fn comma_separated(&mut self, mut element: impl FnMut(&mut Self) -> PResult<()>) -> PResult<()> {
        element(self)?;
        while self.eat(Kind::Comma) {
            element(self)?;
        }
        Ok(())
    }

    /// Elements between `open` and `close`; none is fine. Messages end with `context`.
    fn delimited(
        &mut self,
        (open, open_text): (Kind, &str),
        (close, close_text): (Kind, &str),
        context: &str,
        element: impl FnMut(&mut Self) -> PResult<()>,
    ) -> PResult<()> {
        if !self.eat(open) {
            return self.wrong_token(format!("expected '{open_text}'{context}"));
        }
        if self.eat(close) {
            return Ok(());
        }
        self.comma_separated(element)?;
        if !self.eat(close) {
            return self.wrong_token(format!("expected '{close_text}'{context}"));
        }
        Ok(())
    }

    /// `'(' elements ')'`
    fn parenthesized(&mut self, context: &str, element: impl FnMut(&mut Self) -> PResult<()>) -> PResult<()> {
        self.delimited((Kind::LParen, "("), (Kind::RParen, ")"), context, element)
    }

    /// `'[' elements ']'`
    fn in_squares(&mut self, context: &str, element: impl FnMut(&mut Self) -> PResult<()>) -> PResult<()> {
        self.delimited((Kind::LSquare, "["), (Kind::RSquare, "]"), context, element)
    }

    /// Elements up to `close`, whose opening is consumed already.
    fn list_until(
        &mut self,
        (close, close_text): (Kind, &str),
        allow_empty: bool,
        element: impl FnMut(&mut Self) -> PResult<()>,
    ) -> PResult<()> {
        if self.is(close) {
            if !allow_empty {
                return self.wrong_token("expected list element");
            }
            self.advance();
            return Ok(());
        }
        self.comma_separated(element)?;
        if !self.eat(close) {
            return self.wrong_token(format!("expected ',' or '{close_text}'"));
        }
        Ok(())
    }
}

/// Errors.
impl Parser<'_> {
    /// The location of the byte at `offset`.
    #[inline]
    fn location_at(&self, offset: usize) -> Location {
        self.buffer.at(offset)
    }

    /// Whether the end of the file is next, and not that of a part that is read by itself.
    fn is_at_end_of_file(&self) -> bool {
        self.is(Kind::Eof) && self.offset() == self.lexer.whole().len()
    }

    /// Fails at the current token.
    #[cold]
    fn error<T>(&mut self, message: impl Into<String>) -> PResult<T> {
        let back = usize::from(self.is_at_end_of_file());
        self.error_at(self.offset().saturating_sub(back), message)
    }

    /// Fails at `offset`.
    #[cold]
    fn error_at<T>(&mut self, offset: usize, message: impl Into<String>) -> PResult<T> {
        let diagnostic = Diagnostic::error(self.location_at(offset), message);
        self.report(diagnostic)
    }

    /// Fails. Not reported where the lexer failed before: that is the reason for everything else.
    #[cold]
    fn report<T>(&mut self, diagnostic: Diagnostic) -> PResult<T> {
        if !self.is(Kind::Error) && !self.gave_up {
            self.errors.push(diagnostic);
        }
        Err(Failed)
    }

    /// Fails because of what stands before the current token: reported even where the lexer fails next.
    #[cold]
    fn error_before<T>(&mut self, offset: usize, message: impl Into<String>) -> PResult<T> {
        self.errors.push(Diagnostic::error(self.location_at(offset), message));
        Err(Failed)
    }

    /// Fails because of the current token. Where blanks, newlines and comments are before it, points at where they
    /// start: there, the expected token is missing.
    #[cold]
    fn wrong_token<T>(&mut self, message: impl Into<String>) -> PResult<T> {
        let back = usize::from(self.is_at_end_of_file());
        let original = self.offset().saturating_sub(back).max(self.start);
        let offset = self.end_of_text_before(original).unwrap_or(original);
        self.error_at(offset, message)
    }

    /// Where the text before `offset` ends, not counting blanks and comments; `None` where there is none.
    fn end_of_text_before(&self, offset: usize) -> Option<usize> {
        let mut text = &self.lexer.source()[self.start..offset];
        loop {
            text = trim_blanks(text);
            let (last, rest) = text.split_last()?;
            if !matches!(last, b'\n' | b'\r') {
                return Some(self.start + text.len());
            }
            text = rest;
            let line = text.iter().rposition(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(0);
            if let Some(comment) = text[line..].windows(2).position(|pair| pair == b"//") {
                text = &text[..line + comment];
            }
        }
    }
}

fn trim_blanks(text: &[u8]) -> &[u8] {
    let end = text.iter().rposition(|byte| !matches!(byte, b' ' | b'\t')).map_or(0, |last| last + 1);
    &text[..end]
}
