//! `symbol-privatize`: symbols are made private, so that those without uses can go.

use ods_core::Operation;
use ods_core::interfaces::{SymbolOpInterface, Visibility};

use crate::pass::{OperationPass, PassContext, PassResult};
use ods_macros::Pass;

/// The pass `symbol-privatize`: makes the symbols of the operation private. Corresponds to MLIR's pass of the same
/// name.
#[derive(Pass, Clone, Default, Debug)]
#[pass(description = "Mark symbols private", crate = crate::ods)]
pub struct SymbolPrivatize {
    /// The names of symbols that keep their visibility.
    #[option]
    pub exclude: Vec<String>,
}

impl OperationPass for SymbolPrivatize {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        if !cx.is_symbol_table() {
            return Ok(());
        }
        let blocks = cx.ir.regions(cx.op).flat_map(|region| cx.ir.blocks(region));
        let ops: Vec<Operation> = blocks.flat_map(|block| cx.ir.block_ops(block)).collect();
        for op in ops {
            let is_excluded = cx.ir.symbol_name(op).is_none_or(|name| self.exclude.iter().any(|other| other == name));
            if let Some(symbol) = cx.ir.interface::<dyn SymbolOpInterface>(op).filter(|_| !is_excluded) {
                symbol.set_visibility(cx.ir, Visibility::Private);
            }
        }
        Ok(())
    }
}
