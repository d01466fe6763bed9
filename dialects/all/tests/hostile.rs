//! Folders and patterns that break their contract: each is reported with its name, and the IR stays whole.

use std::sync::Arc;

use ods::pass::{PassManager, PassRegistry};
use ods::prelude::*;
use ods::rewrite::conversion::{
    Conversion, ConversionPattern, ConversionPatterns, ConversionRewriter, ConversionTarget,
};
use ods::text::Parsed;

/// Operations whose folders and patterns are wrong.
#[dialect(name = "h", ops(FoldPanicsOp, FoldChangesAndPanicsOp, PatternPanicsOp, LoopsOp, GrowsOp, BoastsOp, LiesOp))]
struct Hostile;

op_family! {
    #[op(Hostile)]
    struct Wrong {
        #[operand]
        input: AnyInteger,
        #[result]
        output: AnyInteger,
    }

    /// Its folder panics.
    FoldPanicsOp = Wrong("fold_panics", traits(Pure), fold);

    /// Its folder changes its operand, and panics then.
    FoldChangesAndPanicsOp = Wrong("fold_changes_and_panics", traits(Pure), fold);

    /// Its pattern panics after a change.
    PatternPanicsOp = Wrong("pattern_panics", canonicalize(Panics));

    /// Its pattern replaces it by an equal operation.
    LoopsOp = Wrong("loops", canonicalize(Loops));

    /// Its pattern creates one more.
    GrowsOp = Wrong("grows", canonicalize(Grows));

    /// Its pattern says that it applied, and changed nothing.
    BoastsOp = Wrong("boasts", canonicalize(Boasts));

    /// Its pattern says that it did not apply, and changed an attribute.
    LiesOp = Wrong("lies", canonicalize(Lies));
}

impl FoldPanicsOp {
    fn fold(self, _: &mut Ir, _: &Constants<'_>) -> Option<Value> {
        panic!("out of tea")
    }
}

impl FoldChangesAndPanicsOp {
    fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<Value> {
        let block = ir.parent_block(self).expect("it is in a function");
        let argument = ir.argument(block, 0).expect("the function has one");
        ir.set_operands(self, [argument]);
        panic!("out of milk")
    }
}

struct Panics;

impl OpPattern<PatternPanicsOp> for Panics {
    fn rewrite(op: PatternPanicsOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let input = op.input(rewriter.ir());
        rewriter.replace(op, [input])?;
        panic!("out of sugar")
    }
}

struct Loops;

impl OpPattern<LoopsOp> for Loops {
    fn rewrite(op: LoopsOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let (input, ty) = (op.input(rewriter.ir()), rewriter.ir().value_type(op.output(rewriter.ir())));
        rewriter.replace_with(op, LoopsOp::new(input, ty))?;
        Ok(())
    }
}

struct Grows;

impl OpPattern<GrowsOp> for Grows {
    fn rewrite(op: GrowsOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let (input, ty) = (op.input(rewriter.ir()), rewriter.ir().value_type(op.output(rewriter.ir())));
        rewriter.before(op).insert(GrowsOp::new(input, ty))?;
        Ok(())
    }
}

struct Boasts;

impl OpPattern<BoastsOp> for Boasts {
    fn rewrite(_: BoastsOp, _: &mut Rewriter<'_>) -> RewriteResult {
        Ok(())
    }
}

struct Lies;

impl OpPattern<LiesOp> for Lies {
    fn rewrite(op: LiesOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let note = rewriter.ir().context().identifier("h.note");
        rewriter.ir_mut().set_attribute(op, note, Some(Attribute::UNIT));
        Err(NoMatch)
    }
}

/// Returns a function with the operation, whose operand is a sum.
fn program(op: &str) -> Parsed {
    parse(&function("f", op))
}

fn function(name: &str, op: &str) -> String {
    format!(
        "func.func @{name}(%x: i32) -> i32 {{
  %c = arith.constant 1 : i32
  %y = arith.addi %x, %c : i32
  %z = \"h.{op}\"(%y) : (i32) -> i32
  return %z : i32
}}
"
    )
}

fn parse(text: &str) -> Parsed {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("a fresh context");
    context.register::<Hostile>().expect("a fresh context");
    ods::text::parse(&Arc::new(context), "test.mlir", text.as_bytes()).expect("it parses")
}

fn manager(pipeline: &str) -> PassManager {
    let mut registry = PassRegistry::new();
    ods_dialects::PASSES.iter().for_each(|pass| registry.add(*pass));
    PassManager::parse(pipeline, &registry).expect("a good pipeline")
}

/// Runs a pipeline that fails, checks that the IR is valid, has no open spans and can be worked on, and returns the
/// message.
#[track_caller]
fn failure(program: &mut Parsed, pipeline: &str) -> String {
    let failure = manager(pipeline).run(&mut program.ir, program.root).expect_err("it fails");
    ods::verify::verify(&program.ir, program.root).expect("the IR is whole");
    assert_eq!(format!("{:?}", program.ir.open_spans()), "OpenSpans { depth: 0, undoable: 0 }");
    manager("builtin.module(cse,symbol-dce)").run(&mut program.ir, program.root).expect("the IR can be worked on");
    failure.to_string()
}

fn text(program: &Parsed) -> String {
    program.ir.display(program.root).to_string()
}

