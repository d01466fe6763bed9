//! Any bytes, with the standard dialects: a pipeline chosen by them runs on IR that verifies, and leaves IR that
//! verifies.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ods::pass::{PassManager, PassRegistry};
use ods::text::parse;
use ods::verify::verify;
use ods_fuzz::standard_context;

/// Pipelines that run each pass, alone and with others.
const PIPELINES: &[&str] = &[
    "any(canonicalize)",
    "any(canonicalize{region-simplify=aggressive})",
    "any(cse,canonicalize,cse)",
    "any(inline)",
    "any(infer-shapes,canonicalize)",
    "any(infer-shapes{public-results=true})",
    "any(sccp,canonicalize)",
    "any(loop-invariant-code-motion,control-flow-sink)",
    "any(symbol-privatize,symbol-dce)",
    "any(convert-scf-to-cf,canonicalize)",
    "any(arith-expand,canonicalize)",
    "any(topological-sort,reconcile-unrealized-casts)",
    "any(remove-dead-values)",
    "any(remove-dead-values,canonicalize,remove-dead-values)",
    "any(int-range-optimizations,canonicalize)",
    "any(composite-fixed-point-pass{pipeline=canonicalize,cse})",
    "any(convert-scf-to-cf,lift-cf-to-scf,canonicalize)",
    "any(lift-cf-to-scf)",
    "any(generate-runtime-verification,canonicalize)",
    "any(view-op-graph,print-op-stats,snapshot-op-locations)",
    "builtin.module(func.func(mem2reg))",
    "builtin.module(func.func(sroa,mem2reg,canonicalize))",
    "builtin.module(inline,func.func(canonicalize,cse,loop-invariant-code-motion),symbol-dce)",
    "builtin.module(inline,func.func(convert-scf-to-cf,sroa,mem2reg,canonicalize),sccp,strip-debuginfo)",
];

fuzz_target!(|data: &[u8]| {
    let context = standard_context();
    let Ok(mut parsed) = parse(&context, "fuzz.mlir", data) else { return };
    if verify(&parsed.ir, parsed.root).is_err() {
        return;
    }
    let sum = data.iter().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(usize::from(*byte)));
    let pipeline = PIPELINES[sum % PIPELINES.len()];
    let mut registry = PassRegistry::new();
    ods_dialects::PASSES.iter().for_each(|pass| registry.add(*pass));
    let mut passes = PassManager::parse(pipeline, &registry).expect("a good pipeline");
    passes.verify_each(false);
    match passes.run(&mut parsed.ir, parsed.root) {
        Ok(()) => {
            if let Err(errors) = verify(&parsed.ir, parsed.root) {
                panic!("{pipeline}\n{}\n{errors:?}", parsed.ir.display(parsed.root).generic());
            }
        }
        Err(failure) => {
            let message = failure.to_string();
            assert!(!message.contains("' panicked: "), "{pipeline}: {message}");
            assert!(!message.contains("pattern '"), "{pipeline}: {message}");
        }
    }
});
