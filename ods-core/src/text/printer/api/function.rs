//! Signatures of functions and calls, and the form that functions have: what `func.func` and its relatives write with. As
//! MLIR's `function_interface_impl` and `call_interface_impl`.

use crate::attributes::{ArrayAttr, DictionaryAttr, NamedAttribute, StringAttr};
use crate::context::Context;
use crate::entity::{Operation, Region, Type};
use crate::interfaces::FunctionOpInterface;
use crate::types::TypeData;

use crate::text::printer::format::custom_form::RegionForm;
use crate::text::printer::grammar::operation::OpAsmPrinter;

/// What a function's attributes are called that its form has elsewhere.
const ELSEWHERE: [&str; 5] = ["sym_visibility", "sym_name", "function_type", "arg_attrs", "res_attrs"];

/// Some of a signature: types, with a dictionary for each where there is any.
#[derive(Clone, Copy, Debug)]
pub struct SignatureSide<'t> {
    /// The types.
    pub types: &'t [Type],
    /// The dictionaries.
    pub attributes: Option<ArrayAttr>,
}

impl SignatureSide<'_> {
    /// What stands in braces behind a type.
    fn dictionary<'c>(&self, context: &'c Context, index: usize) -> &'c [NamedAttribute] {
        let all = self.attributes.map_or(&[][..], |all| all.elements(context));
        let dictionary = all.get(index).and_then(|one| one.cast::<DictionaryAttr>(context));
        dictionary.map_or(&[][..], |dictionary| dictionary.entries(context))
    }
}

impl OpAsmPrinter<'_> {
    /// Writes `(%a: i32 {attributes}, ...) -> (i32 {attributes}, ...)`: names where there is a body with blocks. Without
    /// results, ` -> ()` where `empty_result` says so.
    pub fn print_function_signature(
        &mut self,
        arguments: SignatureSide<'_>,
        is_variadic: bool,
        results: SignatureSide<'_>,
        body: Option<Region>,
        empty_result: bool,
    ) {
        let entry = body.and_then(|body| self.ir.entry_block(body));
        self.writer.text("(");
        for (i, ty) in arguments.types.iter().enumerate() {
            self.writer.text(if i > 0 { ", " } else { "" });
            let attributes = arguments.dictionary(self.writer.context, i);
            match entry.and_then(|entry| self.ir.argument(entry, i)) {
                Some(argument) => self.print_region_argument(argument, attributes),
                None => {
                    self.ty(*ty);
                    self.print_optional_attr_dict(attributes, &[]);
                }
            }
        }
        if is_variadic {
            self.writer.text(if arguments.types.is_empty() { "..." } else { ", ..." });
        }
        self.writer.text(")");
        if empty_result || !results.types.is_empty() {
            self.writer.text(" -> ");
            self.function_results(results);
        }
    }

    fn function_results(&mut self, results: SignatureSide<'_>) {
        let is_function = |ty: &Type| matches!(ty.data(self.writer.context), TypeData::Function { .. });
        let is_bare =
            matches!(results.types, [ty] if !is_function(ty) && results.dictionary(self.writer.context, 0).is_empty());
        self.writer.text(if is_bare { "" } else { "(" });
        for (i, ty) in results.types.iter().enumerate() {
            self.writer.text(if i > 0 { ", " } else { "" });
            self.ty(*ty);
            let attributes = results.dictionary(self.writer.context, i);
            self.print_optional_attr_dict(attributes, &[]);
        }
        self.writer.text(if is_bare { "" } else { ")" });
    }

    /// Writes ` attributes {...}` without what the form of functions has elsewhere, and without what is in `elided`.
    pub fn print_function_attributes(&mut self, op: impl Into<Operation>, elided: &[&str]) {
        let op = op.into();
        let entries = self.attributes_of(op);
        let elided: Vec<&str> = ELSEWHERE.iter().chain(elided).copied().collect();
        self.print_optional_attr_dict_with_keyword(&entries, &elided);
    }

    /// Writes a function behind its operation's name, as [`parse_function_op`] reads it.
    ///
    /// [`parse_function_op`]: crate::text::AsmParser::parse_function_op
    pub fn print_function_op(&mut self, function: &(impl FunctionOpInterface + Copy), is_variadic: bool) {
        let (ir, op) = (self.ir, function.operation());
        self.writer.text(" ");
        let text = |name| ir.any_attribute(op, name).and_then(|name| name.cast::<StringAttr>(ir.context()));
        if let Some(visibility) = text("sym_visibility") {
            self.print(String::from_utf8_lossy(visibility.bytes(ir.context())));
            self.writer.text(" ");
        }
        if let Some(name) = text("sym_name") {
            self.print_symbol_name(name.bytes(ir.context()));
        }
        let (arguments, results) = (function.argument_types(ir), function.callable_result_types(ir));
        let arguments = SignatureSide { types: &arguments, attributes: function.arg_attrs_attr(ir) };
        let results = SignatureSide { types: &results, attributes: function.res_attrs_attr(ir) };
        let body = ir.region(op, 0);
        self.print_function_signature(arguments, is_variadic, results, body, false);
        self.print_function_attributes(op, &[]);
        if let Some(body) = body.filter(|body| !ir.is_region_empty(*body)) {
            self.writer.text(" ");
            self.print_region(body, RegionForm::FULL.without_entry_arguments());
        }
    }
}
