//! Checks of passes while a pipeline runs.

use std::sync::Arc;

use ods::exec::{Call, Fault};
use ods::fold::Constants;
use ods::pass::transforms::{Canonicalizer, Sccp};
use ods::pass::{Anchor, OperationPass, Pass, PassContext, PassManager, PassResult};
use ods::prelude::*;
use ods::rewrite::{GreedyConfig, PatternSet};
use ods_check::{Options, SemanticsCheck};
use ods_dialects::arith::{AddIOp, MulIOp, SubIOp};

pattern! {
    /// Wrong: x - (y - z) is not (x - y) - z.
    MoveParentheses: SubIOp { lhs: x, rhs: SubIOp { lhs: y, rhs: z, .. }, .. } => SubIOp { lhs: SubIOp { lhs: x, rhs: y }, rhs: z };

    /// Right: x * 2 is x + x.
    Double: MulIOp { lhs: x, rhs: const 2, .. } => AddIOp { lhs: x, rhs: x };
}

/// A pass with a wrong pattern and a right one.
#[derive(Pass, Clone, Default, Debug)]
struct Wrong;

impl OperationPass for Wrong {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let patterns = PatternSet::new().add::<SubIOp, MoveParentheses>().add::<MulIOp, Double>();
        let patterns = patterns.freeze(cx.ir.context());
        cx.apply_patterns(&patterns, GreedyConfig::default())?;
        Ok(())
    }
}

/// My dialect.
#[dialect(name = "my", ops(HalfOp, UnknownOp))]
pub struct My;

/// Halves a number. Half of a half is folded wrongly.
#[op(My, "half", traits(Pure, SameOperandsAndResultType), evaluate, fold, format($x attr_dict ":" type($y)))]
pub struct HalfOp {
    #[operand]
    x: I8,
    #[result]
    y: I8,
}

/// A number. Nothing says which.
#[op(My, "unknown", traits(Pure), format(attr_dict ":" type($y)))]
pub struct UnknownOp {
    #[result]
    y: I32,
}

impl HalfOp {
    fn evaluate(self, call: &mut Call<'_>) -> Result<(), Fault> {
        let x = call.word(0)?;
        call.set_word(0, x / 2)
    }

    fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<Value> {
        Some(ir.defining::<Self>(self.x(ir))?.x(ir))
    }
}

/// Runs a pass, with a check. Returns the errors, and the report.
fn checked(text: &str, pass: impl Pass + 'static) -> (String, String) {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("the dialects are new");
    context.register::<My>().expect("it is new");
    let mut module = ods::text::parse(&Arc::new(context), "f.mlir", text.as_bytes()).expect("valid");
    let check = SemanticsCheck::new(Options::default());
    let mut manager = PassManager::new(Anchor::Any);
    manager.add(pass);
    manager.add_instrumentation(check.clone());
    let errors = manager.run(&mut module.ir, module.root).err();
    (errors.map(|failure| failure.to_string()).unwrap_or_default(), check.report())
}

#[test]
fn a_wrong_pattern_is_named_with_the_smallest_module() {
    let text = "\
func.func @f(%x: i8, %y: i8, %z: i8) -> i8 {
  %two = arith.constant 2 : i8
  %a = arith.muli %x, %two : i8
  %b = arith.muli %y, %two : i8
  %c = arith.subi %b, %z : i8
  %d = arith.subi %a, %c : i8
  %e = arith.muli %d, %a : i8
  return %e : i8
}
";
    let (errors, report) = checked(text, Wrong);
    let expected = "\
f.mlir:1:1: error: pass 'wrong' changed what '@f' computes
  arguments: 1 : i8, 0 : i8, 1 : i8
  before: 6 : i8
  after: 2 : i8
