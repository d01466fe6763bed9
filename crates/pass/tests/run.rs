//! Running passes: failures, panics, nesting.

use std::sync::Arc;

use ods_core::builtin::ModuleOp;
use ods_core::ir::dominance::DominanceInfo;
use ods_core::text::{Parsed, parse};
use ods_core::{Context, Diagnostic, Ir, Location, Operation};
use ods_pass::{
    Anchor, OpPassManager, Pass, PassContext, PassInstrumentation, PassManager, PassRegistry, PassReport, PassResult,
};

fn parsed(text: &str) -> Parsed {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    ods_dialects::register_all(&context).expect("good dialects");
    parse(&Arc::new(context), "test.mlir", text.as_bytes()).expect("a good module")
}

const TWO: &str = "func.func private @a()\nfunc.func private @b()";

/// A pass that calls a function.
#[derive(Clone)]
struct Call(fn(&mut PassContext<'_>) -> PassResult);

impl Pass for Call {
    fn name(&self) -> &'static str {
        "Call"
    }
    fn argument(&self) -> &'static str {
        "call"
    }
    fn run(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        (self.0)(cx)
    }
    fn clone_pass(&self) -> Box<dyn Pass> {
        Box::new(self.clone())
    }
}

#[test]
fn panics_of_passes_are_failures() {
    let mut module = parsed(TWO);
    let before = module.ir.display(module.root).to_string();
    let mut manager = PassManager::new(Anchor::Any);
    manager.add(Call(|_| panic!("out of tea")));
    let failure = manager.run(&mut module.ir, module.root).expect_err("it panics");
    assert!(failure.to_string().contains("pass 'Call' panicked: out of tea"), "{failure}");
    assert_eq!(module.ir.display(module.root).to_string(), before);
}

#[test]
fn changes_before_a_panic_are_reverted_if_they_can_be() {
    let mut module = parsed(TWO);
    let before = module.ir.display(module.root).to_string();
    let mut manager = PassManager::new(Anchor::Any);
    manager.add(Call(|cx| {
        let _around = cx.ir.watch_changes();
        let _start = cx.ir.begin_changes();
        let first = cx.ir.walk_pre(cx.op).nth(1).expect("a function");
        cx.ir.erase(first).expect("no uses");
        panic!("in the middle of a pattern")
    }));
    let failure = manager.run(&mut module.ir, module.root).expect_err("it panics");
    assert!(failure.to_string().contains("panicked: in the middle of a pattern"), "{failure}");
    assert_eq!(module.ir.display(module.root).to_string(), before);
    // No span is open any more.
    let watch = module.ir.watch_changes();
    assert!(module.ir.is_unchanged_since(watch.start()));
    module.ir.end_watch(watch);
    assert_eq!(format!("{:?}", module.ir.open_spans()), "OpenSpans { depth: 0, undoable: 0 }");
}

#[test]
fn nested_passes_run_on_each_operation_in_turn() {
    let mut module = parsed(TWO);
    let mut manager = PassManager::new(Anchor::new("builtin.module"));
    manager.nest(Anchor::new("func.func")).add(Call(|cx| {
        let name = cx.ir.symbol_name(cx.op).unwrap_or_default().to_owned();
        cx.output().push_str(&format!("1 {name}, "));
        Ok(())
    }));
    manager.nest(Anchor::new("func.func")).add(Call(|cx| {
        let name = cx.ir.symbol_name(cx.op).unwrap_or_default().to_owned();
        cx.output().push_str(&format!("2 {name}, "));
        Ok(())
    }));
    manager.run(&mut module.ir, module.root).expect("both succeed");
    assert_eq!(manager.take_output(), "1 a, 2 a, 1 b, 2 b, ");
}

#[test]
fn failure_on_one_operation_does_not_stop_the_others() {
    let mut module = parsed(TWO);
    let mut manager = PassManager::new(Anchor::Any);
    manager.nest(Anchor::new("func.func")).add(Call(|cx| Err(cx.ir.op_error(cx.op, "is bad").into())));
    let failure = manager.run(&mut module.ir, module.root).expect_err("it fails");
    assert_eq!(failure.diagnostics.len(), 2);
}

