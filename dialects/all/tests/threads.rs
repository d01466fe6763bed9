//! Threads that share a context, each with IRs of its own, as the Python package makes them; the thread sanitizer runs
//! this (see `tests/fuzz/README.md`).

use std::sync::{Arc, Barrier, Mutex, PoisonError};
use std::thread;

use ods::builtin::ModuleOp;
use ods::pass::{PassManager, PassRegistry};
use ods::prelude::*;
use ods_dialects::{arith, func};

const THREADS: usize = 4;
const ROUNDS: usize = if cfg!(miri) { 1 } else { 12 };
const AT: Location = Location::UNKNOWN;

fn shared() -> Arc<Context> {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("a fresh context");
    context.allow_unregistered_dialects(true);
    Arc::new(context)
}

/// Returns the results of `work` on all threads, which start at the same time.
fn all_at_once<T: Send>(work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let barrier = Barrier::new(THREADS);
    let (barrier, work) = (&barrier, &work);
    thread::scope(|scope| {
        let start = |number: usize| {
            scope.spawn(move || {
                barrier.wait();
                work(number)
            })
        };
        let threads: Vec<_> = (0..THREADS).map(start).collect();
        threads.into_iter().map(|thread| thread.join().expect("no thread panics")).collect()
    })
}

/// Builds a module with a function that adds constants; types and values depend on the round, so that threads intern at
/// once.
fn build(context: &Arc<Context>, round: usize) -> (Ir, ModuleOp) {
    let mut ir = Ir::new(Arc::clone(context));
    let module = ModuleOp::create(&mut ir, AT);
    let ty = ods::text::parse_type(context, &format!("i{}", round % 60 + 4)).expect("a type");
    let body = |b: &mut OpBuilder<'_>, arguments: &[Value]| {
        let mut sum = arguments[0];
        for number in 0..20 {
            let constant = b.insert(arith::ConstantOp::integer(ty, number % 8))?.result(b.ir());
            sum = b.insert(arith::AddIOp::new(sum, constant))?.result(b.ir());
        }
        Ok(Values::from_iter([sum]))
    };
    let function = func::FuncOp::of(&format!("f{round}"), [ty], [ty]);
    function.create_with_body(&mut module.body_builder(&mut ir), body).expect("it is built");
    (ir, module)
}

fn passes(pipeline: &str) -> PassManager {
    let mut registry = PassRegistry::new();
    ods_dialects::PASSES.iter().for_each(|pass| registry.add(*pass));
    PassManager::parse(pipeline, &registry).expect("a good pipeline")
}

#[test]
fn threads_work_on_irs_of_their_own_in_one_context() {
    let context = shared();
    let texts = all_at_once(|thread| {
        let rounds = (0..ROUNDS).map(|round| (round + thread * 5) % ROUNDS);
        let mut texts: Vec<(usize, String)> = rounds
            .map(|round| {
                let (mut ir, module) = build(&context, round);
                ods::verify::verify(&ir, module).expect("it is valid");
                let text = ir.display(module).to_string();
                let mut parsed = ods::text::parse(&context, "again.mlir", text.as_bytes()).expect("it can be read");
                assert_eq!(parsed.ir.display(parsed.root).to_string(), text);
                passes("builtin.module(canonicalize,cse)").run(&mut ir, module).expect("it succeeds");
                passes("builtin.module(cse,func.func(canonicalize))")
                    .run(&mut parsed.ir, parsed.root)
                    .expect("it succeeds");
                assert_eq!(ir.display(module).to_string(), parsed.ir.display(parsed.root).to_string());
                (round, ir.display(module).to_string())
            })
            .collect();
        texts.sort();
        texts
    });
    assert!(texts.windows(2).all(|pair| pair[0] == pair[1]));
    let text = &texts[0][0].1;
    assert!(text.contains("func.func @f0") && text.matches("arith.addi").count() == 1, "{text}");
}

#[test]
fn errors_of_one_thread_are_not_those_of_another() {
    let context = shared();
    let messages = all_at_once(|thread| {
        let mut last = String::new();
        for _ in 0..ROUNDS {
            let text = format!("%a = arith.constant {thread} : i32\n%b = \"t.t\"(%a) : (i32) -> !missing{thread}");
            let error = ods::text::parse(&context, "bad.mlir", text.as_bytes()).expect_err("an alias is missing");
            last = error[0].message.clone();
        }
        last
    });
    for (thread, message) in messages.iter().enumerate() {
        assert!(message.contains(&format!("missing{thread}")), "{message}");
    }
}

/// IRs that a thread absorbs into the one of another, each behind a lock: the islands of the Python package.
#[test]
fn irs_meet_from_several_threads() {
    let context = shared();
    let irs: Vec<Mutex<Ir>> = (0..THREADS).map(|_| Mutex::new(Ir::new(Arc::clone(&context)))).collect();
    all_at_once(|thread| {
        for round in 0..ROUNDS {
            let (mut ir, module) = build(&context, round);
            let (first, second) = (thread.min((thread + round) % THREADS), thread.max((thread + round) % THREADS));
            let mut to = irs[first].lock().unwrap_or_else(PoisonError::into_inner);
            let absorbed = to.absorb(&mut ir).expect("there is room");
            let module = absorbed.operation(module.into());
            ods::verify::verify(&to, module).expect("it is valid");
            if first != second {
                let mut from = irs[second].lock().unwrap_or_else(PoisonError::into_inner);
                to.absorb(&mut from).expect("there is room");
            }
            assert!(to.display(module).to_string().contains(&format!("@f{round}")));
        }
    });
    let total: usize = irs.iter().map(|ir| ir.lock().unwrap_or_else(PoisonError::into_inner).num_operations()).sum();
    assert_eq!(total, THREADS * ROUNDS * 43);
}

/// Passes that share the functions of one module among threads, while other modules of the context have theirs.
#[test]
fn passes_share_functions_among_threads_in_several_irs() {
    let context = shared();
    let body: String = (0..40).map(|at| format!("%{at} = arith.addi %a, %a : i32\n")).collect();
    let function = |at: usize| format!("func.func @f{at}(%a: i32) -> i32 {{\n{body}return %39 : i32\n}}\n");
    let text: String = (0..250).map(function).collect();
    let texts = all_at_once(|_| {
        let mut parsed = ods::text::parse(&context, "many.mlir", text.as_bytes()).expect("it can be read");
        let mut passes = passes("builtin.module(func.func(cse,canonicalize))");
        passes.set_threads(2).run(&mut parsed.ir, parsed.root).expect("it succeeds");
        parsed.ir.display(parsed.root).to_string()
    });
    assert!(texts.windows(2).all(|pair| pair[0] == pair[1]));
    assert_eq!(texts[0].matches("arith.addi").count(), 250);
}
