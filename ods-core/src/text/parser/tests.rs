//! Tests that accept and reject each production once, and tests of hostile input. The corpus in `tests/corpus` covers
//! the rest.

use std::sync::Arc;

use super::entry::parse_alone;
use super::{MAX_NESTING, parse, parse_attribute, parse_type};
use crate::attributes::{AttributeData, DenseData};
use crate::context::Context;
use crate::entity::Type;
use crate::location::LocationData;
use crate::text::Parsed;
use crate::types::{IntegerType, Signedness, TypeData};

fn context() -> Arc<Context> {
    let context = Arc::new(Context::new());
    context.allow_unregistered_dialects(true);
    context
}

fn accept(text: &str) -> (Arc<Context>, Parsed) {
    let context = context();
    match parse(&context, "t", text.as_bytes()) {
        Ok(parsed) => (context, parsed),
        Err(errors) => panic!("{text}: {}", errors[0].render(&context)),
    }
}

/// Returns the rendered errors, without the file's name.
fn reject(text: impl AsRef<[u8]>) -> String {
    let context = context();
    let text = text.as_ref();
    match parse(&context, "t", text) {
        Ok(_) => panic!("{} parses", String::from_utf8_lossy(text)),
        Err(errors) => errors.iter().map(|error| error.render(&context)).collect::<String>().replace("t:", ""),
    }
}

/// Returns whether both texts are the same type.
fn same_type(a: &str, b: &str) -> bool {
    let context = context();
    parse_type(&context, a).expect("a type") == parse_type(&context, b).expect("a type")
}

fn attribute_error(text: &str) -> String {
    let context = context();
    parse_attribute(&context, text).expect_err("no attribute").message
}

fn type_error(text: &str) -> String {
    let context = context();
    parse_type(&context, text).expect_err("no type").message
}

fn attribute_data(text: &str) -> AttributeData {
    let context = context();
    match parse_attribute(&context, text) {
        Ok(attribute) => attribute.data(&context).clone(),
        Err(error) => panic!("{text}: {}", error.message),
    }
}

