//! Calls and callable operations.

use std::ops::Range;

use crate::attributes::{ArrayAttr, DictionaryAttr, SymbolRefAttr};
use crate::entity::{Attribute, Operation, Region, Type, Value};
use crate::ir::symbols::SymbolTables;
use crate::ir::{Ir, Values};

use super::symbol::set_attribute;

/// The attributes used by the default methods.
const ARGUMENTS: &str = "arg_attrs";
const RESULTS: &str = "res_attrs";

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {
        #[diagnostic::on_unimplemented(
            message = "`{Self}` does not implement the interface `ArgAndResultAttrsOpInterface`",
            label = "missing `impl ArgAndResultAttrsOpInterface for {Self}`",
            note = "a base interface needs an `impl` of its own: `impl ArgAndResultAttrsOpInterface for {Self} {{}}`"
        )]
    }
    /// Operations with attribute dictionaries for each argument and result: `arg_attrs` and `res_attrs`.
    pub trait ArgAndResultAttrsOpInterface {
        /// Returns the dictionaries of the arguments, one each; `None` if there are none.
        default fn arg_attrs_attr(&self, ir: &Ir) -> Option<ArrayAttr> {
            array(ir, self.operation(), ARGUMENTS)
        }

        /// Returns the dictionaries of the results, one each; `None` if there are none.
        default fn res_attrs_attr(&self, ir: &Ir) -> Option<ArrayAttr> {
            array(ir, self.operation(), RESULTS)
        }

        /// Sets the dictionaries of the arguments.
        default fn set_arg_attrs_attr(&self, ir: &mut Ir, attributes: ArrayAttr) {
            set_attribute(ir, self.operation(), ARGUMENTS, Some(attributes.into()));
        }

        /// Sets the dictionaries of the results.
        default fn set_res_attrs_attr(&self, ir: &mut Ir, attributes: ArrayAttr) {
            set_attribute(ir, self.operation(), RESULTS, Some(attributes.into()));
        }

        /// Removes the dictionaries of the arguments, and returns them.
        default fn remove_arg_attrs_attr(&self, ir: &mut Ir) -> Option<Attribute> {
            let old = ir.any_attribute(self.operation(), ARGUMENTS);
            set_attribute(ir, self.operation(), ARGUMENTS, None);
            old
        }

        /// Removes the dictionaries of the results, and returns them.
        default fn remove_res_attrs_attr(&self, ir: &mut Ir) -> Option<Attribute> {
            let old = ir.any_attribute(self.operation(), RESULTS);
            set_attribute(ir, self.operation(), RESULTS, None);
            old
        }

        /// Removes the dictionaries of the arguments at the positions for which `is_doomed` returns `true`.
        default fn erase_arg_attrs(&self, ir: &mut Ir, is_doomed: &dyn Fn(usize) -> bool) {
            if let Some(attributes) = self.arg_attrs_attr(ir) {
                match kept_dictionaries(ir, attributes, is_doomed) {
                    Some(kept) => self.set_arg_attrs_attr(ir, kept),
                    None => drop(self.remove_arg_attrs_attr(ir)),
                }
            }
        }

        /// Removes the dictionaries of the results at the positions for which `is_doomed` returns `true`.
        default fn erase_res_attrs(&self, ir: &mut Ir, is_doomed: &dyn Fn(usize) -> bool) {
            if let Some(attributes) = self.res_attrs_attr(ir) {
                match kept_dictionaries(ir, attributes, is_doomed) {
                    Some(kept) => self.set_res_attrs_attr(ir, kept),
                    None => drop(self.remove_res_attrs_attr(ir)),
                }
            }
        }
    }
}

/// Returns the dictionaries without some; `None` if only empty ones are left.
fn kept_dictionaries(ir: &Ir, attributes: ArrayAttr, is_doomed: &dyn Fn(usize) -> bool) -> Option<ArrayAttr> {
    let dictionaries = attributes.elements(ir.context()).iter().enumerate();
    let kept: Vec<Attribute> =
        dictionaries.filter(|(position, _)| !is_doomed(*position)).map(|(_, dictionary)| *dictionary).collect();
    let is_empty = |attribute: &Attribute| *attribute == DictionaryAttr::EMPTY.into();
    (!kept.iter().all(is_empty)).then(|| ArrayAttr::get(ir.context(), &kept))
}

fn array(ir: &Ir, op: Operation, name: &str) -> Option<ArrayAttr> {
    ir.any_attribute(op, name)?.cast::<ArrayAttr>(ir.context())
}

/// The callee of a call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Callable {
    /// A symbol: a direct call.
    Symbol(SymbolRefAttr),
    /// A value: an indirect call.
    Value(Value),
}

crate::__interface! {
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

crate::__interface! {
    operation requires() bases(ArgAndResultAttrsOpInterface) bounds(+ ArgAndResultAttrsOpInterface) as_trait() {
        #[diagnostic::on_unimplemented(
            message = "`{Self}` does not implement the interface `CallableOpInterface`",
            label = "missing `impl CallableOpInterface for {Self}`",
            note = "a base interface needs an `impl` of its own: `impl CallableOpInterface for {Self} {{}}`, with the \
                    methods that have no default"
        )]
    }
    /// Operations that can be called: functions, or operations whose results represent functions.
    pub trait CallableOpInterface {
        /// Returns the region that is called; `None` if it is external.
        required fn callable_region(&self, ir: &Ir) -> Option<Region>;

        /// Returns the argument types: the inputs of `function_type`.
        default fn argument_types(&self, ir: &Ir) -> Vec<Type> {
            super::function::signature(ir, self.operation()).0
        }

        /// Returns the result types of a call: the results of `function_type`. Corresponds to MLIR's `getResultTypes`,
        /// a name that a method of every operation already has here.
        default fn callable_result_types(&self, ir: &Ir) -> Vec<Type> {
            super::function::signature(ir, self.operation()).1
        }
    }
}
