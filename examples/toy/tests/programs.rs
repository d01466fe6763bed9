//! Output of `toyc` for programs and modules, and errors of invalid ones.

use std::process::{Command, Output};
use std::sync::Arc;

fn toyc(arguments: &[&str]) -> Output {
    let mut tool = Command::new(env!("CARGO_BIN_EXE_toyc"));
    tool.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests")).args(arguments).output().expect("the tool runs")
}

/// Returns the output of a run that succeeds.
fn printed(arguments: &[&str]) -> String {
    let output = toyc(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Returns the module of a program, or the error.
fn compiled(text: &str) -> String {
    let context = Arc::new(toy::context().expect("one dialect"));
    match toy::compile(&context, "a.toy", text) {
        Ok((ir, module)) => ir.display(module).to_string(),
        Err(error) => error.to_string(),
    }
}

/// Returns the errors of a function in IR that consists of these lines.
fn errors(body: &str) -> String {
    let context = Arc::new(toy::context().expect("one dialect"));
    let text = format!("toy.func @main() {{\n{body}\ntoy.return\n}}");
    match ods::text::parse(&context, "a.mlir", text.as_bytes()) {
        Err(errors) => errors.to_string(),
        Ok(parsed) => ods::verify::verify(&parsed.ir, parsed.root).expect_err("invalid").to_string(),
    }
}

#[test]
fn programs_have_the_ast_and_the_module_of_the_golden_files() {
    for (program, ast, module) in [
        ("tensors.toy", include_str!("tensors.ast"), include_str!("tensors.mlir")),
        ("structs.toy", include_str!("structs.ast"), include_str!("structs.mlir")),
    ] {
        assert_eq!(printed(&["--emit=ast", program]), ast);
        assert_eq!(printed(&[program]), module);
    }
}

#[test]
fn programs_are_inlined_and_get_shapes() {
    for (program, module) in [
        ("multiply_transpose.toy", include_str!("multiply_transpose.opt.mlir")),
        ("structs.toy", include_str!("structs.opt.mlir")),
    ] {
        assert_eq!(printed(&["--opt", program]), module);
    }
}

#[test]
fn programs_are_lowered_to_loops() {
    for (program, module) in [
        ("multiply_transpose.toy", include_str!("multiply_transpose.loops.mlir")),
        ("tensors.toy", include_str!("tensors.loops.mlir")),
    ] {
        assert_eq!(printed(&["--emit=mlir-loops", program]), module);
    }
}

/// Returns the error of the passes.
fn failure(text: &str) -> String {
    let context = Arc::new(toy::context().expect("different names"));
    let (mut ir, module) = toy::compile(&context, "a.toy", text).expect("it compiles");
    let done = toy::pipeline::optimize().run(&mut ir, module);
    done.and_then(|()| toy::pipeline::lower().run(&mut ir, module)).expect_err("a pass fails").to_string()
}

/// Returns the module of a program after the pass `infer-shapes` of `ods`, without inlining.
fn inferred(text: &str) -> String {
    let context = Arc::new(toy::context().expect("different names"));
    let (mut ir, module) = toy::compile(&context, "a.toy", text).expect("it compiles");
    let registry = ods::pass::PassRegistry::new();
    let mut manager = ods::pass::PassManager::parse("builtin.module(infer-shapes)", &registry).expect("a pipeline");
    manager.run(&mut ir, module).expect("it succeeds");
    ir.display(module).to_string()
}

#[test]
fn shapes_are_known_in_functions_that_are_not_inlined() {
    let expected = include_str!("multiply_transpose.shapes.mlir");
    assert_eq!(inferred(include_str!("multiply_transpose.toy")), expected.trim_end());
}

#[test]
fn functions_for_several_shapes_keep_their_types() {
    let text = inferred("def f(x) { return x + x; } def main() { print(f([1, 2])); print(f([[1], [2]])); }");
    assert!(text.contains("toy.func private @f(%arg0: tensor<*xf64>) -> tensor<*xf64> {"), "{text}");
    let text = inferred("def f(x) { return x + x; } def main() { print(f([1, 2])); print(f([1, 2, 3])); }");
    assert!(text.contains("toy.func private @f(%arg0: tensor<*xf64>) -> tensor<*xf64> {"), "{text}");
}

#[test]
fn passes_reject_what_they_cannot_do() {
    let recursion = "a.toy:1:19: error: unable to infer shape of operation without shape inference interface";
    assert_eq!(failure("def f(x) { return f(x); } def main() { print(f([1, 2])); }"), recursion);
    let shapes = "a.toy:1:28: error: 'toy.add' op requires the same shape for all operands and results";
    assert_eq!(failure("def add(x, y) { return x + y; } def main() { print(add([1, 2], [1, 2, 3])); }"), shapes);
    let unknown = "a.toy:1:1: error: expected 'main' to have 0 inputs and 0 results\na.toy:1:1: note: from pattern \
                   'LowerFunction'";
    assert_eq!(failure("def main(x) { print(1); }"), unknown);
}

#[test]
fn patterns_simplify_reshapes_and_transposes() {
    let context = Arc::new(toy::context().expect("different names"));
    let text =
        "def main() { var a<2, 2> = [1, 2, 3, 4]; var b<4> = a; var c<2, 2> = transpose(transpose(b)); print(c); }";
    let (mut ir, module) = toy::compile(&context, "a.toy", text).expect("it compiles");
    toy::pipeline::optimize().run(&mut ir, module).expect("it has shapes");
    let expected = "\
module {
  toy.func @main() {
    %0 = toy.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    toy.print %0 : tensor<2x2xf64>
    toy.return
  }
}";
    assert_eq!(ir.display(module).to_string(), expected);
}

#[test]
fn modules_are_printed_unchanged() {
    for (file, module) in
        [("tensors.mlir", include_str!("tensors.mlir")), ("structs.mlir", include_str!("structs.mlir"))]
    {
        assert_eq!(printed(&["--emit=mlir", file]), module);
    }
}

#[test]
fn operations_have_the_locations_of_the_program() {
    let text = printed(&["--mlir-print-debuginfo", "tensors.toy"]);
    let line = text.lines().find(|line| line.contains("toy.mul %arg0")).expect("a multiplication");
    let (_, alias) = line.rsplit_once("loc(").expect("a location");
    let definition = format!("{} = loc(\"tensors.toy\":3:18)", alias.trim_end_matches(')'));
    assert!(text.lines().any(|line| line == definition), "{text}");
}

#[test]
fn rejects_invalid_arguments() {
    for (arguments, error) in [
        (&["--emit=llvm", "a.toy"][..], "unexpected argument '--emit=llvm'\nusage: "),
        (&[], "usage: toyc"),
        (&["none.toy"], "none.toy: "),
        (&["--emit=ast", "tensors.mlir"], "'tensors.mlir' has no AST; `--emit=ast` requires a program of the language"),
    ] {
        let output = toyc(arguments);
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && stderr.starts_with(&format!("error: {error}")), "{stderr}");
    }
}

