//! What custom print functions of operations write with: the public methods of the printer. As MLIR's `OpAsmPrinter`.
//!
//! Nothing fails; blanks are put in only where it is said.

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
    /// Writes elements with `, ` between them; `print` writes one, and has the printer of operations for that.
    pub fn print_list<T>(&mut self, elements: impl IntoIterator<Item = T>, mut print: impl FnMut(&mut Self, T)) {
        for (i, element) in elements.into_iter().enumerate() {
            self.writer.text(if i > 0 { ", " } else { "" });
            print(self, element);
        }
    }
}

/// Values and blocks.
impl OpAsmPrinter<'_> {
    /// Writes `%name`.
    pub fn print_operand(&mut self, value: Value) {
        self.value_list(std::iter::once(value));
    }

    /// Writes `%a, %b`.
    pub fn print_operands(&mut self, values: impl IntoIterator<Item = impl Borrow<Value>>) {
        self.value_list(values.into_iter().map(|value| *value.borrow()));
    }

    /// Returns the name of a value as it is printed, with `%` and, of one of several results, its number: `%0#1`.
    pub fn operand_name(&self, value: Value) -> String {
        let mut name = Vec::new();
        match self.ir.contains_value(value) {
            true => self.names.push_use(&mut name, self.ir, value, Prefix::NONE),
            false => name.extend_from_slice(NULL_VALUE.as_bytes()),
        }
        String::from_utf8_lossy(&name).into_owned()
    }

    /// Writes `^bb1`.
    pub fn print_successor(&mut self, block: Block) {
        self.block_name(block);
    }

    /// Writes `^bb1(%a, %b : i32, i64)`, or `^bb1` where no values are handed over.
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
    /// Writes a type, by its alias if it has one.
    pub fn print_type(&mut self, ty: impl Into<Type>) {
        self.ty(ty.into());
    }

    /// Writes `i32, i64`.
    pub fn print_types(&mut self, types: impl IntoIterator<Item = Type>) {
        for (i, ty) in types.into_iter().enumerate() {
            self.writer.text(if i > 0 { ", " } else { "" });
            self.ty(ty);
        }
    }

    /// Writes the types of values: `i32, i64`.
    pub fn print_types_of(&mut self, values: impl IntoIterator<Item = impl Borrow<Value>>) {
        self.value_types(values.into_iter().map(|value| *value.borrow()));
    }

    /// Writes ` -> type` or ` -> (types)`; without types ` -> ()`.
    pub fn print_arrow_type_list(&mut self, types: impl IntoIterator<Item = Type>) {
        let types: Vec<Type> = types.into_iter().collect();
        self.writer.text(" -> ");
        self.result_types(&types);
    }

    /// The same, or nothing where there are no types.
    pub fn print_optional_arrow_type_list(&mut self, types: impl IntoIterator<Item = Type>) {
        let types: Vec<Type> = types.into_iter().collect();
        if !types.is_empty() {
            self.print_arrow_type_list(types);
        }
    }

    /// Writes `(inputs) -> results`.
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

    /// Writes `(operand types) -> result types` of an operation.
    pub fn print_functional_type_of(&mut self, op: impl Into<Operation>) {
        let op = op.into();
        let ir = self.ir;
        self.writer.text("(");
        self.value_types(ir.operands(op));
        self.writer.text(")");
        self.print_arrow_type_list(ir.result_types(op));
    }

    /// `type` or `(types)`; a function type alone is in parentheses, too.
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
    /// Returns the attributes of an operation, inherent and discardable, and its properties, sorted by name.
    pub fn attributes_of(&self, op: impl Into<Operation>) -> Vec<NamedAttribute> {
        crate::text::printer::grammar::attr_dict::all(self.ir, op.into()).to_vec()
    }

    /// Writes ` {...}`; without those whose names are in `elided`, and nothing where there are no others.
    pub fn print_optional_attr_dict(&mut self, entries: &[NamedAttribute], elided: &[&str]) {
        self.attr_dict(entries, elided, " ");
    }

    /// Writes ` attributes {...}` in the same way.
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

    /// Writes ` loc(...)`, where locations are asked for.
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
    /// Returns the operations.
    pub fn ir(&self) -> &Ir {
        self.ir
    }

    /// Writes `{...}`.
    pub fn print_region(&mut self, region: Region, form: RegionForm) {
        self.mark(Piece::Region { region, form });
    }

    /// Writes `%arg: type {attributes} loc(...)`, an argument of a region's first block.
    pub fn print_region_argument(&mut self, argument: Value, attributes: &[NamedAttribute]) {
        self.print_operand(argument);
        self.writer.text(": ");
        self.ty(self.ir.value_type(argument));
        self.print_argument_attributes(attributes);
        self.argument_location_of(argument);
    }

    /// The same without the type.
    pub fn print_region_argument_name(&mut self, argument: Value, attributes: &[NamedAttribute]) {
        self.print_operand(argument);
        // As MLIR, which looks at the type here although it is not written.
        if self.writer.found.is_some() {
            self.ty(self.ir.value_type(argument));
        }
        self.print_argument_attributes(attributes);
        self.argument_location_of(argument);
    }

    /// Like MLIR, does not look for what could have an alias in attributes of arguments, but writes aliases that there are.
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

    /// Gives the arguments of a region's first block the names of other values, from here on: those that the form makes
    /// them stand for.
    pub fn shadow_region_args(&mut self, region: Region, values: &[Value]) {
        let Some(entry) = self.ir.entry_block(region) else { return };
        for (argument, value) in self.ir.arguments(entry).zip(values) {
            self.names.shadow(self.ir, argument, *value);
        }
    }

    /// Writes an operation as it is written anywhere, without indentation and newline.
    pub fn print_operation(&mut self, op: impl Into<Operation>) {
        self.mark(Piece::Operation { op: op.into(), form: NestedForm::Usual });
    }

    /// Writes an operation in generic form, without its results' names.
    pub fn print_generic_operation(&mut self, op: impl Into<Operation>) {
        self.mark(Piece::Operation { op: op.into(), form: NestedForm::Generic });
    }

    /// The same without the name, from the operands on: for [`parse_generic_operation_after_name`].
    ///
    /// [`parse_generic_operation_after_name`]: crate::text::AsmParser::parse_generic_operation_after_name
    pub fn print_generic_operation_after_name(&mut self, op: impl Into<Operation>) {
        self.mark(Piece::Operation { op: op.into(), form: NestedForm::WithoutName });
    }

    /// Writes the name of an operation as custom form has it: `arith.addi`, in full whatever dialect may be left out here.
    /// For [`parse_custom_operation_name`](crate::text::AsmParser::parse_custom_operation_name).
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

    /// Further lines are indented by two blanks more.
    pub fn increase_indent(&mut self) {
        self.depth += 1;
    }

    /// Further lines are indented by two blanks less.
    pub fn decrease_indent(&mut self) {
        self.depth = self.depth.saturating_sub(1);
    }
}
