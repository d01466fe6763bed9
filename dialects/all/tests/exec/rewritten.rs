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

const INDEX_OPS: [&str; 20] = [
    "add",
    "sub",
    "mul",
    "divs",
    "divu",
    "ceildivs",
    "ceildivu",
    "floordivs",
    "rems",
    "remu",
    "maxs",
    "maxu",
    "mins",
    "minu",
    "shl",
    "shrs",
    "shru",
    "and",
    "or",
    "xor",
];

#[test]
fn operations_on_indices_keep_their_results() {
    const CONSTANTS: [i64; 7] = [0, 1, -1, 7, i64::MIN, i32::MIN as i64, 1 << 31];
    let numbers: Vec<u64> =
        CONSTANTS.iter().flat_map(|number| [*number as u64, number.wrapping_add(2) as u64]).collect();
    let mut functions = Vec::new();
    for (c, d) in CONSTANTS.iter().flat_map(|c| CONSTANTS.map(|d| (c, d))) {
        let mut add = |first: String, second: String, ty: &str| {
            functions.push(format!(
                "(%x: index) -> {ty} {{
                   %c = index.constant {c}
                   %d = index.constant {d}
                   %t = index.{first}
                   %r = index.{second}
                   return %r : {ty}
                 }}"
            ));
        };
        for op in INDEX_OPS {
            add(format!("{op} %x, %c"), format!("{op} %t, %d"), "index");
            add(format!("{op} %c, %d"), format!("{op} %t, %x"), "index");
            for predicate in PREDICATES {
                add(format!("{op} %x, %c"), format!("cmp {predicate}(%t, %d)"), "i1");
            }
        }
    }
    compare("builtin.module(canonicalize)", &functions, &rows(&[&numbers]));
    compare("builtin.module(int-range-optimizations)", &functions, &rows(&[&numbers]));
}

#[test]
fn differences_of_indices_are_compared() {
    let functions = PREDICATES.map(|predicate| {
        format!(
            "(%x: index, %y: index) -> (i1, i1) {{
               %z = index.constant 0
               %t = index.sub %x, %y
               %r = index.cmp {predicate}(%t, %z)
               %s = index.cmp {predicate}(%z, %t)
               return %r, %s : i1, i1
             }}"
        )
    });
    let numbers = [0, 1, u64::MAX, 1 << 63, (1 << 63) - 1, 1 << 32];
    compare("builtin.module(canonicalize)", &functions, &rows(&[&numbers, &numbers]));
}

/// Narrow formats: with infinities, without, and without negative zeros.
const FORMATS: [FloatFormat; 3] = [FloatFormat::F8E5M2, FloatFormat::F8E4M3FN, FloatFormat::F8E4M3FNUZ];

/// Returns the bits of numbers: zeros, ones, others, and what the format has of infinities and NaN.
fn specials(format: FloatFormat) -> Vec<u64> {
    let all = [0.0, -0.0, 1.0, -1.0, 2.0, -1.5, 1e-30, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, 40.0];
    let mut bits: Vec<u64> = all.into_iter().map(|number| Float::from_f64(format, number).to_bits() as u64).collect();
    bits.sort_unstable();
    bits.dedup();
    bits
}

#[test]
fn operations_on_floats_keep_their_results() {
    const OPS: [&str; 9] = ["addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf"];
    for format in FORMATS {
        let (ty, specials, mut functions) = (format.keyword(), specials(format), Vec::new());
        for (first, second) in OPS.iter().flat_map(|first| OPS.map(|second| (first, second))) {
            for (constant, (inner, outer)) in specials.iter().flat_map(|constant| {
                [("%x, %c", "%t, %y"), ("%c, %x", "%y, %t"), ("%x, %y", "%t, %y"), ("%x, %x", "%t, %c")]
                    .map(|operands| (constant, operands))
            }) {
                functions.push(format!(
                    "(%x: {ty}, %y: {ty}) -> ({ty}, {ty}, i1) {{
                       %c = arith.constant {constant:#x} : {ty}
                       %t = arith.{first} {inner} : {ty}
                       %r = arith.{second} {outer} : {ty}
                       %n = arith.negf %t : {ty}
                       %m = arith.negf %y : {ty}
                       %s = arith.{second} %n, %m : {ty}
                       %p = arith.cmpf ult, %t, %c : {ty}
                       return %r, %s, %p : {ty}, {ty}, i1
                     }}"
                ));
            }
        }
        let some: Vec<u64> = specials.iter().step_by(3).copied().collect();
        compare_floats("builtin.module(canonicalize)", &functions, &rows(&[&specials, &some]), Some(format));
    }
}

