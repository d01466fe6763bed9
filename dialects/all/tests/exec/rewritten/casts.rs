//! Casts of casts, of shifts, and operations on casts.

use ods_exec::RuntimeValue;

use super::{FLAGGED, FLAGS, PLAIN, PREDICATES, all, compare, rows};

/// Returns numbers of a width, or `index`: all if they have few bits, otherwise those at the edges of other widths.
fn numbers(width: u32) -> Vec<RuntimeValue> {
    if width <= 8 {
        return (0..1 << width).map(RuntimeValue::Word).collect();
    }
    let edges = [0, 2, 3, 7, 8, 31, 32, 63].map(|bit| 1_u64 << bit);
    let around = edges.into_iter().flat_map(|edge| [edge.wrapping_sub(1), edge, edge.wrapping_neg()]);
    let words = around.chain([10_000, 0x1234_5678_9abc_def0]);
    let high = (1_u64 << (width % 64)).wrapping_sub(1);
    match width {
        9..=64 => words.map(|word| RuntimeValue::Word(word & u64::MAX >> (64 - width))).collect(),
        _ => words.flat_map(|word| [0, 1, high].map(|high| RuntimeValue::of_words(&[word, high]))).collect(),
    }
}

/// A type of integers: its text, and its width.
const INTEGERS: [(&str, u32); 8] =
    [("i1", 1), ("i2", 2), ("i4", 4), ("i8", 8), ("i32", 32), ("i64", 64), ("i70", 70), ("index", 64)];

/// Returns the casts from one type to another, with their flags.
fn casts((from, before): (&str, u32), (to, after): (&str, u32)) -> Vec<(&'static str, &'static str)> {
    match (from == "index", to == "index") {
        (true, true) => Vec::new(),
        (true, false) | (false, true) => vec![("index_cast", ""), ("index_castui", "")],
        (false, false) if before < after => vec![("extsi", ""), ("extui", "")],
        (false, false) if before > after => FLAGS.map(|flags| ("trunci", flags)).to_vec(),
        (false, false) => Vec::new(),
    }
}

#[test]
fn chains_of_casts_keep_their_results() {
    for from in INTEGERS {
        let mut functions = Vec::new();
        for (between, to) in INTEGERS.iter().flat_map(|between| INTEGERS.map(|to| (*between, to))) {
            for (first, second) in
                casts(from, between).iter().flat_map(|a| casts(between, to).into_iter().map(move |b| (a, b)))
            {
                functions.push(format!(
                    "(%x: {0}) -> {2} {{
                       %t = arith.{3} %x{4} : {0} to {1}
                       %r = arith.{5} %t{6} : {1} to {2}
                       return %r : {2}
                     }}",
                    from.0, between.0, to.0, first.0, first.1, second.0, second.1
                ));
            }
        }
        let rows: Vec<Vec<RuntimeValue>> = numbers(from.1).into_iter().map(|number| vec![number]).collect();
        compare("builtin.module(canonicalize)", &functions, &rows);
        compare("builtin.module(int-range-optimizations)", &functions, &rows);
    }
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