#[test]
fn panics_of_folders_are_failures_that_name_the_operation() {
    let passes = [
        ("canonicalize", "Canonicalizer"),
        ("sccp", "SCCP"),
        ("composite-fixed-point-pass{pipeline=canonicalize}", "Canonicalizer"),
    ];
    for (pass, name) in passes {
        let mut program = program("fold_panics");
        let before = text(&program);
        let message = failure(&mut program, &format!("builtin.module(func.func({pass}))"));
        let expected = format!(
            "test.mlir:1:1: error: pass '{name}' panicked: out of tea\n\
             test.mlir:4:8: note: while 'h.fold_panics' was folded"
        );
        assert!(message.contains(&expected), "{message}");
        assert_eq!(text(&program), before, "{pass}");
    }
}

#[test]
fn panics_in_one_function_leave_the_others_to_the_passes() {
    let mut text_of_all: String = (0..40).map(|number| function(&format!("f{number}"), "boasts")).collect();
    text_of_all = text_of_all.replace("\"h.boasts\"(%y)", "arith.muli %y, %c").replace(" : (i32) -> i32", " : i32");
    text_of_all.push_str(&function("bad", "fold_panics"));
    for threads in [1, 2] {
        let mut program = parse(&text_of_all);
        let mut passes = manager("builtin.module(func.func(canonicalize))");
        passes.set_threads(threads);
        let failure = passes.run(&mut program.ir, program.root).expect_err("one fails");
        assert!(failure.to_string().contains("while 'h.fold_panics' was folded"), "{failure}");
        ods::verify::verify(&program.ir, program.root).expect("the IR is whole");
        assert!(!text(&program).contains("arith.muli"), "products with one are folded in the other functions");
    }
}

#[test]
fn folders_that_change_and_panic_leave_valid_ir() {
    let mut program = program("fold_changes_and_panics");
    let message = failure(&mut program, "builtin.module(func.func(canonicalize))");
    assert!(message.contains("panicked: out of milk"), "{message}");
}

#[test]
fn changes_of_a_pattern_that_panics_are_reverted() {
    let mut program = program("pattern_panics");
    let before = text(&program);
    let message = failure(&mut program, "builtin.module(func.func(canonicalize))");
    let expected = "error: pass 'Canonicalizer' panicked: out of sugar\n\
                    test.mlir:4:8: note: while pattern 'Panics' was applied to 'h.pattern_panics'";
    assert!(message.contains(expected), "{message}");
    assert_eq!(text(&program), before);
}

#[test]
fn patterns_that_lie_are_named() {
    let mut boasting = program("boasts");
    let message = failure(&mut boasting, "builtin.module(func.func(canonicalize))");
    let expected = "test.mlir:4:8: error: pattern 'Boasts' returned success but IR did not change";
    assert!(message.contains(expected), "{message}");

    let mut lying = program("lies");
    let before = text(&lying);
    let message = failure(&mut lying, "builtin.module(func.func(canonicalize))");
    let expected = "test.mlir:4:8: error: pattern 'Lies' returned failure but IR did change";
    assert!(message.contains(expected), "{message}");
    assert_eq!(text(&lying), before);
}

#[test]
fn patterns_without_end_are_given_up_and_named() {
    for (op, pattern) in [("loops", "Loops"), ("grows", "Grows")] {
        let mut program = program(op);
        let mut passes = manager("builtin.module(func.func(canonicalize))");
        passes.verify_each(false);
        passes.run(&mut program.ir, program.root).expect("it is only a warning");
        let warnings: Vec<String> = passes.take_diagnostics().iter().map(|warning| warning.message.clone()).collect();
        let expected = format!("canonicalization did not end after 1 iterations; applied most often: {pattern}");
        assert_eq!(warnings, [expected]);
        ods::verify::verify(&program.ir, program.root).expect("the IR is whole");
    }
}

#[test]
fn patterns_without_end_are_errors_if_convergence_is_tested() {
    let mut program = program("loops");
    let message = failure(&mut program, "builtin.module(func.func(canonicalize{test-convergence=true}))");
    assert!(
        message.contains("error: canonicalization did not end after 1 iterations; applied most often: Loops"),
        "{message}"
    );
}

/// Panics in a conversion.
struct ConversionPanics;

impl ConversionPattern<FoldPanicsOp> for ConversionPanics {
    fn rewrite(&self, op: FoldPanicsOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let input = op.input(rewriter.ir());
        rewriter.replace(op, [input])?;
        panic!("out of cups")
    }
}

/// A pass that converts the operation.
#[derive(ods::pass::Pass, Clone, Default)]
struct Convert;

impl ods::pass::OperationPass for Convert {
    fn run_on_operation(&mut self, cx: &mut ods::pass::PassContext<'_>) -> ods::pass::PassResult {
        let mut target = ConversionTarget::new();
        target.illegal_dialect::<Hostile>().legal_others_if(|_, _| Some(true));
        let patterns = ConversionPatterns::new().add(ConversionPanics);
        let conversion = Conversion::partial(&target, &patterns).with_folding(ods::rewrite::conversion::Folding::Never);
        Ok(conversion.run(cx.ir, cx.op)?)
    }
}

#[test]
fn panics_of_conversion_patterns_name_the_operation() {
    let mut program = program("fold_panics");
    let before = text(&program);
    let mut passes = PassManager::new(ods::pass::Anchor::Any);
    passes.add(Convert);
    let message = passes.run(&mut program.ir, program.root).expect_err("it fails").to_string();
    let expected = "note: while pattern 'ConversionPanics' was applied to 'h.fold_panics'";
    assert!(message.contains(expected), "{message}");
    assert_eq!(text(&program), before);
}
