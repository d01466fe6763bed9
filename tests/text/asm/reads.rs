//! Values, words, types and attributes. One operation reads what the word after its name says, and keeps it as text:
//! `read.it float 1.5` is printed as `read.it value "1.5" of float`.

use ods::numeric::FloatFormat;
use ods::prelude::*;

use super::{error, round_trip};

#[dialect(name = "read", ops(ItOp))]
pub struct Read;

/// Reads something.
#[op(Read, "it", custom_format)]
pub struct ItOp {
    #[attr]
    value: StrAttr,
    #[attr]
    what: StrAttr,
}

impl ItOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let mut what = parser.parse_any_keyword()?.to_owned();
        let value = match what.as_str() {
            "value" => {
                let value = parser.parse_string()?;
                parser.parse_keyword("of")?;
                what = parser.parse_any_keyword()?.to_owned();
                value
            }
            word => value(parser, state, word)?,
        };
        state.add_attribute("value", StringAttr::get(parser.context(), value));
        state.add_attribute("what", StringAttr::get(parser.context(), what));
        Ok(())
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        printer.print(" value ");
        printer.print_string(self.value(ir));
        printer.print(format_args!(" of {}", self.what(ir)));
    }
}

fn value(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>, what: &str) -> ParseResult<String> {
    let context = parser.context();
    let numbers = |delimiter| {
        move |parser: &mut OpAsmParser<'_>| {
            let list: Vec<i32> =
                parser.parse_list_in(delimiter, " in list of numbers", |parser| parser.parse_integer())?;
            Ok(format!("{list:?}"))
        }
    };
    match what {
        "paren" => numbers(Delimiter::Paren)(parser),
        "square" => numbers(Delimiter::Square)(parser),
        "angle" => numbers(Delimiter::LessGreater)(parser),
        "brace" => numbers(Delimiter::Braces)(parser),
        "none" => numbers(Delimiter::None)(parser),
        "opt_paren" => numbers(Delimiter::OptionalParen)(parser),
        "opt_square" => numbers(Delimiter::OptionalSquare)(parser),
        "opt_angle" => numbers(Delimiter::OptionalLessGreater)(parser),
        "opt_brace" => numbers(Delimiter::OptionalBraces)(parser),
        "i8" => parser.parse_integer::<i8>().map(|value| value.to_string()),
        "u64" => parser.parse_integer::<u64>().map(|value| value.to_string()),
        "opt_i64" => parser.parse_optional_integer::<i64>().map(|value| format!("{value:?}")),
        "decimal" => {
            let value: i64 = parser.parse_decimal_integer()?;
            Ok(format!("{value} {}", parser.parse_optional_any_keyword().unwrap_or_default()))
        }
        "wide" => parser.parse_wide_integer().map(|value| {
            let mut text = format!("i{} ", value.width());
            value.write_signed(&mut text).expect("strings take all");
            text
        }),
        "opt_wide" => parser.parse_optional_wide_integer().map(|value| format!("{}", value.is_some())),
        "bool" => parser.parse_bool().map(|value| value.to_string()),
        "float" => parser.parse_float::<f64>().map(|value| value.to_string()),
        "f16" => parser.parse_float_of(FloatFormat::F16).map(|value| format!("{:#x}", value.to_bits())),
        "dims" => parser.parse_dimensions().map(|sizes| format!("{sizes:?}")),
        "dims_alone" => parser.parse_dimension_list(DimensionForm::ALONE).map(|sizes| format!("{sizes:?}")),
        "static_dims" => {
            let form = DimensionForm { dynamic: false, trailing_x: true };
            parser.parse_dimension_list(form).map(|sizes| format!("{sizes:?}"))
        }
        "x" => {
            parser.parse_x_in_dimension_list()?;
            parser.parse_any_keyword().map(str::to_owned)
        }
        "choice" => parser.parse_keyword_of(&["red", "green"]).map(str::to_owned),
        "opt_choice" => Ok(format!("{:?}", parser.parse_optional_keyword_of(&["red", "green"])).replace('"', "'")),
        "keyword" => parser.parse_any_keyword().map(str::to_owned),
        "word" => parser.parse_keyword_or_string(),
        "opt_word" => parser.parse_optional_keyword_or_string().map(|word| format!("{word:?}").replace('"', "'")),
        "string" => parser.parse_string(),
        "base64" => parser.parse_base64().map(|bytes| format!("{bytes:?}")),
        "symbol" => parser.parse_symbol_name(),
        "opt_symbol" => parser.parse_optional_symbol_name().map(|name| format!("{name:?}").replace('"', "'")),
        "types" => parser.parse_optional_colon_type_list().map(|types| shown(context, &types)),
        "arrow" => parser.parse_arrow_type_list().map(|types| shown(context, &types)),
        "opt_arrow" => parser.parse_optional_arrow_type_list().map(|types| shown(context, &types)),
        "keyword_type" => parser.parse_keyword_type("to").map(|ty| shown(context, &[ty])),
        "function_type" => parser.parse_type_as::<FunctionType>().map(|ty| shown(context, &[ty.into()])),
        "typed" => {
            let view = parser.parse_attribute_of_type_as::<IntegerAttr>(Type::I8)?;
            Ok(Attribute::from(view).display(context).to_string())
        }
        "opt_string" => parser.parse_optional_string_attribute().map(|found| found.is_some().to_string()),
        "opt_ref" => parser.parse_optional_symbol_ref().map(|found| found.is_some().to_string()),
        "opt_array" => parser.parse_optional_array_attribute().map(|found| found.is_some().to_string()),
        "entries" => {
            let entries = parser.parse_optional_attr_dict_entries()?;
            Ok(entries.iter().map(|entry| context.str(entry.name)).collect::<Vec<_>>().join(" "))
        }
        "keyword_dict" => {
            parser.parse_optional_attr_dict_with_keyword(state)?;
            let entries = std::mem::take(&mut state.attributes);
            Ok(entries.iter().map(|entry| context.str(entry.name)).collect::<Vec<_>>().join(" "))
        }
        "location" => parser.parse_optional_location_specifier().map(|found| found.is_some().to_string()),
        "names" => Ok(format!("{} of {}", parser.num_named_results(), parser.operation_full_name())),
        _ => values(parser, what),
    }
}

