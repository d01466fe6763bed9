//! A dialect whose text, verifiers and attributes on others' operations are code of its own.

use ods::attributes::NamedAttribute;
use ods::interfaces::AsmNames;
use ods::prelude::*;

/// Code of one's own, wherever there can be some.
#[dialect(
    name = "fh",
    ops(FuncOp, PairOp, ValueOp, EndOp),
    types(HiddenType),
    attrs(HiddenAttr, SharedAttr),
    discardable(
        /// A remark about the operation.
        note: StrAttr,
        weight: I32Attr,
    ),
    hooks
)]
pub struct Fh;

impl DialectHooks for Fh {
    fn verify_op_attribute(&self, ir: &Ir, op: Operation, attribute: NamedAttribute) -> Result<(), Diagnostic> {
        match ir.context().str(attribute.name) {
            "fh.forbidden" => Err(ir.op_error(op, "may not have 'fh.forbidden'")),
            _ => Ok(()),
        }
    }

    fn allows_unknown_operations(&self) -> bool {
        true
    }

    fn operation_parser(&self, _: &Context, name: &str) -> Option<ParseOp> {
        let parse: ParseOp = |parser, state| {
            parser.parse_optional_attr_dict(state)?;
            state.types = parser.parse_optional_colon_type_list()?;
            Ok(())
        };
        name.starts_with("fh.dyn_").then_some(parse)
    }

    fn operation_printer(&self, ir: &Ir, op: Operation) -> Option<PrintOp> {
        let print: PrintOp = |ir, op, printer| {
            let entries = printer.attributes_of(op);
            printer.print_optional_attr_dict(&entries, &[]);
            if ir.num_results(op) > 0 {
                printer.print(" : ");
                printer.print_types_of(ir.results(op));
            }
        };
        let has_more = ir.num_operands(op) + ir.num_regions(op) + ir.num_successors(op) > 0;
        let has_form = !has_more && ir.unregistered_properties(op).is_none();
        (has_form && ir.op_info(op).name().starts_with("fh.dyn_")).then_some(print)
    }

    fn parse_type(&self, parser: &mut AsmParser<'_>) -> ParseResult<Option<Type>> {
        if !parser.parse_optional_keyword("hidden") {
            return Ok(None);
        }
        parser.parse_punctuation("<")?;
        let inner = parser.parse_type()?;
        parser.parse_punctuation(">")?;
        Ok(Some(HiddenType::get(parser.context(), inner).into()))
    }

    fn print_type(&self, ty: Type, printer: &mut AsmPrinter<'_>) -> bool {
        let Some(ty) = ty.cast::<HiddenType>(printer.context()) else { return false };
        printer.print("hidden<");
        printer.print_type(ty.inner(printer.context()));
        printer.print(">");
        true
    }

    fn parse_attribute(&self, parser: &mut AsmParser<'_>, _: Option<Type>) -> ParseResult<Option<Attribute>> {
        let Some(count) = parser.parse_optional_integer()? else { return Ok(None) };
        Ok(Some(HiddenAttr::get(parser.context(), count).into()))
    }

    fn print_attribute(&self, attribute: Attribute, printer: &mut AsmPrinter<'_>) -> bool {
        let Some(attribute) = attribute.cast::<HiddenAttr>(printer.context()) else { return false };
        printer.print(attribute.count(printer.context()));
        true
    }

    fn verify_region_arg_attribute(
        &self,
        ir: &Ir,
        op: Operation,
        _region: usize,
        argument: usize,
        attribute: NamedAttribute,
    ) -> Result<(), Diagnostic> {
        match ir.context().str(attribute.name) {
            "fh.good" => Ok(()),
            name => Err(ir.op_error(op, format_args!("argument {argument} has no use for '{name}'"))),
        }
    }
}

/// A type that only the dialect can read.
#[type_def(Fh)]
pub struct HiddenType {
    inner: Type,
}

/// An attribute that only the dialect can read.
#[attr_def(Fh)]
pub struct HiddenAttr {
    count: u32,
}

/// Attributes with an alias, that mention others.
#[attr_def(Fh, "shared", format("<" params ">"), alias)]
pub struct SharedAttr {
    first: Attribute,
    second: Option<Attribute>,
}

/// A function, with attributes of arguments.
#[op(Fh, "func", traits(IsolatedFromAbove), interfaces(FunctionOpInterface), verify, custom_format)]
pub struct FuncOp {
    #[attr]
    sym_name: StrAttr,
    #[attr]
    function_type: TypeAttrOf<AnyFunctionType>,
    #[attr]
    arg_attrs: Optional<DictArrayAttr>,
    #[attr]
    res_attrs: Optional<DictArrayAttr>,
    #[region]
    body: AnyRegion,
}

constraint! {
    /// function type
    pub AnyFunctionType: Type = CPred($_self.isa::<FunctionType>($_ctx));
}

