//! Pairs of operations on indices. The constants are at the ends of 32 and of 64 bits.

use super::{PREDICATES, compare, rows};

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