#[test]
fn functions_can_be_called_before_their_definition() {
    let text = compiled("def main() { print(later(1)); } def later(x) { return x; }");
    assert!(text.contains("%1 = toy.generic_call @later(%0) : (tensor<f64>) -> tensor<*xf64>"), "{text}");
    let text = compiled("struct P { var a; } def main() { later(); } def later() { P p = {1}; return p; }");
    assert_eq!(text, "a.toy:1:34: error: 'toy.generic_call' op result type mismatch at index 0");
}

#[test]
fn accepts_empty_programs_and_statements() {
    assert_eq!(compiled(" # nothing"), "module {\n}");
    assert_eq!(compiled("def main() { ;;; }"), "module {\n  toy.func @main() {\n    toy.return\n  }\n}");
}

#[test]
fn rejects_text_that_is_no_program() {
    for (text, error) in [
        ("print", "1:1: error: expected 'def' or 'struct', found 'print'"),
        ("def 1() {}", "1:5: error: expected a name, found '1'"),
        ("def f(a b c) {}", "1:11: error: expected ',' or ')', found 'c'"),
        ("def f() { print(1) }", "1:20: error: expected ';', found '}'"),
        ("def f() { x y; }", "1:14: error: expected '=', found ';'"),
        ("def f() {\n  return 1 + ;\n}", "2:14: error: expected an expression, found ';'"),
        ("def f() { return (1; }", "1:20: error: expected ')', found ';'"),
        ("def f() { return 1", "1:19: error: expected ';', found the end of the text"),
        ("def f() { var a = []; }", "1:20: error: expected a number or '[', found ']'"),
        ("def f() { var a = {}; }", "1:20: error: expected a number, '[' or '{', found '}'"),
        ("def f() { var a<1.5> = 1; }", "1:17: error: expected a size, found '1.5'"),
        ("def f() { return a - 1; }", "1:20: error: unexpected character '-'"),
        ("struct P { var a = 1; }", "1:18: error: expected ';', found '='"),
        (
            "def f() { var a = [[1, 2], [3]]; }",
            "1:28: error: all elements of a tensor have the same shape; expected a tensor of shape [2], found a tensor of \
             shape [1]",
        ),
        (
            "def f() { var a = [1, [3]]; }",
            "1:23: error: all elements of a tensor have the same shape; expected a number, found a tensor of shape [1]",
        ),
    ] {
        assert_eq!(compiled(text), format!("a.toy:{error}"), "{text}");
    }
    let huge = "9".repeat(400);
    assert_eq!(compiled(&format!("def f() {{ return {huge}; }}")), format!("a.toy:1:18: error: {huge} is too large"));
}

