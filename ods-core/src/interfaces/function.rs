//! Functions.

use crate::attributes::{ArrayAttr, AttributeData, DictionaryAttr, NamedAttribute, TypeAttr};
use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Block, Operation, Type, Value};
use crate::ir::{Ir, OpBuilder, StillUsed, Values};
use crate::schema::DialectHooks;
use crate::schema::Invalid;
use crate::text::{attribute_to_string, type_to_string};
use crate::types::FunctionType;

use super::signature::{NewArgument, NewResult, check_positions, merged, merged_dictionaries};
use super::{CallableOpInterface, SymbolOpInterface};

/// The attribute used by the default methods.
const FUNCTION_TYPE: &str = "function_type";

crate::__interface! {
    operation requires() bases(SymbolOpInterface, CallableOpInterface)
        bounds(+ SymbolOpInterface + CallableOpInterface) as_trait() {}
    /// Functions: symbols with one region, the body, whose entry block has the function's arguments. A function without
    /// blocks is a declaration.
    ///
    /// Its signature is the attribute `function_type`; `arg_attrs` and `res_attrs` hold a dictionary per argument and
    /// result.
    pub trait FunctionOpInterface {
        /// Returns the signature.
        default fn function_type(&self, ir: &Ir) -> Option<Type> {
            let attribute = ir.any_attribute(self.operation(), FUNCTION_TYPE)?;
            Some(attribute.cast::<TypeAttr>(ir.context())?.value(ir.context()))
        }

        /// Sets the signature without updating blocks and dictionaries.
        default fn set_function_type_attr(&self, ir: &mut Ir, ty: TypeAttr) {
            ir.set_any_attribute(self.operation(), FUNCTION_TYPE, Some(ty.into()));
        }

        /// Returns the signature type with other arguments and results.
        default fn clone_type_with(&self, ir: &Ir, inputs: &[Type], results: &[Type]) -> Type {
            FunctionType::get(ir.context(), inputs, results).into()
        }

        /// Returns the entry block of the body; `None` for a declaration.
        default fn front(&self, ir: &Ir) -> Option<Block> {
            ir.entry_block(ir.region(self.operation(), 0)?)
        }

        /// Returns the entry block of the body, after adding one with the function's arguments if the body is empty.
        /// `None` if the operation has no region for a body.
        default fn add_entry_block(&self, ir: &mut Ir) -> Option<Block> {
            let body = ir.region(self.operation(), 0)?;
            if let Some(entry) = ir.entry_block(body) {
                return Some(entry);
            }
            let (types, location) = (self.argument_types(ir), ir.location(self.operation()));
            Some(ir.add_block_with_arguments(body, types, location))
        }

        /// Returns the arguments of the body; none for a declaration.
        default fn arguments(&self, ir: &Ir) -> Values {
            self.front(ir).map(|entry| ir.arguments(entry).collect()).unwrap_or_default()
        }

        /// Returns whether the function is a declaration.
        default fn is_external(&self, ir: &Ir) -> bool {
            self.front(ir).is_none()
        }

        /// Erases the arguments at the positions for which `is_doomed` returns `true`, with their dictionaries.
        ///
        /// # Errors
        /// Returns an error if such an argument is used; nothing is changed in that case.
        default fn erase_arguments(&self, ir: &mut Ir, is_doomed: &dyn Fn(usize) -> bool) -> Result<(), StillUsed> {
            let arguments = self.arguments(ir).into_iter().enumerate();
            let doomed: Vec<(usize, Value)> = arguments.filter(|(position, _)| is_doomed(*position)).collect();
            if let Some((_, used)) = doomed.iter().find(|(_, argument)| ir.has_uses(*argument)) {
                return Err(StillUsed::Value(*used));
            }
            if let Some(entry) = self.front(ir) {
                for (position, _) in doomed.into_iter().rev() {
                    ir.erase_argument(entry, position)?;
                }
            }
            self.erase_arg_attrs(ir, is_doomed);
            let (inputs, results) = (kept(self.argument_types(ir), is_doomed), self.callable_result_types(ir));
            let ty = self.clone_type_with(ir, &inputs, &results);
            self.set_function_type_attr(ir, TypeAttr::get(ir.context(), ty));
            Ok(())
        }

        /// Erases the results at the positions for which `is_doomed` returns `true` from the signature, with their
        /// dictionaries. The terminators of the body stay as they are.
        default fn erase_results(&self, ir: &mut Ir, is_doomed: &dyn Fn(usize) -> bool) {
            self.erase_res_attrs(ir, is_doomed);
            let (inputs, results) = (self.argument_types(ir), kept(self.callable_result_types(ir), is_doomed));
            let ty = self.clone_type_with(ir, &inputs, &results);
            self.set_function_type_attr(ir, TypeAttr::get(ir.context(), ty));
        }

        /// Inserts arguments, which are in the order of their positions, with their dictionaries; existing dictionaries
        /// move with their arguments. Returns the new arguments of the body; none for a declaration.
        ///
        /// # Errors
        /// Returns an error if the positions are out of order or out of range; nothing is changed in that case.
        default fn insert_arguments(&self, ir: &mut Ir, new: &[NewArgument]) -> Result<Values, Invalid> {
            let (inputs, results) = (self.argument_types(ir), self.callable_result_types(ir));
            check_positions(new.iter().map(|new| new.position), inputs.len())?;
            let dictionaries = new.iter().map(|new| (new.position, new.attributes));
            let old = self.arg_attrs_attr(ir);
            if let Some(all) = merged_dictionaries(ir.context(), old, inputs.len(), dictionaries) {
                self.set_arg_attrs_attr(ir, all);
            } else {
                self.remove_arg_attrs_attr(ir);
            }
            let inputs = merged(&inputs, new.iter().map(|new| (new.position, new.ty)));
            let ty = self.clone_type_with(ir, &inputs, &results);
            self.set_function_type_attr(ir, TypeAttr::get(ir.context(), ty));
            let Some(entry) = self.front(ir) else { return Ok(Values::new()) };
            let each = new.iter().enumerate();
            Ok(each.map(|(i, new)| ir.insert_argument(entry, new.position + i, new.ty, new.location)).collect())
        }

        /// Inserts results, which are in the order of their positions, into the signature, with their dictionaries;
        /// existing dictionaries move with their results. The terminators of the body stay as they are.
        ///
        /// # Errors
        /// Returns an error if the positions are out of order or out of range; nothing is changed in that case.
        default fn insert_results(&self, ir: &mut Ir, new: &[NewResult]) -> Result<(), Invalid> {
            let (inputs, results) = (self.argument_types(ir), self.callable_result_types(ir));
            check_positions(new.iter().map(|new| new.position), results.len())?;
            let dictionaries = new.iter().map(|new| (new.position, new.attributes));
            let old = self.res_attrs_attr(ir);
            if let Some(all) = merged_dictionaries(ir.context(), old, results.len(), dictionaries) {
                self.set_res_attrs_attr(ir, all);
            } else {
                self.remove_res_attrs_attr(ir);
            }
            let results = merged(&results, new.iter().map(|new| (new.position, new.ty)));
            let ty = self.clone_type_with(ir, &inputs, &results);
            self.set_function_type_attr(ir, TypeAttr::get(ir.context(), ty));
            Ok(())
        }

        /// Verifies the body against the signature: its entry block has the arguments.
        default fn verify_body(&self, ir: &Ir) -> Result<(), Diagnostic> {
            match self.front(ir) {
                Some(block) => verify_arguments(ir, self.operation(), block, &self.argument_types(ir)),
                None => Ok(()),
            }
        }

        /// Verifies that such functions may have this signature; by default, they may have any.
        default fn verify_type(&self, _ir: &Ir) -> Result<(), Diagnostic> {
            Ok(())
        }

        /// Verifies that signature, dictionaries and body match.
        verify fn verify_function(&self, ir: &Ir) -> Result<(), Diagnostic> {
            let op = self.operation();
            self.verify_type(ir)?;
            verify_dictionaries(ir, op, &ARGUMENT, self.arg_attrs_attr(ir), self.argument_types(ir).len())?;
            verify_dictionaries(ir, op, &RESULT, self.res_attrs_attr(ir), self.callable_result_types(ir).len())?;
            if ir.num_regions(op) != 1 {
                return Err(ir.op_error(op, "expects one region"));
            }
            self.verify_body(ir)
        }
    }
}

