//! The exported operations with every type in every place, one place at a time: what IRDL accepts is what we accept, or
//! more where a comment says that it is wider.
//!
//! `universe.answers` has a line per place: the operation, the place, and a `+` or `-` per type of [`TYPES`], as
//! `mlir-opt` answered.

use std::collections::HashSet;
use std::fs;
use std::process::Command;
use std::sync::Arc;

use ods::Context;
use ods::schema::{Arity, OpSchema};

use super::dialect::More;
use super::{fresh_folder, is_recorded, output, recorded, run};

const TYPES: [&str; 32] = [
    "i1",
    "i4",
    "i8",
    "si8",
    "ui8",
    "i32",
    "si32",
    "i64",
    "index",
    "f16",
    "bf16",
    "f32",
    "f64",
    "f8E4M3FN",
    "tf32",
    "none",
    "complex<f32>",
    "complex<f64>",
    "tuple<>",
    "tuple<i32>",
    "(i32) -> f32",
    "vector<2xf32>",
    "vector<2x3xf32>",
    "vector<2xi1>",
    "tensor<2xf32>",
    "tensor<?xi32>",
    "tensor<*xf32>",
    "tensor<f32>",
    "memref<2xf32>",
    "memref<*xi8>",
    "memref<2xf32, strided<[?]>>",
    "!t.some",
];

/// An operation on values of these types, operands first.
struct Case {
    op: &'static OpSchema,
    types: Vec<&'static str>,
}

impl Case {
    /// Returns the case on one line except for the marker, so that errors identify the case by their line.
    fn text(&self) -> String {
        let (operands, results) = self.types.split_at(self.op.operands.len());
        let names = |mark: &str, count| (0..count).map(|i| format!("%{mark}{i}")).collect::<Vec<_>>().join(", ");
        let made = format!("{} = \"t.make\"() : () -> ({})", names("o", operands.len()), operands.join(", "));
        let assigned = if results.is_empty() { String::new() } else { format!("{} = ", names("r", results.len())) };
        let used = format!("\"{}\"({})", self.op.name(), names("o", operands.len()));
        format!("{made} {assigned}{used} : ({}) -> ({})\n", operands.join(", "), results.join(", "))
    }

    fn is_good(&self) -> bool {
        run(&["--allow-unregistered-dialect"], &self.text()).status == 0
    }
}

/// Returns one operation of each definition that has only operands and results.
fn ops(exported: &str) -> Vec<&'static OpSchema> {
    let context = Arc::new(Context::new());
    context.register::<More>().expect("a good dialect");
    let demo = context.dialect("demo").expect("the dialect");
    let is_plain = |op: &&OpSchema| {
        let values = op.operands.iter().chain(op.results);
        let has_rest = !op.attributes.is_empty() || !op.regions.is_empty();
        !has_rest && !op.operands.is_empty() && values.into_iter().all(|part| part.arity == Arity::One)
    };
    let is_exported = |op: &&OpSchema| exported.contains(&format!("irdl.operation @{} {{", op.mnemonic));
    demo.ops.iter().copied().filter(is_plain).filter(is_exported).collect()
}

/// Finds a valid case to start from, with one type everywhere or with the first type that is valid for each position.
fn good_case(op: &'static OpSchema) -> Option<Case> {
    let count = op.operands.len() + op.results.len();
    let uniform = TYPES.iter().map(|ty| vec![*ty; count]);
    let context = Arc::new(Context::new());
    context.allow_unregistered_dialects(true);
    let suits = |part: &ods::schema::OperandSchema, text: &str| {
        let ty = ods::text::parse_type(&context, text).expect("a type");
        part.constraint.holds(ty, &ods::schema::PredScope::of(&context))
    };
    let first = |part| TYPES.into_iter().find(|text| suits(part, text)).unwrap_or("i1");
    let suited: Vec<&str> = op.operands.iter().chain(op.results).map(first).collect();
    let cases = std::iter::once(suited).chain(uniform).map(|types| Case { op, types });
    cases.into_iter().find(Case::is_good)
}

/// Returns the variations of a case: for each position, the case with each type there.
fn variations(case: &Case) -> Vec<Vec<Case>> {
    let with = |place: usize, ty| {
        let mut types = case.types.clone();
        types[place] = ty;
        Case { op: case.op, types }
    };
    (0..case.types.len()).map(|place| TYPES.into_iter().map(|ty| with(place, ty)).collect()).collect()
}

