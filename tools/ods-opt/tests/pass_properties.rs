//! Properties of passes over the programs of `passes/` and over random modules: valid IR stays valid, and passes that
//! claim a fixed point change nothing when they run again.

use std::path::Path;
use std::sync::Arc;

use ods::pass::{PassManager, PassRegistry};
use ods::prelude::*;
use ods_random::{Generator, Numbers, random_blocks};

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
    "failed to legalize operation 'arith.scaling_",
    "operation contains potentially unknown symbol table",
    "transformation does not support ",
    " op cannot become blocks, because ",
    "Cannot create unreachable terminator for 'scf.execute_region'",
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

/// The ways in which the tests run a pass: every registered pass has at least one.
struct Uses {
    /// The pass with options.
    texts: Vec<String>,
    /// Whether it also runs on functions.
    of_functions: bool,
}

fn uses(pass: &str) -> Uses {
    let texts: &[&str] = match pass {
        "canonicalize" => &[
            "canonicalize",
            "canonicalize{region-simplify=aggressive}",
            "canonicalize{top-down=false}",
            "canonicalize{region-simplify=disabled}",
        ],
        "composite-fixed-point-pass" => &["composite-fixed-point-pass{pipeline=cse,canonicalize}"],
        "infer-shapes" => &["infer-shapes", "infer-shapes{public-results=true}"],
        "symbol-privatize" => &["symbol-privatize{exclude=main}"],
        // It writes a file.
        "snapshot-op-locations" => &["snapshot-op-locations{filename=/dev/null}"],
        _ => &[pass],
    };
    let of_functions = !["inline", "symbol-dce", "symbol-privatize"].contains(&pass);
    Uses { texts: texts.iter().map(|text| (*text).to_owned()).collect(), of_functions }
}

/// Returns a pipeline for each way in which a pass runs.
fn pipelines_of(pass: &str) -> Vec<String> {
    let Uses { texts, of_functions } = uses(pass);
    let of_module = texts.iter().map(|text| format!("builtin.module({text})"));
    let of_functions = texts.iter().filter(|_| of_functions).map(|text| format!("builtin.module(func.func({text}))"));
    of_module.chain(of_functions).collect()
}

/// Returns the arguments of all passes.
fn passes() -> Vec<String> {
    registry().iter().map(|entry| entry.argument.to_owned()).collect()
}

#[test]
fn random_pipelines_leave_ir_valid() {
    let (context, mut numbers) = (context(), Numbers::new(7));
    let all: Vec<Uses> = passes().iter().map(|pass| uses(pass)).collect();
    let mut wrong = Vec::new();
    for (name, text) in programs() {
        for _ in 0..3 {
            let mut passes = Vec::new();
            for _ in 0..=numbers.below(5) {
                let Uses { texts, of_functions } = &all[numbers.below(all.len())];
                let text = &texts[numbers.below(texts.len())];
                let on_functions = *of_functions && numbers.below(3) > 0;
                passes.push(if on_functions { format!("func.func({text})") } else { text.clone() });
            }
            let pipeline = format!("builtin.module({})", passes.join(","));
            let outcome = Program::parse(&context, &name, &text).run(&pipeline);
            wrong.extend(outcome.err().map(|error| format!("{name}: {pipeline}: {error}\n{text}")));
        }
    }
    assert!(wrong.is_empty(), "{} failures; the first one is:\n{}", wrong.len(), wrong[0]);
}

/// The passes that change blocks and branches.
const PASSES_OVER_BLOCKS: &[&str] = &[
    "canonicalize",
    "canonicalize{region-simplify=aggressive}",
    "cse",
    "sccp",
    "int-range-optimizations",
    "remove-dead-values",
    "convert-scf-to-cf",
    "lift-cf-to-scf",
    "inline",
    "inline{default-pipeline=}",
];

