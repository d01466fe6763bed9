//! Hooks of a dialect for types, attributes and operations without text, interfaces or definitions.

use std::sync::Arc;

use ods::interfaces::AsmNames;
use ods::prelude::*;
use ods::text::ParseError;

use super::dialect::{HiddenAttr, HiddenType, T};
use super::{context, error_of, round_trip};

/// Returns a failure without an error, from a parser that no longer exists.
pub fn a_failure() -> ParseError {
    thread_local! { static KEPT: std::cell::Cell<Option<ParseError>> = const { std::cell::Cell::new(None) }; }
    let context = Arc::new(Context::new());
    context.register::<Failing>().expect("a good dialect");
    let _ = ods::text::parse(&context, "in", b"failing.op");
    LAST.with(std::cell::Cell::take).expect("it failed")
}

thread_local! { static LAST: std::cell::Cell<Option<ParseError>> = const { std::cell::Cell::new(None) }; }

#[dialect(name = "failing", ops(FailingOp))]
pub struct Failing;

#[op(Failing, "op", custom_format)]
pub struct FailingOp {}

impl FailingOp {
    fn parse(parser: &mut OpAsmParser<'_>, _: &mut OperationState<'_>) -> ParseResult<()> {
        let failure = parser.emit_error_here("of no interest");
        LAST.with(|last| last.set(Some(failure)));
        Err(failure)
    }
    fn print(self, _: &Ir, _: &mut OpAsmPrinter<'_>) {}
}

external_model!(NamedByDialect);

impl OpAsmOpInterface for NamedByDialect {
    fn asm_result_names(&self, ir: &Ir, names: &mut AsmNames) {
        if let Some(first) = ir.result(self.operation(), 0) {
            names.name_value(first, "dyn");
        }
    }
}

impl DialectHooks for T {
    fn allows_unknown_operations(&self) -> bool {
        true
    }

    fn has_operation_interfaces(&self) -> bool {
        true
    }

    fn operation_interface(&self, wanted: WantedInterface, name: &str) -> Option<InterfaceEntry> {
        wanted.of::<dyn OpAsmOpInterface, NamedByDialect>().filter(|_| name.starts_with("t.dyn_"))
    }

    fn operation_parser(&self, _: &Context, name: &str) -> Option<ParseOp> {
        let parse: ParseOp = |parser, state| {
            state.types = parser.parse_optional_colon_type_list()?;
            Ok(())
        };
        name.starts_with("t.dyn_").then_some(parse)
    }

    fn operation_printer(&self, ir: &Ir, op: Operation) -> Option<PrintOp> {
        let print: PrintOp = |ir, op, printer| {
            if ir.num_results(op) > 0 {
                printer.print(" : ");
                printer.print_types_of(ir.results(op));
            }
        };
        ir.op_info(op).name().starts_with("t.dyn_").then_some(print)
    }

    fn parse_type(&self, parser: &mut AsmParser<'_>) -> ParseResult<Option<Type>> {
        if !parser.parse_optional_keyword("hidden") {
            return Ok(None);
        }
        parser.parse_punctuation("<")?;
        let width = parser.parse_integer()?;
        parser.parse_punctuation(">")?;
        Ok(Some(HiddenType::get(parser.context(), width).into()))
    }

    fn print_type(&self, ty: Type, printer: &mut AsmPrinter<'_>) -> bool {
        let Some(ty) = ty.cast::<HiddenType>(printer.context()) else { return false };
        printer.print(format_args!("hidden<{}>", ty.width(printer.context())));
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
            "t.good" => Ok(()),
            name => Err(ir.op_error(op, format_args!("argument {argument} has no use for '{name}'"))),
        }
    }

    fn verify_region_result_attribute(
        &self,
        ir: &Ir,
        op: Operation,
        _region: usize,
        result: usize,
        attribute: NamedAttribute,
    ) -> Result<(), Diagnostic> {
        let name = ir.context().str(attribute.name);
        Err(ir.op_error(op, format_args!("result {result} has no use for '{name}'")))
    }
}

#[test]
fn dialect_parses_types_and_attributes() {
    let text = "module {\n  \"u.op\"() {a = #t<7>} : () -> !t.hidden<3>\n}\n".replace("\"u.op\"()", "%0 = \"u.op\"()");
    assert_eq!(round_trip(&text), text);
    assert_eq!(error_of("\"u.op\"() : () -> !t.hidden<x>"), "in:1:28: expected integer value");
    assert_eq!(error_of("\"u.op\"() : () -> !t.other"), "in:1:21: unknown  type `other` in dialect `t`");
    assert_eq!(error_of("\"u.op\"() {a = #t.other} : () -> ()"), "in:1:18: unknown attribute `other` in dialect `t`");
}

#[test]
fn dialect_prints_unregistered_operations() {
    let text = "module {\n  %dyn = t.dyn_a : i32\n  %dyn_0 = t.dyn_b : i64\n  t.dyn_c\n}\n";
    assert_eq!(round_trip(text), text);
    assert_eq!(error_of("t.unknown"), "in:1:1: custom op 't.unknown' is unknown");
}

#[test]
fn dialect_provides_fallback_interfaces() {
    let parsed = ods::text::parse(&context(), "in", b"%0 = t.dyn_a : i32\n\"t.other\"() : () -> ()").expect("good");
    let body = parsed.ir.region(parsed.root, 0).and_then(|region| parsed.ir.entry_block(region)).expect("a body");
    let has: Vec<bool> =
        parsed.ir.block_ops(body).map(|op| parsed.ir.has_interface::<dyn OpAsmOpInterface>(op)).collect();
    assert_eq!(has, [true, false]);
    let first = parsed.ir.first_op(body).expect("an operation");
    assert!(!parsed.ir.has_interface::<dyn MemoryEffectOpInterface>(first), "another interface");
}

#[test]
fn dialect_verifies_argument_and_result_attributes() {
    let cases = [
        ("t.func @f(%a: i32 {t.bad}) {}", "in:1:1: 't.func' op argument 0 has no use for 't.bad'"),
        ("t.func @f(%a: i32, %b: i32 {bad}) {}", "in:1:1: 't.func' op arguments may only have dialect attributes"),
        (
            "\"t.func\"() <{function_type = () -> i32, sym_name = \"f\", res_attrs = [{t.x}]}> ({}) : () -> ()",
            "in:1:1: 't.func' op result 0 has no use for 't.x'",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(error_of(text), expected);
    }
    round_trip("t.func @f(%a: i32 {t.good, u.any}) {}");
}