/// Returns whether `mlir-opt` accepts each of the cases.
fn ask(oracle: &str, cases: &[&Case]) -> Vec<bool> {
    let folder = fresh_folder("universe");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let file = folder.join("cases.mlir");
    // The first case is on line 1, the next on line 3, and so on.
    let text: Vec<String> = cases.iter().map(|case| case.text()).collect();
    fs::write(&file, text.join("// -----\n")).expect("the file can be written");
    let mut command = Command::new(oracle);
    command.arg(format!("--irdl-file={}", recorded("demo.irdl.mlir").display())).arg(&file);
    command.args(["--allow-unregistered-dialect", "--split-input-file", "--mlir-print-op-on-diagnostic=false"]);
    let errors = command.output().unwrap_or_else(|error| panic!("{oracle}: {error}")).stderr;
    let errors = String::from_utf8_lossy(&errors).into_owned();
    let line = |error: &str| error.split(".mlir:").nth(1)?.split(':').next()?.parse::<usize>().ok();
    let bad: HashSet<usize> = errors.lines().filter(|text| text.contains("error:")).filter_map(line).collect();
    (0..cases.len()).map(|i| !bad.contains(&(2 * i + 1))).collect()
}

/// Returns the line of a position in the recorded answers.
fn line(op: &OpSchema, place: usize, answers: &[bool]) -> String {
    let marks: String = answers.iter().map(|good| if *good { '+' } else { '-' }).collect();
    format!("{} {place} {marks}\n", op.name())
}

/// Returns whether an operation's exported IRDL states that it is wider than the definition.
fn is_wider(exported: &str, op: &OpSchema) -> bool {
    let start = exported.find(&format!("irdl.operation @{} {{", op.mnemonic)).expect("the operation is exported");
    let text = &exported[start..];
    let text = &text[..text.find("\n  }").unwrap_or(text.len())];
    text.contains("wider than") || text.contains("not expressed")
}

#[test]
fn irdl_is_weaker_only_where_documented() {
    let exported = output(&["export-irdl", "--dialect", "demo"]);
    let mut lines = String::new();
    for case in ops(&exported).into_iter().filter_map(good_case) {
        for (place, cases) in variations(&case).iter().enumerate() {
            lines += &line(case.op, place, &cases.iter().map(Case::is_good).collect::<Vec<_>>());
        }
    }
    if let Ok(oracle) = std::env::var("ORACLE") {
        record(&oracle, &exported);
    }
    let recorded = fs::read_to_string(recorded("universe.answers")).expect("the recorded answers");
    assert_eq!(recorded.lines().count(), lines.lines().count(), "one line per place");
    assert!(lines.lines().count() > 20, "most operations have a good case");
    for (ours, theirs) in lines.lines().zip(recorded.lines()) {
        agree(ours, theirs, &exported);
    }
}

fn record(oracle: &str, exported: &str) {
    let mut lines = String::new();
    for case in ops(exported).into_iter().filter_map(good_case) {
        let places = variations(&case);
        let all: Vec<&Case> = places.iter().flatten().collect();
        for (place, answers) in ask(oracle, &all).chunks(TYPES.len()).enumerate() {
            lines += &line(case.op, place, answers);
        }
    }
    is_recorded("universe.answers", &lines);
}

fn agree(ours: &str, theirs: &str, exported: &str) {
    let parts = |line: &str| line.rsplit_once(' ').map(|(place, marks)| (place.to_owned(), marks.to_owned()));
    let ((place, ours), (theirs_place, theirs)) = (parts(ours).expect("a line"), parts(theirs).expect("a line"));
    assert_eq!(place, theirs_place);
    let mnemonic = place.trim_start_matches("demo.").split(' ').next().unwrap_or_default().to_owned();
    let context = Arc::new(Context::new());
    context.register::<More>().expect("a good dialect");
    let demo = context.dialect("demo").expect("the dialect");
    let op = demo.ops.iter().find(|op| op.mnemonic == mnemonic).expect("the operation");
    for ((ours, theirs), ty) in ours.chars().zip(theirs.chars()).zip(TYPES) {
        let may_differ = is_wider(exported, op) && theirs == '+';
        assert!(ours == theirs || may_differ, "{place}, {ty}: ours {ours}, theirs {theirs}");
    }
}
