//! `symbol-privatize`: symbols are made private, so that those without uses can go.

use ods_core::Operation;
use ods_core::interfaces::{SymbolOpInterface, Visibility};

use super::pass_names;
use crate::options::{OptionValue, Options};
use crate::pass::{Pass, PassContext, PassResult};

/// The pass `symbol-privatize`: makes the symbols of the operation private. Corresponds to MLIR's pass of the same name.
#[derive(Clone, Default, Debug)]
pub struct SymbolPrivatize {
    /// The names of symbols that keep their visibility.
    pub exclude: Vec<String>,
}

impl Pass for SymbolPrivatize {
    pass_names!("SymbolPrivatize", "symbol-privatize");

    fn options(&mut self) -> Options<'_> {
        vec![("exclude", &mut self.exclude as &mut dyn OptionValue)]
    }

    fn run(&mut self, cx: &mut PassContext<'_>) -> PassResult {
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