/// Operands and arguments.
fn values(parser: &mut OpAsmParser<'_>, what: &str) -> ParseResult<String> {
    let untyped = ArgumentParts { ty: false, attributes: true };
    let operands = match what {
        "operands" => parser.parse_operand_list(Delimiter::None)?,
        "opt_operands" => parser.parse_operand_list(Delimiter::OptionalParen)?,
        "two_operands" => parser.parse_operands(2, Delimiter::Square)?,
        "trailing" => parser.parse_trailing_operand_list()?,
        "trailing_square" => parser.parse_trailing_operands(Delimiter::Square)?,
        "arguments" => return arguments(parser, Delimiter::Paren, ArgumentParts::NAME),
        "typed_arguments" => return arguments(parser, Delimiter::Paren, ArgumentParts::TYPED),
        "full_arguments" => return arguments(parser, Delimiter::Paren, ArgumentParts::ALL),
        "untyped_arguments" => return arguments(parser, Delimiter::Paren, untyped),
        "opt_arguments" => return arguments(parser, Delimiter::OptionalParen, ArgumentParts::NAME),
        "opt_argument" => {
            let argument = parser.parse_optional_argument(ArgumentParts::NAME)?;
            return Ok(argument.map_or("None".into(), |argument| format!("Some({})", parser.name_of(argument.name))));
        }
        "assignments" => return parser.parse_assignment_list().map(|list| assignments(parser, &list)),
        "opt_assignments" => {
            let list = parser.parse_optional_assignment_list()?;
            return Ok(list.map_or("None".into(), |list| assignments(parser, &list)));
        }
        "unnumbered" => return parser.parse_unnumbered_operand().map(|operand| parser.name_of(operand)),
        "opt_operand" => {
            let operand = parser.parse_optional_operand()?;
            return Ok(operand.map_or("None".into(), |operand| format!("Some({})", parser.name_of(operand))));
        }
        "resolve" => {
            let (location, operands) = (parser.location(), parser.parse_operand_list(Delimiter::None)?);
            let types = parser.parse_colon_type_list()?;
            let mut values = Vec::new();
            parser.resolve_operands(&operands, &types, location, &mut values)?;
            return Ok(values.len().to_string());
        }
        what => return Err(parser.emit_error_here(format!("cannot read '{what}'"))),
    };
    let names: Vec<String> = operands.iter().map(|operand| parser.name_of(*operand)).collect();
    Ok(format!("[{}]", names.join(", ")))
}

