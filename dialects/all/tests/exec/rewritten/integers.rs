//! Pairs of operations on integers, most with constants.

use super::{FLAGGED, FLAGS, PLAIN, all, compare, rows};

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
fn expanded_operations_on_integers_keep_their_results() {
    let ops = ["ceildivui", "ceildivsi", "floordivsi", "maxsi", "maxui", "minsi", "minui"];
    let functions = ops.map(|op| format!("(%x: i4, %y: i4) -> i4 {{\n%r = arith.{op} %x, %y : i4\nreturn %r : i4\n}}"));
    compare("builtin.module(arith-expand)", &functions, &rows(&[&all(4), &all(4)]));
}
