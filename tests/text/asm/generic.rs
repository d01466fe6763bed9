//! Operations in generic form within custom forms, and names of operations.

use ods::prelude::*;

use super::{error, printed, round_trip};

#[dialect(name = "wrap", ops(WrapOp, InlineOp, EndOp, LikeOp))]
pub struct Wrap;

/// `wrap.op wraps "u.a"(%x) : (i32) -> i32`: an operation in its region, whose results it has.
#[op(Wrap, "op", custom_format)]
pub struct WrapOp {
    #[result]
    results: Variadic<AnyType>,
    #[region]
    body: SizedRegion<1>,
}

impl WrapOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        parser.parse_keyword_in("wraps", " before the operation")?;
        let mut body = parser.empty_region();
        parser.ensure_block(&mut body)?;
        let block = body.entry().ok_or_else(|| parser.emit_error_here("no block"))?;
        let inner = parser.parse_generic_operation_in(block)?;
        state.types.extend(parser.ir().result_types(inner));
        parser.ensure_terminator::<EndOp>(&mut body)?;
        state.regions.push(body);
        Ok(())
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        printer.print(" wraps ");
        let inner = ir.entry_block(self.body(ir)).and_then(|entry| ir.first_op(entry));
        inner.into_iter().for_each(|op| printer.print_generic_operation(op));
    }
}

/// The end of what is wrapped.
#[op(Wrap, "end", traits(Terminator))]
pub struct EndOp {}

/// `wrap.inline u.a of (%x) {a} : (i32) -> ()`: an operation that is told by its name and is this one otherwise.
#[op(Wrap, "inline", custom_format)]
pub struct InlineOp {
    #[operand]
    operands: Variadic<AnyType>,
    #[attr]
    name: StrAttr,
    #[result]
    results: Variadic<AnyType>,
    #[region]
    bodies: Variadic<AnyRegion>,
}

impl InlineOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let name = parser.parse_custom_operation_name()?;
        let name = StringAttr::get(parser.context(), parser.context().op_info(name).name());
        state.add_attribute("name", name);
        parser.parse_keyword("of")?;
        parser.parse_generic_operation_after_name(state, KnownParts::default())
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        printer.print(format_args!(" {} of (", self.name(ir)));
        printer.print_operands(self.operands(ir));
        printer.print(")");
        for (i, body) in ir.regions(self.operation()).enumerate() {
            printer.print(if i == 0 { " (" } else { ", " });
            printer.print_region(body, RegionForm::FULL);
        }
        printer.print(if ir.num_regions(self.operation()) > 0 { ")" } else { "" });
        let entries = printer.attributes_of(self.operation());
        printer.print_optional_attr_dict(&entries, &["name"]);
        printer.print(" : ");
        printer.print_functional_type_of(self.operation());
    }
}

/// `wrap.like %x, %y to i32 {a}`: some parts of generic form; the others are known.
#[op(Wrap, "like", custom_format)]
pub struct LikeOp {
    #[operand]
    operands: Variadic<AnyType>,
    #[result]
    results: Variadic<AnyType>,
}

impl LikeOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let operands = parser.parse_operand_list(Delimiter::None)?;
        parser.parse_keyword("to")?;
        let ty = parser.parse_type()?;
        let inputs = vec![ty; if operands.len() > 3 { 1 } else { operands.len() }];
        let ty = FunctionType::get(parser.context(), &inputs, &[ty]);
        let known = KnownParts {
            operands: Some(operands),
            successors: Some(Vec::new()),
            regions: Some(Vec::new()),
            ty: Some(ty),
            ..KnownParts::default()
        };
        parser.parse_generic_operation_after_name(state, known)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let operands = self.operands(ir);
        printer.print(if operands.is_empty() { "" } else { " " });
        printer.print_operands(operands);
        printer.print(" to ");
        printer.print_types(ir.result_types(self.operation()));
        let entries = printer.attributes_of(self.operation());
        printer.print_optional_attr_dict(&entries, &[]);
    }
}

const VALUE: &str = "%x = \"u.v\"() : () -> i32\n";