/// Returns the types without those at the doomed positions.
fn kept(types: Vec<Type>, is_doomed: &dyn Fn(usize) -> bool) -> Vec<Type> {
    types.into_iter().enumerate().filter(|(position, _)| !is_doomed(*position)).map(|(_, ty)| ty).collect()
}

impl OpBuilder<'_> {
    /// Returns a builder at the end of the function's entry block, with this builder's location. The block is added if
    /// the body is empty.
    ///
    /// # Errors
    /// Returns an error if the operation has no region for a body.
    pub fn body_of(&mut self, function: &impl FunctionOpInterface) -> Result<OpBuilder<'_>, Diagnostic> {
        match function.add_entry_block(self.ir_mut()) {
            Some(entry) => Ok(self.at_end_of(entry)),
            None => {
                Err(self.ir().op_error(function.operation(), "has no region for a body; add one to its definition"))
            }
        }
    }
}

/// A dialect's hook for an attribute of the argument or result at this position.
type VerifyEntry = fn(&dyn DialectHooks, &Ir, Operation, usize, NamedAttribute) -> Result<(), Diagnostic>;

/// The wording of messages about dictionaries, and the hook that verifies their entries.
struct Words {
    one: &'static str,
    many: &'static str,
    /// The dialect's hook that verifies an entry.
    verify: VerifyEntry,
}