#[test]
fn rejects_invalid_names_and_types() {
    let p = "struct P { var a; }";
    for (text, error) in [
        ("def f() { print(x); }", "1:17: error: unknown variable 'x'"),
        ("def f(x) { var x = 1; }", "1:16: error: variable 'x' is already defined"),
        ("def f() {} def f() {}", "1:16: error: function 'f' is already defined"),
        ("def transpose(x) {}", "1:5: error: function 'transpose' is already defined"),
        ("def f() { g(); }", "1:11: error: unknown function 'g'; define it with `def g(...) { ... }`"),
        ("def f(x) { f(x, x); }", "1:12: error: 'f' takes 1 arguments, found 2"),
        ("def f() { transpose(1, 2); }", "1:11: error: 'transpose' takes 1 arguments, found 2"),
        ("def f() { print(f()); }", "1:17: error: 'f' returns nothing; write `return ...;` in it"),
        (
            "def f() { var a<2, 2> = [1, 2, 3]; }",
            "1:11: error: 'toy.reshape' op source and destination tensor should have the same number of elements",
        ),
        ("struct P { Q q; }", "1:12: error: unknown struct type 'Q'"),
        ("struct P { }", "1:8: error: a struct has at least one element"),
        ("def f(Q q) {}", "1:7: error: unknown struct type 'Q'"),
        ("def f() { return {1}.a; }", "1:22: error: the value has no field 'a', since it is not of a named struct"),
    ] {
        assert_eq!(compiled(text), format!("a.toy:{error}"), "{text}");
    }
    for (text, error) in [
        (p, "2:8: error: struct 'P' is already defined"),
        ("struct Q { var a; var a; }", "2:23: error: field 'a' is already defined"),
        ("def f(P p) { return p.b; }", "2:23: error: struct 'P' has no field 'b'"),
        (
            "def f() { P p = {1, 2}; }",
            "2:11: error: struct type of initializer is different than the variable declaration. Got \
             '!toy.struct<tensor<*xf64>, tensor<*xf64>>', but expected '!toy.struct<tensor<*xf64>>'",
        ),
        (
            "def f(P p) { return p + 1; }",
            "2:25: error: 'toy.add' op operand #0 must be tensor of 64-bit float values, but got \
             '!toy.struct<tensor<*xf64>>'",
        ),
        (
            "def f(P p) { f(1); }",
            "2:14: error: 'toy.generic_call' op operand type mismatch: expected operand type \
             '!toy.struct<tensor<*xf64>>', but provided 'tensor<f64>' for operand number 0",
        ),
    ] {
        assert_eq!(compiled(&format!("{p}\n{text}")), format!("a.toy:{error}"), "{text}");
    }
}

#[test]
fn rejects_programs_that_are_too_large() {
    let program = |expr: &str| compiled(&format!("def f() {{ return {expr}; }}"));
    assert!(program(&"(".repeat(10_000)).ends_with("error: nesting is deeper than 128 levels"));
    assert!(program(&"[".repeat(10_000)).ends_with("error: nesting is deeper than 128 levels"));
    assert!(program(&"{".repeat(10_000)).ends_with("error: nesting is deeper than 128 levels"));
    assert!(program(&"1+".repeat(10_000)).ends_with("error: a statement has at most 1000 operators"));
    let structs = (1..50).map(|i| format!("struct S{i} {{ S{0} a; S{0} b; }}\n", i - 1));
    let structs = format!("struct S0 {{ var a; }}\n{}", structs.collect::<String>());
    let error = "a.toy:10:8: error: struct 'S9' has more than 1000 fields, with the fields of inner structs";
    assert_eq!(compiled(&structs), error);
    assert!(program(&format!("1{}", "+ 1".repeat(1000))).contains("toy.return %2000 "));
}

