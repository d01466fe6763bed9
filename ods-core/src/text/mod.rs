//! The text format: MLIR's, byte for byte.
//!
//! * [`parse`] parses a file into a new [`Ir`].
//! * [`print()`] prints an operation.
//!
//! Neither verifies the IR: see [`crate::verify`].

pub mod dimension_list;
pub(crate) mod directives;
mod hex;
mod lexer;
mod parser;
mod printer;
mod resources;

pub use crate::context::PrintOptions;
pub(crate) use parser::parse_alone;
pub use parser::{
    AffineExprOfOperands, AliasKind, Argument, ArgumentParts, AsmParser, Delimiter, DimensionForm, FloatLiteral,
    FormatState, FunctionSignature, IntegerLiteral, KnownParts, MAX_NESTING, OperationState, ParseError, ParseObserver,
    ParseOp, ParseResult, ParsedLocation, ParsedRegion, RecoverOptions, Recovered, Span, UnresolvedOperand,
    enum_to_string, parse, parse_attribute, parse_chunk, parse_chunk_recovering, parse_enum, parse_recovering,
    parse_reproducer, parse_type,
};
pub use printer::{
    AsmPrinter, DisplayView, LocatedText, OpAsmPrinter, OpDisplay, PrintOp, RegionForm, SignatureSide, Textual,
    ValueNames, attribute_to_string, location_to_string, note_subject, operation_note, print, print_to, type_to_string,
};
pub(crate) use printer::{is_keyword, push_quoted_text, quoted_operation, written};
pub use resources::{ResourceHandle, ResourceValue, Resources};

use crate::entity::Operation;
use crate::ir::Ir;

/// The parser for custom forms of operations, which has methods for operands, regions and more besides those for types
/// and attributes. Corresponds to MLIR's `OpAsmParser`.
pub type OpAsmParser<'s> = AsmParser<'s>;

/// The contents of a file.
#[derive(Debug)]
pub struct Parsed {
    /// The operations.
    pub ir: Ir,
    /// The `builtin.module`: that of the file, or the one added around its operations.
    pub root: Operation,
    /// Whether `root` is a module that is not in the file, added as `mlir-opt` does.
    pub implicit_module: bool,
    /// The resources between `{-#` and `#-}`.
    pub resources: Resources,
}

/// Returns the number as an index or a length, saturating if it does not fit.
fn saturated(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