#[test]
fn truncated_conversions_are_rounded_as_before() {
    const TYPES: [FloatFormat; 6] = [
        FloatFormat::F8E5M2,
        FloatFormat::F8E4M3FN,
        FloatFormat::F4E2M1FN,
        FloatFormat::F16,
        FloatFormat::BF16,
        FloatFormat::F32,
    ];
    let pairs = TYPES.iter().flat_map(|between| TYPES.map(|to| (*between, to)));
    for (between, to) in pairs.filter(|(between, to)| between.bits() > to.bits()) {
        for width in [1, 2, 4, 5, 8, 13] {
            let functions = ["sitofp", "uitofp"].map(|convert| {
                format!(
                    "(%x: i{width}) -> {1} {{
                       %t = arith.{convert} %x : i{width} to {0}
                       %r = arith.truncf %t : {0} to {1}
                       return %r : {1}
                     }}",
                    between.keyword(),
                    to.keyword()
                )
            });
            let rows = rows(&[&all(width)]);
            compare_floats("builtin.module(canonicalize)", &functions, &rows, Some(to));
        }
    }
}

#[test]
fn operations_on_complex_numbers_keep_their_results() {
    let format = FloatFormat::F8E5M2;
    let parts = [0.0, -0.0, 1.0, -1.5, f64::INFINITY, f64::NAN];
    let parts = parts.map(|part| Float::from_f64(format, part).to_bits() as u64);
    let numbers = parts.iter().flat_map(|real| parts.map(|imaginary| RuntimeValue::of_words(&[*real, imaginary])));
    let numbers: Vec<RuntimeValue> = numbers.collect();
    let mut functions = Vec::new();
    let constants = ["0.0", "-0.0", "1.0"].map(|real| ["0.0", "-0.0"].map(|imaginary| (real, imaginary)));
    for (first, second) in
        ["add", "sub", "mul", "div"].iter().flat_map(|a| ["add", "sub", "mul", "div"].map(|b| (a, b)))
    {
        functions.push(format!(
            "(%x: !c, %y: !c) -> (!c, !c, !c) {{
            %t = complex.{first} %x, %y : !c
            %r = complex.{second} %t, %y : !c
            %s = complex.{second} %y, %t : !c
            %a = complex.neg %t : !c
            %b = complex.neg %a : !c
            return %r, %s, %b : !c, !c, !c
          }}"
        ));
    }
    for (op, (real, imaginary)) in
        ["add", "sub", "mul", "div"].iter().flat_map(|op| constants.as_flattened().iter().map(move |c| (op, c)))
    {
        functions.push(format!(
            "(%x: !c, %y: !c) -> (!c, !c) {{
            %c = complex.constant [{real} : f8E5M2, {imaginary} : f8E5M2] : !c
            %r = complex.{op} %x, %c : !c
            %s = complex.{op} %c, %y : !c
            return %r, %s : !c, !c
          }}"
        ));
    }
    for (first, second) in [("exp", "log"), ("log", "exp"), ("conj", "conj"), ("neg", "neg"), ("neg", "conj")] {
        functions.push(format!(
            "(%x: !c, %y: !c) -> (!c, f8E5M2, f8E5M2) {{
            %t = complex.{first} %x : !c
            %r = complex.{second} %t : !c
            %a = complex.re %r : !c
            %b = complex.im %r : !c
            return %r, %a, %b : !c, f8E5M2, f8E5M2
          }}"
        ));
    }
    let rows: Vec<Vec<RuntimeValue>> =
        numbers.iter().flat_map(|x| numbers.iter().map(move |y| vec![x.clone(), y.clone()])).collect();
    compare_floats("builtin.module(canonicalize)", &functions, &rows, Some(format));
}

#[test]
fn expanded_extrema_keep_signed_zeros_and_nan() {
    for format in FORMATS {
        let ty = format.keyword();
        let functions = ["maximumf", "minimumf", "maxnumf", "minnumf"]
            .map(|op| format!("(%x: {ty}, %y: {ty}) -> {ty} {{\n%r = arith.{op} %x, %y : {ty}\nreturn %r : {ty}\n}}"));
        // A signaling NaN may count as a number, or may not.
        let is_signaling = |bits: u64| Float::from_bits(format, bits.into()).is_signaling();
        let quiet: Vec<u64> = all(8).into_iter().filter(|bits| !is_signaling(*bits)).collect();
        let rows = rows(&[&quiet, &specials(format)]);
        compare_floats("builtin.module(arith-expand)", &functions, &rows, Some(format));
    }
}

