//! The text format: MLIR's, byte for byte.
//!
//! * [`parse`] reads a file into an [`Ir`] of its own.
//! * [`print()`] writes an operation.
//!
//! Neither verifies: that is [`crate::verify`]'s.

pub mod dimension_list;
#[cfg(test)]
mod format_tests;
mod lexer;
mod options;
mod parser;
mod printer;
mod resources;

pub use options::PrintOptions;
pub use parser::{
    AffineExprOfOperands, Argument, ArgumentParts, AsmParser, Delimiter, DimensionForm, FloatLiteral, FormatState,
    FunctionSignature, IntegerLiteral, KnownParts, MAX_NESTING, OperationState, ParseError, ParseOp, ParseResult,
    ParsedLocation, ParsedRegion, RecoverOptions, Recovered, UnresolvedOperand, enum_to_string, parse, parse_attribute,
    parse_chunk, parse_chunk_recovering, parse_enum, parse_recovering, parse_reproducer, parse_type,
};
pub use printer::{
    AsmPrinter, DisplayView, OpAsmPrinter, OpDisplay, PrintOp, RegionForm, SignatureSide, Textual, attribute_to_string,
    location_to_string, operation_note, print, print_to, type_to_string,
};
pub(crate) use printer::{is_keyword, push_quoted_text};
pub use resources::{ResourceHandle, ResourceValue, Resources};

use crate::entity::Operation;
use crate::ir::Ir;

/// The parser, where it reads the custom form of an operation: it then has operands, regions and more to offer, besides
/// what types and attributes are read with. As MLIR's `OpAsmParser`.
pub type OpAsmParser<'s> = AsmParser<'s>;

/// What a file holds.
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
