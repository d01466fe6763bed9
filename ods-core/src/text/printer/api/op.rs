//! The printer's interface for custom print functions of operations. Corresponds to MLIR's `OpAsmPrinter`.
//!
//! No method fails, and blanks are added only where documented.

use std::borrow::Borrow;
use std::ops::{Deref, DerefMut};

use crate::attributes::NamedAttribute;
use crate::entity::{Block, Location, Operation, Region, Type, Value};
use crate::ir::{Ir, ValueOwner};
use crate::types::TypeData;

use crate::text::printer::alias::elements::Node;
use crate::text::printer::format::custom_form::{NestedForm, Piece, RegionForm};
use crate::text::printer::grammar::operation::{NULL_VALUE, OpAsmPrinter};
use crate::text::printer::names::Prefix;
use crate::text::printer::writer::AsmPrinter;

impl<'a> Deref for OpAsmPrinter<'a> {
    type Target = AsmPrinter<'a>;
    fn deref(&self) -> &AsmPrinter<'a> {
        &self.writer
    }
}

impl<'a> DerefMut for OpAsmPrinter<'a> {
    fn deref_mut(&mut self) -> &mut AsmPrinter<'a> {
        &mut self.writer
    }
}

/// Lists.
impl OpAsmPrinter<'_> {
    /// Prints elements separated by `, `. `print` prints one, with access to the printer of operations.
    pub fn print_list<T>(&mut self, elements: impl IntoIterator<Item = T>, mut print: impl FnMut(&mut Self, T)) {
        for (i, element) in elements.into_iter().enumerate() {
            self.writer.text(if i > 0 { ", " } else { "" });
            print(self, element);
        }
    }
}

/// Values and blocks.
impl OpAsmPrinter<'_> {
    /// Prints `%name`.
    pub fn print_operand(&mut self, value: Value) {
        self.value_list(std::iter::once(value));
    }

    /// Prints `%a, %b`.
    pub fn print_operands(&mut self, values: impl IntoIterator<Item = impl Borrow<Value>>) {
        self.value_list(values.into_iter().map(|value| *value.borrow()));
    }

    /// Returns the printed name of a value, with `%` and the number of one of several results: `%0#1`.
    pub fn operand_name(&self, value: Value) -> String {
        let mut name = Vec::new();
        match self.ir.contains_value(value) {
            true => self.names.push_use(&mut name, self.ir, value, Prefix::NONE),
            false => name.extend_from_slice(NULL_VALUE.as_bytes()),
        }
        String::from_utf8_lossy(&name).into_owned()
    }

    /// Prints `^bb1`.
    pub fn print_successor(&mut self, block: Block) {
        self.block_name(block);
    }

    /// Prints `^bb1(%a, %b : i32, i64)`, or `^bb1` without values.
    pub fn print_successor_and_uses(&mut self, block: Block, values: &[Value]) {
        self.block_name(block);
        if !values.is_empty() {
            self.writer.text("(");
            self.value_list(values.iter().copied());
            self.writer.text(" : ");
            self.value_types(values.iter().copied());
            self.writer.text(")");
        }
    }
}

/// Types.
impl OpAsmPrinter<'_> {
    /// Prints a type, by its alias if it has one.
    pub fn print_type(&mut self, ty: impl Into<Type>) {
        self.ty(ty.into());
    }

    /// Prints `i32, i64`.
    pub fn print_types(&mut self, types: impl IntoIterator<Item = Type>) {
        for (i, ty) in types.into_iter().enumerate() {
            self.writer.text(if i > 0 { ", " } else { "" });
            self.ty(ty);
        }
    }

    /// Prints the types of values: `i32, i64`.
    pub fn print_types_of(&mut self, values: impl IntoIterator<Item = impl Borrow<Value>>) {
        self.value_types(values.into_iter().map(|value| *value.borrow()));
    }

    /// Prints ` -> type` or ` -> (types)`; without types ` -> ()`.
    pub fn print_arrow_type_list(&mut self, types: impl IntoIterator<Item = Type>) {
        let types: Vec<Type> = types.into_iter().collect();
        self.writer.text(" -> ");
        self.result_types(&types);
    }

    /// Prints ` -> type` or ` -> (types)`, or nothing if there are no types.
    pub fn print_optional_arrow_type_list(&mut self, types: impl IntoIterator<Item = Type>) {
        let types: Vec<Type> = types.into_iter().collect();
        if !types.is_empty() {
            self.print_arrow_type_list(types);
        }
    }

    /// Prints `(inputs) -> results`.
    pub fn print_functional_type(
        &mut self,
        inputs: impl IntoIterator<Item = Type>,
        results: impl IntoIterator<Item = Type>,
    ) {
        self.writer.text("(");
        self.print_types(inputs);
        self.writer.text(")");
        self.print_arrow_type_list(results);
    }

    /// Prints `(operand types) -> result types` of an operation.
    pub fn print_functional_type_of(&mut self, op: impl Into<Operation>) {
        let op = op.into();
        let ir = self.ir;
        self.writer.text("(");
        self.value_types(ir.operands(op));
        self.writer.text(")");
        self.print_arrow_type_list(ir.result_types(op));
    }

    /// Prints `type` or `(types)`. A single function type is also in parentheses.
    fn result_types(&mut self, types: &[Type]) {
        match types {
            [ty] if !matches!(ty.data(self.writer.context), TypeData::Function { .. }) => self.ty(*ty),
            _ => {
                self.writer.text("(");
                self.print_types(types.iter().copied());
                self.writer.text(")");
            }
        }
    }
}

