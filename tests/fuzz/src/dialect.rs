//! A small dialect with traits, groups, regions and successors: the rules that the verifier has most code for.

use ods::prelude::*;

/// Operations for fuzzing.
#[dialect(
    name = "fz",
    ops(
        AddOp, GroupsOp, CompareOp, ConstantOp, FuncOp, BodyOp, GraphOp, TableOp, BranchOp, ReturnOp, UseOp, LoopOp,
        SizedOp
    )
)]
pub struct Fz;

/// Operands and result of one type.
#[op(Fz, "add", traits(Pure, Commutative, SameOperandsAndResultType))]
pub struct AddOp {
    #[operand]
    lhs: SignlessIntegerOrIndexLike,
    #[operand]
    rhs: SignlessIntegerOrIndexLike,
    #[attr(default = 5)]
    width: I32Attr,
    #[attr]
    note: Optional<StrAttr>,
    #[result]
    sum: SignlessIntegerOrIndexLike,
}

/// Groups in the middle.
#[op(Fz, "groups")]
pub struct GroupsOp {
    #[operand]
    first: AnyType,
    #[operand]
    middle: Variadic<AnyInteger>,
    #[operand]
    last: AnyType,
    #[result]
    one: AnyType,
    #[result]
    rest: Optional<AnyFloat>,
}

/// Groups of any types, whose lengths the operation stores.
#[op(Fz, "sized", traits(AttrSizedOperandSegments))]
pub struct SizedOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[operand]
    one: AnyType,
    #[operand]
    maybe: Optional<AnyType>,
    #[operand]
    ys: Variadic<AnyType>,
}

/// A rule over several fields.
#[op(Fz, "cmp", traits(SameTypeOperands, AllTypesMatch(lhs, rhs)))]
pub struct CompareOp {
    #[operand]
    lhs: AnyType,
    #[operand]
    rhs: AnyType,
    #[attr]
    predicate: Confined<I64Attr, IntMinValue<0>>,
    #[result]
    result: I1,
}

/// A type that comes from an attribute.
#[op(Fz, "constant", traits(Pure, ConstantLike, FirstAttrDerivedResultType))]
pub struct ConstantOp {
    #[attr]
    value: APIntAttr,
    #[result]
    result: AnyInteger,
}

/// A symbol that sees nothing around it.
#[op(Fz, "func", traits(IsolatedFromAbove, Symbol))]
pub struct FuncOp {
    #[attr]
    sym_name: StrAttr,
    #[attr]
    sym_visibility: Optional<StrAttr>,
    #[region]
    body: AnyRegion,
}

/// Regions in which values from above are seen.
#[op(Fz, "body")]
pub struct BodyOp {
    #[region]
    first: AnyRegion,
    #[region]
    rest: Variadic<AnyRegion>,
}

/// A region without order.
#[op(Fz, "graph", traits(HasOnlyGraphRegion, NoTerminator))]
pub struct GraphOp {
    #[region]
    body: AnyRegion,
}

/// A table of symbols.
#[op(Fz, "table", traits(SymbolTable, SingleBlock, NoTerminator, NoRegionArguments))]
pub struct TableOp {
    #[region]
    body: AnyRegion,
}

/// A branch.
#[op(Fz, "br", traits(Terminator))]
pub struct BranchOp {
    #[operand]
    values: Variadic<AnyType>,
    #[successor]
    next: AnySuccessor,
    #[successor]
    others: Variadic<AnySuccessor>,
}

/// The end of a function.
#[op(Fz, "return", traits(Terminator, ReturnLike))]
pub struct ReturnOp {
    #[operand]
    values: Variadic<AnyType>,
}

/// A use.
#[op(Fz, "use")]
pub struct UseOp {
    #[operand]
    value: AnyType,
}

/// A loop with a form of its own, which names what is in it.
#[op(Fz, "loop", traits(SingleBlockImplicitTerminator<ReturnOp>), verify, custom_format)]
pub struct LoopOp {
    #[operand]
    initial: Variadic<AnyType>,
    #[attr]
    note: Optional<AnyAttr>,
    #[result]
    results: Variadic<AnyType>,
    #[region]
    body: SizedRegion<1>,
}

impl LoopOp {
    /// Checks that the types of results, initial values and arguments are equal, since the form prints them once.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let types: Vec<Type> = ir.result_types(self.operation()).collect();
        let of = |values: Values| values.into_iter().map(|value| ir.value_type(value)).collect::<Vec<_>>();
        let entry = ir.entry_block(self.body(ir));
        let arguments = entry.map(|entry| ir.arguments(entry).collect()).unwrap_or_default();
        match of(self.initial(ir)) == types && of(arguments) == types {
            true => Ok(()),
            false => Err(ir.op_error(self.operation(), "has other initial values and arguments than results")),
        }
    }

    /// Parses `@name? (%x = %initial, ...) -> types {...} attributes {...}`.
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        parser.parse_optional_symbol_name_into(state, "fz.name")?;
        let location = parser.location();
        let pairs = parser.parse_assignment_list()?;
        state.types = parser.parse_optional_arrow_type_list()?;
        let operands: Vec<_> = pairs.iter().map(|(_, operand)| *operand).collect();
        parser.resolve_operands(&operands, &state.types, location, &mut state.operands)?;
        let typed = pairs.into_iter().zip(&state.types);
        let arguments: Vec<_> = typed.map(|((argument, _), ty)| Argument { ty: Some(*ty), ..argument }).collect();
        let mut body = parser.parse_region_shadowing(&arguments)?;
        parser.ensure_terminator::<ReturnOp>(&mut body)?;
        state.regions.push(body);
        parser.parse_optional_attr_dict_with_keyword(state)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let entry = ir.entry_block(self.body(ir));
        let types: Vec<Type> = ir.result_types(self.operation()).collect();
        let arguments: Vec<Value> = entry.map(|entry| ir.arguments(entry).collect()).unwrap_or_default();
        let initial = self.initial(ir);
        printer.print(" (");
        for (i, (argument, value)) in arguments.iter().zip(&initial).enumerate() {
            printer.print(if i > 0 { ", " } else { "" });
            printer.print_region_argument_name(*argument, &[]);
            printer.print(" = ");
            printer.print_operand(*value);
        }
        printer.print(")");
        printer.print_optional_arrow_type_list(types);
        printer.print(" ");
        printer.print_region(self.body(ir), RegionForm::FULL.without_entry_arguments());
        let entries = printer.attributes_of(self.operation());
        printer.print_optional_attr_dict_with_keyword(&entries, &[]);
    }
}
