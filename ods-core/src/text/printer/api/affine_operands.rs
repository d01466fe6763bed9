//! Affine expressions over operands: `%i + 2 * symbol(%n)`. Corresponds to MLIR's `printAffineMapOfSSAIds`.

use std::fmt::{self, Write};

use crate::affine::{AffineExpr, AffineMap, write_expr};
use crate::entity::Value;

use crate::text::printer::grammar::numbers::Text;
use crate::text::printer::grammar::operation::{NULL_VALUE, OpAsmPrinter};
use crate::text::printer::names::Prefix;

impl OpAsmPrinter<'_> {
    /// Prints the results of a map separated by commas, with the first operands as dimensions and the others as
    /// symbols: `%i, %j + symbol(%n)`, for [`parse_affine_map_of_operands`].
    ///
    /// [`parse_affine_map_of_operands`]: crate::text::AsmParser::parse_affine_map_of_operands
    pub fn print_affine_map_of_operands(&mut self, map: &AffineMap, operands: &[Value]) {
        let (dims, symbols) = operands.split_at(operands.len().min(map.num_dims() as usize));
        for (i, expr) in map.results().iter().enumerate() {
            self.writer.text(if i > 0 { ", " } else { "" });
            self.print_affine_expr_of_operands(expr, dims, symbols);
        }
    }

    /// Prints an expression with operands as dimensions and symbols: `%i + symbol(%n)`, for
    /// [`parse_affine_expr_of_operands`].
    ///
    /// [`parse_affine_expr_of_operands`]: crate::text::AsmParser::parse_affine_expr_of_operands
    pub fn print_affine_expr_of_operands(&mut self, expr: &AffineExpr, dims: &[Value], symbols: &[Value]) {
        let Self { ir, writer, names, .. } = self;
        let mut leaf = |out: &mut Text<'_>, leaf: &AffineExpr| -> fmt::Result {
            let (value, before, behind) = match leaf {
                AffineExpr::Dim(position) => (dims.get(*position as usize), "", ""),
                AffineExpr::Symbol(position) => (symbols.get(*position as usize), "symbol(", ")"),
                AffineExpr::Constant(_) | AffineExpr::Binary(_) => return write!(out, "{leaf}"),
            };
            out.write_str(before)?;
            match value.filter(|value| ir.contains_value(**value)) {
                Some(value) => names.push_use(out.0, ir, *value, Prefix::NONE),
                None => out.write_str(NULL_VALUE)?,
            }
            out.write_str(behind)
        };
        // Writing to bytes does not fail.
        let _ = write_expr(&mut Text(&mut writer.out), expr, &mut leaf);
    }
}