#[test]
fn rejects_invalid_operations() {
    let matrix = "%m = toy.constant dense<1.0> : tensor<2x3xf64>";
    let pair = "%p = toy.struct_constant [dense<1.0> : tensor<f64>] : !toy.struct<tensor<*xf64>>";
    for (before, line, error) in [
        (
            "",
            r#""toy.constant"() <{value = dense<1.0> : tensor<2xf64>}> : () -> tensor<1x2xf64>"#,
            "3:1: error: 'toy.constant' op return type must match the one of the attached value attribute: 1 != 2",
        ),
        (
            "",
            r#""toy.constant"() <{value = dense<1.0> : tensor<2xf64>}> : () -> tensor<3xf64>"#,
            "3:1: error: 'toy.constant' op return type shape mismatches its attribute at dimension 0: 2 != 3",
        ),
        ("", r#""toy.print"() : () -> tensor<2x3xf64>"#, "3:1: error: 'toy.print' op requires zero results"),
        (
            matrix,
            "toy.transpose(%m : tensor<2x3xf64>) to tensor<2x3xf64>",
            "3:1: error: expected result shape to be a transpose of the input",
        ),
        (
            matrix,
            "toy.cast %m : tensor<2x3xf64> to tensor<3x2xf64>",
            "3:1: error: 'toy.cast' op requires the same shape for all operands and results",
        ),
        (
            matrix,
            "toy.mul %m, %m : (tensor<2x3xf64>) -> tensor<*xf64>",
            "3:18: error: custom op 'toy.mul' expected a function type with two inputs and one result",
        ),
        (
            matrix,
            "toy.reshape(%m : tensor<2x3xf64>) to tensor<*xf64>",
            "3:38: error: custom op 'toy.reshape' invalid kind of type specified: expected builtin.tensor, but found \
             'tensor<*xf64>'",
        ),
        (
            "",
            "toy.struct_constant [1] : !toy.struct<tensor<*xf64>>",
            "3:1: error: constant of TensorType must be initialized by a DenseFPElementsAttr, got 1 : i64",
        ),
        (
            "",
            "toy.struct_constant [] : !toy.struct<tensor<*xf64>>",
            "3:1: error: constant of StructType must be initialized by an ArrayAttr with the same number of elements, got \
             []",
        ),
        (
            "",
            "toy.struct_constant [1] : !toy.struct<i32>",
            "3:38: error: element type for a struct must either be a TensorType or a StructType, got: 'i32'",
        ),
        (
            pair,
            "toy.struct_access %p[1] : !toy.struct<tensor<*xf64>> -> tensor<*xf64>",
            "3:1: error: 'toy.struct_access' op index should be within the range of the input struct type",
        ),
        (
            pair,
            "toy.struct_access %p[0] : !toy.struct<tensor<*xf64>> -> tensor<2xf64>",
            "3:1: error: 'toy.struct_access' op must have the same result type as the struct element referred to by the \
             index",
        ),
        (
            "",
            "toy.generic_call @f() : () -> tensor<*xf64>",
            "3:1: error: 'toy.generic_call' op 'f' does not reference a valid function",
        ),
        (
            matrix,
            "toy.generic_call @main(%m) : (tensor<2x3xf64>) -> tensor<*xf64>",
            "3:1: error: 'toy.generic_call' op incorrect number of operands for callee",
        ),
    ] {
        assert_eq!(errors(&format!("{before}\n{line}")), format!("a.mlir:{error}"), "{line}");
    }
}

#[test]
fn rejects_invalid_returns() {
    let matrix = "%m = toy.constant dense<1.0> : tensor<2x3xf64>";
    for (results, line, error) in [
        (
            "",
            "toy.return %m : tensor<2x3xf64>",
            "'toy.return' op does not return the same number of values (1) as the enclosing function (0)",
        ),
        (
            "-> tensor<*xf64>",
            "toy.return %m, %m : tensor<2x3xf64>, tensor<2x3xf64>",
            "'toy.return' op expects at most 1 return operand",
        ),
        (
            "-> tensor<2xf64>",
            "toy.return %m : tensor<2x3xf64>",
            "type of return operand ('tensor<2x3xf64>') doesn't match function result type ('tensor<2xf64>')",
        ),
    ] {
        let text = format!("toy.return }} toy.func @f() {results} {{ {matrix}\n{line} }} toy.func @g() {{");
        assert_eq!(errors(&text), format!("a.mlir:3:1: error: {error}"), "{line}");
    }
}
