//! The public methods of the printer, which print functions of definitions call.

pub(in crate::text::printer) mod affine_operands;
pub(in crate::text::printer) mod function;
pub(in crate::text::printer) mod op;
pub(in crate::text::printer) mod tokens;