#[test]
fn expanded_operations_on_integers_keep_their_results() {
    let ops = ["ceildivui", "ceildivsi", "floordivsi", "maxsi", "maxui", "minsi", "minui"];
    let functions = ops.map(|op| format!("(%x: i4, %y: i4) -> i4 {{\n%r = arith.{op} %x, %y : i4\nreturn %r : i4\n}}"));
    compare("builtin.module(arith-expand)", &functions, &rows(&[&all(4), &all(4)]));
}

#[test]
fn ranges_have_the_results() {
    let (mut functions, mut state) = (Vec::new(), 7_u64);
    let mut below = |end: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % end
    };
    for _ in 0..4000 {
        let mut op = || match below(FLAGGED.len() + PLAIN.len()) {
            flagged @ 0..4 => (FLAGGED[flagged], FLAGS[below(4)]),
            plain => (PLAIN[plain - FLAGGED.len()], ""),
        };
        let ops = [op(), op(), op()];
        let (constants, predicate) =
            ([below(8), below(8), below(8), below(8)].map(|c| c as i64 - 4), PREDICATES[below(10)]);
        functions.push(format!(
            "(%x: i3, %y: i3) -> (i3, i1) {{
               %c = arith.constant {0} : i3
               %d = arith.constant {1} : i3
               %e = arith.constant {2} : i3
               %f = arith.constant {3} : i3
               %a = arith.{4} %x, %c{5} : i3
               %b = arith.{6} %y, %d{7} : i3
               %r = arith.{8} %a, %b{9} : i3
               %p = arith.cmpi {predicate}, %r, %e : i3
               %q = arith.cmpi {predicate}, %a, %f : i3
               %s = arith.andi %p, %q : i1
               return %r, %s : i3, i1
             }}",
            constants[0],
            constants[1],
            constants[2],
            constants[3],
            ops[0].0,
            ops[0].1,
            ops[1].0,
            ops[1].1,
            ops[2].0,
            ops[2].1
        ));
    }
    compare("builtin.module(int-range-optimizations)", &functions, &rows(&[&all(3), &all(3)]));
}

#[test]
fn induction_variables_are_in_range() {
    let mut functions = Vec::new();
    for (order, bounds) in ["", "unsigned "].iter().flat_map(|order| (0..64).map(move |bounds| (order, bounds))) {
        let (lower, upper) = (bounds / 8 - 4, bounds % 8 - 4);
        for step in 1..4 {
            let mut tests = String::new();
            for (number, predicate) in PREDICATES.iter().enumerate() {
                tests += &format!(
                    "%p{number} = arith.cmpi {predicate}, %i, %k : i3
                     %q{number} = arith.cmpi {predicate}, %i, %l : i3
                     %e{number} = arith.extui %p{number} : i1 to i64
                     %f{number} = arith.extui %q{number} : i1 to i64
                     %s{number} = arith.addi %e{number}, %f{number} : i64
                     %w{number} = arith.constant {} : i64
                     %t{number} = arith.muli %s{number}, %w{number} : i64
                     %a{} = arith.addi %a{number}, %t{number} : i64\n",
                    1_u64 << (number * 6),
                    number + 1
                );
            }
            functions.push(format!(
                "(%k: i3, %n: i3) -> i64 {{
                   %z = arith.constant 0 : i64
                   %l = arith.constant 1 : i3
                   %lower = arith.constant {lower} : i3
                   %upper = arith.constant {upper} : i3
                   %step = arith.constant {step} : i3
                   %r = scf.for {order}%i = %lower to %upper step %step iter_args(%a0 = %z) -> (i64) : i3 {{
                     {tests}
                     scf.yield %a10 : i64
                   }}
                   %s = scf.for {order}%i = %lower to %n step %step iter_args(%a0 = %r) -> (i64) : i3 {{
                     {tests}
                     scf.yield %a10 : i64
                   }}
                   return %s : i64
                 }}"
            ));
        }
    }
    let rows = rows(&[&all(3), &all(3)]);
    compare("builtin.module(int-range-optimizations)", &functions, &rows);
    compare("builtin.module(canonicalize)", &functions, &rows);
}