fn arguments(parser: &mut OpAsmParser<'_>, delimiter: Delimiter, parts: ArgumentParts) -> ParseResult<String> {
    let list = parser.parse_argument_list(delimiter, parts)?;
    let context = parser.context();
    let texts: Vec<String> = list
        .iter()
        .map(|argument| {
            let name = parser.name_of(argument.name);
            let ty = argument.ty.map_or(String::new(), |ty| format!(": {}", ty.display(context)));
            let attributes = match argument.attributes {
                DictionaryAttr::EMPTY => String::new(),
                attributes => format!(" {}", Attribute::from(attributes).display(context)),
            };
            format!("{name}{ty}{attributes}{}", if argument.location.is_some() { " at loc" } else { "" })
        })
        .collect();
    Ok(format!("[{}]", texts.join(", ")))
}

fn assignments(parser: &OpAsmParser<'_>, list: &[(Argument, UnresolvedOperand)]) -> String {
    let text = |(argument, operand): &(Argument, UnresolvedOperand)| {
        format!("{} = {}", parser.name_of(argument.name), parser.name_of(*operand))
    };
    format!("[{}]", list.iter().map(text).collect::<Vec<_>>().join(", "))
}

fn shown(context: &Context, types: &[Type]) -> String {
    types.iter().map(|ty| ty.display(context).to_string()).collect::<Vec<_>>().join(" ")
}

