//! Ranges of results, and of induction variables.

use super::{FLAGGED, FLAGS, PLAIN, PREDICATES, all, below, compare, rows};

#[test]
fn ranges_have_the_results() {
    let (mut functions, mut state) = (Vec::new(), 7_u64);
    let mut below = |end: usize| below(&mut state, end);
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