f.mlir:6:8: note: this was done by pattern 'MoveParentheses' on 'arith.subi'
f.mlir:1:1: note: the smallest module that shows it:
module {
  func.func @f(%arg0: i8, %arg1: i8, %arg2: i8) -> i8 {
    %0 = arith.subi %arg1, %arg0 : i8
    %1 = arith.subi %arg2, %0 : i8
    return %1 : i8
  }
}
  arguments: 1 : i8, 0 : i8, 0 : i8
  before: 1 : i8
  after: -1 : i8
f.mlir:1:1: note: seed: 1";
    assert_eq!(errors, expected);
    assert_eq!(report, "@f: not refined by 'wrong'\n");
}

#[test]
fn a_wrong_fold_is_named() {
    let text = "\
func.func @f(%x: i8, %c: i1) -> i8 {
  %a = scf.if %c -> i8 {
    %b = my.half %x : i8
    %d = my.half %b : i8
    scf.yield %d : i8
  } else {
    scf.yield %x : i8
  }
  return %a : i8
}
";
    let (errors, report) = checked(text, Canonicalizer::default());
    let (found, smallest) = errors.split_once("f.mlir:1:1: note: the smallest").expect("there is one");
    let expected = "\
f.mlir:1:1: error: pass 'canonicalize' changed what '@f' computes
  arguments: 1 : i8, true : i1
  before: 0 : i8
  after: 1 : i8
f.mlir:4:10: note: this was done by the fold of 'my.half'
";
    assert_eq!(found, expected);
    let module = "\
module {
  func.func @f(%arg0: i8) -> i8 {
    %0 = my.half %arg0 : i8
    %1 = my.half %0 : i8
    return %1 : i8
  }
}
";
    assert!(smallest.contains(module), "{smallest}");
    assert_eq!(report, "@f: not refined by 'canonicalize'\n");
}

#[test]
fn private_functions_are_checked_through_their_callers() {
    let text = "\
func.func private @same(%x: i32) -> i32 {
  return %x : i32
}
func.func @f() -> i32 {
  %c = arith.constant 7 : i32
  %y = call @same(%c) : (i32) -> i32
  return %y : i32
}
";
    let (errors, report) = checked(text, Sccp);
    assert_eq!(errors, "");
    assert_eq!(report, "@f: refined by 1 pass; tested on 1 of 1 inputs\n");
}

#[test]
fn functions_that_cannot_be_executed_are_listed_with_the_reason() {
    let text = "\
func.func @f() -> i32 {
  %zero = arith.constant 0 : i32
  %x = my.unknown : i32
  %same = arith.addi %x, %zero : i32
  return %same : i32
}
";
    let (errors, report) = checked(text, Canonicalizer::default());
    assert_eq!(errors, "");
    let reason = "f.mlir:3:8: error: 'my.unknown' op has no kernel; implement `Evaluate` for it, or pass one for \
                  'my.unknown' to `Engine::with_kernel`";
    assert_eq!(report, format!("@f: not compared after 'canonicalize': {reason}\n"));
}

#[test]
fn nested_pipelines_are_checked_one_function_at_a_time() {
    let function = |name: &str| {
        format!(
            "func.func @{name}(%x: i8) -> i8 {{
  %zero = arith.constant 0 : i8
  %y = arith.addi %x, %zero : i8
  return %y : i8
}}
"
        )
    };
    let context = Context::new();
    ods_dialects::register_all(&context).expect("the dialects are new");
    let text = function("f") + &function("g");
    let mut module = ods::text::parse(&Arc::new(context), "f.mlir", text.as_bytes()).expect("valid");
    let check = SemanticsCheck::new(Options { exhaustive: 0, inputs: 100, seed: 3, ..Options::default() });
    let pipeline = "builtin.module(func.func(canonicalize,cse))";
    let mut manager = PassManager::parse(pipeline, &ods::pass::PassRegistry::new()).expect("it exists");
    manager.add_instrumentation(check.clone());
    manager.run(&mut module.ir, module.root).expect("the passes are right");
    assert_eq!(
        check.report(),
        "@f: refined by 1 pass; tested on 100 inputs\n@g: refined by 1 pass; tested on 100 inputs\n"
    );
}