/// Attributes.
impl OpAsmPrinter<'_> {
    /// Returns the inherent and discardable attributes and the properties of an operation, sorted by name.
    pub fn attributes_of(&self, op: impl Into<Operation>) -> Vec<NamedAttribute> {
        crate::text::printer::grammar::attr_dict::all(self.ir, op.into()).to_vec()
    }

    /// Prints ` {...}` without the entries named in `elided`; nothing if there are no others.
    pub fn print_optional_attr_dict(&mut self, entries: &[NamedAttribute], elided: &[&str]) {
        self.attr_dict(entries, elided, " ");
    }

    /// Prints ` attributes {...}` without the entries named in `elided`; nothing if there are no others.
    pub fn print_optional_attr_dict_with_keyword(&mut self, entries: &[NamedAttribute], elided: &[&str]) {
        self.attr_dict(entries, elided, " attributes ");
    }

    fn attr_dict(&mut self, entries: &[NamedAttribute], elided: &[&str], before: &str) {
        if elided.is_empty() {
            return self.attributes(entries, before);
        }
        let context = self.writer.context;
        let is_kept = |entry: &&NamedAttribute| !elided.contains(&context.str(entry.name));
        let kept: Vec<NamedAttribute> = entries.iter().filter(is_kept).copied().collect();
        self.attributes(&kept, before);
    }

    /// Prints ` loc(...)`, if locations are enabled.
    pub fn print_optional_location_specifier(&mut self, location: Location) {
        if !self.writer.options.debug_info {
            return;
        }
        match &mut self.writer.found {
            Some(found) => found.push(Node::Location(location)),
            None => self.writer.argument_location(location),
        }
    }
}

/// Regions and operations.
impl OpAsmPrinter<'_> {
    /// Returns the IR.
    pub fn ir(&self) -> &Ir {
        self.ir
    }

    /// Prints `{...}`.
    pub fn print_region(&mut self, region: Region, form: RegionForm) {
        self.mark(Piece::Region { region, form });
    }

    /// Prints `%arg: type {attributes} loc(...)`, an argument of a region's entry block.
    pub fn print_region_argument(&mut self, argument: Value, attributes: &[NamedAttribute]) {
        self.print_operand(argument);
        self.writer.text(": ");
        self.ty(self.ir.value_type(argument));
        self.print_argument_attributes(attributes);
        self.argument_location_of(argument);
    }

    /// Prints `%arg {attributes} loc(...)`, an argument of a region's entry block, without the type.
    pub fn print_region_argument_name(&mut self, argument: Value, attributes: &[NamedAttribute]) {
        self.print_operand(argument);
        // As in MLIR, the type counts for aliases although it is not printed.
        if self.writer.found.is_some() {
            self.ty(self.ir.value_type(argument));
        }
        self.print_argument_attributes(attributes);
        self.argument_location_of(argument);
    }

    /// Prints the attributes of an argument. As in MLIR, they do not count for aliases, but existing aliases are used.
    fn print_argument_attributes(&mut self, attributes: &[NamedAttribute]) {
        if self.writer.found.is_none() {
            self.print_optional_attr_dict(attributes, &[]);
        }
    }

    fn argument_location_of(&mut self, argument: Value) {
        if let ValueOwner::Argument(block, index) = self.ir.value_owner(argument) {
            self.print_optional_location_specifier(self.ir.argument_location(block, index));
        }
    }

    /// Gives the arguments of a region's entry block the names of other values, for forms that print them as these
    /// values.
    pub fn shadow_region_args(&mut self, region: Region, values: &[Value]) {
        let Some(entry) = self.ir.entry_block(region) else { return };
        for (argument, value) in self.ir.arguments(entry).zip(values) {
            self.names.shadow(self.ir, argument, *value);
        }
    }

    /// Prints an operation in its usual form, without indentation and newline.
    pub fn print_operation(&mut self, op: impl Into<Operation>) {
        self.mark(Piece::Operation { op: op.into(), form: NestedForm::Usual });
    }

    /// Prints an operation in generic form, without the names of its results.
    pub fn print_generic_operation(&mut self, op: impl Into<Operation>) {
        self.mark(Piece::Operation { op: op.into(), form: NestedForm::Generic });
    }

    /// Prints an operation in generic form from the operands on, for [`parse_generic_operation_after_name`].
    ///
    /// [`parse_generic_operation_after_name`]: crate::text::AsmParser::parse_generic_operation_after_name
    pub fn print_generic_operation_after_name(&mut self, op: impl Into<Operation>) {
        self.mark(Piece::Operation { op: op.into(), form: NestedForm::WithoutName });
    }

    /// Prints the full name of an operation as in custom form, `arith.addi`; the default dialect does not apply. For
    /// [`parse_custom_operation_name`](crate::text::AsmParser::parse_custom_operation_name).
    pub fn print_custom_operation_name(&mut self, op: impl Into<Operation>) {
        let op = op.into();
        let name = self.ir.op_info(op).name();
        self.writer.text(name);
    }

    /// Begins a new line.
    pub fn print_newline(&mut self) {
        self.writer.text("\n");
        self.indent(0);
    }

    /// Indents further lines by two more blanks.
    pub fn increase_indent(&mut self) {
        self.depth += 1;
    }

    /// Indents further lines by two fewer blanks.
    pub fn decrease_indent(&mut self) {
        self.depth = self.depth.saturating_sub(1);
    }
}