#[test]
fn invalid_operations_are_reported_after_a_pass() {
    let mut module = parsed("func.func @f() { return }");
    let mut manager = PassManager::new(Anchor::Any);
    manager.add(Call(|cx| {
        let all: Vec<_> = cx.ir.walk_pre(cx.op).collect();
        cx.ir
            .erase(*all.last().expect("a return"))
            .map_err(|error| Diagnostic::error(ods_core::Location::UNKNOWN, error))?;
        Ok(())
    }));
    assert!(manager.run(&mut module.ir, module.root).is_err());
    let mut module = parsed("func.func @f() { return }");
    assert!(manager.verify_each(false).run(&mut module.ir, module.root).is_ok());
}

#[test]
fn pipelines_run_at_any_depth() {
    let depth = 10_000;
    let mut ir = Ir::new(Context::new().into());
    let mut root = Operation::from(ModuleOp::create(&mut ir, Location::UNKNOWN));
    for _ in 0..depth {
        let outer = Operation::from(ModuleOp::create(&mut ir, Location::UNKNOWN));
        let block = ir.region(outer, 0).and_then(|region| ir.entry_block(region)).expect("a body");
        ir.append(block, root);
        root = outer;
    }
    let anchors = "builtin.module(".repeat(depth + 1);
    let text = format!("{anchors}cse{}", ")".repeat(depth + 1));
    let mut manager = PassManager::parse(&text, &PassRegistry::new()).expect("a deep pipeline");
    manager.run(&mut ir, root).expect("it succeeds");
    assert!(manager.to_text() == text);
}

#[test]
fn reports_are_in_order_if_errors_are() {
    let mut module = parsed(TWO);
    let mut manager = PassManager::new(Anchor::Any);
    manager.nest(Anchor::new("func.func")).add(Call(|cx| {
        cx.output().push_str("text");
        Err(cx.ir.op_error(cx.op, "is bad").into())
    }));
    module.ir.context().allow_threads(false);
    manager.report_in_order(|_, diagnostic| diagnostic.message.push('!'));
    let failure = manager.run(&mut module.ir, module.root).expect_err("both are bad");
    assert!(failure.diagnostics.is_empty());
    let reports = manager.take_reports();
    let [PassReport::Text(first), PassReport::Diagnostic(error), PassReport::Text(second), _] = &reports[..] else {
        panic!("{reports:?}");
    };
    assert_eq!((first.as_str(), second.as_str()), ("text", "text"));
    assert!(error.message.ends_with("is bad!"), "{error:?}");
}

/// A listener that writes the names of passes and analyses.
struct Listener;

impl PassInstrumentation for Listener {
    fn before_pass(&mut self, pass: &dyn Pass, _: &Ir, _: Operation, output: &mut String) {
        *output += &format!("{} ", pass.name());
    }

    fn before_analysis(&mut self, analysis: &str, _: &Ir, _: Operation, output: &mut String) {
        *output += &format!("begins {analysis} ");
    }

    fn after_analysis(&mut self, analysis: &str, _: &Ir, _: Operation, output: &mut String) {
        *output += &format!("ends {analysis} ");
    }
}

#[test]
fn instrumentations_see_analyses_that_are_computed() {
    let mut module = parsed(TWO);
    let mut manager = PassManager::new(Anchor::Any);
    for _ in 0..2 {
        manager.add(Call(|cx| {
            let dominance = cx.analysis::<DominanceInfo>();
            cx.preserve(dominance);
            Ok(())
        }));
    }
    manager.add_instrumentation(Listener);
    manager.run(&mut module.ir, module.root).expect("both succeed");
    let expected = "Call begins DominanceInfo ends DominanceInfo Call ";
    assert_eq!(manager.take_output(), expected, "the second pass uses the analysis that the first one preserves");
}

#[test]
fn a_dynamic_pipeline_runs_inside_its_pass_only() {
    let mut module = parsed(TWO);
    let mut manager = PassManager::new(Anchor::Any);
    manager.nest(Anchor::new("func.func")).add(Call(|cx| {
        let mut passes = OpPassManager::new(Anchor::new("builtin.module"));
        let around = cx.ir.parent_op(cx.op).expect("a module");
        cx.run_pipeline(&mut passes, around)
    }));
    let failure = manager.run(&mut module.ir, module.root).expect_err("the module is around the function");
    assert!(failure.to_string().contains("isn't nested under the current operation"), "{failure}");
}

#[test]
fn errors_of_pipelines_convert() {
    let parse = |text| -> ods_core::Result<PassManager> { Ok(PassManager::parse(text, &PassRegistry::new())?) };
    assert!(parse("builtin.module(cse)").is_ok());
    let error = parse("builtin.module(nosuch)").expect_err("an unknown pass");
    assert!(error.to_string().contains("'nosuch' does not refer to a registered pass"), "{error}");
}