impl FuncOp {
    /// Rejects declarations, and lists of arguments without attributes: the form cannot express them.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let is_empty = |attribute: &Attribute| *attribute == DictionaryAttr::EMPTY.into();
        let says_nothing = |all: ArrayAttr| all.elements(ir.context()).iter().all(is_empty);
        if ir.is_region_empty(self.body(ir)) || self.arg_attrs(ir).is_some_and(says_nothing) {
            return Err(ir.op_error(self.operation(), "cannot be written"));
        }
        Ok(())
    }

    /// Parses `@name(%a: i32 {attributes}, ...) -> types attributes {...} {...}`.
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        parser.parse_symbol_name_into(state, "sym_name")?;
        let arguments = parser.parse_list(Delimiter::Paren, |parser| parser.parse_argument(ArgumentParts::ALL))?;
        let results = parser.parse_optional_arrow_type_list()?;
        let types: Vec<Type> = arguments.iter().filter_map(|argument| argument.ty).collect();
        let context = parser.context();
        let ty = FunctionType::get(context, &types, &results);
        state.add_attribute("function_type", TypeAttr::get(context, ty.into()));
        if arguments.iter().any(|argument| argument.attributes != DictionaryAttr::EMPTY) {
            let all: Vec<Attribute> = arguments.iter().map(|argument| argument.attributes.into()).collect();
            state.add_attribute("arg_attrs", ArrayAttr::get(context, &all));
        }
        parser.parse_optional_attr_dict_with_keyword(state)?;
        state.regions.push(parser.parse_region(&arguments)?);
        Ok(())
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let Some(entry) = ir.entry_block(self.body(ir)) else { return };
        printer.print(' ');
        printer.print_symbol_name(self.sym_name(ir));
        printer.print('(');
        for (i, argument) in ir.arguments(entry).enumerate() {
            printer.print(if i > 0 { ", " } else { "" });
            let attributes = self.arg_attrs(ir).and_then(|all| all.elements(ir.context()).get(i).copied());
            let attributes = attributes.and_then(|one| one.cast::<DictionaryAttr>(ir.context()));
            let attributes = attributes.unwrap_or(DictionaryAttr::EMPTY);
            printer.print_region_argument(argument, attributes.entries(ir.context()));
        }
        printer.print(')');
        printer.print_optional_arrow_type_list(self.callable_result_types(ir));
        let entries = printer.attributes_of(self.operation());
        printer.print_optional_attr_dict_with_keyword(&entries, &["sym_name", "function_type", "arg_attrs"]);
        printer.print(' ');
        printer.print_region(self.body(ir), RegionForm::FULL.without_entry_arguments());
    }
}

impl ArgAndResultAttrsOpInterface for FuncOp {}
impl CallableOpInterface for FuncOp {
    fn callable_region(&self, ir: &Ir) -> Option<Region> {
        Some(self.body(ir)).filter(|body| !ir.is_region_empty(*body))
    }
}
impl SymbolOpInterface for FuncOp {}
impl FunctionOpInterface for FuncOp {}

/// Two lists of operands, with lengths, an attribute and any number of regions.
#[op(Fh, "pair", traits(AttrSizedOperandSegments), custom_format)]
pub struct PairOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[operand]
    ys: Variadic<AnyType>,
    #[attr]
    value: Optional<AnyAttr>,
    #[result]
    results: Variadic<AnyType>,
    #[region]
    bodies: Variadic<AnyRegion>,
}

impl PairOp {
    /// Parses `(%x, ...) [%y, ...] : types -> types value attribute {...} {...} attributes {...}`.
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let location = parser.location();
        let xs = parser.parse_operand_list(Delimiter::Paren)?;
        let ys = parser.parse_operand_list(Delimiter::Square)?;
        let types = parser.parse_optional_colon_type_list()?;
        let sizes = [xs.len() as i32, ys.len() as i32];
        let all: Vec<_> = xs.into_iter().chain(ys).collect();
        parser.resolve_operands(&all, &types, location, &mut state.operands)?;
        state.types = parser.parse_optional_arrow_type_list()?;
        if parser.parse_optional_keyword("value") {
            parser.parse_attribute_into(state, "value")?;
        }
        while let Some(region) = parser.parse_optional_region(&[])? {
            state.regions.push(region);
        }
        state.add_attribute("operandSegmentSizes", DenseArrayAttr::i32s(parser.context(), &sizes));
        parser.parse_optional_attr_dict_with_keyword(state)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        printer.print(" (");
        printer.print_operands(self.xs(ir));
        printer.print(") [");
        printer.print_operands(self.ys(ir));
        printer.print("]");
        if ir.num_operands(self.operation()) > 0 {
            printer.print(" : ");
            printer.print_types_of(ir.operands(self.operation()));
        }
        printer.print_optional_arrow_type_list(ir.result_types(self.operation()));
        if let Some(value) = self.value(ir) {
            printer.print(" value ");
            printer.print_attribute(value);
        }
        for body in self.bodies(ir) {
            printer.print(' ');
            printer.print_region(body, RegionForm::FULL);
        }
        let entries = printer.attributes_of(self.operation());
        printer.print_optional_attr_dict_with_keyword(&entries, &["value", "operandSegmentSizes"]);
    }
}

/// A value with a name.
#[op(Fh, "value", interfaces(OpAsmOpInterface))]
pub struct ValueOp {
    #[attr]
    name: Optional<StrAttr>,
    #[result]
    value: AnyType,
}

impl OpAsmOpInterface for ValueOp {
    fn asm_result_names(&self, ir: &Ir, names: &mut AsmNames) {
        if let Some(name) = self.name(ir) {
            names.name_value(self.value(ir), name);
        }
    }
}

/// The end of a body.
#[op(Fh, "end", traits(Terminator))]
pub struct EndOp {
    #[operand]
    values: Variadic<AnyType>,
}
