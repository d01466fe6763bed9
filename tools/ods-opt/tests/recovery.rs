//! Parsing that continues after errors: over all texts of the corpus, whole and damaged.
//!
//! The parser that continues reports first what the parser that ends there reports; the IR that it returns is whole;
//! texts without errors are read as ever.

mod common;

use std::collections::HashSet;
use std::fs;
use std::sync::Arc;

use common::files_below;
use ods::ir::ValueOwner;
use ods::text::{
    AliasKind, ParseObserver, PrintOptions, RecoverOptions, Recovered, Span, parse, parse_recovering, print,
};
use ods::verify::verify;
use ods::{Attribute, Block, Context, Diagnostic, Operation, Type, Value};

fn context() -> Arc<Context> {
    let context = Arc::new(Context::new());
    ods_dialects::register_all(&context).expect("the dialects register");
    context.allow_unregistered_dialects(true);
    context
}

fn recovered(context: &Arc<Context>, text: &[u8]) -> Recovered {
    parse_recovering(context, "t.mlir", text, RecoverOptions::default())
}

fn printed(recovered: &Recovered) -> String {
    let options = PrintOptions { generic: true, ..PrintOptions::DEFAULT };
    let parsed = &recovered.parsed;
    print(&parsed.ir, parsed.root, &parsed.resources, &options)
}

/// Checks everything that must hold for any text.
fn check(text: &[u8]) {
    let context = context();
    let show = || String::from_utf8_lossy(text).into_owned();
    let render = |error: &Diagnostic| error.render(&context);
    let found = recovered(&context, text);
    check_whole(&found, &show);
    check_observed(&context, text, &found);
    match parse(&context, "t.mlir", text) {
        Ok(parsed) => {
            assert!(found.diagnostics.is_empty(), "{}\n{}", render(&found.diagnostics[0]), show());
            assert!(found.incomplete.is_empty() && found.omitted == 0, "{}", show());
            let options = PrintOptions { generic: true, ..PrintOptions::DEFAULT };
            assert_eq!(print(&parsed.ir, parsed.root, &parsed.resources, &options), printed(&found), "{}", show());
        }
        Err(errors) => {
            let first = found.diagnostics.first().map(render);
            assert_eq!(first, errors.first().map(render), "{}", show());
        }
    }
    // Neither must panic.
    let _ = verify(&found.parsed.ir, found.parsed.root);
    printed(&found);
}

/// Checks that everything that the IR refers to is under its root.
fn check_whole(found: &Recovered, show: &impl Fn() -> String) {
    let (ir, root) = (&found.parsed.ir, found.parsed.root);
    let ops: HashSet<Operation> = ir.walk_pre(root).collect();
    assert_eq!(ops.len(), ir.num_operations(), "nothing is left over: {}", show());
    for op in &ops {
        for value in ir.operands(*op) {
            let owner = match ir.value_owner(value) {
                ValueOwner::Result(op, _) => Some(op),
                ValueOwner::Argument(block, _) => ir.block_parent_op(block),
            };
            assert!(owner.is_some_and(|owner| ops.contains(&owner)), "an operand is lost: {}", show());
        }
        for block in ir.successors(*op) {
            assert_eq!(ir.block_region(block), ir.parent_region(*op), "a successor is lost: {}", show());
        }
    }
    for op in &found.incomplete {
        assert!(ops.contains(op), "{}", show());
    }
}

/// An observer that checks the spans that it is told.
#[derive(Default)]
struct Spans<'t> {
    text: &'t [u8],
    operations: Vec<Operation>,
    dropped: usize,
}

impl Spans<'_> {
    /// Checks that the span begins with one of these characters, and has no blanks around.
    #[track_caller]
    fn check(&self, span: Span, start: &str) {
        let text = &self.text[span.range()];
        let show = || String::from_utf8_lossy(text).into_owned();
        assert!(start.is_empty() || start.bytes().any(|byte| text.first() == Some(&byte)), "{}", show());
        assert!(!text.is_empty() && text.trim_ascii().len() == text.len(), "{}", show());
    }
}

