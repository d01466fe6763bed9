//! A directive for formats: `custom<ods::text::dimension_list>($shape)` reads and writes an array of sizes, a
//! `DenseI64ArrayAttr`, as `4x?x8`, or `[]` where there are none. As MLIR's `custom<DimensionList>`.

use crate::attributes::DenseArrayAttr;
use crate::entity::Operation;
use crate::ir::Ir;

use super::{DimensionForm, OpAsmParser, OpAsmPrinter, ParseResult};

/// Reads `4x?x8` or `[]`.
///
/// # Errors
/// When neither is next.
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

/// Writes it.
pub fn print(printer: &mut OpAsmPrinter<'_>, ir: &Ir, _: Operation, sizes: DenseArrayAttr) {
    let sizes: Vec<i64> = sizes.values(ir.context()).unwrap_or_default().collect();
    match sizes[..] {
        [] => printer.print("[]"),
        _ => printer.print_dimension_list(&sizes),
    }
}

/// The same of an array that may be missing, where a literal before it says that it is there:
/// `("of" custom<ods::text::dimension_list::optional>($shape)^)?`.
pub mod optional {
    use crate::attributes::DenseArrayAttr;
    use crate::entity::Operation;
    use crate::ir::Ir;
    use crate::text::{OpAsmParser, OpAsmPrinter, ParseResult};

    /// Reads `4x?x8` or `[]`.
    ///
    /// # Errors
    /// When neither is next.
    pub fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<Option<DenseArrayAttr>> {
        super::parse(parser).map(Some)
    }

    /// Writes it, if it is there.
    pub fn print(printer: &mut OpAsmPrinter<'_>, ir: &Ir, op: Operation, sizes: Option<DenseArrayAttr>) {
        if let Some(sizes) = sizes {
            super::print(printer, ir, op, sizes);
        }
    }
}
