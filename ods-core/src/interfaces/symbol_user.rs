//! Operations that refer to symbols.

use crate::diagnostic::Diagnostic;
use crate::ir::Ir;
use crate::ir::symbols::SymbolTables;

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Operations that refer to symbols, and verify them.
    pub trait SymbolUserOpInterface {
        /// Verifies the symbols that the operation refers to. Called when the enclosing symbol table is verified; look
        /// symbols up in `tables`, which cache symbol tables.
        required fn verify_symbol_uses(&self, ir: &Ir, tables: &mut SymbolTables) -> Result<(), Diagnostic>;
    }
}
