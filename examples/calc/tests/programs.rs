//! Modules that programs are compiled to, and errors of invalid programs.

use std::sync::Arc;

fn compiled(text: &str) -> String {
    let context = Arc::new(calc::context().expect("two dialects"));
    match calc::compile(&context, "a.calc", text) {
        Ok((ir, module)) => ir.display(module).to_string(),
        Err(error) => error.to_string(),
    }
}

/// Returns the lines of the only function's body.
fn body(text: &str) -> Vec<String> {
    let text = compiled(text);
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    lines[2..lines.len() - 2].iter().map(|line| (*line).to_owned()).collect()
}

#[test]
fn operators_have_the_usual_precedence() {
    let expected = [
        "%c1_i64 = arith.constant 1 : i64",
        "%c2_i64 = arith.constant 2 : i64",
        "%c3_i64 = arith.constant 3 : i64",
        "%0 = arith.muli %c2_i64, %c3_i64 : i64",
        "%1 = arith.addi %c1_i64, %0 : i64",
        "%c4_i64 = arith.constant 4 : i64",
        "%2 = arith.subi %1, %c4_i64 : i64",
        "return %2 : i64",
    ];
    assert_eq!(body("1 + 2 * 3 - 4 # a comment"), expected);
    assert_eq!(body("(1 + (2 * 3)) - 4"), expected);
}

#[test]
fn loops_carry_what_they_assign_to() {
    let expected = "\
module {
  func.func @power(%arg0: i64, %arg1: i64) -> i64 {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64_0 = arith.constant 1 : i64
    %0 = scf.for %arg2 = %c0_i64 to %arg1 step %c1_i64_0 iter_args(%arg3 = %c1_i64) -> (i64)  : i64 {
      %1 = arith.muli %arg3, %arg0 : i64
      scf.yield %1 : i64
    }
    return %0 : i64
  }
}";
    assert_eq!(
        compiled("fn power(base, n) { let result = 1; for i in 0..n { result = result * base; } result }"),
        expected
    );
}

#[test]
fn loops_can_be_nested() {
    let text =
        "let n = 0; let last = 0; for i in 0..9 { for j in i..9 { let k = i * j; n = n + k; } last = i; } n + last";
    let text = compiled(text);
    assert!(text.contains("%1:2 = scf.for %arg0 ") || text.contains("%0:2 = scf.for %arg0 "), "{text}");
    assert_eq!(text.matches("scf.for").count(), 2);
    assert_eq!(text.matches("iter_args").count(), 2);
}

#[test]
fn accepts_empty_programs() {
    assert_eq!(compiled(" # nothing"), "module {\n}");
}

#[test]
fn functions_can_call_each_other() {
    let text = compiled("fn f(x) { g(x, 1) } fn g(x, y) { x - y } f(2)");
    for line in ["%0 = call @g(%arg0, %c1_i64) : (i64, i64) -> i64", "%0 = call @f(%c2_i64) : (i64) -> i64"] {
        assert!(text.contains(line), "{text}");
    }
}

#[test]
fn operations_have_the_places_of_their_operators() {
    let context = Arc::new(calc::context().expect("two dialects"));
    let (ir, module) = calc::compile(&context, "a.calc", "1 +\n 2").expect("a program");
    let text = ir.display(module).with_locations().local_scope().to_string();
    assert!(text.contains("arith.addi %c1_i64, %c2_i64 : i64 loc(\"a.calc\":1:3)"), "{text}");
    assert!(text.contains("arith.constant 2 : i64 loc(\"a.calc\":2:2)"), "{text}");
}

#[test]
fn rejects_invalid_programs_with_locations() {
    for (text, error) in [
        ("1 +\n  y", "2:3: error: unknown variable 'y'; define it with `let y = ...`"),
        ("x = 1; x", "1:1: error: unknown variable 'x'; define it with `let x = ...`"),
        ("let x = 1;\nlet x = 2; x", "2:5: error: variable 'x' is already defined; write `x = ...`"),
        ("let i = 1; for i in 0..2 { } i", "1:16: error: variable 'i' is already defined; write `i = ...`"),
        ("for i in 0..2 { let y = i; } y", "1:30: error: unknown variable 'y'; define it with `let y = ...`"),
        ("f(1)", "1:1: error: unknown function 'f'; define it with `fn f(...) { ... }`"),
        ("fn f(x) { x }\nf(1, 2)", "2:1: error: 'f' takes 1 arguments, found 2"),
        ("fn f() { 1 } fn f() { 2 }", "1:17: error: function 'f' is already defined"),
        ("fn f(x, x) { x }", "1:9: error: variable 'x' is already defined; write `x = ...`"),
        ("1 + ", "1:4: error: expected an expression, found the end of the text"),
        ("let 1 = 2; 3", "1:5: error: expected a name, found '1'"),
        ("1 2", "1:3: error: expected an operator or the end of the program, found '2'"),
        ("1 = 2; 3", "1:1: error: only variables can be assigned to"),
        ("99999999999999999999", "1:1: error: 99999999999999999999 is too large; numbers have 64 bits"),
        ("1 ? 2", "1:3: error: unexpected character '?'"),
    ] {
        assert_eq!(compiled(text), format!("a.calc:{error}"), "{text}");
    }
    let deep = "(".repeat(10_000);
    assert!(compiled(&deep).ends_with("error: nesting is deeper than 128 levels"));
}
