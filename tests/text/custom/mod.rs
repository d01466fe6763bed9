//! Text by code: custom forms of operations, names that they ask for, and what dialects do for what has no text.

use std::sync::Arc;

use ods::prelude::*;
use ods::text::{PrintOptions, Resources};

mod aliases;
mod dialect;
mod functions;
mod hooks;
mod names;

use crate::nest::{BoxOp, Nest};
use dialect::T;

fn context() -> Arc<Context> {
    let context = Context::new();
    context.register::<T>().expect("a good dialect");
    context.register::<Nest>().expect("a good dialect");
    context.register::<aliases::N>().expect("a good dialect");
    context.register::<aliases::NExtra>().expect("a good extension");
    context.register::<functions::F>().expect("a good dialect");
    context.allow_unregistered_dialects(true);
    Arc::new(context)
}

fn print(text: &str, options: &PrintOptions) -> String {
    let parsed = ods::text::parse(&context(), "in", text.as_bytes()).unwrap_or_else(|errors| panic!("{errors:?}"));
    ods::verify::verify(&parsed.ir, parsed.root).unwrap_or_else(|errors| panic!("{errors:?}"));
    let printed = ods::text::print(&parsed.ir, parsed.root, &Resources::default(), options);
    printed.trim_end().to_owned() + "\n"
}

/// Checks that all forms round-trip, and returns the custom form.
fn round_trip(text: &str) -> String {
    let custom = PrintOptions::default();
    let first = print(text, &custom);
    for generic in [false, true] {
        for debug_info in [false, true] {
            for local_scope in [false, true] {
                let options = PrintOptions { generic, debug_info, local_scope, ..custom };
                let printed = print(text, &options);
                assert_eq!(print(&printed, &options), printed);
                assert_eq!(print(&printed, &custom), first, "by way of {printed}");
            }
        }
    }
    first
}

/// Returns the first error: line, column and message.
fn error_of(text: &str) -> String {
    let context = context();
    let errors = match ods::text::parse(&context, "in", text.as_bytes()) {
        Ok(parsed) => ods::verify::verify(&parsed.ir, parsed.root).expect_err("something is wrong"),
        Err(errors) => errors,
    };
    let place = ods::text::location_to_string(&context, errors[0].location);
    let place = place.trim_start_matches("loc(").trim_end_matches(')').replace('"', "");
    format!("{place}: {}", errors[0].message)
}

#[test]
fn custom_forms_round_trip() {
    let text = "\
module {
  t.func @f(%arg0: i32 {t.good}, %arg1: index) -> i32 attributes {u.a = 1 : i64} {
    %c5_i32 = constant 5 : i32
    %true = constant true
    %0 = loop %arg2 = %arg1 iter(%arg3 = %arg0) -> i32 {
      %c5_i32_0 = t.constant 5 : i32
      t.yield %c5_i32_0 : i32
    } {u.b}
    nest.jump ^bb1(%0 : i32)
  ^bb1(%1: i32):  // pred: ^bb0
    yield %1 : i32
  }
  t.func @declared(i32, index)
}
";
    assert_eq!(round_trip(text), text);
}

#[test]
fn generic_form_ignores_custom_form() {
    let text = print(
        "t.func @f() { %a = constant 5 : i32 t.yield }",
        &PrintOptions { generic: true, ..PrintOptions::default() },
    );
    let expected = "\
\"builtin.module\"() ({
  \"t.func\"() <{function_type = () -> (), sym_name = \"f\"}> ({
    %0 = \"t.constant\"() <{value = 5 : i32}> : () -> i32
    \"t.yield\"() : () -> ()
  }) : () -> ()
}) : () -> ()
";
    assert_eq!(text, expected);
}