impl ParseObserver for Spans<'_> {
    fn operation(&mut self, op: Operation, range: Span, name: Span) {
        self.check(range, "");
        self.check(name, "");
        assert!(range.start <= name.start && name.end <= range.end);
        self.operations.push(op);
    }
    fn value_definition(&mut self, _: Value, count: u32, name: Span) {
        self.check(name, "%");
        assert!(count > 0);
    }
    fn value_use(&mut self, _: Value, name: Span) {
        self.check(name, "%");
    }
    fn undefined_value(&mut self, name: Span) {
        self.check(name, "%");
    }
    fn block_definition(&mut self, _: Block, name: Span) {
        self.check(name, "^");
    }
    fn block_use(&mut self, _: Block, name: Span) {
        self.check(name, "^");
    }
    fn alias_definition(&mut self, _: AliasKind, name: Span, range: Span) {
        self.check(name, "#!");
        self.check(range, "#!");
    }
    fn alias_use(&mut self, _: AliasKind, name: Span) {
        self.check(name, "#!");
    }
    fn symbol(&mut self, name: Span) {
        self.check(name, "@");
    }
    fn ty(&mut self, _: Type, range: Span) {
        self.check(range, "");
    }
    fn attribute(&mut self, _: Attribute, range: Span) {
        self.check(range, "");
    }
    fn attribute_name(&mut self, name: Span) {
        self.check(name, "");
    }
    fn dropped(&mut self, range: Span) {
        assert!(range.start < range.end);
        self.dropped += 1;
    }
}

/// Parses with an observer, which checks the spans. Returns the operations that it is told, too.
fn observed(context: &Arc<Context>, text: &[u8]) -> (Recovered, HashSet<Operation>) {
    let mut spans = Spans { text, ..Spans::default() };
    let options = RecoverOptions { observer: Some(&mut spans), ..RecoverOptions::default() };
    let found = parse_recovering(context, "t.mlir", text, options);
    assert!(spans.dropped == 0 || !found.diagnostics.is_empty());
    (found, spans.operations.into_iter().collect())
}

/// Checks that observing changes nothing, and that in generic form, where forms make no operations, every operation is
/// told.
fn check_observed(context: &Arc<Context>, text: &[u8], unobserved: &Recovered) {
    let (found, _) = observed(context, text);
    let errors = |found: &Recovered| found.diagnostics.iter().map(|error| error.render(context)).collect::<Vec<_>>();
    assert_eq!(errors(&found), errors(unobserved));
    assert_eq!((found.omitted, found.incomplete.len()), (unobserved.omitted, unobserved.incomplete.len()));
    let generic = printed(unobserved);
    assert_eq!(printed(&found), generic);
    let (again, told) = observed(context, generic.as_bytes());
    let ir = &again.parsed.ir;
    let mut untold = ir.walk_pre(again.parsed.root).filter(|op| !told.contains(op));
    assert!(!again.diagnostics.is_empty() || untold.all(|op| again.parsed.implicit_module && op == again.parsed.root));
}

fn texts() -> Vec<Vec<u8>> {
    let files = ["tests/corpus/accepted", "tests/corpus/rejected", "tests/corpus/dialects"].map(files_below).concat();
    let mut texts = Vec::new();
    for file in files.iter().filter(|file| file.extension().is_some_and(|extension| extension == "mlir")) {
        let text = fs::read(file).expect("a file");
        match std::str::from_utf8(&text) {
            Ok(text) => texts.extend(text.split("// -----").map(|chunk| chunk.as_bytes().to_vec())),
            Err(_) => texts.push(text),
        }
    }
    texts
}

#[test]
fn texts_of_the_corpus() {
    let texts = texts();
    assert!(texts.len() > 1000, "{}", texts.len());
    texts.iter().for_each(|text| check(text));
}

/// A generator of numbers, so that each run damages the same.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit.max(1)
    }
}

