//! Declarative formats: each element both ways, and each error with its place.

mod dialect;
mod hooks;

use std::sync::Arc;

use ods::diagnostic::Place;
use ods::prelude::*;
use ods::text::{PrintOptions, parse, print};

use dialect::Formats;

fn context() -> Arc<Context> {
    let context = Arc::new(Context::new());
    context.register::<Formats>().expect("no other dialect is named so");
    context.allow_unregistered_dialects(true);
    context
}

/// Returns the printed text, without the module around it.
fn printed(text: &str, options: &PrintOptions) -> String {
    let context = context();
    let parsed = match parse(&context, "t", text.as_bytes()) {
        Ok(parsed) => parsed,
        Err(errors) => panic!("{text}\n{}", errors[0].render(&context)),
    };
    if let Err(errors) = ods::verify::verify(&parsed.ir, parsed.root) {
        panic!("{text}\n{}", errors[0].render(&context));
    }
    let all = print(&parsed.ir, parsed.root, &parsed.resources, options);
    let body = all.strip_prefix("module {\n").and_then(|rest| rest.strip_suffix("}\n\n"));
    let lines = body.unwrap_or(&all).lines().map(|line| line.strip_prefix("  ").unwrap_or(line));
    lines.collect::<Vec<_>>().join("\n")
}

/// Checks that the text is printed as it is.
#[track_caller]
fn round_trip(text: &str) {
    assert_eq!(printed(text, &PrintOptions::default()), text);
}

/// Checks what is printed of a text, and that this is read as the same.
#[track_caller]
fn becomes(text: &str, expected: &str) {
    assert_eq!(printed(text, &PrintOptions::default()), expected);
    round_trip(expected);
}

/// Returns the generic form of the text.
fn generic(text: &str) -> String {
    let options = PrintOptions { generic: true, ..PrintOptions::default() };
    let all = printed(text, &options);
    let body = all.strip_prefix("\"builtin.module\"() ({\n").and_then(|rest| rest.strip_suffix("\n}) : () -> ()\n"));
    body.unwrap_or(&all).to_owned()
}

/// Returns the first error of a text: line, column, message.
fn error(text: &str) -> (u32, u32, String) {
    let context = context();
    match parse(&context, "t", text.as_bytes()) {
        Ok(_) => panic!("{text} parses"),
        Err(errors) => {
            let Place { line, column, .. } = errors[0].place(&context).expect("a place in the text");
            (line, column, errors[0].message.clone())
        }
    }
}

/// Checks the first error of a text, which is at the mark `|`. The mark is not part of the text.
#[track_caller]
fn rejects(marked: &str, message: &str) {
    let at = marked.find('|').expect("a mark");
    let (before, behind) = (&marked[..at], &marked[at + 1..]);
    let line = before.matches('\n').count() as u32 + 1;
    let column = (at - before.rfind('\n').map_or(0, |newline| newline + 1)) as u32 + 1;
    assert_eq!(error(&[before, behind].concat()), (line, column, message.to_owned()), "{marked}");
}

const I32S: &str = "%0:3 = f.source to i32, i32, i32\n";

#[test]
fn operands_literals_and_types() {
    round_trip("%0:2 = f.source to i32, i32\n%1 = f.add %0#0, %0#1 : i32");
    round_trip("%0:2 = f.source to i32, i32\n%1 = f.add %0#1, %0#0 {a = 1 : i64, b} : i32");
    round_trip("f.source nothing");
    let text = "%0:2 = f.source to i32, i32\n%1 = f.add %0#0, %0#1 : i32";
    assert!(generic(text).contains("%1 = \"f.add\"(%0#0, %0#1) : (i32, i32) -> i32"));
    // A value that is defined later has the type in the text.
    round_trip("f.loop {\n  %0 = f.add %1, %1 : i8\n  %1 = f.source to i8\n}".replace("f.loop", "f.hold").as_str());
}

#[test]
fn errors_of_operands_literals_and_types() {
    rejects(&format!("{I32S}%1 = f.add %0#|0"), "expected ','");
    rejects(&format!("{I32S}%1 = f.add %0#0| %0#1 : i32"), "expected ','");
    rejects(&format!("{I32S}%1 = f.add %0#0, %0#1| i32"), "expected ':'");
    rejects(&format!("{I32S}%1 = f.add %0#0,| 3 : i32"), "expected SSA operand");
    rejects(
        &format!("{I32S}%1 = f.add %0#0, %0#1 : |f32"),
        "custom op 'f.add' invalid kind of type specified: expected builtin.integer, but found 'f32'",
    );
    rejects(
        &format!("{I32S}%1 = f.add |%0#0, %0#1 : i8"),
        "use of value '%0' expects different type than prior uses: 'i8' vs 'i32'",
    );
    rejects("%0 = f.source |other", "custom op 'f.source' expected 'nothing'");
    rejects("%0 = f.source to| 3", "expected non-function type");
}

