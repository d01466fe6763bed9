//! Print methods; their output parses back.

use ods::numeric::{Float, FloatFormat, Int};
use ods::prelude::*;

use super::{error, printed, round_trip};

#[dialect(name = "write", ops(ItOp, ShapeOp, NestOp), types(ManyType))]
pub struct Write;

/// Writes its attributes in many ways, one a line; reads none of it but the dictionary at the end.
#[op(Write, "it", custom_format)]
pub struct ItOp {
    #[operand]
    operands: Variadic<AnyType>,
    #[result]
    results: Variadic<AnyType>,
}

impl ItOp {
    fn parse(parser: &mut OpAsmParser<'_>, _: &mut OperationState<'_>) -> ParseResult<()> {
        Err(parser.emit_error_here("is only written"))
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let op = self.operation();
        printer.increase_indent();
        for entry in printer.attributes_of(op) {
            printer.print_newline();
            printer.print_named_attribute(entry);
            printer.print(" | ");
            printer.print_attribute_without_type(entry.value);
            printer.print(" | ");
            if !printer.print_alias(entry.value) {
                printer.print("no alias");
            }
        }
        printer.decrease_indent();
        printer.print_newline();
        printer.print_list(self.operands(ir), |printer, operand| {
            printer.print_operand(operand);
            let name = printer.operand_name(operand);
            printer.print(format_args!(" is {name}"));
        });
        printer.print(' ');
        printer.print_functional_type_of(op);
        printer.print_optional_arrow_type_list(ir.result_types(op));
    }
}

/// `write.shape 4x?x8`: a directive of the library.
#[op(Write, "shape", format(custom<ods::text::dimension_list>($shape) attr_dict))]
pub struct ShapeOp {
    #[attr]
    shape: DenseI64ArrayAttr,
}

/// `write.nest of "u.a"...`: an operation of its region, from the operands on.
#[op(Write, "nest", traits(NoTerminator), custom_format)]
pub struct NestOp {
    #[region]
    body: SizedRegion<1>,
}

impl NestOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        state.regions.push(parser.parse_region(&[])?);
        Ok(())
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        printer.print(" {");
        printer.increase_indent();
        let entry = ir.entry_block(self.body(ir));
        for op in entry.iter().flat_map(|entry| ir.block_ops(*entry)) {
            printer.print_newline();
            printer.print("// ");
            printer.print_custom_operation_name(op);
            printer.print_generic_operation_after_name(op);
            printer.print_newline();
            printer.print_operation(op);
        }
        printer.decrease_indent();
        printer.print_newline();
        printer.print("}");
    }
}

#[test]
fn attributes_aliases_and_types() {
    let text = "#map = affine_map<(d0) -> (d0 mod 2)>\n%0:2 = \"u.v\"() : () -> (i32, () -> i1)\n%1 = \"write.it\"(%0#0, \
                %0#1) {a = 1 : i8, b = #map, c = \"x\", d, \"e f\" = 2.5 : f32} : (i32, () -> i1) -> (() -> i1)";
    let expected = "\
#map = affine_map<(d0) -> (d0 mod 2)>
module {
  %0:2 = \"u.v\"() : () -> (i32, () -> i1)
  %1 = write.it
    a = 1 : i8 | 1 | no alias
    b = #map | #map | #map
    c = \"x\" | \"x\" | no alias
    d | unit | no alias
    \"e f\" = 2.500000e+00 : f32 | 2.500000e+00 | no alias
  %0#0 is %0#0, %0#1 is %0#1 (i32, () -> i1) -> (() -> i1) -> (() -> i1)
}

";
    assert_eq!(printed(text, false).as_deref(), Ok(expected));
}

#[test]
fn shapes() {
    for shape in ["[]", "4x?x8", "0", "?"] {
        assert_eq!(round_trip(&format!("write.shape {shape} {{a}}")), format!("write.shape {shape} {{a}}\n"));
    }
    for (shape, expected) in [
        ("[3]", "1:14: expected ']'"),
        (
            "{a}",
            "1:13: custom op 'write.shape' Failed parsing dimension list. Did you mean an empty list? It must be denoted by \"[]\".",
        ),
        ("3xf32", "1:15: invalid dimension"),
        ("99999999999999999999x3", "1:13: invalid dimension"),
    ] {
        assert_eq!(error(&format!("write.shape {shape}")), expected);
    }
}

#[test]
fn nested_operations() {
    let text = "write.nest {\n  %0 = \"u.a\"() {x} : () -> i1\n  \"u.b\"(%0) ({\n    \"u.c\"() : () -> ()\n  }) : (i1) -> ()\n}";
    let expected = "\
write.nest {
  // u.a() {x} : () -> i1
  %0 = \"u.a\"() {x} : () -> i1
  // u.b(%0) ({
    \"u.c\"() : () -> ()
  }) : (i1) -> ()
  \"u.b\"(%0) ({
    \"u.c\"() : () -> ()
  }) : (i1) -> ()
}
";
    let all = printed(text, false).expect("good");
    let lines: String =
        all.lines().filter_map(|line| line.strip_prefix("  ")).map(|line| format!("{line}\n")).collect();
    assert_eq!(lines, expected);
}

/// Of types and attributes: what has no operations around it.
#[type_def(Write, "many", custom_format)]
pub struct ManyType {
    inner: Vec<Type>,
}

impl ManyType {
    fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        let inner = parser.parse_list(Delimiter::LessGreater, |parser| parser.parse_type())?;
        Ok(Self::get(parser.context(), &inner))
    }

    fn print(self, printer: &mut AsmPrinter<'_>) {
        let inner = self.inner(printer.context()).to_vec();
        printer.print("<");
        printer.print_types(inner.iter().copied());
        printer.print(" is ");
        printer.print_functional_type(inner.iter().copied(), inner.iter().copied());
        printer.print_optional_arrow_type_list([]);
        printer.print(" of ");
        printer.print_dimension_list(&[4, ods::types::DYNAMIC]);
        printer.print(" ");
        printer.print_float_value(Float::from_f64(FloatFormat::F16, 0.5));
        printer.print(" ");
        printer.print_wide_integer(
            &Int::parse("340282366920938463463374607431768211456", 10).expect("it is one").zext(130).neg(),
        );
        printer.print(" ");
        printer.print_symbol_name("odd name");
        printer.print(" ");
        printer.print_symbol_name("plain");
        printer.print(" ");
        printer.print_keyword_or_string("in-quotes");
        printer.print(">");
    }
}

#[test]
fn types_print_nested_types() {
    let context = super::context();
    let function = FunctionType::get(&context, &[], &[Type::I1]).into();
    for (inner, expected) in [
        (vec![], "< is () -> ()"),
        (vec![Type::I1], "<i1 is (i1) -> i1"),
        (vec![function], "<() -> i1 is (() -> i1) -> (() -> i1)"),
        (vec![Type::I1, Type::I8], "<i1, i8 is (i1, i8) -> (i1, i8)"),
    ] {
        let text = Type::from(ManyType::get(&context, &inner)).display(&context).to_string();
        let rest = " of 4x? 5.000000e-01 -340282366920938463463374607431768211456 @\"odd name\" @plain \"in-quotes\">";
        assert!(text.starts_with(&format!("!write.many{expected}")) && text.ends_with(rest), "{text}");
    }
}
