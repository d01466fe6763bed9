//! The text format: MLIR's, byte for byte.
//!
//! * [`parse`] reads a file into an [`Ir`] of its own.
//! * [`print()`] writes an operation.
//!
//! Neither verifies: that is [`crate::verify`]'s.

pub mod dimension_list;
mod hex;
mod lexer;
mod parser;
mod printer;
mod resources;

pub use crate::context::PrintOptions;
pub use parser::{
    AffineExprOfOperands, AliasKind, Argument, ArgumentParts, AsmParser, Delimiter, DimensionForm, FloatLiteral,
    FormatState, FunctionSignature, IntegerLiteral, KnownParts, MAX_NESTING, OperationState, ParseError, ParseObserver,
    ParseOp, ParseResult, ParsedLocation, ParsedRegion, RecoverOptions, Recovered, Span, UnresolvedOperand,
    enum_to_string, parse, parse_attribute, parse_chunk, parse_chunk_recovering, parse_enum, parse_recovering,
    parse_reproducer, parse_type,
};
pub use printer::{
    AsmPrinter, DisplayView, OpAsmPrinter, OpDisplay, PrintOp, RegionForm, SignatureSide, Textual, attribute_to_string,
    location_to_string, operation_note, print, print_to, type_to_string,
};
pub(crate) use printer::{is_keyword, push_quoted_text, quoted_operation};
pub use resources::{ResourceHandle, ResourceValue, Resources};

use crate::entity::Operation;
use crate::ir::Ir;

/// The parser, where it reads the custom form of an operation: it then has operands, regions and more to offer, besides
/// what types and attributes are read with. As MLIR's `OpAsmParser`.
///
/// See [`OperationState`] for an example.
pub type OpAsmParser<'s> = AsmParser<'s>;

/// What a file holds.
///
/// See [`parse`] for an example.
#[derive(Debug)]
pub struct Parsed {
    /// The operations.
    pub ir: Ir,
    /// The `builtin.module`: the file's own one, or the one that was put around its operations.
    pub root: Operation,
    /// Whether `root` is a module that nobody wrote: `mlir-opt` puts one around what the file holds.
    pub implicit_module: bool,
    /// What stands between `{-#` and `#-}`.
    pub resources: Resources,
}

/// Returns the number as an index or a length: the largest one where it has too many bits.
fn saturated(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