const SAMPLE: &str = r##"
#alias = loc("a.py":1:2)
!t = tensor<4x?xf32, {a = [1, -2.5 : f32, "s\41", @a::@"b c"]}>
module @m attributes {u.x = affine_map<(d0)[s0] -> (d0 + s0 * 2, -(d0 mod 3))>} {
  %a:2, %b = "u.def"(%later) <{p = dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>}> : (!t) -> (i32, index, (i1) -> f64)
  "u.region"(%a#1) ({
  ^bb0(%x: i32 loc(#alias), %y: !u.t<"(", [->]>):
    "u.br"(%x)[^bb1, ^bb0] : (i32) -> ()
  ^bb1:
    "u.end"() {s = sparse<[[0, 0]], [1.0]> : tensor<1x1xf64>, h = dense<"0x01"> : vector<1xi8>} : () -> ()
  }, {}) : (index) -> () loc(fused<"m">["x"(unknown), callsite("c" at "f":1:2 to 3:4)])
  %later = builtin.unrealized_conversion_cast %b : (i1) -> f64 to !t {k} loc(#later)
}
#later = loc("later")
{-# dialect_resources: { builtin: { k: "0x0400000001" } }, external_resources: { e: { a: true } } #-}
"##;

#[test]
fn the_sample_parses() {
    let (_, parsed) = accept(SAMPLE);
    assert_eq!(parsed.ir.name_str(parsed.root), "builtin.module");
    assert_eq!(parsed.ir.num_operations(), 6);
    assert_eq!(parsed.resources.dialects.len(), 1);
    assert_eq!(parsed.resources.external.len(), 1);
}

#[test]
fn every_truncation_of_the_sample_ends() {
    let context = context();
    for length in 0..SAMPLE.len() {
        let _ = parse(&context, "t", &SAMPLE.as_bytes()[..length]);
    }
}

#[test]
fn every_flipped_byte_of_the_sample_ends() {
    let context = context();
    let odd = [0, b'"', b'<', b'>', b'(', b'{', b'}', b'%', b'#', b'-', b'9', b'\n', 0x80, 0xFF];
    for at in 0..SAMPLE.len() {
        let mut text = SAMPLE.as_bytes().to_vec();
        text[at] = odd[at % odd.len()];
        let _ = parse(&context, "t", &text);
        text.remove(at);
        let _ = parse(&context, "t", &text);
    }
}

#[test]
fn implicit_module_wraps_other_top_levels() {
    let (_, parsed) = accept("module @a {}");
    assert!(parsed.ir.inherent_named(parsed.root, "sym_name").is_some());
    let (_, parsed) = accept("module @a {}\nmodule @b {}");
    assert!(parsed.ir.inherent_named(parsed.root, "sym_name").is_none());
    assert_eq!(accept("").1.ir.num_operations(), 1);
}

#[test]
fn operation_location_is_its_name() {
    let (context, parsed) = accept("\n  %0 = \"u.a\"() : () -> i32");
    let block = parsed.ir.entry_block(parsed.ir.region(parsed.root, 0).expect("a region")).expect("a block");
    let op = parsed.ir.first_op(block).expect("an operation");
    match context.location_data(parsed.ir.location(op)) {
        LocationData::File(range) => assert_eq!((range.start_line, range.start_column), (2, 8)),
        other => panic!("{other:?}"),
    }
}

#[test]
fn result_packs_are_named() {
    accept("%a, %b:2 = \"u.a\"() : () -> (i1, i2, i3)\n\"u.b\"(%a, %b#1, %b) : (i1, i3, i2) -> ()");
    assert_eq!(
        reject("%a:3 = \"u.a\"() : () -> (i1, i2)"),
        "1:1: error: operation defines 2 results but was provided 3 to bind\n"
    );
    assert_eq!(reject("%a:4000000000 = \"u.a\"() : () -> i1").lines().count(), 1);
    assert_eq!(reject("%a = \"u.a\"() : () -> ()"), "1:1: error: cannot name an operation with no results\n");
    assert_eq!(reject("%a = \"u.a\"() : () -> i1 \"u.b\"(%a#1) : (i1) -> ()").lines().count(), 1);
}

#[test]
fn forward_references_are_settled() {
    let (_, parsed) = accept("\"u.use\"(%p#2, %q) : (i3, i1) -> ()\n%q, %p:3 = \"u.a\"() : () -> (i1, i1, i2, i3)");
    assert_eq!(parsed.ir.num_operations(), 3);
    let errors = reject("\"u.use\"(%a, %b#7) : (i3, i1) -> ()");
    assert_eq!(errors, "1:9: error: use of undeclared SSA value name\n1:13: error: use of undeclared SSA value name\n");
}

#[test]
fn use_and_definition_types_must_agree() {
    assert_eq!(
        reject("%a = \"u.a\"() : () -> i32\n\"u.b\"(%a) : (i64) -> ()"),
        "2:7: error: use of value '%a' expects different type than prior uses: 'i64' vs 'i32'\n\
         1:1: note: prior use here\n"
    );
    assert_eq!(
        reject("\"u.b\"(%a) : (i64) -> ()\n%a = \"u.a\"() : () -> i32"),
        "2:1: error: definition of SSA value '%a#0' has type 'i32'\n\
         1:7: note: previously used here with type 'i64'\n"
    );
}

#[test]
fn names_are_defined_once_and_forgotten_with_their_region() {
    accept("\"u.r\"() ({ %a = \"u.a\"() : () -> i1 }, { %a = \"u.a\"() : () -> i2 }) : () -> ()");
    assert!(reject("%a = \"u.a\"() : () -> i1\n%a = \"u.a\"() : () -> i1").starts_with("2:1: error: redefinition"));
    let inner = "%a = \"u.a\"() : () -> i1\n\"u.r\"() ({ %a = \"u.a\"() : () -> i1 }) : () -> ()";
    assert!(reject(inner).contains("redefinition of SSA value '%a'"));
}

#[test]
fn large_and_odd_numeric_names_are_names() {
    accept("%007 = \"u.a\"() : () -> i1\n%7 = \"u.a\"() : () -> i2\n\"u.b\"(%007, %7) : (i1, i2) -> ()");
    accept("%999999999999999999999 = \"u.a\"() : () -> i1\n%4000000000 = \"u.a\"() : () -> i1");
    accept("%0 = \"u.a\"() : () -> i1 %900000000 = \"u.a\"() : () -> i1 \"u.b\"(%900000000) : (i1) -> ()");
}

#[test]
fn blocks_are_found_before_and_after_their_label() {
    accept("\"u.r\"() ({ ^a: \"u.br\"()[^b, ^a] : () -> () ^b: \"u.br\"()[^a] : () -> () }) : () -> ()");
    assert_eq!(
        reject("\"u.r\"() ({ \"u.br\"()[^x] : () -> () }) : () -> ()"),
        "1:21: error: reference to an undefined block\n"
    );
    assert!(reject("\"u.r\"() ({ ^x: ^x: }) : () -> ()").contains("redefinition of block '^x'"));
}

#[test]
fn isolated_regions_hide_names() {
    // No form has isolated regions yet, so this tests the names directly.
    let context = context();
    let buffer = context.add_buffer("t", b"");
    let mut parser = super::AsmParser::new(&context, buffer, b"%0 %0 %x", 0..8).expect("a parser");
    let op = |parser: &mut super::AsmParser<'_>| {
        let name = parser.context.op_name("u.a");
        let parts = crate::ir::OperationParts {
            result_types: &[Type::I1],
            ..crate::ir::OperationParts::new(name, crate::entity::Location::UNKNOWN)
        };
        let op = parser.ir.create_operation(&parts);
        parser.ir.result(op, 0).expect("a result")
    };
    parser.names.push(true);
    let (first, second) = (op(&mut parser), op(&mut parser));
    let name = parser.ssa_name();
    assert!(parser.define(name, first, 1).is_ok());
    parser.names.push(true);
    let again = parser.ssa_name();
    assert!(parser.define(again, second, 1).is_ok(), "an isolated scope has names of its own");
    assert!(matches!(parser.resolve(again, Type::I1), Ok(value) if value == second));
    parser.names.pop();
    assert!(matches!(parser.resolve(name, Type::I1), Ok(value) if value == first), "the outer name is back");
}

#[test]
fn types_have_several_spellings() {
    assert!(same_type("tensor<0x4xf32>", "tensor<0 x 4 x f32>"));
    assert!(same_type("memref<2xf32, affine_map<(d0) -> (d0)>>", "memref<2xf32>"));
    assert!(same_type("memref<2xf32, 0 : i8>", "memref<2xf32>"));
    assert!(same_type("() -> (i32)", "() -> i32"));
    assert!(same_type("!u<t<1>>", "!u.t<1>"));
    assert!(!same_type("vector<[4]xf32>", "vector<4xf32>"));
    assert!(!same_type("si8", "ui8"));
    assert!(same_type("tuple< >", "tuple<>"));
}

#[test]
fn types_are_checked() {
    assert_eq!(type_error("i16777216"), "integer bitwidth is limited to 16777215 bits");
    assert_eq!(type_error("i99999999999"), "invalid integer width");
    assert_eq!(type_error("complex<index>"), "invalid element type for complex");
    assert_eq!(type_error("vector<0xf32>"), "vector types must have positive constant sizes but got 0");
    assert_eq!(type_error("tensor<2xnone>"), "invalid tensor element type");
    assert_eq!(type_error("tensor<99999999999999999999xf32>"), "invalid dimension");
    assert_eq!(type_error("memref<2xf32, [1]>"), "unsupported memory space Attribute");
    assert_eq!(type_error("memref<2xf32, 1, 2>"), "multiple memory spaces specified in memref type");
    assert_eq!(type_error("!u.t<(>)>"), "unbalanced '(' character in pretty dialect name");
    assert_eq!(type_error("!builtin.t"), "dialect 'builtin' provides no type parsing hook");
    assert_eq!(type_error("!unknown"), "undefined symbol alias id 'unknown'");
    assert_eq!(type_error("i32 i32"), "found trailing characters: 'i32'");
}

#[test]
fn a_type_that_no_dialect_lists_has_help() {
    let context = context();
    let help = |text: &str| parse_type(&context, text).expect_err("no type").help;
    assert_eq!(help("!builtin.t"), ["a type of a dialect is known when `#[dialect(..., types(...))]` lists it"]);
    let error = parse_attribute(&context, "#builtin.a").expect_err("no attribute");
    assert_eq!(error.help, ["an attribute of a dialect is known when `#[dialect(..., attrs(...))]` lists it"]);
}

#[test]
fn wide_integers_are_read() {
    let context = context();
    let ty = IntegerType::get(&context, 128, Signedness::Signless).expect("a type");
    let attribute = parse_attribute(&context, "-170141183460469231731687303715884105728 : i128").expect("in range");
    match attribute.data(&context) {
        AttributeData::Integer { ty: actual, value } => {
            assert_eq!(*actual, Type::from(ty));
            assert_eq!(value.as_words(), [0, 1 << 63]);
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(
        attribute_error("340282366920938463463374607431768211456 : i128"),
        "integer constant out of range for attribute"
    );
    assert_eq!(attribute_error("18446744073709551616"), "integer constant out of range for attribute");
}

#[test]
fn numbers_are_checked() {
    assert_eq!(attribute_error("256 : i8"), "integer constant out of range for attribute");
    assert_eq!(attribute_error("-0 : i8"), "integer constant out of range for attribute");
    assert_eq!(attribute_error("-1 : ui8"), "negative integer literal not valid for unsigned integer type");
    assert_eq!(attribute_error("1 : f32"), "unexpected decimal integer literal for a floating point value");
    assert_eq!(attribute_error("1.0 : i32"), "floating point value not valid for specified type");
    assert_eq!(attribute_error("0x17FC00000 : f32"), "hexadecimal float constant out of range for type");
}

#[test]
fn dense_elements_are_packed() {
    let raw = |text| match attribute_data(text) {
        AttributeData::DenseElements { data: DenseData::Raw { bytes, splat }, .. } => (bytes.to_vec(), splat),
        other => panic!("{other:?}"),
    };
    assert_eq!(raw("dense<[1, -2]> : tensor<2xi16>"), (vec![1, 0, 0xFE, 0xFF], false));
    assert_eq!(raw("dense<[7, 7]> : tensor<2xi8>"), (vec![7], true));
    assert_eq!(raw("dense<[true, false, true]> : tensor<3xi1>"), (vec![0b101], false));
    assert_eq!(raw("dense<true> : tensor<3xi1>"), (vec![0xFF], true));
    assert_eq!(raw("dense<\"0x0A0B\"> : tensor<2xi8>"), (vec![10, 11], false));
    assert_eq!(raw("dense<(1, 2)> : tensor<9xcomplex<i8>>"), (vec![1, 2], true));
    assert_eq!(raw("dense<1> : tensor<9999999999x9999999999xi8>"), (vec![1], true));
    assert_eq!(raw("dense<> : tensor<0xi8>"), (vec![], false));
}

#[test]
fn dense_elements_are_checked() {
    assert_eq!(
        attribute_error("dense<[1, 2]> : tensor<3xi8>"),
        "inferred shape of elements literal ([2]) does not match type ([3])"
    );
    assert_eq!(
        attribute_error("dense<[1, [2]]> : tensor<3xi8>"),
        "tensor literal is invalid; ranks are not consistent between elements"
    );
    assert_eq!(attribute_error("dense<1> : tensor<?xi8>"), "elements literal type must have static shape");
    assert_eq!(attribute_error("dense<1.0> : tensor<1xi8>"), "expected integer elements, but parsed floating-point");
    assert_eq!(
        attribute_error("sparse<[[0, 5]], [1]> : tensor<2x2xi8>"),
        "sparse index #0 is not contained within the value shape, with index=[0, 5], and type='tensor<2x2xi8>'"
    );
    assert_eq!(attribute_error("array<i7: 1>"), "element type bitwidth must be a multiple of 8");
}

#[test]
fn aliases_are_defined_once_and_before_use() {
    accept("#a = 1 : i32\n!t = i32\n\"u.a\"() {a = #a, t = !t} : () -> ()");
    assert!(reject("#a = 1\n#a = 2").contains("redefinition of attribute alias id 'a'"));
    assert!(reject("!a = i1\n!a = i2").contains("redefinition of type alias id 'a'"));
    assert!(reject("\"u.a\"() {a = #x} : () -> ()").contains("undefined symbol alias id 'x'"));
    assert!(reject("\"u.a\"() : () -> () loc(#x)").contains("operation location alias was never defined"));
    accept("\"u.a\"() : () -> () loc(#x)\n#x = loc(\"x\")");
}

#[test]
fn a_limit_is_the_only_error() {
    let deep = format!("\"u.a\"() {{a = {}1}} : () -> ()", "distinct[0]<".repeat(1000));
    let errors = parse(&context(), "t.mlir", deep.as_bytes()).expect_err("too deep");
    assert_eq!(errors.len(), 1);
    let deep = format!("#a = affine_map<(d0) -> ({}d0)>", "- ".repeat(1000));
    let errors = parse(&context(), "t.mlir", deep.as_bytes()).expect_err("too deep");
    assert_eq!(errors.len(), 1);
}

#[test]
fn doubling_aliases_are_limited() {
    let doubling = |first: &str, next: &dyn Fn(usize) -> String| {
        (0..60).fold(format!("{first}\n"), |text, i| text + &next(i) + "\n")
    };
    let long = "bytes of text";
    assert!(reject(doubling("#a0 = [1]", &|i| format!("#a{} = [#a{i}, #a{i}]", i + 1))).contains(long));
    assert!(reject(doubling("!a0 = i1", &|i| format!("!a{} = tuple<!a{i}, !a{i}>", i + 1))).contains(long));
    let sites = |i| format!("#a{} = loc(callsite(#a{i} at #a{i}))", i + 1);
    assert!(reject(doubling("#a0 = loc(unknown)", &sites)).contains(long));
    let big = (0..25).fold("!a0 = i1\n".to_owned(), |text, i| text + &format!("!a{} = tuple<!a{i}, !a{i}>\n", i + 1));
    let uses = "\"u.a\"() : () -> !a25\n".repeat(100);
    assert!(reject(format!("{big}{uses}")).contains(long));
    accept(&format!("!t = tuple<{}i1>\n{}", "i1, ".repeat(50), "\"u.a\"() : () -> !t\n".repeat(10_000)));
}

/// Checks input on which MLIR 22 crashes.
#[test]
fn rejects_zero_alignment() {
    let resource = |blob| format!("{{-# dialect_resources: {{ builtin: {{ k: \"0x{blob}\" }} }} #-}}");
    let message = "to encode alignment in first 4 bytes, but got non-power-of-2 value: ";
    assert!(reject(resource("0000000001")).contains(&format!("{message}0")));
    assert!(reject(resource("03000000")).contains(&format!("{message}3")));
    accept(&resource("00000000"));
}

#[test]
fn opaque_bodies_are_kept_as_written() {
    let context = context();
    let ty = parse_type(&context, "!u.t< \"a\\\"b\" , -> [1]>").expect("a type");
    match ty.data(&context) {
        TypeData::Opaque { text, .. } => assert_eq!(text.as_str(), "t< \"a\\\"b\" , -> [1]>"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn rejects_unregistered_dialects() {
    let context = Arc::new(Context::new());
    let error = |text: &str| match parse(&context, "t", text.as_bytes()) {
        Ok(_) => panic!("{text} parses"),
        Err(errors) => errors[0].message.clone(),
    };
    assert!(error("\"u.a\"() : () -> ()").starts_with("operation being parsed with an unregistered dialect"));
    assert!(error("#a = #u.a<2>").contains("#\"u\"<\"a<2>\"> : 'none' attribute created with unregistered dialect"));
    assert!(error("!a = !u.a<2>").contains("`!\"u\"<\"a<2>\">` type created with unregistered dialect"));
}

#[test]
fn rejects_deep_nesting() {
    let deep = 100_000;
    let wrap = |open: &str, middle: &str, close: &str| format!("{}{middle}{}", open.repeat(deep), close.repeat(deep));
    let attribute = |text: String| format!("\"u.a\"() {{a = {text}}} : () -> ()");
    let texts = [
        wrap("\"u.a\"() ({", "", "}) : () -> ()"),
        wrap("module {", "", "}"),
        attribute(wrap("tuple<", "i1", ">")),
        attribute(wrap("(", "i1", ") -> ()")),
        attribute(wrap("tensor<2xi1, ", "i1", ">")),
        attribute(wrap("[", "1", "]")),
        attribute(wrap("{a = ", "1", "}")),
        attribute(format!("dense<{}> : tensor<1xi1>", wrap("[", "1", "]"))),
        attribute(format!("dense<{}> : tensor<1xi1>", wrap("(", "1", ")"))),
        attribute(format!("loc({})", wrap("fused[", "unknown", "]"))),
        attribute(format!("affine_map<(d0) -> ({})>", wrap("(", "d0", ")"))),
        attribute(format!("affine_map<(d0) -> ({})>", wrap("-", "d0", ""))),
        "#a0 = [1]\n".to_owned() + &(0..deep).map(|i| format!("#a{} = [#a{i}]\n", i + 1)).collect::<String>(),
    ];
    for text in texts {
        let errors = reject(&text);
        let expected = format!("nesting is deeper than {MAX_NESTING} levels");
        assert!(errors.contains(&expected), "{}: {}", &text[..40], &errors[..errors.len().min(200)]);
    }
    accept(&format!("\"u.a\"() {{a = {}}} : () -> ()", "[".repeat(500) + &"]".repeat(500)));
}

#[test]
fn long_input_takes_linear_time() {
    let many = 20_000;
    let list = |make: &dyn Fn(usize) -> String| (0..many).map(make).collect::<Vec<_>>().join(", ");
    accept(&format!("\"u.r\"() ({{ ^bb0({}): }}) : () -> ()", list(&|i| format!("%a{i}: i1"))));
    accept(&format!("\"u.a\"() {{{}}} : () -> ()", list(&|i| format!("a{i}"))));
    accept(&format!(
        "\"u.a\"({}) : ({}) -> ()\n%a:{many} = \"u.a\"() : () -> ({})",
        list(&|i| format!("%a#{i}")),
        list(&|_| "i1".into()),
        list(&|_| "i1".into())
    ));
    accept(&format!("\"u.a\"() {{m = affine_map<({}) -> ()>}} : () -> ()", list(&|i| format!("d{i}"))));
    let blocks: String = (0..many).map(|i| format!("^b{i}: \"u.br\"()[^b{}] : () -> ()\n", (i * 7) % many)).collect();
    accept(&format!("\"u.r\"() ({{ {blocks} }}) : () -> ()"));
}

#[test]
fn rejects_invalid_utf8() {
    for bytes in [&b"\xFF"[..], b"\"u.\xFF\"() : () -> ()", b"\"", b"%", b"\\", b"{-#", b"!a.b<", b"\0\0%\0"] {
        assert!(!reject(bytes).is_empty());
    }
    accept("\0\0\"u.a\"() : () -> ()\0");
}

/// Parses the text with `read`, and returns the message on failure.
fn read<T>(text: &str, read: impl Fn(&mut super::AsmParser<'_>) -> super::ParseResult<T>) -> Result<T, String> {
    parse_alone(&context(), text, read).map_err(|error| error.message)
}

#[test]
fn optional_delimited_lists_can_be_absent() {
    use super::Delimiter::*;
    let list = |text: &str, delimiter| read(text, |parser| parser.parse_list(delimiter, |p| p.parse_integer::<i64>()));
    for (delimiter, text) in [
        (OptionalParen, "(1, 2)"),
        (OptionalSquare, "[1, 2]"),
        (OptionalLessGreater, "<1, 2>"),
        (OptionalBraces, "{1, 2}"),
    ] {
        assert_eq!(list(text, delimiter), Ok(vec![1, 2]));
        assert_eq!(list("", delimiter), Ok(vec![]));
    }
    assert_eq!(list("()", OptionalParen), Ok(vec![]));
    assert_eq!(list("(1", OptionalParen), Err("expected ')'".into()));
    assert_eq!(list("", Paren), Err("expected '('".into()));
}

#[test]
fn decimal_integers_end_before_an_x() {
    let sizes = |text: &str| {
        read(text, |parser| {
            let first = parser.parse_decimal_integer::<u32>()?;
            let rest = parser.parse_optional_any_keyword().unwrap_or_default().to_owned();
            Ok((first, rest))
        })
    };
    assert_eq!(sizes("0x10"), Ok((0, "x10".into())));
    assert_eq!(sizes("12"), Ok((12, String::new())));
    assert_eq!(sizes("4294967296"), Err("integer value too large".into()));
    assert_eq!(sizes("x"), Err("expected decimal integer value".into()));
}

#[test]
fn base64_decodes_to_bytes() {
    let bytes = |text: &str| read(text, |parser| parser.parse_base64());
    assert_eq!(bytes("\"\""), Ok(vec![]));
    assert_eq!(bytes("\"AQIDBA==\""), Ok(vec![1, 2, 3, 4]));
    assert_eq!(bytes("\"+/8=\""), Ok(vec![0xFB, 0xFF]));
    for wrong in ["\"A\"", "\"A===\"", "\"AQ==AQ==\"", "\"A.==\""] {
        assert_eq!(bytes(wrong), Err("failed to decode base64 string".into()), "{wrong}");
    }
    assert_eq!(bytes("4"), Err("expected string".into()));
}

#[test]
fn optional_typed_attributes_can_be_absent() {
    let context = context();
    let one = parse_attribute(&context, "1 : i8").expect("an attribute");
    let found = parse_alone(&context, "1", |parser| parser.parse_optional_attribute_of_type(Type::I8));
    assert_eq!(found.expect("an attribute"), Some(one));
    let none = parse_alone(&context, "", |parser| parser.parse_optional_attribute_of_type(Type::I8));
    assert_eq!(none.expect("nothing"), None);
}
