//! Functions and calls by the form that all functions have, and what else forms read with.

use ods::interfaces::CallableOpInterface;
use ods::prelude::*;
use ods::types::FunctionType;

use super::{error_of, round_trip};

#[dialect(name = "f", ops(FuncOp, PlainFuncOp, CallOp, EndOp, ShowOp))]
pub struct F;

macro_rules! function {
    ($name:ident $mnemonic:literal $variadic:literal) => {
        /// A function.
        #[op(F, $mnemonic, interfaces(OpAsmOpInterface, FunctionOpInterface), custom_format)]
        pub struct $name {
            #[attr]
            sym_name: StrAttr,
            #[attr]
            sym_visibility: Optional<StrAttr>,
            #[attr]
            function_type: TypeAttr,
            #[attr]
            arg_attrs: Optional<DictArrayAttr>,
            #[attr]
            res_attrs: Optional<DictArrayAttr>,
            #[region]
            body: AnyRegion,
        }

        impl $name {
            fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
                parser.parse_function_op(state, $variadic, |context, signature| {
                    if signature.is_variadic {
                        return Err("no type for ...".into());
                    }
                    Ok(FunctionType::get(context, &signature.argument_types, &signature.result_types).into())
                })
            }

            fn print(self, _: &Ir, printer: &mut OpAsmPrinter<'_>) {
                printer.print_function_op(&self, false);
            }
        }

        impl OpAsmOpInterface for $name {
            fn default_dialect() -> &'static str {
                "f"
            }
        }
        impl ArgAndResultAttrsOpInterface for $name {}
        impl CallableOpInterface for $name {
            fn callable_region(&self, ir: &Ir) -> Option<Region> {
                Some(self.body(ir)).filter(|body| !ir.is_region_empty(*body))
            }
        }
        impl SymbolOpInterface for $name {}
        impl FunctionOpInterface for $name {}
    };
}

function! { FuncOp "func" true }
function! { PlainFuncOp "plain_func" false }

/// A call: its signature has attributes, too.
#[op(F, "call", custom_format)]
pub struct CallOp {
    #[attr]
    callee: FlatSymbolRefAttr,
    #[attr]
    arg_attrs: Optional<DictArrayAttr>,
    #[attr]
    res_attrs: Optional<DictArrayAttr>,
    #[operand]
    operands: Variadic<AnyType>,
    #[result]
    results: Variadic<AnyType>,
}

impl CallOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        parser.parse_attribute_into(state, "callee")?;
        let operands = parser.parse_operand_list(Delimiter::Paren)?;
        let location = parser.location();
        parser.parse_punctuation(":")?;
        let signature = parser.parse_call_signature(true)?;
        state.add_argument_and_result_attributes(&signature);
        parser.resolve_operands(&operands, &signature.argument_types, location, &mut state.operands)?;
        state.types = signature.result_types;
        Ok(())
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let op = self.operation();
        let list = |name| ir.any_attribute(op, name).and_then(|list| list.cast::<ArrayAttr>(ir.context()));
        let (arguments, results): (Vec<Type>, Vec<Type>) =
            (ir.operand_types(op).collect(), ir.result_types(op).collect());
        printer.print(' ');
        printer.print_attribute(self.callee_attr(ir));
        printer.print('(');
        printer.print_operands(self.operands(ir));
        printer.print(") : ");
        printer.print_function_signature(
            SignatureSide { types: &arguments, attributes: list("arg_attrs") },
            false,
            SignatureSide { types: &results, attributes: list("res_attrs") },
            None,
            false,
        );
    }
}

/// The end of a function.
#[op(F, "end", traits(Terminator), custom_format)]
pub struct EndOp {}

impl EndOp {
    fn parse(_: &mut OpAsmParser<'_>, _: &mut OperationState<'_>) -> ParseResult<()> {
        Ok(())
    }

