//! Functions before and after passes: where the function has a result, it has the same one afterwards. Numbers are of
//! few bits, and all are tried.

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

/// The operands of two operations; the second one takes the result `%t` of the first one.
const OPERANDS: [(&str, &str); 4] =
    [("%x, %c", "%t, %d"), ("%x, %c", "%d, %t"), ("%c, %x", "%t, %d"), ("%c, %x", "%d, %t")];

/// Returns a function of two operations with two constants.
fn merged(width: u32, [c, d]: [i64; 2], first: &str, second: &str) -> String {
    format!(
        "(%x: i{width}) -> i{width} {{
           %c = arith.constant {c} : i{width}
           %d = arith.constant {d} : i{width}
           %t = arith.{first} : i{width}
           %r = arith.{second} : i{width}
           return %r : i{width}
         }}"
    )
}

#[test]
fn flags_hold_of_merged_constants() {
    let mut functions = Vec::new();
    for (first, second) in FLAGGED.iter().flat_map(|first| FLAGGED.map(|second| (first, second))) {
        for (flags, (inner, outer)) in FLAGS.iter().flat_map(|flags| OPERANDS.map(|operands| (flags, operands))) {
            for (c, d) in (-4..4).flat_map(|c| (-4..4).map(move |d| (c, d))) {
                let (first, second) = (format!("{first} {inner}{flags}"), format!("{second} {outer}{flags}"));
                functions.push(merged(3, [c, d], &first, &second));
            }
        }
    }
    compare("builtin.module(canonicalize)", &functions, &rows(&[&all(3)]));
}

#[test]
fn pairs_of_operations_keep_their_results() {
    let flagged = FLAGGED.iter().flat_map(|op| FLAGS.map(|flags| (*op, flags)));
    let ops: Vec<(&str, &str)> = flagged.chain(PLAIN.map(|op| (op, ""))).collect();
    let mut functions = Vec::new();
    for (first, second) in ops.iter().flat_map(|first| ops.iter().map(move |second| (first, second))) {
        let operands = [("%x, %c", "%t, %d"), ("%c, %x", "%d, %t"), ("%x, %y", "%t, %y"), ("%x, %y", "%x, %t")];
        for (position, (inner, outer)) in operands.into_iter().enumerate() {
            let constants = if position < 2 { -2..2 } else { 0..1 };
            for (c, d) in constants.clone().flat_map(|c| constants.clone().map(move |d| (c, d))) {
                let (first, second) =
                    (format!("{} {inner}{}", first.0, first.1), format!("{} {outer}{}", second.0, second.1));
                let text = merged(2, [c, d], &first, &second);
                functions.push(text.replace("(%x: i2)", "(%x: i2, %y: i2)"));
            }
        }
    }
    compare("builtin.module(canonicalize)", &functions, &rows(&[&all(2), &all(2)]));
}

#[test]
fn truncated_shifts_keep_their_results() {
    let mut functions = Vec::new();
    for (shift, flags) in ["shrsi", "shrui"].iter().flat_map(|shift| FLAGS.map(|flags| (shift, flags))) {
        for (amount, width) in (0..4).flat_map(|amount| (1..4).map(move |width| (amount, width))) {
            functions.push(format!(
                "(%x: i4) -> i{width} {{
                   %c = arith.constant {amount} : i4
                   %t = arith.{shift} %x, %c : i4
                   %r = arith.trunci %t{flags} : i4 to i{width}
                   return %r : i{width}
                 }}"
            ));
        }
    }
    compare("builtin.module(canonicalize)", &functions, &rows(&[&all(4)]));
}

#[test]
fn operations_on_extended_numbers_keep_their_results() {
    let mut functions = Vec::new();
    let comparisons = PREDICATES.map(|predicate| (format!("cmpi {predicate},"), "i1"));
    let ops: Vec<(String, &str)> =
        FLAGGED.iter().chain(&PLAIN).map(|op| ((*op).to_owned(), "i4")).chain(comparisons).collect();
    for ((op, result), (left, right)) in
        ops.iter().flat_map(|op| ["extsi", "extui"].map(|a| ["extsi", "extui"].map(|b| (op, (a, b))))).flatten()
    {
        functions.push(format!(
            "(%x: i2, %y: i2) -> ({result}, {result}) {{
               %a = arith.{left} %x : i2 to i4
               %b = arith.{right} %y : i2 to i4
               %c = arith.constant 2 : i4
               %r = arith.{op} %a, %b : i4
               %s = arith.{op} %a, %c : i4
               return %r, %s : {result}, {result}
             }}"
        ));
    }
    compare("builtin.module(canonicalize)", &functions, &rows(&[&all(2), &all(2)]));
    compare("builtin.module(int-range-optimizations)", &functions, &rows(&[&all(2), &all(2)]));
}
