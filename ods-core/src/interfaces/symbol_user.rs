//! Operations that refer to symbols.

use crate::diagnostic::Diagnostic;
use crate::ir::Ir;
use crate::ir::symbols::SymbolTables;

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Refers to symbols, and checks that they are there and what they should be.
    pub trait SymbolUserOpInterface {
        /// Checks the symbols; runs when the symbol table around is verified. Look them up in the tables given: they
        /// remember.
        required fn verify_symbol_uses(&self, ir: &Ir, tables: &mut SymbolTables) -> Result<(), Diagnostic>;
    }
}
