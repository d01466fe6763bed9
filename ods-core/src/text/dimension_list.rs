//! A format directive for shapes: `custom<ods::text::dimension_list>($shape)` parses and prints an array of sizes, a
//! `DenseI64ArrayAttr`, as `4x?x8`, or `[]` if it is empty. Corresponds to MLIR's `custom<DimensionList>`.

use crate::attributes::DenseArrayAttr;
use crate::entity::Operation;
use crate::ir::Ir;

use super::{DimensionForm, OpAsmParser, OpAsmPrinter, ParseResult};

/// Parses `4x?x8` or `[]`.
///
/// # Errors
/// Returns an error if neither is next.
pub fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<DenseArrayAttr> {
    let context = parser.context();
    if parser.parse_optional_punctuation("[")? {
        let closed = parser.parse_punctuation("]");
        closed.map_err(|_| parser.emit_error_here("Failed parsing dimension list."))?;
        return Ok(DenseArrayAttr::i64s(context, &[]));
    }
    let sizes = parser.parse_dimension_list(DimensionForm::ALONE);
    let sizes = sizes.map_err(|_| parser.emit_error_here("Failed parsing dimension list."))?;
    if sizes.is_empty() {
        let message = "Failed parsing dimension list. Did you mean an empty list? It must be denoted by \"[]\".";
        return Err(parser.emit_error_here(message));
    }
    Ok(DenseArrayAttr::i64s(context, &sizes))
}

/// Prints the sizes.
pub fn print(printer: &mut OpAsmPrinter<'_>, ir: &Ir, _: Operation, sizes: DenseArrayAttr) {
    let sizes: Vec<i64> = sizes.values(ir.context()).unwrap_or_default().collect();
    match sizes[..] {
        [] => printer.print("[]"),
        _ => printer.print_dimension_list(&sizes),
    }
}

/// The same directive for an optional array whose presence a literal indicates: `("of"
/// custom<ods::text::dimension_list::optional>($shape)^)?`.
pub mod optional {
    use crate::attributes::DenseArrayAttr;
    use crate::entity::Operation;
    use crate::ir::Ir;
    use crate::text::{OpAsmParser, OpAsmPrinter, ParseResult};

    /// Parses `4x?x8` or `[]`.
    ///
    /// # Errors
    /// Returns an error if neither is next.
    pub fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<Option<DenseArrayAttr>> {
        super::parse(parser).map(Some)
    }

    /// Prints the sizes if they are present.
    pub fn print(printer: &mut OpAsmPrinter<'_>, ir: &Ir, op: Operation, sizes: Option<DenseArrayAttr>) {
        if let Some(sizes) = sizes {
            super::print(printer, ir, op, sizes);
        }
    }
}
