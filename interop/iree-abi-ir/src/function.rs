//! Functions of any dialect, as signatures need them.

use super::ods::interfaces::{CallableOpInterface, FunctionOpInterface};
use super::ods::prelude::*;

/// A function with its name and its types.
pub(super) struct Function {
    pub op: Operation,
    pub name: String,
    pub arguments: Vec<Type>,
    pub results: Vec<Type>,
}

impl Function {
    /// Returns the operation as a function, if it is one.
    pub(super) fn of(ir: &Ir, op: Operation) -> Option<Self> {
        ir.interface::<dyn FunctionOpInterface>(op)?;
        let function = ir.interface::<dyn CallableOpInterface>(op)?;
        Some(Self {
            op,
            name: ir.symbol_name(op).unwrap_or_default().to_owned(),
            arguments: function.argument_types(ir),
            results: function.callable_result_types(ir),
        })
    }
}
