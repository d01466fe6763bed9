//! Verifying everything, also what is inside operations that are wrong themselves.

use std::sync::Arc;

use ods::prelude::*;
use ods::verify::{Extent, verify, verify_to};

/// The messages of all failures; the first one is what is told otherwise.
fn failures(text: &str) -> Vec<String> {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    ods_dialects::register_all(&context).expect("registered once");
    let context = Arc::new(context);
    let parsed = match ods::text::parse(&context, "t.mlir", text.as_bytes()) {
        Ok(parsed) => parsed,
        Err(errors) => panic!("{}", errors[0].render(&context)),
    };
    let all = verify(&parsed.ir, parsed.root).expect_err("it is not good");
    let as_mlir = verify_to(&parsed.ir, parsed.root, Extent::AsMlir).expect_err("it is not good");
    assert_eq!(all.first(), as_mlir.first());
    all.iter().map(|error| error.message.to_string()).collect()
}

/// The operation inside asks the one around for what that does not have.
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

/// What an operation says without asking anybody is found all the same.
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