#[test]
fn attributes() {
    round_trip("f.attrs fast");
    round_trip("f.attrs \"very slow\" size 4 text \"x\" flag attributes {any = [1], late = 8 : i64, other}");
    becomes("f.attrs \"slow\" size 3 attributes {late = 7 : i64}", "f.attrs slow");
    assert_eq!(generic("f.attrs slow"), "\"f.attrs\"() <{mode = 5 : i32, size = 3 : i64}> : () -> ()");
    // The dictionary counts for more.
    becomes("f.attrs slow size 4 attributes {size = 5, mode = 0 : i32}", "f.attrs fast size 5");
    round_trip("f.names @a [1, -2]");
    round_trip("f.names @\"a b\" [] weighing [1.000000e+00, -2.500000e+00] is fast? [1, \"x\"] {a}");
    assert_eq!(
        generic("f.names @n [1] weighing []"),
        "\"f.names\"() <{sizes = array<i32: 1>, sym_name = \"n\", weights = array<f32>}> : () -> ()"
    );
}

#[test]
fn errors_of_attributes() {
    let values = "'mode' [fast, slow, very slow]";
    let expected = format!(
        "custom op 'f.attrs' expected string or keyword containing one of the following enum values for attribute {values}"
    );
    rejects("f.attrs |quick", &expected);
    rejects("f.attrs |5", &expected);
    rejects("f.attrs |\"quick\"", "custom op 'f.attrs' invalid mode attribute specification: \"quick\"");
    rejects("f.attrs fast size |\"x\"", "custom op 'f.attrs' invalid kind of attribute specified");
    rejects("f.attrs fast size| to", "expected attribute value");
    rejects("f.attrs fast text| attributes {}", "expected attribute value");
    rejects(
        "f.attrs fast |attributes {size = 200, mode = 3 : i8}",
        "custom op 'f.attrs' 'f.attrs' op attribute 'mode' failed to satisfy constraint: a mode",
    );
    rejects("f.names |[1]", "custom op 'f.names' expected valid '@'-identifier for symbol name");
    rejects("f.names @a| 1", "expected '['");
    rejects("f.names @a [|x]", "custom op 'f.names' expected integer value");
    rejects("f.names @a [|4294967296]", "custom op 'f.names' integer value too large");
    rejects("f.names @a [1| 2]", "expected ']'");
    rejects("f.names @a [] weighing [|x]", "custom op 'f.names' expected floating point literal");
}

#[test]
fn groups_of_operands() {
    let before = "%0:3 = f.source to i32, i8, f32\n";
    round_trip(&format!("{before}f.groups[] none : () -> ()"));
    round_trip(&format!("{before}%1:2 = f.groups[%0#1, %0#2] %0#1 : i8 z %0#0 {{a}} : (i8, f32) -> (i1, i2)"));
    round_trip(&format!("{before}%1 = f.groups[%0#1] none z %0#0 : (i8) -> i1"));
    let text = generic(&format!("{before}%1 = f.groups[%0#1] none z %0#0 : (i8) -> i1"));
    assert!(text.contains("\"f.groups\"(%0#1, %0#0) <{operandSegmentSizes = array<i32: 1, 0, 1>}>"), "{text}");
    rejects(
        &format!("{before}f.groups[|%0#0] none : () -> ()"),
        "custom op 'f.groups' number of operands and types do not match: got 1 operands and 0 types",
    );
    rejects(
        &format!("{before}f.groups[] none : |i32"),
        "custom op 'f.groups' invalid kind of type specified: expected builtin.function, but found 'i32'",
    );
    rejects(
        &format!("{before}f.groups[] none z |%0#1 : () -> ()"),
        "use of value '%0' expects different type than prior uses: 'i32' vs 'i8'",
    );
    rejects(&format!("{before}f.groups[]| %0#0 i32 : () -> ()").replace("| %0#0", " %0#0|"), "expected ':'");
    rejects(
        &format!("{before}f.groups[] |%0#0 : {{}} : () -> ()"),
        "custom op 'f.groups' number of operands and types do not match: got 1 operands and 0 types",
    );
    round_trip("%0:2 = f.source to i32, i8\nf.same %0#0, %0#1 and %0#0, %0#1 : i32, i8");
    rejects(
        "%0:2 = f.source to i32, i8\nf.same %0#0, %0#1 and |%0#0 : i32, i8",
        "custom op 'f.same' number of operands and types do not match: got 1 operands and 2 types",
    );
}