#[test]
fn passes_over_random_blocks_leave_ir_valid() {
    // The first modules of this seed include the ones that once made canonicalization panic.
    let (context, mut numbers) = (context(), Numbers::new(8));
    for number in 0..60 {
        let text = random_blocks(&mut numbers);
        // Each pass alone, and one after another that left blocks in its own way.
        let first = PASSES_OVER_BLOCKS[numbers.below(PASSES_OVER_BLOCKS.len())];
        for pass in PASSES_OVER_BLOCKS {
            for pipeline in [format!("builtin.module({pass})"), format!("builtin.module({first},{pass})")] {
                let mut program = Program::parse(&context, "blocks", &text);
                program.run(&pipeline).unwrap_or_else(|error| panic!("{number}: {pipeline}: {error}\n{text}"));
                Program::parse(&context, "printed", &program.text());
            }
        }
    }
}

/// Returns a quarter of the pipelines, another one for the next program.
fn some(pipelines: &[String], number: usize) -> impl Iterator<Item = &String> {
    pipelines.iter().skip(number % 4).step_by(4)
}

/// The passes that claim a fixed point: running them again changes nothing. So does `canonicalize` without the
/// simplification of regions, which, as in MLIR, may change a branch without visiting it again.
const FIXED_POINTS: &[&str] = &[
    "arith-expand",
    "composite-fixed-point-pass",
    "convert-scf-to-cf",
    "infer-shapes",
    "mem2reg",
    "reconcile-unrealized-casts",
    "sroa",
    "strip-debuginfo",
    "symbol-dce",
    "symbol-privatize",
    "topological-sort",
];

#[test]
fn fixed_points_are_reached_at_once() {
    let context = context();
    let mut wrong = Vec::new();
    let mut pipelines: Vec<String> = FIXED_POINTS.iter().flat_map(|pass| pipelines_of(pass)).collect();
    pipelines.extend(pipelines_of("canonicalize").into_iter().filter(|text| text.contains("=disabled")));
    for (number, (name, text)) in programs().into_iter().enumerate() {
        for pipeline in some(&pipelines, number) {
            let mut program = Program::parse(&context, &name, &text);
            if !program.run(pipeline).expect("it succeeds") {
                continue;
            }
            let once = program.text();
            program.run(pipeline).expect("it succeeds");
            if program.text() != once {
                wrong.push(format!("{pipeline}: {name}\n{text}\nonce:\n{once}\ntwice:\n{}", program.text()));
            }
        }
    }
    assert!(wrong.is_empty(), "{} failures; the first one is:\n{}", wrong.len(), wrong[0]);
}

#[test]
fn undoing_a_pass_restores_the_program() {
    let context = context();
    let mut pipelines: Vec<String> = passes().iter().flat_map(|pass| pipelines_of(pass)).collect();
    pipelines.push(
        "builtin.module(func.func(sroa,mem2reg,canonicalize,cse,convert-scf-to-cf,sccp,canonicalize))".to_owned(),
    );
    for (number, (name, text)) in programs().into_iter().enumerate() {
        let mut program = Program::parse(&context, &name, &text);
        let before = program.text();
        for pipeline in some(&pipelines, number) {
            let start = program.ir.begin_changes();
            program.run(pipeline).unwrap_or_else(|error| panic!("{name}: {pipeline}: {error}"));
            program.ir.undo_changes(start);
            assert_eq!(program.text(), before, "{name}: {pipeline}");
        }
    }
}

/// Compares with a run that counts attempts, which tries all patterns of an operation, whereas the decision tree skips
/// the ones that cannot match.
#[test]
fn decision_trees_leave_out_nothing_that_matches() {
    let context = context();
    let canonicalized = |name: &str, text: &str, count: bool| {
        let mut program = Program::parse(&context, name, text);
        let mut manager = PassManager::parse("builtin.module(canonicalize)", &registry()).expect("it exists");
        manager.count_patterns(count);
        manager.run(&mut program.ir, program.root).unwrap_or_else(|error| panic!("{name}: {error}"));
        program.text()
    };
    for (name, text) in programs() {
        assert_eq!(canonicalized(&name, &text, false), canonicalized(&name, &text, true), "{name}");
    }
}
