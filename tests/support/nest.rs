//! A dialect of things in things with custom forms, for tests of text and for the fuzz targets.

use ods::prelude::*;

/// Regions in regions, types in types, and a branch.
#[dialect(name = "nest", ops(BoxOp, JumpOp), types(ListType))]
pub struct Nest;

/// A region.
#[op(Nest, "box", traits(NoTerminator), custom_format)]
pub struct BoxOp {
    #[region]
    body: AnyRegion,
}

impl BoxOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        state.regions.push(parser.parse_region(&[])?);
        parser.parse_optional_attr_dict(state)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        printer.print(' ');
        printer.print_region(self.body(ir), RegionForm::FULL);
        let entries = printer.attributes_of(self.operation());
        printer.print_optional_attr_dict(&entries, &[]);
    }
}

/// A branch.
#[op(Nest, "jump", traits(Terminator), custom_format)]
pub struct JumpOp {
    #[operand]
    values: Variadic<AnyType>,
    #[successor]
    target: AnySuccessor,
}

impl JumpOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let target = parser.parse_successor_and_uses(&mut state.operands)?;
        state.successors.push(target);
        parser.parse_optional_attr_dict(state)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let values: Vec<Value> = ir.operands(self.operation()).collect();
        printer.print(' ');
        printer.print_successor_and_uses(self.target(ir), &values);
        let entries = printer.attributes_of(self.operation());
        printer.print_optional_attr_dict(&entries, &[]);
    }
}

/// A list of types.
#[type_def(Nest, "list", custom_format)]
pub struct ListType {
    inner: Vec<Type>,
}

impl ListType {
    fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        let inner = parser.parse_list(Delimiter::LessGreater, |parser| parser.parse_type())?;
        Ok(Self::get(parser.context(), &inner))
    }

    fn print(self, printer: &mut AsmPrinter<'_>) {
        let inner = self.inner(printer.context()).to_vec();
        printer.print("<");
        printer.print_list(inner, |printer, ty| printer.print_type(ty));
        printer.print(">");
    }
}