    fn print(self, _: &Ir, _: &mut OpAsmPrinter<'_>) {}
}

/// Keeps what the parser says of its results, and a value without its type.
#[op(F, "show", custom_format)]
pub struct ShowOp {
    #[attr]
    seen: StrAttr,
    #[attr]
    mode: StrAttr,
    #[attr]
    value: AnyAttr,
    #[result]
    results: Variadic<AnyType>,
}

impl ShowOp {
    /// Parses `(loud | quiet)? (word | "text")? value : type, types`, where value has the type's ... type.
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let count = parser.num_named_results();
        let names: Vec<String> = (0..count + 1).map(|i| format!("{:?}", parser.result_name(i))).collect();
        let context = parser.context();
        state.add_attribute("seen", StringAttr::get(context, format!("{count}: {}", names.join(" "))));
        let mode = parser.parse_optional_keyword_of(&["loud", "quiet"]).unwrap_or("no mode");
        let word = parser.parse_optional_keyword_or_string()?.unwrap_or_default();
        state.add_attribute("mode", StringAttr::get(context, format!("{mode}, {word}")));
        let ty = parser.parse_type_with_fallback(|parser| match parser.parse_optional_keyword("wide") {
            true => Ok(Type::I64),
            false => parser.parse_type(),
        })?;
        let value = parser.parse_attribute_with_fallback(|parser| parser.parse_attribute_of_type(ty))?;
        state.add_attribute("value", value);
        state.types = parser.parse_optional_colon_type_list()?;
        Ok(())
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let context = ir.context();
        let value = ir.any_attribute(self.operation(), "value").unwrap_or(Attribute::UNIT);
        let ty =
            value.interface::<dyn TypedAttrInterface>(context).map_or(Type::NONE, |value| value.value_type(context));
        printer.print(" quiet word ");
        match ty {
            Type::I64 => printer.print("wide"),
            ty => printer.print_type(ty),
        }
        printer.print(' ');
        printer.print_attribute_without_type(value);
        printer.print(" : ");
        printer.print_types_of(self.results(ir));
    }
}

