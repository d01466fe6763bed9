//! Properties of passes over the programs of `passes/` and over random modules: valid IR stays valid, and passes that claim a fixed point change
//! nothing when they run again.

use std::path::Path;
use std::sync::Arc;

use ods::pass::{PassManager, PassRegistry};
use ods::prelude::*;
use ods_random::{Generator, Numbers};

fn registry() -> PassRegistry {
    let mut registry = PassRegistry::new();
    ods_dialects::PASSES.iter().for_each(|pass| registry.add(*pass));
    registry
}

fn context() -> Arc<Context> {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("fresh context");
    context.allow_unregistered_dialects(true);
    Arc::new(context)
}

/// Returns the programs of the folder, each with the name of its file, and random modules.
fn programs() -> Vec<(String, String)> {
    let mut generator = Generator::new(context(), &["arith", "math", "index", "complex", "tensor", "memref"], 3);
    let random = (0..50).map(|number| (format!("random module {number}"), generator.module(12)));
    let mut programs = recorded_programs();
    programs.extend(random);
    programs
}

fn recorded_programs() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/passes");
    let mut programs = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder exists") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|extension| extension == "mlir") {
            let text = std::fs::read_to_string(&path).expect("it can be read");
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            programs.extend(text.split("// -----\n").map(|chunk| (name.clone(), chunk.to_owned())));
        }
    }
    programs.sort();
    programs
}

/// The reasons for which passes refuse programs.
const REFUSALS: &[&str] = &[
    "failed to legalize operation 'scf.forall' that was explicitly marked illegal",
    "operation contains potentially unknown symbol table",
    "transformation does not support ",
    " op cannot become blocks, because ",
];

/// A program, parsed.
struct Program {
    ir: Ir,
    root: Operation,
}

impl Program {
    fn parse(context: &Arc<Context>, name: &str, text: &str) -> Self {
        let parsed = ods::text::parse(context, name, text.as_bytes()).expect("it parses");
        Self { ir: parsed.ir, root: parsed.root }
    }

    /// Runs a pipeline, with verification after each pass. Returns whether it could run on the program.
    fn run(&mut self, pipeline: &str) -> Result<bool, String> {
        let mut manager = PassManager::parse(pipeline, &registry()).expect("it exists");
        match manager.run(&mut self.ir, self.root) {
            Ok(()) => Ok(true),
            Err(failure) if REFUSALS.iter().any(|refusal| failure.to_string().contains(refusal)) => Ok(false),
            Err(failure) => Err(failure.to_string()),
        }
    }

    fn text(&self) -> String {
        self.ir.display(self.root).generic().to_string()
    }
}

/// Passes of functions, and passes of modules.
const OF_FUNCTIONS: &[&str] = &[
    "canonicalize",
    "canonicalize{region-simplify=aggressive}",
    "composite-fixed-point-pass{pipeline=cse,canonicalize}",
    "control-flow-sink",
    "convert-scf-to-cf",
    "cse",
    "generate-runtime-verification",
    "infer-shapes",
    "int-range-optimizations",
    "lift-cf-to-scf",
    "loop-invariant-code-motion",
    "mem2reg",
    "reconcile-unrealized-casts",
    "remove-dead-values",
    "sccp",
    "sroa",
    "topological-sort",
];
const OF_MODULES: &[&str] = &[
    "infer-shapes",
    "infer-shapes{public-results=true}",
    "inline",
    "remove-dead-values",
    "sccp",
    "symbol-dce",
    "symbol-privatize{exclude=main}",
    "strip-debuginfo",
    "cse",
];

#[test]
fn random_pipelines_leave_ir_valid() {
    let (context, mut numbers) = (context(), Numbers::new(7));
    let mut wrong = Vec::new();
    for (name, text) in programs() {
        for _ in 0..3 {
            let mut passes = Vec::new();
            for _ in 0..=numbers.below(5) {
                passes.push(match numbers.below(3) {
                    0 => OF_MODULES[numbers.below(OF_MODULES.len())].to_owned(),
                    _ => format!("func.func({})", OF_FUNCTIONS[numbers.below(OF_FUNCTIONS.len())]),
                });
            }
            let pipeline = format!("builtin.module({})", passes.join(","));
            let outcome = Program::parse(&context, &name, &text).run(&pipeline);
            wrong.extend(outcome.err().map(|error| format!("{name}: {pipeline}: {error}\n{text}")));
        }
    }
    assert!(wrong.is_empty(), "{} failures; the first one is:\n{}", wrong.len(), wrong[0]);
}

#[test]
fn fixed_points_are_reached_at_once() {
    let context = context();
    let mut wrong = Vec::new();
    let passes = [
        "composite-fixed-point-pass{pipeline=canonicalize,cse}",
        "convert-scf-to-cf",
        "mem2reg",
        "sroa",
        "topological-sort",
    ];
    let passes = passes.into_iter().map(|pass| format!("builtin.module(func.func({pass}))"));
    let of_modules = ["infer-shapes", "infer-shapes{public-results=true}", "symbol-dce"];
    let of_modules = of_modules.into_iter().map(|pass| format!("builtin.module({pass})"));
    let passes: Vec<String> = passes.chain(of_modules).collect();
    for (name, text) in programs() {
        for pipeline in &passes {
            let mut program = Program::parse(&context, &name, &text);
            if !program.run(pipeline).expect("it succeeds") {
                continue;
            }
            let once = program.text();
            program.run(pipeline).expect("it succeeds");
            if program.text() != once {
                wrong.push(format!("{name}: {pipeline}\n{text}\nonce:\n{once}\ntwice:\n{}", program.text()));
            }
        }
    }
    assert!(wrong.is_empty(), "{} failures; the first one is:\n{}", wrong.len(), wrong[0]);
}

#[test]
fn undoing_a_pipeline_restores_the_program() {
    let context = context();
    for (name, text) in programs() {
        let mut program = Program::parse(&context, &name, &text);
        let before = program.text();
        let start = program.ir.begin_changes();
        program
            .run("builtin.module(func.func(sroa,mem2reg,canonicalize,cse,convert-scf-to-cf,sccp,canonicalize))")
            .expect("it succeeds");
        program.ir.undo_changes(start);
        assert_eq!(program.text(), before, "{name}");
    }
}