/// Returns the text with something omitted, doubled, or inserted.
fn damaged(text: &[u8], numbers: &mut Numbers) -> Vec<u8> {
    const INSERTED: [&[u8]; 12] =
        [b"}", b"{", b"(", b"\"", b"&", b"%x = ", b"\n", b"^bb7:", b"loc(", b"!t", b"<", b" foo.bar "];
    let (at, length) = (numbers.below(text.len()), numbers.below(40));
    let end = (at + length).min(text.len());
    match numbers.below(4) {
        0 => [&text[..at], &text[end..]].concat(),
        1 => [&text[..end], &text[at..]].concat(),
        2 => [&text[..at], INSERTED[numbers.below(INSERTED.len())], &text[at..]].concat(),
        _ => text[..at].to_vec(),
    }
}

#[test]
fn damaged_texts_of_the_corpus() {
    let mut numbers = Numbers(14);
    for text in texts().iter().filter(|text| !text.is_empty()) {
        for _ in 0..2 {
            check(&damaged(text, &mut numbers));
        }
    }
}

/// Returns the errors as `line:column: message`, and the IR in generic form.
fn read(text: &str) -> (Vec<String>, String) {
    let context = context();
    let found = recovered(&context, text.as_bytes());
    check(text.as_bytes());
    let line = |error: &Diagnostic| error.render(&context).lines().next().unwrap_or_default().replace("t.mlir:", "");
    let parsed = &found.parsed;
    let ir = print(&parsed.ir, parsed.root, &parsed.resources, &PrintOptions::DEFAULT);
    (found.diagnostics.iter().map(line).collect(), ir)
}

#[track_caller]
fn expect(text: &str, errors: &[&str], ir: &str) {
    let (found, printed) = read(text);
    assert_eq!(found, errors, "{printed}");
    assert_eq!(printed.trim_end(), ir.trim(), "{found:#?}");
}

#[test]
fn each_function_has_its_error() {
    expect(
        "func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i33x
  return %a : i32
}
func.func @g() {
  foo.bar
  return
}
func.func @h() {
  \"a.b\"() {x = } : () -> ()
  return
}
",
        &[
            "2:27: error: expected non-function type",
            "6:3: error: Dialect `foo' not found for custom op 'foo.bar' ",
            "10:15: error: expected attribute value",
        ],
        "module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @g() {
    return
  }
  func.func @h() {
    return
  }
}",
    );
}

#[test]
fn uses_of_a_dropped_result_are_not_reported() {
    expect(
        "func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i33x
  %1 = arith.muli %0, %a : i32
  %2 = arith.muli %1, %0 : i32
  %3 = arith.index_cast %0 : index to i32
  %4 = arith.muli %undefined, %0 : i32
  return %2 : i32
}
",
        &["2:27: error: expected non-function type", "6:19: error: use of undeclared SSA value name"],
        "module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = builtin.unrealized_conversion_cast to i32
    %1 = builtin.unrealized_conversion_cast to index
    %2 = builtin.unrealized_conversion_cast to i32
    %3 = arith.muli %0, %arg0 : i32
    %4 = arith.muli %3, %0 : i32
    %5 = arith.index_cast %1 : index to i32
    %6 = arith.muli %2, %0 : i32
    return %4 : i32
  }
}",
    );
}

#[test]
fn dropped_operations_include_their_regions() {
    expect(
        "func.func @f(%c: i1, %n: index) {
  foo.while %c {
    %x = arith.constant 1 : index
    foo.yield %x
  } do {
  ^bb0(%i: index):
    %y = arith.constant 1 : index
  }
  scf.if %c {
    %z = foo.bar %n
    scf.yield
  } else {
    %z = arith.constant 2 : indexx
    scf.yield
  }
  return
}
",
        &[
            "2:3: error: Dialect `foo' not found for custom op 'foo.while' ",
            "10:10: error: Dialect `foo' not found for custom op 'foo.bar' ",
            "13:28: error: expected non-function type",
        ],
        "module {
  func.func @f(%arg0: i1, %arg1: index) {
    scf.if %arg0 {
    } else {
    }
    return
  }
}",
    );
}

