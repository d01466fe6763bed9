//! Affine maps and expressions of operands.

use ods::prelude::*;

use super::{error, round_trip};

#[dialect(name = "grid", ops(AtOp, BetweenOp, SetOp))]
pub struct Grid;

/// `grid.at [%i + 1, symbol(%n)]`: a map of operands.
#[op(Grid, "at", custom_format)]
pub struct AtOp {
    #[operand]
    indices: Variadic<Index>,
    #[attr]
    map: AffineMapAttr,
}

impl AtOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let (map, operands) = parser.parse_affine_map_of_operands(Delimiter::Square)?;
        state.add_attribute("map", AffineMapAttr::get(parser.context(), map));
        parser.resolve_operands_of(&operands, Type::INDEX, &mut state.operands)?;
        parser.parse_optional_attr_dict(state)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        printer.print(" [");
        let indices: Vec<Value> = self.indices(ir).into_iter().collect();
        printer.print_affine_map_of_operands(self.map(ir), &indices);
        printer.print("]");
        let entries = printer.attributes_of(self.operation());
        printer.print_optional_attr_dict(&entries, &["map"]);
    }
}

/// `grid.between %i + symbol(%n) of %d`: one expression, as a map.
#[op(Grid, "between", traits(AttrSizedOperandSegments), custom_format)]
pub struct BetweenOp {
    #[operand]
    dims: Variadic<Index>,
    #[operand]
    symbols: Variadic<Index>,
    #[attr]
    map: AffineMapAttr,
}

impl BetweenOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let AffineExprOfOperands { expr, dims, symbols } = parser.parse_affine_expr_of_operands()?;
        let counts = [dims.len() as i32, symbols.len() as i32];
        let map =
            ods::affine::AffineMap::new(counts[0] as u32, counts[1] as u32, vec![expr]).expect("all are declared");
        let context = parser.context();
        state.add_attribute("map", AffineMapAttr::get(context, map));
        state.add_attribute("operandSegmentSizes", DenseArrayAttr::i32s(context, &counts));
        parser.resolve_operands_of(&dims, Type::INDEX, &mut state.operands)?;
        parser.resolve_operands_of(&symbols, Type::INDEX, &mut state.operands)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let dims: Vec<Value> = self.dims(ir).into_iter().collect();
        let symbols: Vec<Value> = self.symbols(ir).into_iter().collect();
        printer.print(" ");
        printer.print_affine_expr_of_operands(&self.map(ir).results()[0], &dims, &symbols);
    }
}

/// `grid.set (d0) : (d0 >= 0) and x + y`: a set, and an expression of names that the form knows.
#[op(Grid, "set", custom_format)]
pub struct SetOp {
    #[attr]
    set: IntegerSetAttr,
    #[attr]
    expr: StrAttr,
}

impl SetOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        use ods::affine::AffineExpr;
        let set = parser.parse_integer_set()?;
        state.add_attribute("set", IntegerSetAttr::get(parser.context(), set));
        parser.parse_keyword("and")?;
        let expr = parser.parse_affine_expr(&[("x", AffineExpr::Dim(0)), ("y", AffineExpr::Symbol(3))])?;
        state.add_attribute("expr", StringAttr::get(parser.context(), expr.to_string()));
        Ok(())
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let expr = self.expr(ir).replace("d0", "x").replace("s3", "y");
        printer.print(format_args!(" {} and {expr}", self.set(ir)));
    }
}

const VALUES: &str = "%i, %j, %n = \"u.v\"() : () -> (index, index, index)\n";

fn grid(text: &str) -> String {
    let all = round_trip(&format!("{VALUES}{text}"));
    all.lines().skip(1).map(|line| format!("{line}\n")).collect()
}

#[test]
fn affine_maps_of_operands() {
    for (written, expected) in [
        ("[]", "[]"),
        ("[%i]", "[%0#0]"),
        ("[%i, %j, %i]", "[%0#0, %0#1, %0#0]"),
        ("[%i + 1, symbol(%n)]", "[%0#0 + 1, symbol(%0#2)]"),
        ("[%i + symbol(%n) * 2 - %j]", "[%0#0 + symbol(%0#2) * 2 - %0#1]"),
        ("[(%i + %j) mod 3, %i floordiv symbol(%n)] {x}", "[(%0#0 + %0#1) mod 3, %0#0 floordiv symbol(%0#2)] {x}"),
        ("[-%i, 42]", "[-%0#0, 42]"),
        // A value that is first a dimension stays one.
        ("[%i, symbol(%i)]", "[%0#0, %0#0]"),
        ("[symbol(%i), %i]", "[symbol(%0#0), symbol(%0#0)]"),
    ] {
        assert_eq!(grid(&format!("grid.at {written}")), format!("grid.at {expected}\n"));
    }
    // Two results of one operation.
    let pack = "%p:2 = \"u.v\"() : () -> (index, index)\ngrid.at [%p#0 + %p#1, %p#1]";
    assert_eq!(round_trip(pack).lines().nth(1), Some("grid.at [%0#0 + %0#1, %0#1]"));
}

#[test]
fn affine_expressions_of_operands() {
    assert_eq!(grid("grid.between %i + symbol(%n) * 4"), "grid.between %0#0 + symbol(%0#2) * 4\n");
    assert_eq!(grid("grid.between 7"), "grid.between 7\n");
}

#[test]
fn sets_and_expressions_of_names() {
    assert_eq!(
        grid("grid.set (d0)[n] : (d0 - n >= 0) and x + y * 2"),
        "grid.set (d0)[s0] : (d0 - s0 >= 0) and x + y * 2\n"
    );
    assert_eq!(error("grid.set (d0) -> (d0) and x"), "1:10: expected IntegerSet, but got AffineMap");
    assert_eq!(error("grid.set () : (0 == 0) and x + z"), "1:31: use of undeclared identifier");
    assert_eq!(error("grid.set () : (0 == 0) and %x"), "1:27: unexpected ssa identifier");
}

#[test]
fn rejects_invalid_affine_text() {
    for (written, expected) in [
        (
            "[%i * %n]",
            "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic",
        ),
        ("[%i mod %n]", "non-affine expression: right operand of mod has to be either a constant or symbolic"),
        ("[%i + d0]", "use of undeclared identifier"),
        ("[symbol(3)]", "expected ssa identifier"),
        ("[symbol %n]", "expected '(' at start of SSA symbol"),
        ("[symbol(%n]", "expected ')' at end of SSA symbol"),
        ("(%i)", "expected '[' in affine map"),
        ("[%i", "expected ']' in affine map"),
        ("[%i, ]", "expected affine expression"),
        ("[%i +]", "missing right operand of binary operator"),
        ("[%k]", "use of undeclared SSA value name"),
        ("[%i + 9223372036854775808]", "constant too large for index"),
    ] {
        let error = error(&format!("{VALUES}grid.at {written}"));
        assert_eq!(error.split_once(": ").map(|(_, message)| message), Some(expected), "{written}: {error}");
    }
}

/// Prints any attributes in generic form: a position without an operand is printed as missing.
#[test]
fn prints_maps_without_operands() {
    let text = "\"grid.at\"() {map = affine_map<(d0)[s0] -> (d0 + s0)>} : () -> ()";
    let printed = super::printed(text, false).expect("nothing says that there must be operands");
    assert!(printed.contains("grid.at [<<NULL VALUE>> + symbol(<<NULL VALUE>>)]"), "{printed}");
}