#[test]
fn nested_operations() {
    let text =
        format!("{VALUE}%r:2 = wrap.op wraps \"u.a\"(%x) ({{\n  \"u.b\"() : () -> ()\n}}) {{a}} : (i32) -> (i1, i2)");
    assert_eq!(
        round_trip(&text),
        "%0 = \"u.v\"() : () -> i32\n%1:2 = wrap.op wraps \"u.a\"(%0) ({\n  \"u.b\"() : () -> ()\n}) {a} : (i32) -> (i1, i2)\n"
    );
    assert_eq!(error("wrap.op \"u.a\"() : () -> ()"), "1:9: custom op 'wrap.op' expected 'wraps' before the operation");
    assert_eq!(error("wrap.op wraps u.a"), "1:14: expected operation name in quotes");
    assert_eq!(error("wrap.op wraps \"u.a\"() : i32"), "1:25: expected function type");
    // The operation inside is in the region, and not visible elsewhere.
    let generic = printed("wrap.op wraps \"u.a\"() : () -> ()", true).expect("good");
    assert!(
        generic.contains("\"wrap.op\"() ({\n    \"u.a\"() : () -> ()\n    \"wrap.end\"() : () -> ()\n  }) : () -> ()"),
        "{generic}"
    );
}

#[test]
fn generic_form_after_the_name() {
    for rest in [
        "() : () -> ()",
        "(%0) : (i32) -> i1",
        "(%0, %0) {a = 1 : i8} : (i32, i32) -> (i1, i2)",
        "() ({\n}, {\n  \"u.b\"(%0) : (i32) -> ()\n}) {b} : () -> ()",
    ] {
        let named = if rest.contains("-> i1") {
            "%1 = "
        } else if rest.contains("i2") {
            "%1:2 = "
        } else {
            ""
        };
        let text = format!("%0 = \"u.v\"() : () -> i32\n{named}wrap.inline u.a of {rest}\n");
        assert_eq!(round_trip(&text), text);
    }
    for (rest, expected) in [
        ("%x : (i32) -> ()", "2:19: expected '(' to start operand list"),
        ("(%x : (i32) -> ()", "2:23: expected ')' to end operand list"),
        ("(%x) : () -> ()", "2:27: expected 1 operand type but had 0"),
        ("(%x, %x) : (i32) -> ()", "2:31: expected 2 operand types but had 1"),
        ("(%x) : (i8) -> ()", "2:21: use of value '%x' expects different type than prior uses: 'i8' vs 'i32'"),
        ("(%x) : i32", "2:27: expected function type"),
        ("(%x)", "2:23: expected ':' followed by operation type"),
        ("()[^b] : () -> ()", "2:22: successors in non-terminator"),
        ("() ({} : () -> ()", "2:26: expected ')' to end region list"),
        ("() <{a}", "2:26: expected '>' to close properties"),
    ] {
        assert_eq!(error(&format!("{VALUE}wrap.inline u.a of {rest}")), expected, "{rest}");
    }
}

#[test]
fn generic_form_with_known_parts() {
    let text = "%0 = \"u.v\"() : () -> i32\n%1 = wrap.like %0, %0 to i32 {a}\n%2 = wrap.like to i8\n";
    assert_eq!(round_trip(text), text);
    let many = format!("{VALUE}%y = wrap.like %x, %x, %x, %x to i32");
    assert_eq!(error(&many), "2:37: expected 4 operand types but had 1");
}

#[test]
fn custom_operation_names() {
    // A registered one, and one of an unknown dialect.
    for (written, full) in [("wrap.end", "wrap.end"), ("u.x.y", "u.x.y")] {
        let text = format!("wrap.inline {written} of () : () -> ()\n");
        assert_eq!(round_trip(&text), format!("wrap.inline {full} of () : () -> ()\n"));
    }
    assert_eq!(error("wrap.inline x of () : () -> ()"), "1:13: custom op 'wrap.inline' unknown operation 'x'");
    assert_eq!(error("wrap.inline \"u.x\" of () : () -> ()"), "1:13: expected bare identifier or keyword");
}
