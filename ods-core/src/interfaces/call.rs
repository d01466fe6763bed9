//! Callable operations, and the attributes of arguments and results.

use crate::attributes::{ArrayAttr, DictionaryAttr};
use crate::entity::{Attribute, Operation, Region, Type};
use crate::ir::Ir;

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
            ir.set_any_attribute(self.operation(), ARGUMENTS, Some(attributes.into()));
        }

        /// Sets the dictionaries of the results.
        default fn set_res_attrs_attr(&self, ir: &mut Ir, attributes: ArrayAttr) {
            ir.set_any_attribute(self.operation(), RESULTS, Some(attributes.into()));
        }

        /// Removes the dictionaries of the arguments, and returns them.
        default fn remove_arg_attrs_attr(&self, ir: &mut Ir) -> Option<Attribute> {
            let old = ir.any_attribute(self.operation(), ARGUMENTS);
            ir.set_any_attribute(self.operation(), ARGUMENTS, None);
            old
        }

        /// Removes the dictionaries of the results, and returns them.
        default fn remove_res_attrs_attr(&self, ir: &mut Ir) -> Option<Attribute> {
            let old = ir.any_attribute(self.operation(), RESULTS);
            ir.set_any_attribute(self.operation(), RESULTS, None);
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
