//! The printer's public methods, for print functions of definitions.

pub(in crate::text::printer) mod affine_operands;
pub(in crate::text::printer) mod function;
pub(in crate::text::printer) mod op;
pub(in crate::text::printer) mod tokens;
