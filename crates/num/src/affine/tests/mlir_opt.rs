//! Tests against recorded output of `mlir-opt` 22.1.8, and of deep expressions, which it cannot handle.

use std::thread;

use super::{read_expr, read_map, read_set};
use crate::affine::{AffineExpr, BinaryKind};

/// Returns the rows of `mlir_opt.txt`: an input and the printed text.
fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = include_str!("mlir_opt.txt").lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(" => "))
}

#[test]
fn expressions_print_as_recorded() {
    for (input, expected) in rows() {
        assert_eq!(read_expr(input).to_string(), expected, "{input}");
    }
    assert_eq!(rows().count(), 245);
}

#[test]
fn maps_print_as_recorded() {
    let rows = [
        ("() -> ()", "() -> ()"),
        ("()[s0] -> ()", "()[s0] -> ()"),
        ("(d0) -> ()", "(d0) -> ()"),
        ("(d0)[] -> (d0)", "(d0) -> (d0)"),
        ("(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)", "(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)"),
        ("()[s0, s1] -> (s1, 0)", "()[s0, s1] -> (s1, 0)"),
        ("(d0, d1, d2) -> (d2, d0, d1, 4)", "(d0, d1, d2) -> (d2, d0, d1, 4)"),
    ];
    for (input, expected) in rows {
        assert_eq!(read_map(input).to_string(), expected);
    }
}

#[test]
fn sets_print_as_recorded() {
    let rows = [
        ("() : ()", "() : (0 == 0)"),
        ("(d0) : ()", "(d0) : (0 == 0)"),
        ("(d0)[s0] : ()", "(d0)[s0] : (0 == 0)"),
        ("() : (1 == 0)", "() : (1 == 0)"),
        ("(d0) : (d0 - 1 >= 0)", "(d0) : (d0 - 1 >= 0)"),
        ("(d0)[s0] : (d0 >= s0, d0 <= 5, d0 == s0)", "(d0)[s0] : (d0 - s0 >= 0, -d0 + 5 >= 0, d0 - s0 == 0)"),
        ("(d0) : (5 <= d0)", "(d0) : (d0 - 5 >= 0)"),
        ("(d0) : (0 == d0)", "(d0) : (-d0 == 0)"),
        (
            "(d0, d1)[s0] : (d0 + d1 * 2 - s0 >= 0, d0 mod 2 == 1)",
            "(d0, d1)[s0] : (d0 + d1 * 2 - s0 >= 0, d0 mod 2 - 1 == 0)",
        ),
        ("()[s0] : (s0 >= 0, 10 >= s0)", "()[s0] : (s0 >= 0, -s0 + 10 >= 0)"),
        ("(d0) : (d0 <= d0)", "(d0) : (0 >= 0)"),
    ];
    for (input, expected) in rows {
        assert_eq!(read_set(input).to_string(), expected);
    }
}

/// Checks expressions on which `mlir-opt` 22.1.8 crashes: here they stay unfolded.
#[test]
fn expressions_that_crash_mlir_opt_stay_unfolded() {
    for kind in [BinaryKind::FloorDiv, BinaryKind::CeilDiv] {
        let smallest = AffineExpr::Dim(0) * AffineExpr::Constant(i64::MIN);
        let quotient = AffineExpr::binary(kind, smallest, AffineExpr::Constant(-1));
        let expected = format!("(d0 * -9223372036854775808) {} -1", kind.spelling());
        assert_eq!(quotient.to_string(), expected);
    }
}

/// Checks products of two dimensions, which have no text form but can be built.
#[test]
fn non_affine_expressions_are_kept() {
    let product = AffineExpr::Dim(0) * (AffineExpr::Dim(1) + AffineExpr::Dim(2));
    assert_eq!(product.to_string(), "d0 * (d1 + d2)");
    assert!(!product.is_pure_affine());
}

const DEPTH: u32 = 100_000;

/// Runs everything that walks a tree on a stack too small for deep recursion.
fn exercise(build: fn() -> AffineExpr) {
    let work = move || {
        let expr = build();
        let other = build();
        assert_eq!(expr, other);
        assert!(expr.to_string().len() > DEPTH as usize);
        assert!(expr.eval(&[1, 2, 3], &[4]).is_some());
        assert!(expr.uses_dim(0) && !expr.uses_dim(7) && expr.is_pure_affine());
        let shifted: Vec<_> = (1..4).map(AffineExpr::Dim).collect();
        assert_ne!(expr.replace(&shifted, &[]), expr);
        for divisor in [-3, 1, 2, 3] {
            let divisor = AffineExpr::Constant(divisor);
            drop(expr.clone().floor_div(divisor.clone()));
            drop(expr.clone().ceil_div(divisor.clone()));
            drop(expr.clone() % divisor);
        }
        drop(expr.clone() - other);
    };
    let thread = thread::Builder::new().stack_size(128 * 1024).spawn(work).expect("a thread");
    thread.join().expect("no panic");
}

#[test]
fn long_sums_do_not_recurse() {
    exercise(|| {
        (0..DEPTH).fold(AffineExpr::Symbol(0), |sum, n| {
            sum + AffineExpr::Dim(n % 3) * AffineExpr::Constant(2 + i64::from(n % 5))
        })
    });
}

#[test]
fn deep_right_operands_do_not_recurse() {
    exercise(|| {
        (0..DEPTH).fold(AffineExpr::Dim(0), |sum, n| {
            AffineExpr::Dim(n % 3) * AffineExpr::Constant(2 + i64::from(n % 5)) + sum
        })
    });
}

#[test]
fn long_quotients_do_not_recurse() {
    exercise(|| {
        (0..DEPTH).fold(AffineExpr::Dim(0), |expr, n| expr.floor_div(AffineExpr::Constant(2 + i64::from(n % 2))))
    });
}

/// Checks sums that end in a sum, against whose last terms a quotient is tried.
#[test]
fn inspecting_deep_sums_does_not_recurse() {
    exercise(|| {
        let sum = (0..DEPTH).fold(AffineExpr::Symbol(0), |sum, n| AffineExpr::Dim(n % 3) + sum);
        let quotient = AffineExpr::Dim(0).floor_div(AffineExpr::Constant(2));
        sum - quotient
    });
}