#[test]
fn labels_and_their_arguments() {
    expect(
        "func.func @f(%c: i1) {
  cf.br ^bb1(%c : i1)
^bb1(%x: i1x, %y: i32):
  %0 = arith.addi %y, %y : i32
  cf.cond_br %x, ^bb2, ^nowhere
^bb2:
  return
}
",
        &["3:9: error: expected non-function type", "5:24: error: reference to an undefined block"],
        "\"builtin.module\"() ({
  \"func.func\"() <{function_type = (i1) -> (), sym_name = \"f\"}> ({
  ^bb0(%arg0: i1):
    %0 = \"builtin.unrealized_conversion_cast\"() : () -> i32
    %1 = \"builtin.unrealized_conversion_cast\"() : () -> i1
    \"cf.br\"(%arg0)[^bb1] : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %2 = \"arith.addi\"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    \"cf.cond_br\"(%1)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    \"func.return\"() : () -> ()
  ^bb3:  // pred: ^bb1
  }) : () -> ()
}) : () -> ()",
    );
}

#[test]
fn aliases_without_a_value() {
    expect(
        "#map = affine_map<(d0) -> (d0 +)>
!t = i33x
#fine = 4 : i32
func.func @f(%m: memref<4xi32, #map>, %t: !t) {
  return
}
func.func @g() attributes {x = #fine, y = #other} {
  return
}
func.func private @h() attributes {x = #fine}
",
        &[
            "1:32: error: missing right operand of binary operator",
            "2:5: error: expected non-function type",
            "7:49: error: undefined symbol alias id 'other'",
        ],
        "module {
  func.func private @h() attributes {x = 4 : i32}
}",
    );
}

#[test]
fn end_of_text_closes_open_operations() {
    expect(
        "module {
  func.func @f(%c: i1, %i: index) {
    scf.if %c {
      %0 = arith.addi %i, %i : index
      %1 = arith.addi %0,
",
        &["5:26: error: expected SSA operand"],
        "\"builtin.module\"() ({
  \"func.func\"() <{function_type = (i1, index) -> (), sym_name = \"f\"}> ({
  ^bb0(%arg0: i1, %arg1: index):
    \"scf.if\"(%arg0) ({
      %0 = \"arith.addi\"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      \"scf.yield\"() : () -> ()
    }, {
    }) : (i1) -> ()
  }) : () -> ()
}) : () -> ()",
    );
}

#[test]
fn braces_that_do_not_match() {
    expect(
        "func.func @f(%i: index) {
  %0 = arith.addi %i, %i {a = 1, b : index
  %1 = arith.addi %i, %i : index
  return
}
func.func @g(%i: index) {
  \"a.b\"() ({ foo.bad }) : () -> ()
  \"a.b\"() ({ foo.bad
    %1 = arith.addi %i, %i : index
  }) : () -> ()
  return
}
",
        &[
            "2:35: error: expected '}' in attribute dictionary",
            "7:14: error: Dialect `foo' not found for custom op 'foo.bad' ",
            "8:14: error: Dialect `foo' not found for custom op 'foo.bad' ",
        ],
        "module {
  func.func @f(%arg0: index) {
    %0 = arith.addi %arg0, %arg0 : index
    return
  }
  func.func @g(%arg0: index) {
    \"a.b\"() ({
    ^bb0:
    }) : () -> ()
    \"a.b\"() ({
      %0 = arith.addi %arg0, %arg0 : index
    }) : () -> ()
    return
  }
}",
    );
}

#[test]
fn errors_beyond_the_limit_are_counted() {
    let text = "foo.bar\n".repeat(50);
    let options = RecoverOptions { max_errors: 20, ..RecoverOptions::default() };
    let found = parse_recovering(&context(), "t.mlir", text.as_bytes(), options);
    assert_eq!((found.diagnostics.len(), found.omitted), (20, 30));
}