const ARGUMENT: Words = Words {
    one: "argument",
    many: "arguments",
    verify: |hooks, ir, op, index, entry| hooks.verify_region_arg_attribute(ir, op, 0, index, entry),
};
const RESULT: Words = Words {
    one: "result",
    many: "results",
    verify: |hooks, ir, op, index, entry| hooks.verify_region_result_attribute(ir, op, 0, index, entry),
};

fn verify_dictionaries(
    ir: &Ir,
    op: Operation,
    words: &Words,
    attributes: Option<ArrayAttr>,
    expected: usize,
) -> Result<(), Diagnostic> {
    let Some(attributes) = attributes else { return Ok(()) };
    let (Words { one, many, .. }, elements) = (words, attributes.elements(ir.context()));
    if elements.len() != expected {
        let message = format!(
            "expects {one} attribute array to have the same number of elements as the number of function {many}, got \
             {}, but expected {expected}",
            elements.len()
        );
        return Err(ir.op_error(op, message));
    }
    elements.iter().enumerate().try_for_each(|(index, element)| verify_dictionary(ir, op, words, index, *element))
}

fn verify_dictionary(
    ir: &Ir,
    op: Operation,
    words: &Words,
    index: usize,
    element: Attribute,
) -> Result<(), Diagnostic> {
    let (Words { one, many, .. }, context) = (words, ir.context());
    let Some(dictionary) = element.cast::<DictionaryAttr>(context) else {
        let found = attribute_to_string(context, element);
        let message = format!("expects {one} attribute dictionary to be a DictionaryAttr, but got `{found}`");
        return Err(ir.op_error(op, message));
    };
    for entry in dictionary.entries(context) {
        let Some((dialect, _)) = context.str(entry.name).split_once('.') else {
            return Err(ir.op_error(op, format_args!("{many} may only have dialect attributes")));
        };
        if let Some(hooks) = context.dialect(dialect).and_then(|dialect| dialect.hooks) {
            (words.verify)(hooks, ir, op, index, *entry).map_err(|error| error.about(op))?;
        }
    }
    Ok(())
}

fn verify_arguments(ir: &Ir, op: Operation, block: Block, types: &[Type]) -> Result<(), Diagnostic> {
    if ir.num_arguments(block) != types.len() {
        let message = format!("entry block must have {} arguments to match function signature", types.len());
        return Err(ir.op_error(op, message));
    }
    for (i, (argument, expected)) in ir.arguments(block).zip(types).enumerate() {
        let found = ir.value_type(argument);
        if found != *expected {
            let (found, expected) = (type_to_string(ir.context(), found), type_to_string(ir.context(), *expected));
            let message = format!(
                "type of entry block argument #{i}('{found}') must match the type of the corresponding argument in \
                 function signature('{expected}')"
            );
            return Err(ir.op_error(op, message));
        }
    }
    Ok(())
}

/// Returns the inputs and results of the function type in `function_type`, for implementations of `argument_types`.
pub(super) fn signature(ir: &Ir, op: Operation) -> (Vec<Type>, Vec<Type>) {
    let attribute = ir.any_attribute(op, FUNCTION_TYPE);
    match attribute.map(|attribute| attribute.data(ir.context())) {
        Some(AttributeData::Type(ty)) => match ty.cast::<FunctionType>(ir.context()) {
            Some(ty) => (ty.inputs(ir.context()).into(), ty.results(ir.context()).into()),
            None => Default::default(),
        },
        _ => Default::default(),
    }
}