#[test]
fn operands_regions_and_successors_directives() {
    let text = |op: &str| {
        format!("\"u.op\"() ({{\n  %0:2 = f.source to i32, i8\n  {op}\n^bb1:  // pred: ^bb0\n  f.stop\n}}) : () -> ()")
    };
    round_trip(&text("%r, %ss = f.whole %0#0, %0#1 to ^bb1 do {\n  }, {\n  } : (i32, i8) -> (i1, i2)"));
    round_trip(&text("%r = f.whole %0#0 to ^bb1 do : (i32) -> i1").replace("do :", "do  :"));
    round_trip("%0:2 = f.source to i32, i8\nf.segments %0#0, %0#1 {operandSegmentSizes = array<i32: 0, 2>} : i32, i8");
    round_trip("%0:2 = f.source to i32, i8\nf.pieces %0#0, %0#1 : i32, i8");
    rejects(
        "%0:2 = f.source to i32, i8\n|f.pieces %0#0, %0#1 : i32",
        "custom op 'f.pieces' number of operands and types do not match: got 2 operands and 1 types",
    );
    rejects(
        "%0:2 = f.source to i32, i8\nf.segments |%0#0, %0#1 : i32",
        "custom op 'f.segments' number of operands and types do not match: got 2 operands and 1 types",
    );
}

#[test]
fn successors_and_regions() {
    round_trip(
        "\"u.op\"() ({\n  f.br ^bb1(^bb2, ^bb1)\n^bb1:  // 2 preds: ^bb0, ^bb0\n  f.br ^bb2()\n^bb2:  // 2 preds: ^bb0, ^bb1\n  f.stop {a}\n}) : () -> ()",
    );
    rejects("\"u.op\"() ({\n  f.br| 3\n}) : () -> ()", "expected block name");
    rejects("\"u.op\"() ({\n  f.br |^x()\n}) : () -> ()", "reference to an undefined block");
    becomes("f.loop {\n  f.stop\n}", "f.loop {\n}");
    round_trip("f.loop {\n} then {\n}, {\n  f.stop {why = \"so\"}\n} {a}");
    round_trip("f.loop {\n^bb0(%arg0: i32):\n  f.source nothing\n}");
    assert_eq!(generic("f.loop {}"), "\"f.loop\"() ({\n  \"f.stop\"() : () -> ()\n}) : () -> ()");
    rejects("f.loop| a", "expected '{' to begin a region");
    round_trip("f.hold {\n  f.source nothing\n}");
    round_trip("f.hold empty {a}");
}

#[test]
fn properties_in_formats() {
    round_trip("f.props 3 []");
    round_trip("f.props -3 named \"x\" flag [1, 2] true {a}");
    becomes("f.props 0 named \"q\" [] none", "f.props 0 []");
    assert!(generic("f.props 3 flag [1]").contains("<{list = array<i64: 1>, maybe = [], s = \"q\", u, x = 3 : i64}>"));
    rejects("f.props |x", "custom op 'f.props' expected integer value");
    rejects("f.props 1 named |x", "custom op 'f.props' expected string");
    rejects("f.props 1| x", "expected '['");
    round_trip("f.dicts <{at = 1 : i64, m = 4 : i64, n = 2 : i64}> by 3 {a}");
    becomes("f.dicts <{n = 2 : i64, m = 3 : i64, by = 9 : i64}> by 3", "f.dicts <{n = 2 : i64}> by 3");
    rejects(
        "|f.dicts <{n = \"x\"}> by 3",
        "invalid properties {n = \"x\"} for op f.dicts: expected IntegerAttr for key `value`",
    );
    rejects("f.dicts <{n = 1}| by 3", "expected '>'");
}

#[test]
fn oilists() {
    let before = "%0:2 = f.source to i32, i8\n";
    round_trip(&format!("{before}f.clauses"));
    round_trip(&format!("{before}f.clauses over(%0#0, %0#1 : i32, i8) with %0#1 : i8 flag n 4 {{a}}"));
    becomes(
        &format!("{before}f.clauses n 4 flag with %0#1 : i8 over (%0#0 : i32)"),
        &format!("{before}f.clauses over(%0#0 : i32) with %0#1 : i8 flag n 4"),
    );
    rejects(
        &format!("{before}|f.clauses flag n 4 flag"),
        "custom op 'f.clauses' `flag` clause can appear at most once in the expansion of the oilist directive",
    );
    rejects(&format!("{before}f.clauses over| x"), "expected '('");
}

#[test]
fn variadic_of_variadic_operands() {
    let before = "%0:3 = f.source to i32, i8, f32\n";
    round_trip(&format!("{before}f.nested (%0#0, %0#1), (), (%0#2) : (i32, i8), (), (f32)"));
    round_trip(&format!("{before}f.nested  : "));
    assert!(generic(&format!("{before}f.nested (%0#0), () : (i32), ()")).contains("lengths = array<i32: 1, 0>"));
    rejects(&format!("{before}f.nested (%0#0| : i32"), "expected ')'");
}

