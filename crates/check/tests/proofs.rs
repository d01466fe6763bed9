//! Proofs of refinement.

use std::process::Command;
use std::sync::Arc;

use ods_check::{Options, compare};
use ods_core::Context;
use ods_core::text::parse;

/// Returns the report about two versions of a function `f`.
fn report(signature: &str, bodies: [&str; 2]) -> String {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("the dialects are new");
    let context = Arc::new(context);
    let [before, after] = bodies.map(|body| {
        let text = format!("func.func @f{signature} {{ {body} }}");
        parse(&context, "f.mlir", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
    });
    let options = Options { inputs: 64, solver_steps: 5_000_000, ..Options::default() };
    let report = compare((&before.ir, before.root), (&after.ir, after.root), &options).expect("valid modules");
    report.to_string().trim_end().to_owned()
}

const PROVED: &str = "@f: refined; proved for all inputs";

/// Returns whether `z3` is installed, and says that a test is skipped if not.
fn has_solver(test: &str) -> bool {
    let found = Command::new("z3").arg("--version").output().is_ok();
    if !found {
        eprintln!("skipped: {test} needs z3");
    }
    found
}

#[test]
fn equal_formulas_need_no_solver() {
    let three = "(%a: i32, %b: i32, %c: i1) -> i32";
    let sum = "%0 = arith.addi %a, %b : i32 return %0 : i32";
    let reverse = "%0 = arith.addi %b, %a : i32 return %0 : i32";
    assert_eq!(report(three, [sum, reverse]), PROVED);
    let branch = "%0 = scf.if %c -> i32 { scf.yield %a : i32 } else { scf.yield %b : i32 } return %0 : i32";
    // A branch on poison is undefined, and a choice by poison is poison.
    let select = "%0 = arith.select %c, %a, %b : i32 return %0 : i32";
    assert_eq!(report(three, [branch, select]), PROVED);
    assert!(report(three, [select, branch]).contains("after: undefined behaviour"));
    let floats = "(%a: f64, %b: f64) -> f64";
    let product = "%0 = arith.mulf %a, %b : f64 return %0 : f64";
    let other = "%0 = arith.mulf %b, %a : f64 return %0 : f64";
    assert_eq!(report(floats, [product, other]), PROVED);
}

#[test]
fn the_solver_proves_what_no_test_can() {
    if !has_solver("the_solver_proves_what_no_test_can") {
        return;
    }
    let signature = "(%a: i64, %b: i64, %c: i64) -> i64";
    let factored = "%0 = arith.addi %a, %b : i64 %1 = arith.muli %0, %c : i64 return %1 : i64";
    let distributed =
        "%0 = arith.muli %a, %c : i64 %1 = arith.muli %b, %c : i64 %2 = arith.addi %0, %1 : i64 return %2 : i64";
    assert_eq!(report(signature, [factored, distributed]), PROVED);
    let loops = "%c0 = arith.constant 0 : index %c1 = arith.constant 1 : index %c4 = arith.constant 4 : index
        %0 = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %a) -> i64 { %y = arith.addi %x, %a : i64 scf.yield %y : i64 }
        return %0 : i64";
    let product = "%c5 = arith.constant 5 : i64 %0 = arith.muli %a, %c5 : i64 return %0 : i64";
    assert_eq!(report(signature, [loops, product]), PROVED);
    let conversion = "%0 = arith.fptosi %a : f64 to i32 return %0 : i32";
    // NaN has no integer, so that its result may be any.
    let guarded = "%n = arith.cmpf uno, %a, %a : f64 %0 = arith.fptosi %a : f64 to i32 %c = arith.constant 7 : i32
        %1 = arith.select %n, %c, %0 : i32 return %1 : i32";
    assert_eq!(report("(%a: f64) -> i32", [conversion, guarded]), PROVED);
}

#[test]
fn the_solver_finds_what_no_test_does() {
    if !has_solver("the_solver_finds_what_no_test_does") {
        return;
    }
    let product = "%0 = arith.muli %a, %b : i32 return %0 : i32";
    let rare = "%k = arith.constant 123456789 : i32 %l = arith.constant 987654321 : i32 %0 = arith.muli %a, %b : i32
        %x = arith.cmpi eq, %a, %k : i32 %y = arith.cmpi eq, %b, %l : i32 %z = arith.andi %x, %y : i1
        %1 = arith.select %z, %a, %0 : i32 return %1 : i32";
    let found = report("(%a: i32, %b: i32) -> i32", [product, rare]);
    let expected = "@f: not refined\n  arguments: 123456789 : i32, 987654321 : i32\n  before: -67153019 : i32\n  after: 123456789 : i32";
    assert_eq!(found, expected);
}

#[test]
fn what_is_not_proved_has_a_reason() {
    let signature = "(%a: i32, %b: i32) -> i32";
    let body = "%0 = arith.addi %a, %b overflow<nsw> : i32 return %0 : i32";
    let counted = |operands: &str| {
        format!(
            "%c0 = arith.constant 0 : i32 %c1 = arith.constant 1 : i32
            %0 = scf.for %i = %c0 to %a step %c1 iter_args(%x = %b) -> i32 : i32 {{
                %y = arith.xori {operands} : i32 scf.yield %y : i32
            }} return %0 : i32"
        )
    };
    let open = report(signature, [&counted("%x, %i"), &counted("%i, %x")]);
    assert!(open.ends_with("; not proved: it has too many paths, or a loop whose end no constant decides"), "{open}");
    let open = report("(%t: tensor<2xi32>) -> tensor<2xi32>", ["return %t : tensor<2xi32>"; 2]);
    assert!(open.ends_with("; not proved: it has tensors, memory, or numbers of more than 64 bits"), "{open}");
    let wide = "%0 = math.ctpop %a : i32 return %0 : i32";
    assert!(report("(%a: i32) -> i32", [wide, wide]).ends_with("; not proved: there is no formula of 'math.ctpop'"));
    assert_eq!(report(signature, [body, body]), PROVED);
}