#[test]
fn function_form_is_canonical() {
    let text = "\
#map = affine_map<(d0) -> (d0 + 8)>
#map1 = affine_map<(d0) -> (d0 + 10)>
module {
  f.func @a(%arg0: i32 {x.a = affine_map<(d0) -> (d0 + 7)>}, %arg1: index) -> (i32 {x.b = #map}) attributes {u.x} {
    end
  }
  f.func private @b(i32 {x.c = #map1}, () -> ()) -> (() -> ())
  f.func nested @c() -> (i32, i64 {u.y})
  f.func @d() -> i32 {
    end
  ^bb1(%2: i32):  // no predecessors
    end
  }
  %0 = \"u.x\"() : () -> i32
  %1:2 = f.call @c(%0, %0) : (i32, i32 {u.z}) -> (i32, i64 {u.y})
  f.call @d() : ()
  f.plain_func @e() {
    end
  }
}
";
    assert_eq!(round_trip(text), text);
}

#[test]
fn signatures_are_checked() {
    let cases = [
        ("f.func @a(%a: i32, i32) {}", "in:1:20: custom op 'f.func' expected SSA identifier"),
        ("f.func @a(i32, %a: i32)", "in:1:16: custom op 'f.func' expected type instead of SSA identifier"),
        (
            "f.func @a(..., i32)",
            "in:1:16: custom op 'f.func' variadic arguments must be in the end of the argument list",
        ),
        ("f.func @a(i32, ...)", "in:1:10: custom op 'f.func' failed to construct function type: no type for ..."),
        ("f.plain_func @a(...)", "in:1:17: expected non-function type"),
        (
            "f.func @a() attributes {sym_name = \"b\"}",
            "in:1:13: custom op 'f.func' 'sym_name' is an inferred attribute and should not be specified in the explicit \
             attribute dictionary",
        ),
        ("f.func @a() {}", "in:1:13: custom op 'f.func' expected non-empty function body"),
        ("f.func hidden @a()", "in:1:8: custom op 'f.func' expected valid '@'-identifier for symbol name"),
        ("f.call @a() : () ->", "in:1:19: expected non-function type"),
    ];
    for (text, expected) in cases {
        assert_eq!(error_of(text), expected, "{text}");
    }
}

#[test]
fn duplicate_attributes_are_rejected() {
    let twice = |place: &str, op: &str, name: &str| {
        format!("in:{place}: custom op '{op}' attribute '{name}' occurs more than once in the attribute list")
    };
    let hint = "sym_visibility = \"private\"";
    let many: String = (0..20).map(|i| format!("u.n{i}, ")).collect();
    let cases = [
        ("f.func private @x(i32 {u.a}) attributes {arg_attrs = [{u.b}]}".into(), twice("1:1", "f.func", "arg_attrs")),
        (" f.func @x() -> (i32 {u.a}) attributes {res_attrs = []}".into(), twice("1:2", "f.func", "res_attrs")),
        ("%c = t.constant {value = 4 : i32} 3 : i32".into(), twice("1:6", "t.constant", "value")),
        (format!("%c = t.constant {{{many}value = 4 : i32}} 3 : i32"), twice("1:6", "t.constant", "value")),
        (
            format!("f.func @x() attributes {{{hint}}}"),
            "in:1:13: custom op 'f.func' 'sym_visibility' is an inferred attribute and should not be specified in the \
             explicit attribute dictionary"
                .into(),
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(error_of(&text), expected, "{text}");
    }
    let once = "module {\n  f.func @x(i32) attributes {arg_attrs = [{u.b}]}\n}\n";
    assert_eq!(round_trip(once), once.replace("i32) attributes {arg_attrs = [{u.b}]}", "i32 {u.b})"));
    let many = format!("%c = t.constant {{{many}u.value}} 3 : i32");
    assert!(super::print(&many, &Default::default()).contains("u.n19"));
}

#[test]
fn invalid_attributes_are_explained() {
    let context = super::context();
    let message = "'f.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes";
    let inherent = "function_type = () -> (), sym_name = \"x\", arg_attrs = [{}, 3 : i8]";
    let cases = [
        format!("\"f.func\"() <{{{inherent}}}> ({{}}) : () -> ()"),
        format!("\"f.func\"() ({{}}) {{{inherent}}} : () -> ()"),
        // The verifier checks attributes that a form in code has read.
        "f.func @x() attributes {arg_attrs = [{}, 3 : i8]}".into(),
    ];
    for text in cases {
        let errors = match ods::text::parse(&context, "in", text.as_bytes()) {
            Ok(parsed) => ods::verify::verify(&parsed.ir, parsed.root).expect_err(&text),
            Err(errors) => errors,
        };
        assert_eq!(errors[0].message, message, "{text}");
        let help =
            ["the attribute is [{}, 3 : i8]", "element #1 is 3 : i8; expected dictionary of named attribute values"];
        assert_eq!(errors[0].help, help, "{text}");
    }
}

#[test]
fn result_count_is_known_while_parsing() {
    let given = "%a, %b:2 = f.show loud \"some text\" wide 5 : i1, i1, i1";
    let printed = super::print(given, &ods::text::PrintOptions { generic: true, ..Default::default() });
    let seen = "seen = \"3: Some((\\22a\\22, 0)) Some((\\22b\\22, 0)) Some((\\22b\\22, 1)) None\"";
    assert!(printed.contains(seen), "{printed}");
    assert!(printed.contains("mode = \"loud, some text\"") && printed.contains("value = 5 : i64"), "{printed}");
}

#[test]
fn known_attribute_types_are_omitted() {
    let values = ["wide 5", "i8 -3", "f32 1.5e0", "f32 0x7FC00000", "tensor<2xi32> dense<[1, 2]>"];
    let types = ["i64", "i8", "f32", "f32", "tensor<2xi32>"];
    for (value, ty) in values.iter().zip(types) {
        let given = format!("%a = f.show quiet word {value} : i1");
        let generic = super::print(&given, &ods::text::PrintOptions { generic: true, ..Default::default() });
        assert!(generic.contains(&format!(" : {ty}}}>")), "{generic}");
        let printed = super::print(&generic, &Default::default());
        assert_eq!(super::print(&printed, &Default::default()), printed);
        let value = value.replace("1.5e0", "1.500000e+00");
        assert!(printed.contains(&format!("f.show quiet word {value} : i1\n")), "{printed}");
    }
    assert!(error_of("f.show quiet word i32 x").ends_with("expected attribute value"));
}
