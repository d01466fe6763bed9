//! Symbols and symbol tables.

use rustc_hash::FxHashMap;

use crate::attributes::StringAttr;
use crate::diagnostic::Diagnostic;
use crate::entity::Operation;
use crate::ir::Ir;
use crate::ir::symbols::{SYMBOL_NAME, SYMBOL_VISIBILITY, SymbolTables};
use crate::schema::{Need, TraitSet};
use crate::text::attribute_to_string;

op_trait! {
    /// An operation with a symbol name.
    Symbol, TraitSet::SYMBOL, Op, Some(verify_symbol); needing [Need::SymbolName]
}
op_trait! {
    /// An operation with a symbol name if it has the attribute `sym_name`.
    OptionalSymbol, TraitSet::OPTIONAL_SYMBOL, Op, Some(verify_optional_symbol)
}
op_trait! {
    /// Symbols directly inside have unique names.
    SymbolTable, TraitSet::SYMBOL_TABLE, Region, Some(verify_symbol_table); needing [Need::Region]
}

/// Verifies a symbol, as MLIR's `detail::verifySymbol` and the rest of the verifier of `SymbolOpInterface` do. Only
/// definitions with declarations can check that a public symbol is defined.
pub(crate) fn verify_symbol(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    let context = ir.context();
    if !ir.any_attribute(op, SYMBOL_NAME).is_some_and(|name| name.isa::<StringAttr>(context)) {
        return Err(ir.op_error(op, format_args!("requires string attribute '{SYMBOL_NAME}'")));
    }
    verify_visibility(ir, op)?;
    if ir.num_results(op) != 0 {
        return Err(ir.op_error(op, "symbols must not have results"));
    }
    let wrong = |parent: &Operation| ir.schema(*parent).is_some() && !ir.has_traits(*parent, TraitSet::SYMBOL_TABLE);
    match ir.parent_op(op).filter(wrong) {
        Some(_) => Err(ir.op_error(op, "symbol's parent must have the SymbolTable trait")),
        None => Ok(()),
    }
}

/// Verifies an operation that is a symbol only if it has a name.
fn verify_optional_symbol(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    if ir.any_attribute(op, SYMBOL_NAME).is_none() { Ok(()) } else { verify_symbol(ir, op) }
}

fn verify_visibility(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    let Some(visibility) = ir.any_attribute(op, SYMBOL_VISIBILITY) else { return Ok(()) };
    let context = ir.context();
    let text = attribute_to_string(context, visibility);
    match visibility.cast::<StringAttr>(context).map(|string| string.bytes(context)) {
        None => Err(ir.op_error(
            op,
            format_args!(
                "requires visibility attribute '{SYMBOL_VISIBILITY}' to be a string attribute, but got {text}"
            ),
        )),
        Some(b"public" | b"private" | b"nested") => Ok(()),
        Some(_) => Err(ir.op_error(
            op,
            format_args!(r#"visibility expected to be one of ["public", "private", "nested"], but got {text}"#),
        )),
    }
}

/// Verifies a symbol table, as MLIR's `detail::verifySymbolTable` does: one region, one block, unique names; then the
/// symbol users inside verify their references.
fn verify_symbol_table(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    let region = match (ir.num_regions(op), ir.region(op, 0)) {
        (1, Some(region)) => region,
        _ => return Err(ir.op_error(op, "Operations with a 'SymbolTable' must have exactly one region")),
    };
    let Some(block) = ir.entry_block(region).filter(|_| ir.has_one_block(region)) else {
        return Err(ir.op_error(op, "Operations with a 'SymbolTable' must have exactly one block"));
    };
    let mut seen = FxHashMap::default();
    for symbol in ir.block_ops(block) {
        let Some(name) = ir.symbol_name_attr(symbol) else { continue };
        if let Some(first) = seen.insert(name, symbol) {
            let text = String::from_utf8_lossy(name.bytes(ir.context()));
            let error = ir.error(symbol, format!("redefinition of symbol named '{text}'"));
            return Err(error.note(ir.location(first), "see existing symbol definition here"));
        }
    }
    verify_symbol_users(ir, op)
}

/// Verifies the symbol uses of every operation inside the table, except the contents of nested tables.
fn verify_symbol_users(ir: &Ir, table: Operation) -> Result<(), Diagnostic> {
    let mut tables = SymbolTables::new();
    let mut outcome = Ok(());
    // The last name of operations found to have no symbol references.
    let mut without = None;
    ir.walk_symbol_scope(table, |op| {
        if without == Some(ir.name(op)) {
            return true;
        }
        match ir.op_info(op).verify_symbol_uses() {
            Some(verify) => outcome = verify(op, ir, &mut tables).map_err(|error| error.about(op)),
            None => without = Some(ir.name(op)),
        }
        outcome.is_ok()
    });
    outcome
}
