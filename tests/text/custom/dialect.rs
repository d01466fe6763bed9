//! Operations with text of their own, as people write it.

use ods::interfaces::{AsmNames, CallableOpInterface};
use ods::prelude::*;
use ods::types::FunctionType;

#[dialect(
    name = "t",
    ops(FuncOp, ConstantOp, LoopOp, YieldOp, PlainOp, SplitOp, LazyOp, ForgetfulOp, ReportingOp),
    types(HiddenType),
    attrs(HiddenAttr),
    hooks
)]
pub struct T;

#[op(T, "func", traits(IsolatedFromAbove), interfaces(OpAsmOpInterface, FunctionOpInterface), custom_format)]
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
    /// Parses `@name(%a: i32 {attributes}, ...) -> types attributes {...} {...}`, or types alone without a body.
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        parser.parse_symbol_name_into(state, "sym_name")?;
        let mut arguments = Vec::new();
        let mut types = Vec::new();
        parser.parse_list(Delimiter::Paren, |parser| {
            match parser.parse_optional_argument(ArgumentParts::ALL)? {
                Some(argument) => {
                    types.extend(argument.ty);
                    arguments.push(argument);
                }
                None if !arguments.is_empty() => return Err(parser.emit_error_here("expected SSA identifier")),
                None => types.push(parser.parse_type()?),
            }
            Ok(())
        })?;
        let results = parser.parse_optional_arrow_type_list()?;
        let context = parser.context();
        let ty = FunctionType::get(context, &types, &results);
        state.add_attribute("function_type", TypeAttr::get(context, ty.into()));
        if arguments.iter().any(|argument| argument.attributes != DictionaryAttr::EMPTY) {
            let all: Vec<Attribute> = arguments.iter().map(|argument| argument.attributes.into()).collect();
            state.add_attribute("arg_attrs", ArrayAttr::get(context, &all));
        }
        parser.parse_optional_attr_dict_with_keyword(state)?;
        let mut body = match parser.parse_optional_region(&arguments)? {
            Some(body) => body,
            None => parser.empty_region(),
        };
        if !body.is_empty() {
            parser.ensure_terminator::<YieldOp>(&mut body)?;
        }
        state.regions.push(body);
        Ok(())
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        printer.print(' ');
        printer.print_symbol_name(self.sym_name(ir));
        printer.print('(');
        match self.front(ir) {
            Some(entry) => {
                for (i, argument) in ir.arguments(entry).enumerate() {
                    printer.print(if i > 0 { ", " } else { "" });
                    let attributes = self.arg_attrs(ir).and_then(|all| all.elements(ir.context()).get(i).copied());
                    let attributes = attributes.and_then(|one| one.cast::<DictionaryAttr>(ir.context()));
                    let attributes = attributes.unwrap_or(DictionaryAttr::EMPTY);
                    printer.print_region_argument(argument, attributes.entries(ir.context()));
                }
            }
            None => printer.print_types(self.argument_types(ir)),
        }
        printer.print(')');
        printer.print_optional_arrow_type_list(self.callable_result_types(ir));
        let entries = printer.attributes_of(self.operation());
        printer
            .print_optional_attr_dict_with_keyword(&entries, &["sym_name", "function_type", "arg_attrs", "res_attrs"]);
        let Some(entry) = self.front(ir) else { return };
        let form = RegionForm::FULL.without_entry_arguments();
        let is_bare = ir.first_op(entry) == ir.last_op(entry)
            && ir.last_op(entry).is_some_and(|op| ir.isa::<YieldOp>(op) && ir.num_operands(op) == 0);
        printer.print(' ');
        printer.print_region(self.body(ir), if is_bare { form.without_terminators() } else { form });
    }
}

impl OpAsmOpInterface for FuncOp {
    fn default_dialect() -> &'static str {
        "t"
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

#[op(T, "constant", interfaces(OpAsmOpInterface), custom_format)]
pub struct ConstantOp {
    #[attr]
    value: APIntAttr,
    #[result]
    result: AnyInteger,
}

impl ConstantOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        parser.parse_optional_attr_dict(state)?;
        let value = parser.parse_attribute_into(state, "value")?;
        state.types.extend(value.ty(parser.context()));
        Ok(())
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let entries = printer.attributes_of(self.operation());
        printer.print_optional_attr_dict(&entries, &["value"]);
        printer.print(' ');
        printer.print_attribute(self.value_attr(ir));
    }
}

impl OpAsmOpInterface for ConstantOp {
    fn asm_result_names(&self, ir: &Ir, names: &mut AsmNames) {
        let ty = ir.value_type(self.result(ir));
        let value = self.value_attr(ir).value(ir.context()).unwrap_or_default();
        let name = match (ty == Type::I1, value) {
            (true, 0) => "false".into(),
            (true, _) => "true".into(),
            _ => format!("c{value}_{}", ods::text::type_to_string(ir.context(), ty)),
        };
        names.name_value(self.result(ir), name);
    }
}

#[op(T, "loop", custom_format)]
pub struct LoopOp {
    #[operand]
    bound: AnyType,
    #[operand]
    initial: Variadic<AnyType>,
    #[result]
    results: Variadic<AnyType>,
    #[region]
    body: SizedRegion<1>,
}