#[test]
fn custom_forms_use_aliases_and_locations() {
    let text = "\
#map = affine_map<(d0) -> (d0 + 1)>
module {
  t.func @f(%arg0: memref<4xf32, #map>) attributes {u.a = #map} {
  }
}
";
    assert_eq!(round_trip(text), text);
    let options = PrintOptions { debug_info: true, ..PrintOptions::default() };
    let located = "\
#loc2 = loc(\"arg\":1:2)
module {
  t.func @f(%arg0: i32 loc(\"arg\":1:2)) {
  } loc(#loc1)
} loc(#loc)
#loc = loc(\"m\":1:1)
#loc1 = loc(\"f\":1:1)
";
    let given = "module { t.func @f(%x: i32 loc(#a)) { } loc(#f) } loc(\"m\":1:1)
        #a = loc(\"arg\":1:2)
        #f = loc(\"f\":1:1)";
    assert_eq!(print(given, &options), located);
}

#[test]
fn errors_are_located() {
    let cases = [
        ("t.func f()", "in:1:8: custom op 't.func' expected valid '@'-identifier for symbol name"),
        ("t.func @f(%a i32)", "in:1:13: expected ':'"),
        ("t.func @f(%a#1: i32) {}", "in:1:13: result number not allowed in argument list"),
        ("t.func @f(%a: i32, %a: i32) {}", "in:1:20: region entry argument '%a' is already in use"),
        ("t.func @f(%a: i32) { ^bb0: }", "in:1:22: invalid block name in region with named arguments"),
        ("t.func @f(%a: i32, i32) {}", "in:1:20: custom op 't.func' expected SSA identifier"),
        ("t.func @f() { constant x }", "in:1:23: expected attribute value"),
        ("t.func @f() { t.yield %x : i32 }", "in:1:23: use of undeclared SSA value name"),
        (
            "t.func @f(%a: i32) { t.yield %a : i32, i64 }",
            "in:1:30: custom op 't.yield' number of operands and types do \
          not match: got 1 operands and 2 types",
        ),
        (
            "t.func @f(%a: i32) { t.yield %a : i64 }",
            "in:1:30: use of value '%a' expects different type than prior uses: \
          'i64' vs 'i32'",
        ),
        ("t.func @f() { nest.jump ^bb7 }", "in:1:25: reference to an undefined block"),
        ("t.func @f() { plain }", "in:1:15: custom op 't.plain' has no custom assembly form"),
        ("t.func @f() { module {} }", "in:1:15: custom op 'module' is unknown (tried 't.module' as well)"),
        ("t.lazy", "in:1:1: custom op 't.lazy' could not be parsed"),
        ("t.forgetful {}", "in:1:1: custom op 't.forgetful' read 1 regions but has 0"),
        ("t.reporting", "in:1:1: custom op 't.reporting' is not for reading"),
    ];
    for (text, expected) in cases {
        assert_eq!(error_of(text), expected, "{text}");
    }
}

#[test]
fn invalid_operations_print_in_generic_form() {
    let context = context();
    let parsed = ods::text::parse(&context, "in", b"t.func @f(%a: i32) { t.yield %a : i32 }").expect("good");
    let mut ir = parsed.ir;
    let body = ir.region(parsed.root, 0).and_then(|region| ir.entry_block(region)).expect("a body");
    let func = ir.first_op(body).expect("a function");
    let slot = FUNCTION_TYPE_SLOT;
    ir.set_inherent(func, slot, None);
    let printed = ods::text::print(&ir, parsed.root, &Resources::default(), &PrintOptions::default());
    assert!(printed.starts_with("\"builtin.module\"() ({\n  \"t.func\"()"), "{printed}");
}

/// Of `t.func`.
const FUNCTION_TYPE_SLOT: usize = 1;

#[test]
fn deeply_nested_custom_forms_print() {
    let mut ir = Ir::new(context());
    let outer = ir.create_block();
    let mut at = outer;
    for _ in 0..100_000 {
        let op = ir.builder_at_end_of(at).insert(BoxOp::new()).expect("good");
        at = ir.create_block();
        ir.append_block(op.body(&ir), at);
    }
    let root = ir.first_op(outer).expect("the outermost");
    let options = PrintOptions { assume_verified: true, ..PrintOptions::default() };
    let printed = ir.display(root).with_options(options).to_string();
    assert!(printed.starts_with("nest.box {\n  nest.box {\n    nest.box {\n"));
    assert_eq!(printed.matches("nest.box").count(), 100_000);
}
