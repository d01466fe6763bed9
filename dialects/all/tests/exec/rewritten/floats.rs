//! Operations on floats of few bits, and on complex numbers of them.

use ods::numeric::{Float, FloatFormat};
use ods_exec::RuntimeValue;

use super::{all, compare, compare_floats, rows};

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
fn comparisons_of_converted_integers_keep_their_results() {
    const PREDICATES: [&str; 14] =
        ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"];
    for (format, width) in [FloatFormat::F8E5M2, FloatFormat::F8E4M3FN, FloatFormat::F4E2M1FN]
        .iter()
        .flat_map(|format| [1, 3, 4, 6].map(|width| (format, width)))
    {
        let ty = format.keyword();
        let mut functions = Vec::new();
        for constant in all(format.bits()) {
            let mut tests = String::new();
            for (number, predicate) in PREDICATES.iter().enumerate() {
                tests += &format!("%s{number} = arith.cmpf {predicate}, %a, %c : {ty}\n");
                tests += &format!("%u{number} = arith.cmpf {predicate}, %b, %c : {ty}\n");
            }
            let results =
                |name: &str| (0..PREDICATES.len()).map(|number| format!("%{name}{number}")).collect::<Vec<_>>();
            let results = [results("s"), results("u")].concat();
            let types = vec!["i1"; results.len()].join(", ");
            functions.push(format!(
                "(%x: i{width}) -> ({types}) {{
                   %c = arith.constant {constant:#x} : {ty}
                   %a = arith.sitofp %x : i{width} to {ty}
                   %b = arith.uitofp %x : i{width} to {ty}
                   {tests}
                   return {} : {types}
                 }}",
                results.join(", ")
            ));
        }
        compare("builtin.module(canonicalize)", &functions, &rows(&[&all(width)]));
    }
}