#[test]
fn inferred_types() {
    let before = "%0:2 = f.source to i8, f32\n";
    round_trip(&format!("{before}%1 = f.elements %0#1, %0#1 : tensor<2xf32>"));
    rejects(
        &format!("{before}%1 = f.elements |%0#1 : tensor<2000000000xf32>"),
        "custom op 'f.elements' number of operands and types do not match: got 1 operands and 2000000000 types",
    );
    rejects(
        &format!("{before}%1 = f.elements %0#1 : |f32"),
        "custom op 'f.elements' invalid kind of type specified: expected builtin.tensor, but found 'f32'",
    );
    round_trip(&format!("{before}%1 = f.widen %0#0 : i8 \"x\""));
    rejects(
        &format!("{before}%1 = f.widen %0#1 : |f32 1"),
        "custom op 'f.widen' invalid kind of type specified: expected builtin.integer, but found 'f32'",
    );
    rejects(
        &format!("{before}%1 = |f.widen %0#1 : i64 1"),
        "custom op 'f.widen' the type of result 'r' cannot be inferred",
    );
    round_trip("%0 = f.constant 4 : i8\n%1 = f.constant attributes {a} dense<1> : tensor<2xi32>");
    rejects("%0 = |f.constant @a", "custom op 'f.constant' the type of result 'r' cannot be inferred");
    round_trip("%0 = f.source to memref<2xi8>\n%1 = f.infer %0 : memref<2xi8>");
    rejects("%0 = f.source to memref<2xf64>\n%1 = |f.infer %0 : memref<2xf64>", "'f.infer' no doubles here");
}

#[test]
fn custom_directives() {
    let before = "%0:2 = f.source to i8, f32\n";
    round_trip(&format!("{before}f.hooked %0#0 of (%0#1, %0#1) : i8, f32, f32 3 times {{\n  f.stop\n}} {{a}}"));
    round_trip(&format!("{before}f.hooked %0#0 of () : i8 once {{\n}}"));
    rejects(
        &format!("{before}f.hooked |%0#0 of () : i8, f32 once {{}}"),
        "custom op 'f.hooked' number of operands and types do not match: got 0 operands and 1 types",
    );
    rejects(&format!("{before}f.hooked %0#0 of () : i8 1 |once {{}}"), "custom op 'f.hooked' expected 'times'");
    rejects(&format!("{before}f.hooked %0#0 of () : i8 |twice {{}}"), "custom op 'f.hooked' expected 'once'");
    rejects(
        &format!("{before}f.hooked %0#0 of (%0#0, %0#0) : i8, i8, i8 once {{}} |\"u.op\"() : () -> ()"),
        "custom op 'f.hooked' many operands need a body",
    );
}

#[test]
fn white_space() {
    round_trip("%0 = f.source to i8\nf.spaces<%0> next\nline : i8");
}

#[test]
fn aliases_are_found_in_formats() {
    let text = "#map = affine_map<(d0) -> (d0)>\nmodule {\n  %0 = f.source to memref<2xi8, #map1>\n}\n"
        .replace("#map1", "affine_map<(d0) -> (d0 + 1)>");
    let all = printed(&text, &PrintOptions::default());
    assert!(all.starts_with("#map = affine_map<(d0) -> (d0 + 1)>\n"), "{all}");
    assert!(all.contains("f.source to memref<2xi8, #map>"), "{all}");
    let options = PrintOptions { debug_info: true, ..PrintOptions::default() };
    let all = printed("f.hold {\n  f.attrs fast attributes {any = affine_map<() -> ()>}\n}", &options);
    assert!(all.contains("any = #map} loc(#loc"), "{all}");
}

#[test]
fn depth_is_limited() {
    let deep = |levels: usize| ["f.hold {".repeat(levels), "f.source nothing".into(), "}".repeat(levels)].concat();
    assert_eq!(error(&deep(3000)).2, "nesting is deeper than 512 levels");
    assert!(printed(&deep(100), &PrintOptions::default()).contains("f.source nothing"));
}

#[test]
fn invalid_operations_print_in_generic_form() {
    let context = context();
    let text = "\"f.attrs\"() : () -> ()";
    let parsed = parse(&context, "t", text.as_bytes()).expect("parses");
    let all = print(&parsed.ir, parsed.root, &parsed.resources, &PrintOptions::default());
    assert!(all.contains("\"f.attrs\"() <{size = 3 : i64}> : () -> ()"), "{all}");
    let options = PrintOptions { assume_verified: true, ..PrintOptions::default() };
    let all = print(&parsed.ir, parsed.root, &parsed.resources, &options);
    assert!(all.contains("f.attrs"), "{all}");
}
