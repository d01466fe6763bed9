//! Calls.

use std::ops::Range;

use ods_core::attributes::SymbolRefAttr;
use ods_core::interfaces::ArgAndResultAttrsOpInterface;
use ods_core::ir::Values;
use ods_core::ir::symbols::SymbolTables;
use ods_core::{Ir, Operation, Value};

/// The callee of a call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Callable {
    /// A symbol: a direct call.
    Symbol(SymbolRefAttr),
    /// A value: an indirect call.
    Value(Value),
}

ods_core::__interface! {
    operation requires() bases(ArgAndResultAttrsOpInterface) bounds(+ ArgAndResultAttrsOpInterface) as_trait() {}
    /// Operations that transfer control to a callable, which returns it; directly, by a symbol, or indirectly, by a
    /// value.
    pub trait CallOpInterface {
        /// Returns the callee.
        required fn callable_for_callee(&self, ir: &Ir) -> Callable;

        /// Sets the callee.
        required fn set_callee_from_callable(&self, ir: &mut Ir, callee: Callable);

        /// Returns the positions of the operands passed as arguments.
        required fn arg_operand_range(&self, ir: &Ir) -> Range<usize>;

        /// Returns the operands passed as arguments.
        default fn arg_operands(&self, ir: &Ir) -> Values {
            let range = self.arg_operand_range(ir);
            ir.operands(self.operation()).skip(range.start).take(range.len()).collect()
        }

        /// Returns the called operation, looked up in `tables`, which cache symbol tables; `None` if it is unknown.
        default fn resolve_callable_in_table(&self, ir: &Ir, tables: &mut SymbolTables) -> Option<Operation> {
            resolve(ir, self.operation(), self.callable_for_callee(ir), tables)
        }

        /// Returns the called operation; `None` if it is unknown.
        default fn resolve_callable(&self, ir: &Ir) -> Option<Operation> {
            self.resolve_callable_in_table(ir, &mut SymbolTables::new())
        }
    }
}

/// Resolves the callee, as MLIR's `call_interface_impl::resolveCallable` does.
fn resolve(ir: &Ir, call: Operation, callee: Callable, tables: &mut SymbolTables) -> Option<Operation> {
    match callee {
        Callable::Value(value) => ir.defining_op(value),
        Callable::Symbol(symbol) => tables.lookup_nearest(ir, call, symbol),
    }
}
