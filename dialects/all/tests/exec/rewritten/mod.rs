//! Functions before and after passes: where the function has a result, it has the same one afterwards. Numbers are of
//! few bits, and all are tried.
//!
//! * this file: the comparison; `integers`, `casts`, `indices`, `floats` (and complex numbers): pairs of operations;
//!   `ranges`: what ranges of integers say; `programs`: random functions of several operations.

mod casts;
mod floats;
mod indices;
mod integers;
mod programs;
mod ranges;

use ods::numeric::{Float, FloatFormat};
use ods::pass::{PassManager, PassRegistry};
use ods_exec::{Engine, RuntimeValue};

use super::support::module;

/// The functions of one module.
const FUNCTIONS: usize = 400;

/// Compares functions, which are given by their arguments and bodies, on each row of arguments.
#[track_caller]
fn compare(pipeline: &str, functions: &[String], rows: &[Vec<RuntimeValue>]) {
    compare_floats(pipeline, functions, rows, None);
}

/// Compares functions whose results are, or consist of, floats of a format: one NaN is as good as another.
#[track_caller]
fn compare_floats(pipeline: &str, functions: &[String], rows: &[Vec<RuntimeValue>], format: Option<FloatFormat>) {
    for functions in functions.chunks(FUNCTIONS) {
        let named = functions.iter().enumerate().map(|(number, text)| format!("func.func @f{number}{text}\n"));
        let text = format!("!c = complex<f8E5M2>\n{}", named.collect::<String>());
        let (before, root) = module(&text);
        let (mut after, new_root) = module(&text);
        let mut registry = PassRegistry::new();
        ods_dialects::PASSES.iter().for_each(|pass| registry.add(*pass));
        let mut passes = PassManager::parse(pipeline, &registry).expect("a good pipeline");
        passes.run(&mut after, new_root).expect("the passes succeed");
        let old = Engine::new(&before, root).expect("a valid module");
        let new = Engine::new(&after, new_root).expect("a valid module");
        for (number, text) in functions.iter().enumerate() {
            let [old, new] = [&old, &new].map(|engine| engine.function(&format!("f{number}")).expect("it exists"));
            for row in rows {
                let Ok(expected) = old.call_with(row) else { continue };
                let place = || format!("{text}\non {row:?}, after {pipeline}:\n{}", after.display(new_root));
                let found = new.call_with(row).unwrap_or_else(|error| panic!("{error}\n{}", place()));
                let are_same = expected.iter().zip(&found).all(|(expected, found)| is_same(expected, found, format));
                assert!(are_same, "{expected:?} is now {found:?}: {}", place());
            }
        }
    }
}

/// Returns whether a value may become the other one.
fn is_same(expected: &RuntimeValue, found: &RuntimeValue, format: Option<FloatFormat>) -> bool {
    let float = |words: &[u64]| {
        let bits = words.iter().rev().fold(0, |bits, word| bits << 64 | u128::from(*word));
        format.map(|format| Float::from_bits(format, bits))
    };
    let (Some(expected), Some(found)) = (expected.words(), found.words()) else {
        return matches!(expected, RuntimeValue::Poison);
    };
    let mut pairs = expected.iter().zip(&found);
    pairs.all(|(a, b)| a == b || float(&[*a]).zip(float(&[*b])).is_some_and(|(a, b)| a.is_nan() && b.is_nan()))
}

/// Returns all numbers of so many bits.
fn all(width: u32) -> Vec<u64> {
    (0..1 << width).collect()
}

/// Returns all rows with one of these numbers in each column.
fn rows(columns: &[&[u64]]) -> Vec<Vec<RuntimeValue>> {
    let mut rows = vec![Vec::new()];
    for numbers in columns {
        let longer = |row: &Vec<u64>| numbers.iter().map(|number| [&row[..], &[*number]].concat()).collect::<Vec<_>>();
        rows = rows.iter().flat_map(longer).collect();
    }
    rows.into_iter().map(|row| row.into_iter().map(RuntimeValue::Word).collect()).collect()
}

/// Returns the next number of a random sequence, below the end.
fn below(state: &mut u64, end: usize) -> usize {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) as usize % end
}

/// The overflow flags of operations.
const FLAGS: [&str; 4] = ["", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"];

/// Operations with overflow flags.
const FLAGGED: [&str; 4] = ["addi", "subi", "muli", "shli"];

/// Operations without.
const PLAIN: [&str; 16] = [
    "divui",
    "divsi",
    "shrui",
    "shrsi",
    "ceildivui",
    "ceildivsi",
    "floordivsi",
    "remui",
    "remsi",
    "andi",
    "ori",
    "xori",
    "maxsi",
    "maxui",
    "minsi",
    "minui",
];

const PREDICATES: [&str; 10] = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
