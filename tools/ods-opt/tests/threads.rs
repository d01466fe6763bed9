//! Passes on several threads: the outcome is the one of a single thread.

use std::fmt::Write;
use std::sync::Arc;

use ods::pass::{Anchor, OperationPass, Pass, PassContext, PassFailure, PassManager, PassRegistry, PassResult};
use ods::prelude::*;
use ods::text::Parsed;

/// The numbers of threads. The machine need not run as many at once.
const THREADS: [usize; 4] = [1, 2, 3, 8];

/// Returns functions with constants, repeated and dead operations, branches, loops, buffers and calls of one another.
fn functions(count: usize) -> String {
    let mut text = String::new();
    for i in 0..count {
        let (next, bound) = ((i * 7 + 1) % count, i % 9);
        let _ = write!(
            text,
            "func.func @f{i}(%a: i32, %c: i1, %m: memref<?xi32>) -> (i32, index) {{
               %zero = arith.constant 0 : index
               %one = arith.constant 1 : index
               %end = arith.constant {bound} : index
               %x = arith.constant {i} : i32
               %y = arith.addi %x, %a : i32
               %z = arith.addi %a, %x : i32
               %dead = arith.muli %y, %z : i32
               %size = memref.dim %m, %zero : memref<?xi32>
               scf.for %j = %zero to %end step %one {{
                 %invariant = arith.subi %y, %x : i32
                 memref.store %invariant, %m[%j] : memref<?xi32>
               }}
               cf.cond_br %c, ^then(%y : i32), ^else(%z : i32)
             ^then(%p: i32):
               %called:2 = func.call @f{next}(%p, %c, %m) : (i32, i1, memref<?xi32>) -> (i32, index)
               cf.br ^end(%called#0 : i32)
             ^else(%q: i32):
               %w = arith.xori %q, %q : i32
               cf.br ^end(%w : i32)
             ^end(%r: i32):
               return %r, %size : i32, index
             }}
"
        );
    }
    text
}

fn parsed(text: &str) -> Parsed {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("fresh context");
    ods::text::parse(&Arc::new(context), "test.mlir", text.as_bytes()).expect("it parses")
}

/// Returns the module, the output of passes, and the statistics after a run.
fn outcome(text: &str, pipeline: &str, threads: usize) -> (String, String, String) {
    let mut registry = PassRegistry::new();
    ods_dialects::PASSES.iter().for_each(|pass| registry.add(*pass));
    let mut manager = PassManager::parse(pipeline, &registry).expect("it exists");
    let mut module = parsed(text);
    manager.set_threads(threads).run(&mut module.ir, module.root).expect("all passes succeed");
    let text = module.ir.display(module.root).to_string();
    (text, manager.take_output(), format!("{:?}", manager.statistics()))
}

#[test]
fn outcome_does_not_depend_on_the_number_of_threads() {
    let text = functions(500);
    let pipelines = [
        "builtin.module(func.func(canonicalize,cse,loop-invariant-code-motion,sccp,canonicalize))",
        "builtin.module(func.func(int-range-optimizations,convert-scf-to-cf,topological-sort),symbol-dce,func.func(cse))",
        "builtin.module(func.func(cse,print-op-stats))",
    ];
    for pipeline in pipelines {
        let [one, others @ ..] = THREADS.map(|threads| outcome(&text, pipeline, threads));
        for (other, threads) in others.iter().zip(&THREADS[1..]) {
            assert!(one == *other, "{pipeline} differs on {threads} threads");
        }
    }
}

/// A pass that complains about some functions, and panics in one.
#[derive(Pass, Clone, Default)]
struct Complain;

impl OperationPass for Complain {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let name = cx.ir.symbol_name(cx.op).unwrap_or_default().to_owned();
        cx.report(cx.ir.op_error(cx.op, format!("is called {name}")));
        assert!(name != "f1234", "no tea");
        match name.ends_with("77") {
            true => Err(cx.ir.op_error(cx.op, "is bad").into()),
            false => Ok(()),
        }
    }
}

#[test]
fn failures_are_in_the_order_of_the_operations() {
    let text = functions(1_500);
    let all = THREADS.map(|threads| {
        let mut module = parsed(&text);
        let mut manager = PassManager::new(Anchor::new("builtin.module"));
        manager.nest(Anchor::new("func.func")).add(Complain);
        let failure = manager.set_threads(threads).run(&mut module.ir, module.root).expect_err("it fails");
        assert_eq!(failure.diagnostics.len(), 16, "{failure}");
        let reports: Vec<_> = manager.take_diagnostics().iter().map(ToString::to_string).collect();
        assert_eq!(reports.len(), 1_500);
        assert!(reports[777].contains("is called f777"), "{}", reports[777]);
        (failure.to_string(), reports, module.ir.display(module.root).to_string())
    });
    assert!(all[1..].iter().all(|other| *other == all[0]));
}

#[test]
fn changes_around_functions_are_refused() {
    let mut module = parsed(&functions(500));
    let mut manager = PassManager::new(Anchor::new("builtin.module"));
    manager.nest(Anchor::new("func.func")).add(Duplicate);
    let failure = manager.set_threads(2).run(&mut module.ir, module.root).expect_err("a copy would be lost");
    assert!(failure.to_string().contains("got neighbors"), "{failure}");
    ods::verify::verify(&module.ir, module.root).expect_err("the functions of this thread are there twice");
}

/// A pass that creates operations beside its own, which no pass may.
#[derive(Pass, Clone, Default)]
struct Duplicate;

impl OperationPass for Duplicate {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let copy = cx.ir.clone_op(cx.op);
        let block = cx.ir.parent_block(cx.op).ok_or_else(PassFailure::reported)?;
        cx.ir.append(block, copy);
        Ok(())
    }
}