/// Checks that each text parses to the value, or fails with the error.
fn check(cases: &[(&str, Result<&str, &str>)]) {
    let found = |case: &(&str, Result<&str, &str>)| {
        let (text, expected) = case;
        let what = text.split(' ').next().unwrap_or_default();
        let source = format!("read.it {text}");
        let (found, expected) = match expected {
            Ok(value) => {
                let value = value.replace('\\', "\\\\").replace('"', "\\22");
                (super::printed(&source, false), format!("module {{\n  read.it value \"{value}\" of {what}\n}}\n\n"))
            }
            Err(message) => (Ok(error(&source)), format!("1:{message}")),
        };
        let good = found.as_ref() == Ok(&expected) && (case.1.is_err() || !round_trip(&source).is_empty());
        (!good).then(|| format!("{text}: {found:?}"))
    };
    let wrong: Vec<String> = cases.iter().filter_map(found).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn integers() {
    check(&[
        ("i8 127", Ok("127")),
        ("i8 -128", Ok("-128")),
        ("i8 0x7F", Ok("127")),
        ("i8 true", Ok("-1")),
        ("i8 false", Ok("0")),
        ("u64 true", Ok("18446744073709551615")),
        ("i8 128", Err("12: custom op 'read.it' integer value too large")),
        ("i8 -129", Err("12: custom op 'read.it' integer value too large")),
        ("i8 x", Err("12: custom op 'read.it' expected integer value")),
        ("i8 - x", Err("13: expected integer value")),
        ("u64 18446744073709551615", Ok("18446744073709551615")),
        ("u64 18446744073709551616", Err("13: custom op 'read.it' integer value too large")),
        ("u64 -1", Err("13: custom op 'read.it' integer value too large")),
        ("opt_i64", Ok("None")),
        ("opt_i64 -9223372036854775808", Ok("Some(-9223372036854775808)")),
        ("opt_i64 9223372036854775808", Err("17: custom op 'read.it' integer value too large")),
        ("decimal 42", Ok("42 ")),
        ("decimal -7", Ok("-7 ")),
        ("decimal 0x10", Ok("0 x10")),
        ("decimal -0x10", Ok("0 x10")),
        ("decimal true", Err("17: custom op 'read.it' expected decimal integer value")),
        ("wide 5", Ok("i4 5")),
        ("wide -340282366920938463463374607431768211456", Ok("i130 -340282366920938463463374607431768211456")),
        ("wide false", Ok("i1 0")),
        ("wide", Err("13: custom op 'read.it' expected integer value")),
        ("opt_wide", Ok("false")),
        ("bool true", Ok("true")),
        ("bool 0", Ok("false")),
        ("bool 2", Err("14: custom op 'read.it' integer value too large")),
    ]);
    let long = format!("read.it wide {}", "9".repeat(5_050_446));
    assert_eq!(error(&long), "1:14: decimal integers are limited to 100000 digits; write it in hexadecimal");
}

#[test]
fn floats() {
    check(&[
        ("float 1.5", Ok("1.5")),
        ("float -0.25e2", Ok("-25")),
        ("float 0x3FF0000000000000", Ok("1")),
        ("float 1", Err("15: unexpected decimal integer literal for a floating point value")),
        ("float -0x1", Err("16: hexadecimal float literal should not have a leading minus")),
        ("float x", Err("15: custom op 'read.it' expected floating point literal")),
        ("f16 1.5", Ok("0x3e00")),
        ("f16 0x7C00", Ok("0x7c00")),
        ("f16 0x17C00", Err("13: hexadecimal float constant out of range for type")),
    ]);
}

#[test]
fn dimensions() {
    let dynamic = ods::types::DYNAMIC;
    check(&[
        ("dims 4x?x0x2x", Ok(&format!("[4, {dynamic}, 0, 2]"))),
        ("dims", Ok("[]")),
        ("dims 4 y", Err("15: expected 'x' in dimension list")),
        ("dims_alone 4x?x8", Ok(&format!("[4, {dynamic}, 8]"))),
        ("dims_alone 0x4", Ok("[0, 4]")),
        ("dims_alone 4", Ok("[4]")),
        ("dims_alone", Ok("[]")),
        ("dims_alone 4xf32", Err("22: invalid dimension")),
        ("dims_alone 9223372036854775808", Err("20: invalid dimension")),
        ("static_dims 2x3x", Ok("[2, 3]")),
        ("static_dims 2x?x", Err("23: expected static shape")),
        ("x xfoo", Ok("foo")),
        ("x foo", Err("10: expected 'x' in dimension list")),
    ]);
}

#[test]
fn words() {
    check(&[
        ("choice green", Ok("green")),
        ("choice blue", Err("16: custom op 'read.it' unexpected keyword: blue")),
        ("choice 1", Err("16: custom op 'read.it' expected valid keyword")),
        ("opt_choice red", Ok("Some('red')")),
        ("opt_choice", Ok("None")),
        ("keyword i32", Ok("i32")),
        ("keyword \"x\"", Err("17: custom op 'read.it' expected valid keyword")),
        ("word a.b", Ok("a.b")),
        ("word \"a b\"", Ok("a b")),
        ("word 1", Err("14: custom op 'read.it' expected valid keyword or string")),
        ("opt_word", Ok("None")),
        ("string \"x\\22\"", Ok("x\"")),
        ("string x", Err("16: custom op 'read.it' expected string")),
        ("base64 \"AQID\"", Ok("[1, 2, 3]")),
        ("base64 \"AQI\"", Err("16: custom op 'read.it' failed to decode base64 string")),
        ("symbol @a", Ok("a")),
        ("symbol @\"odd name\"", Ok("odd name")),
        ("symbol a", Err("16: custom op 'read.it' expected valid '@'-identifier for symbol name")),
        ("opt_symbol", Ok("None")),
        ("names", Ok("0 of read.it")),
    ]);
}

#[test]
fn types_and_attributes() {
    check(&[
        ("types : i32, (i1) -> ()", Ok("i32 (i1) -> ()")),
        ("types", Ok("")),
        ("types : ", Err("16: expected non-function type")),
        ("arrow -> i32", Ok("i32")),
        ("arrow -> (i32, i8)", Ok("i32 i8")),
        ("arrow -> ((i1) -> i1)", Ok("(i1) -> i1")),
        ("arrow -> ()", Ok("")),
        ("arrow", Err("13: expected '->'")),
        ("opt_arrow", Ok("")),
        ("keyword_type to i8", Ok("i8")),
        ("keyword_type i8", Err("22: custom op 'read.it' expected 'to'")),
        ("function_type () -> ()", Ok("() -> ()")),
        (
            "function_type i32",
            Err("23: custom op 'read.it' invalid kind of type specified: expected builtin.function, but found 'i32'"),
        ),
        ("typed 42", Ok("42 : i8")),
        ("typed 300", Err("15: integer constant out of range for attribute")),
        ("typed unit", Err("15: custom op 'read.it' invalid kind of attribute specified")),
        ("opt_string \"x\"", Ok("true")),
        ("opt_string \"x\" : i32", Ok("true")),
        ("opt_string", Ok("false")),
        ("opt_ref @a::@b", Ok("true")),
        ("opt_ref", Ok("false")),
        ("opt_array [1]", Ok("true")),
        ("opt_array", Ok("false")),
        ("opt_array [1", Err("20: expected ',' or ']'")),
        ("entries {a, b = 1}", Ok("a b")),
        ("entries", Ok("")),
        ("entries {a", Err("18: expected '}' in attribute dictionary")),
        ("keyword_dict attributes {a}", Ok("a")),
        ("keyword_dict", Ok("")),
        ("keyword_dict attributes", Err("31: expected '{' in attribute dictionary")),
        ("location", Ok("false")),
        ("location loc(\"f\":1:2)", Ok("true")),
        ("location loc", Err("20: expected '(' in location")),
    ]);
    let named = round_trip("%a, %b:2 = \"u.v\"() : () -> (i32, i32, i32)");
    assert_eq!(named, "%0:3 = \"u.v\"() : () -> (i32, i32, i32)\n");
}