impl LoopOp {
    /// Parses `%i = %bound iter(%x = %initial) -> types {...} {attributes}`.
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let mut index = parser.parse_argument(ArgumentParts::NAME)?;
        parser.parse_punctuation("=")?;
        let bound = parser.parse_operand()?;
        index.ty = Some(Type::INDEX);
        let mut arguments = vec![index];
        state.operands.push(parser.resolve_operand(bound, Type::INDEX)?);
        if parser.parse_optional_keyword("iter") {
            let location = parser.location();
            let pairs = parser.parse_assignment_list()?;
            state.types = parser.parse_arrow_type_list()?;
            let operands: Vec<UnresolvedOperand> = pairs.iter().map(|(_, operand)| *operand).collect();
            parser.resolve_operands(&operands, &state.types, location, &mut state.operands)?;
            let typed = pairs.into_iter().zip(&state.types);
            arguments.extend(typed.map(|((argument, _), ty)| Argument { ty: Some(*ty), ..argument }));
        }
        let mut body = parser.parse_region(&arguments)?;
        parser.ensure_terminator::<YieldOp>(&mut body)?;
        state.regions.push(body);
        parser.parse_optional_attr_dict(state)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let entry = ir.entry_block(self.body(ir));
        let arguments: Vec<Value> = entry.map(|entry| ir.arguments(entry).collect()).unwrap_or_default();
        printer.print(' ');
        printer.print_operands(arguments.first().copied());
        printer.print(" = ");
        printer.print_operand(self.bound(ir));
        if arguments.len() > 1 {
            printer.print(" iter(");
            for (i, (argument, value)) in arguments.iter().skip(1).zip(self.initial(ir)).enumerate() {
                printer.print(if i > 0 { ", " } else { "" });
                printer.print_operand(*argument);
                printer.print(" = ");
                printer.print_operand(value);
            }
            printer.print(')');
            printer.print_arrow_type_list(ir.result_types(self.operation()));
        }
        printer.print(' ');
        let form = RegionForm::FULL.without_entry_arguments();
        printer.print_region(self.body(ir), if arguments.len() > 1 { form } else { form.without_terminators() });
        let entries = printer.attributes_of(self.operation());
        printer.print_optional_attr_dict(&entries, &[]);
    }
}

#[op(T, "yield", traits(Terminator), custom_format)]
pub struct YieldOp {
    #[operand]
    values: Variadic<AnyType>,
}

impl YieldOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let location = parser.location();
        let operands = parser.parse_operand_list(Delimiter::None)?;
        let types = parser.parse_optional_colon_type_list()?;
        parser.resolve_operands(&operands, &types, location, &mut state.operands)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        if ir.num_operands(self.operation()) > 0 {
            printer.print(' ');
            printer.print_operands(self.values(ir));
            printer.print(" : ");
            printer.print_types_of(self.values(ir));
        }
    }
}

/// Without a form.
#[op(T, "plain")]
pub struct PlainOp {}

/// Its results are in two groups.
#[op(T, "split", interfaces(OpAsmOpInterface))]
pub struct SplitOp {
    #[result]
    sum: AnyType,
    #[result]
    rest: Variadic<AnyType>,
    #[region]
    bodies: Variadic<AnyRegion>,
}

impl OpAsmOpInterface for SplitOp {
    fn asm_result_names(&self, ir: &Ir, names: &mut AsmNames) {
        names.name_value(self.sum(ir), "sum");
        if let Some(first) = ir.result(self.operation(), 1) {
            names.name_value(first, "rest");
        }
    }

    fn asm_block_argument_names(&self, ir: &Ir, region: Region, names: &mut AsmNames) {
        for argument in ir.entry_block(region).into_iter().flat_map(|entry| ir.arguments(entry)) {
            names.name_value(argument, "arg0");
        }
    }

    fn asm_block_names(&self, ir: &Ir, names: &mut AsmNames) {
        for block in ir.regions(self.operation()).filter_map(|region| ir.entry_block(region)) {
            names.name_block(block, "start here");
        }
    }
}

macro_rules! wrong {
    ($name:ident $mnemonic:literal |$parser:ident| $code:expr) => {
        #[op(T, $mnemonic, custom_format)]
        pub struct $name {}

        impl $name {
            fn parse($parser: &mut OpAsmParser<'_>, _: &mut OperationState<'_>) -> ParseResult<()> {
                $code
            }
            fn print(self, _: &Ir, _: &mut OpAsmPrinter<'_>) {}
        }
    };
}

wrong! { ForgetfulOp "forgetful" |parser| parser.parse_region(&[]).map(drop) }
wrong! { ReportingOp "reporting" |parser| {
    let _ = parser.emit_error(parser.name_location(), "is not for reading");
    Ok(())
} }
// An unreported failure, from another parser.
wrong! { LazyOp "lazy" |_parser| {
    Err(super::hooks::a_failure())
} }

/// A type that only the dialect can read.
#[type_def(T)]
pub struct HiddenType {
    width: u32,
}

/// An attribute that only the dialect can read.
#[attr_def(T)]
pub struct HiddenAttr {
    count: u32,
}
