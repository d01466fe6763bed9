//! The public methods of the parser, for parse functions of definitions. Corresponds to MLIR's `AsmParser` and
//! `OpAsmParser`.

mod affine_operands;
mod enums;
mod function;
mod implicit_terminator;
mod lists;
mod numbers;
mod op_attributes;
mod op_generic;
mod op_regions;
mod op_values;
mod operation_state;
mod tokens;
mod types;

pub use affine_operands::AffineExprOfOperands;
pub(super) use affine_operands::OperandNames;
pub use enums::{enum_to_string, parse_enum};
pub use function::FunctionSignature;
pub use numbers::{FloatLiteral, IntegerLiteral};
pub use op_generic::KnownParts;
pub use op_regions::ArgumentParts;
pub(super) use operation_state::Place;
pub use operation_state::{Argument, OperationState, ParseOp, ParsedLocation, ParsedRegion};
pub use tokens::{Delimiter, DimensionForm};
