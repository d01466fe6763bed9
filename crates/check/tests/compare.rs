//! Comparisons of modules given as text.

use std::sync::Arc;

use ods_check::{Evidence, Options, Report, Verdict, compare};
use ods_core::Context;
use ods_core::text::parse;

fn report(before: &str, after: &str) -> Report {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("the dialects are new");
    let context = Arc::new(context);
    let module = |name, text: &str| parse(&context, name, text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let (before, after) = (module("before.mlir", before), module("after.mlir", after));
    compare((&before.ir, before.root), (&after.ir, after.root), &Options::default()).expect("valid modules")
}

/// Returns the report about two versions of a function `f`.
fn of_bodies(signature: &str, [before, after]: [&str; 2]) -> String {
    let function = |body: &str| format!("func.func @f{signature} {{ {body} }}");
    let report = report(&function(before), &function(after)).to_string();
    report.trim_end().to_owned()
}

#[test]
fn all_inputs_are_tried_if_they_are_few() {
    let signature = "(%x: i8, %y: i8) -> i8";
    let before = "%r = arith.addi %x, %y overflow<nsw> : i8 return %r : i8";
    let after = "%r = arith.addi %y, %x : i8 return %r : i8";
    assert_eq!(of_bodies(signature, [before, after]), "@f: refined; tested on 65,536 of 65,536 inputs");
    let wrong = of_bodies(signature, [after, before]);
    assert!(wrong.starts_with("@f: not refined\n  arguments: "), "{wrong}");
    assert!(wrong.ends_with("\n  after: poison : i8"), "{wrong}");
}

#[test]
fn boundary_values_find_rare_differences() {
    for (ty, condition) in [
        ("i32", "arith.constant -2147483648 : i32"),
        ("i64", "arith.constant 9223372036854775807 : i64"),
        ("index", "arith.constant 4294967296 : index"),
        ("i100", "arith.constant -1 : i100"),
    ] {
        let signature = format!("(%x: {ty}) -> i1");
        let before = format!("%c = {condition} %r = arith.cmpi eq, %x, %c : {ty} return %r : i1");
        let report = of_bodies(&signature, [&before, "%r = arith.constant false return %r : i1"]);
        assert!(report.contains("before: true : i1\n  after: false : i1"), "{ty}: {report}");
    }
}

#[test]
fn floats_may_be_any_nan_but_not_another_zero() {
    let signature = "(%x: f32) -> f32";
    let quiet = "%z = arith.constant -0.0 : f32 %r = arith.addf %x, %z : f32 return %r : f32";
    assert_eq!(of_bodies(signature, [quiet, "return %x : f32"]), "@f: refined; tested on 4,096 inputs");
    let zero = "%z = arith.constant 0.0 : f32 %r = arith.addf %x, %z : f32 return %r : f32";
    let report = of_bodies(signature, [zero, "return %x : f32"]);
    assert!(report.contains("arguments: -0.000000e+00 : f32\n  before: 0.000000e+00 : f32"), "{report}");
}

#[test]
fn arguments_may_be_poison() {
    // The right-hand side of `and` counts even if the left-hand side is false.
    let signature = "(%c: i1, %d: i1) -> i1";
    let select = "%f = arith.constant false %r = arith.select %c, %d, %f : i1 return %r : i1";
    let and = "%r = arith.andi %c, %d : i1 return %r : i1";
    let report = of_bodies(signature, [select, and]);
    assert!(
        report.contains("arguments: false : i1, poison : i1\n  before: false : i1\n  after: poison : i1"),
        "{report}"
    );
    assert_eq!(of_bodies(signature, [and, select]), "@f: refined; tested on 4 of 4 inputs");
}

#[test]
fn memory_is_compared_and_may_be_shared() {
    let signature = "(%a: memref<2xi8>, %b: memref<2xi8>) -> i8";
    let body = |order: [&str; 2]| {
        let stores = order.map(|memory| format!("memref.store %{memory}v, %{memory}[%0] : memref<2xi8>")).join(" ");
        format!(
            "%0 = arith.constant 0 : index %av = arith.constant 1 : i8 %bv = arith.constant 2 : i8 {stores}
            return %av : i8"
        )
    };
    let report = of_bodies(signature, [&body(["a", "b"]), &body(["b", "a"])]);
    assert!(report.contains("argument 0 = [2, "), "{report}");
    let [once, twice] =
        [body(["a", "b"]), body(["b", "a"]).replace("return", "memref.store %bv, %b[%0] : memref<2xi8> return")];
    assert_eq!(of_bodies(signature, [&once, &twice]), "@f: refined; tested on 4,096 inputs");
}

#[test]
fn memory_that_was_never_written_is_poison() {
    let load = "%m = memref.alloca() : memref<i32> %r = memref.load %m[] : memref<i32> return %r : i32";
    let poison = "%r = ub.poison : i32 return %r : i32";
    assert_eq!(of_bodies("() -> i32", [load, poison]), "@f: refined; tested on 1 of 1 inputs");
    let report = of_bodies("() -> i32", ["%r = arith.constant 3 : i32 return %r : i32", load]);
    assert!(report.contains("before: 3 : i32\n  after: poison : i32"), "{report}");
}

#[test]
fn undefined_behaviour_may_become_anything_but_not_the_reverse() {
    let signature = "(%x: i8, %y: i8) -> i8";
    let divide = "%r = arith.divui %x, %y : i8 return %r : i8";
    let guarded = "%0 = arith.constant 0 : i8 %1 = arith.constant 1 : i8 %z = arith.cmpi eq, %y, %0 : i8
      %d = arith.select %z, %1, %y : i8 %r = arith.divui %x, %d : i8 return %r : i8";
    assert_eq!(of_bodies(signature, [divide, guarded]), "@f: refined; tested on 65,536 of 65,536 inputs");
    let report = of_bodies(signature, [guarded, divide]);
    assert!(
        report.contains("after: undefined behaviour: after.mlir:1:43: error: 'arith.divui' op division by zero"),
        "{report}"
    );
}

#[test]
fn loops_that_do_not_end_any_more_differ() {
    let signature = "(%n: i8) -> i8";
    let report = of_bodies(signature, ["return %n : i8", "cf.br ^a ^a: cf.br ^a"]);
    assert!(report.contains("after: does not return: "), "{report}");
    let reverse = of_bodies(signature, ["cf.br ^a ^a: cf.br ^a", "return %n : i8"]);
    assert!(reverse.starts_with("@f: not compared: does not return: "), "{reverse}");
}

#[test]
fn what_is_not_compared_has_a_reason() {
    let callee = "func.func private @g(i32)";
    let function = |body: &str| format!("func.func @f(%x: i32) {{ {body} return }}");
    let report = report(&function(""), &format!("{callee} {}", function("func.call @g(%x) : (i32) -> ()")));
    let [f] = &report.functions[..] else { panic!("{report}") };
    assert!(matches!(&f.verdict, Verdict::NotComparable(reason) if reason.contains("'@g' has no body")), "{report}");
    let report = of_bodies("(%x: i32, %y: none)", ["return", "return"]);
    assert_eq!(report, "@f: not compared: a parameter has the type 'none', for which there are no inputs");
    let report =
        self::report("func.func @f(%x: i32) { return }", "func.func @f(%x: i8) { return } func.func @h() { return }");
    assert_eq!(report.to_string(), "@f: not compared: the types of the function have changed\n");
}

#[test]
fn evidence_is_what_was_done() {
    let text = "func.func @f(%t: tensor<?xi4>, %u: vector<2xi4>) -> vector<2xi4> { return %u : vector<2xi4> }";
    let report = report(text, text);
    assert_eq!(report.functions[0].verdict, Verdict::Refines(Evidence::Tested { inputs: 4096, all: None, gap: None }));
    assert!(report.is_clean() && report.difference().is_none());
}

#[test]
fn functions_that_return_addresses_are_not_compared() {
    let body = "%0 = memref.extract_aligned_pointer_as_index %m : memref<1xi8> -> index return %0 : index";
    let report = of_bodies("(%m: memref<1xi8>) -> index", [body, body]);
    assert_eq!(report, "@f: not compared: its results differ from run to run");
}

#[test]
fn what_is_not_known_is_called_as_before() {
    let report = |bodies: [&str; 2]| {
        let functions = |body: &str| {
            format!("func.func private @g(i8) -> i8 func.func @f(%x: i8, %m: memref<1xi8>) -> i8 {{ {body} }}")
        };
        let context = Context::new();
        ods_dialects::register_all(&context).expect("the dialects are new");
        context.allow_unregistered_dialects(true);
        let context = Arc::new(context);
        let [before, after] = bodies.map(|body| parse(&context, "f.mlir", functions(body).as_bytes()).expect("valid"));
        let options = Options::default();
        compare((&before.ir, before.root), (&after.ir, after.root), &options).expect("valid").to_string()
    };
    let twice = "%0 = func.call @g(%x) : (i8) -> i8 %1 = func.call @g(%x) : (i8) -> i8";
    let [sum, reverse] =
        ["%0, %1", "%1, %0"].map(|operands| format!("{twice} %2 = arith.addi {operands} : i8 return %2 : i8"));
    // Not a proof for all inputs, since the results of calls are chosen.
    assert_eq!(report([&sum, &reverse]), "@f: refined; tested on 65,536 inputs\n");
    let once = "%0 = func.call @g(%x) : (i8) -> i8 %2 = arith.addi %0, %0 : i8 return %2 : i8";
    assert!(report([&sum, once]).contains("; calls @g(0 : i8), @g(0 : i8)\n  after: "));
    let made = "%0 = \"t.make\"(%x) : (i8) -> i8 \"t.use\"(%0, %m) : (i8, memref<1xi8>) -> () return %0 : i8";
    assert_eq!(report([made, made]), "@f: refined; tested on 65,536 inputs\n");
    let other = made.replace("(%0, %m)", "(%x, %m)");
    assert!(report([made, &other]).contains("; calls \"t.make\"(0 : i8), \"t.use\"("));
    // The memory that a call sees counts.
    let stored = format!("%c = arith.constant 0 : index memref.store %x, %m[%c] : memref<1xi8> {made}");
    assert!(report([&stored, made]).starts_with("@f: not refined\n"));
}
