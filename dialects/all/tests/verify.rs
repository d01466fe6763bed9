//! Verifying everything, also what is inside operations that are wrong themselves.

use std::sync::Arc;

use ods::prelude::*;
use ods::verify::{ErrorReporting, verify, verify_to};

fn parse(text: &str) -> ods::text::Parsed {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    ods_dialects::register_all(&context).expect("registered once");
    let context = Arc::new(context);
    match ods::text::parse(&context, "t.mlir", text.as_bytes()) {
        Ok(parsed) => parsed,
        Err(errors) => panic!("{}", errors[0].render(&context)),
    }
}

/// Returns the messages of all failures; the first one is what mlir-opt reports.
fn failures(text: &str) -> Vec<String> {
    let parsed = parse(text);
    let all = verify(&parsed.ir, parsed.root).expect_err("it is not good");
    let as_mlir = verify_to(&parsed.ir, parsed.root, ErrorReporting::AsMlir).expect_err("it is not good");
    assert_eq!(all.first(), as_mlir.first());
    all.iter().map(|error| error.message.to_string()).collect()
}

/// Skips verifiers of operations that would query an incomplete parent.
#[test]
fn verifiers_do_not_run_on_incomplete_operations() {
    let returns = failures(
        r#""func.func"() <{function_type = (i32) -> ()}> ({
          ^bb0(%x: i32):
            "func.return"(%x) : (i32) -> ()
          }) : () -> ()"#,
    );
    assert_eq!(returns, ["'func.func' op requires attribute 'sym_name'"]);
    let condition = failures(
        r#"func.func @f(%c: i1, %x: i32) {
            "scf.while"(%x) ({
            ^bb0(%a: i32):
              "scf.condition"(%c) : (i1) -> ()
            }) : (i32) -> ()
            return
          }"#,
    );
    assert_eq!(condition, ["'scf.while' op expected 2 regions"]);
}

/// Finds failures that do not depend on other operations.
#[test]
fn nested_failures_are_reported() {
    let found = failures(
        r#""func.func"() <{function_type = (i32) -> ()}> ({
          ^bb0(%x: i32):
            "scf.if"(%x) ({
              "scf.for"() ({}) : () -> ()
            }, {}) : (i32) -> ()
            "func.return"() : () -> ()
          }) : () -> ()"#,
    );
    let first_lines: Vec<&str> = found.iter().filter_map(|message| message.lines().next()).collect();
    assert_eq!(
        first_lines,
        [
            "'func.func' op requires attribute 'sym_name'",
            "'scf.if' op operand #0 must be 1-bit signless integer, but got 'i32'",
            "'scf.for' op expected 3 or more operands, but found 0",
            "block with no terminator, has ",
        ]
    );
}

/// Verifies enclosing operations together with an operation, since its rules and interfaces query them.
#[test]
fn operations_in_invalid_parents_are_rejected() {
    for (text, inner, message) in [
        (r#""func.func"() ({ "func.return"() : () -> () }) : () -> ()"#, "func.return", "'func.func' op requires"),
        (
            r#""scf.forall"() ({ "scf.forall.in_parallel"() ({ ^bb0: }) : () -> () }) : () -> ()"#,
            "scf.forall.in_parallel",
            "'scf.forall' op",
        ),
        (
            r#""scf.while"() ({ %c = arith.constant true "scf.condition"(%c) : (i1) -> () }) : () -> ()"#,
            "scf.condition",
            "'scf.while' op expected 2 regions",
        ),
        (r#""scf.if"() ({ "scf.yield"() : () -> () }) : () -> ()"#, "scf.yield", "'scf.if' op"),
    ] {
        let parsed = parse(text);
        let ir = &parsed.ir;
        let op = ir.walk_pre(parsed.root).find(|op| ir.name_str(*op) == inner);
        let failures = verify(ir, op.expect("it is in the text")).expect_err("what is around is wrong");
        assert!(failures.iter().all(|error| error.message.to_string().starts_with(message)), "{failures:?}");
    }
}

/// Rejects a reference to a symbol that is incomplete, although the reference may be verified first.
#[test]
fn rejects_references_to_incomplete_symbols() {
    for (user, symbol) in [
        ("%0 = func.constant @f : () -> ()", r#""func.func"() <{sym_name = "f"}> ({}) : () -> ()"#),
        ("func.call @f() : () -> ()", r#""func.func"() <{sym_name = "f"}> ({}) : () -> ()"#),
        ("%0 = memref.get_global @f : memref<2xi32>", r#""memref.global"() <{sym_name = "f"}> : () -> ()"#),
    ] {
        let parsed = parse(&format!("{symbol}\n{user}"));
        let ir = &parsed.ir;
        let op = ir.walk_pre(parsed.root).nth(2).unwrap();
        assert!(verify(ir, op).is_ok());
        let reference = ir.interface::<dyn ods::interfaces::SymbolUserOpInterface>(op).expect("it refers to a symbol");
        assert!(reference.verify_symbol_uses(ir, &mut ods::ir::symbols::SymbolTables::new()).is_err());
    }
}
