//! The simplifications applied when an expression is built.
//!
//! These are the rules of MLIR 22.1.8's `AffineExpr` operators, no more and no fewer: they decide how a map is printed
//! and which maps are equal. Cases that MLIR does not fold (a product of constants that overflows, a zero divisor) are
//! not folded here, and arithmetic wraps in the same places. Inputs on which `mlir-opt` itself crashes (`i64::MIN / -1`
//! inside a rule) are left unfolded.
//!
//! Depth: no sum has `x + constant` as its left operand, and no product `x * constant`, because these rules move the
//! constant last, so calls between [`add`] and [`mul`] nest only a few levels. The rules that inspect a sum (for
//! `floordiv`, `mod` and remainders) loop.
//!
//! Cost: constant per construction, apart from those loops. The worst is `d0 + s0 - d1 floordiv 2 - d2 floordiv 2 -
//! ...`, where MLIR sorts each new quotient in front of `s0` at the end of an ever deeper right operand: quadratic
//! there and here.

use super::BinaryKind::{Add, CeilDiv, FloorDiv, Mod, Mul};
use super::fold::fold;
use super::{AffineExpr, BinaryExpr, BinaryKind};

/// Returns `lhs <kind> rhs`, simplified.
pub(super) fn binary(kind: BinaryKind, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
    match kind {
        Add => add(lhs, rhs),
        Mul => mul(lhs, rhs),
        Mod => modulo(lhs, rhs),
        FloorDiv => floor_div(lhs, rhs),
        CeilDiv => ceil_div(lhs, rhs),
    }
}

/// Returns the left operand and the constant of `x <kind> constant`.
fn with_constant(expr: &AffineExpr, kind: BinaryKind) -> Option<(&AffineExpr, i64)> {
    let node = expr.as_kind(kind)?;
    Some((node.lhs(), node.rhs().as_constant()?))
}

/// Splits `x * c` into `(x, c)`, and any other expression into itself and 1.
fn coefficient(expr: &AffineExpr) -> (&AffineExpr, i64) {
    with_constant(expr, Mul).unwrap_or((expr, 1))
}

fn add(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
    simplify_sum(&lhs, &rhs).unwrap_or_else(|| AffineExpr::with_node(Add, lhs, rhs))
}

/// Returns a simpler `lhs + rhs`, if there is one.
///
/// If the sum itself cannot be simplified, `(x + y) + rhs` becomes `x + (y + rhs)` if `y + rhs` can be, and so on into
/// `y`.
fn simplify_sum(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    let mut skipped = Vec::new();
    let mut last = lhs;
    let mut sum = loop {
        if let Some(sum) = simplify_terms(last, rhs) {
            break sum;
        }
        let outer = last.as_kind(Add).filter(|_| looks_into_sums(rhs))?;
        skipped.push(outer.lhs());
        last = outer.rhs();
    };
    while let Some(term) = skipped.pop() {
        sum = add(term.clone(), sum);
    }
    Some(sum)
}

/// Returns whether MLIR tries to combine this summand with the last term of a sum, as it does for `(x floordiv y) * z`
/// when looking for a remainder.
fn looks_into_sums(summand: &AffineExpr) -> bool {
    let product = summand.as_kind(Mul);
    product.is_some_and(|product| product.lhs().as_kind(FloorDiv).is_some())
}

/// Returns a simpler `lhs + rhs`, if there is one, treating `lhs` as one term unless it ends in a constant.
fn simplify_terms(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    if let (Some(a), Some(b)) = (lhs.as_constant(), rhs.as_constant()) {
        return a.checked_add(b).map(AffineExpr::Constant);
    }
    if out_of_order(lhs, rhs) {
        return Some(add(rhs.clone(), lhs.clone()));
    }
    let constant = rhs.as_constant().and_then(|constant| add_constant(lhs, constant));
    constant
        // Applies to constants too: `5` is a like term of a product `5 * c` that did not fit 64 bits.
        .or_else(|| add_like_terms(lhs, rhs))
        .or_else(|| move_constant_last(Add, lhs, rhs))
        .or_else(|| remainder_divisor(lhs, rhs).map(|divisor| modulo(lhs.clone(), divisor)))
}

/// Returns whether to swap the operands of a commutative operation.
///
/// Constants go right; so does an operand without dimensions if the other has some; two dimensions or two symbols are
/// sorted. All other operands keep their order.
fn out_of_order(lhs: &AffineExpr, rhs: &AffineExpr) -> bool {
    match (lhs, rhs) {
        (AffineExpr::Dim(a), AffineExpr::Dim(b)) => a > b,
        (AffineExpr::Symbol(a), AffineExpr::Symbol(b)) => a > b,
        (AffineExpr::Constant(_), _) => true,
        (AffineExpr::Dim(_) | AffineExpr::Symbol(_) | AffineExpr::Binary(_), _) => {
            lhs.is_symbolic_or_constant() && !rhs.is_symbolic_or_constant()
        }
    }
}

/// Returns a simpler `lhs + constant`, if there is one. `lhs` is not a constant.
fn add_constant(lhs: &AffineExpr, constant: i64) -> Option<AffineExpr> {
    if constant == 0 {
        return Some(lhs.clone());
    }
    let (rest, inner) = with_constant(lhs, Add)?;
    Some(add(rest.clone(), AffineExpr::Constant(inner.wrapping_add(constant))))
}

/// Rewrites `(x <kind> c) <kind> rhs` to `(x <kind> rhs) <kind> c`, for a constant `c`.
fn move_constant_last(kind: BinaryKind, lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    let (rest, constant) = with_constant(lhs, kind)?;
    let inner = binary(kind, rest.clone(), rhs.clone());
    Some(binary(kind, inner, AffineExpr::Constant(constant)))
}

/// Rewrites `x * a + x * b` to `x * (a + b)`.
fn add_like_terms(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    let ((left, a), (right, b)) = (coefficient(lhs), coefficient(rhs));
    (left == right).then(|| mul(left.clone(), AffineExpr::Constant(a.wrapping_add(b))))
}

/// Returns the `q` for which `x + summand` is `x - (x floordiv q) * q`, which equals `x mod q`.
fn remainder_divisor(x: &AffineExpr, summand: &AffineExpr) -> Option<AffineExpr> {
    if let Some(product) = negated_product(summand) {
        let divisor = floor_divisor(product.lhs(), x)?;
        return (divisor == product.rhs()).then(|| divisor.clone());
    }
    let (quotient, factor) = with_constant(summand, Mul)?;
    let divisor = floor_divisor(quotient, x)?;
    let positive = divisor.as_constant().filter(|value| *value > 0)?;
    (factor == -positive).then(|| divisor.clone())
}

/// Returns the product `p` of `p * -1`.
///
/// MLIR does not check the outer operation, so it also treats `p mod -1`, `p floordiv -1` and `p ceildiv -1` as
/// negations. The first is undefined, and the others are negations.
fn negated_product(expr: &AffineExpr) -> Option<&BinaryExpr> {
    let outer = expr.as_binary()?;
    let minus_one = outer.rhs().as_constant() == Some(-1);
    outer.lhs().as_kind(Mul).filter(|_| minus_one)
}

/// Returns the `q` of `x floordiv q`.
fn floor_divisor<'a>(expr: &'a AffineExpr, x: &AffineExpr) -> Option<&'a AffineExpr> {
    let node = expr.as_kind(FloorDiv)?;
    (node.lhs() == x).then(|| node.rhs())
}

fn mul(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
    simplify_product(&lhs, &rhs).unwrap_or_else(|| AffineExpr::with_node(Mul, lhs, rhs))
}

/// Returns a simpler `lhs * rhs`, if there is one.
fn simplify_product(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    if let (Some(a), Some(b)) = (lhs.as_constant(), rhs.as_constant()) {
        return a.checked_mul(b).map(AffineExpr::Constant);
    }
    if out_of_order(lhs, rhs) {
        return Some(mul(rhs.clone(), lhs.clone()));
    }
    match rhs.as_constant() {
        Some(constant) => mul_constant(lhs, constant),
        None => move_constant_last(Mul, lhs, rhs),
    }
}

/// Returns a simpler `lhs * constant`, if there is one. `lhs` is not a constant.
fn mul_constant(lhs: &AffineExpr, constant: i64) -> Option<AffineExpr> {
    match constant {
        0 => Some(AffineExpr::Constant(0)),
        1 => Some(lhs.clone()),
        _ => {
            let (rest, inner) = with_constant(lhs, Mul)?;
            Some(mul(rest.clone(), AffineExpr::Constant(inner.wrapping_mul(constant))))
        }
    }
}

fn floor_div(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
    match rhs.as_constant() {
        Some(divisor) if divisor != 0 => floor_div_constant(&lhs, divisor),
        _ => AffineExpr::with_node(FloorDiv, lhs, rhs),
    }
}

/// Divides term by term as far down as [`splits`] allows, and sums the quotients.
fn floor_div_constant(lhs: &AffineExpr, divisor: i64) -> AffineExpr {
    let visit = |expr: &AffineExpr| {
        let whole = !splits(expr, divisor);
        whole.then(|| floor_div_term(expr, divisor))
    };
    fold(lhs, visit, |_, left, right| add(left, right)).unwrap_or_else(|| floor_div_term(lhs, divisor))
}

/// Returns whether a sum can be divided term by term, because one of its terms divides evenly.
///
/// Excludes the divisor 1, which divides every term: that quotient is the sum itself.
fn splits(expr: &AffineExpr, divisor: i64) -> bool {
    let sum = expr.as_kind(Add).filter(|_| divisor != 1);
    sum.is_some_and(|sum| is_multiple(sum.lhs(), divisor) || is_multiple(sum.rhs(), divisor))
}

/// Returns `expr floordiv divisor` without inspecting sums.
fn floor_div_term(expr: &AffineExpr, divisor: i64) -> AffineExpr {
    let folded = expr.as_constant().and_then(|value| FloorDiv.eval(value, divisor));
    folded
        .map(AffineExpr::Constant)
        .or_else(|| exact_quotient(expr, divisor))
        .unwrap_or_else(|| by_constant(FloorDiv, expr.clone(), divisor))
}

/// Returns `x` for `x / 1`, and `x * (c / divisor)` for `(x * c) / divisor` if `divisor` divides `c`.
fn exact_quotient(expr: &AffineExpr, divisor: i64) -> Option<AffineExpr> {
    if divisor == 1 {
        return Some(expr.clone());
    }
    let (rest, factor) = with_constant(expr, Mul)?;
    let exact = factor.checked_rem(divisor)? == 0;
    let quotient = factor.checked_div(divisor)?;
    exact.then(|| mul(rest.clone(), AffineExpr::Constant(quotient)))
}

/// Returns the node `lhs <kind> divisor` without simplification.
fn by_constant(kind: BinaryKind, lhs: AffineExpr, divisor: i64) -> AffineExpr {
    AffineExpr::with_node(kind, lhs, AffineExpr::Constant(divisor))
}

/// Returns `lhs ceildiv rhs`, simplified. Unlike for `floordiv`, MLIR never divides a sum term by term.
fn ceil_div(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
    let Some(divisor) = rhs.as_constant().filter(|divisor| *divisor != 0) else {
        return AffineExpr::with_node(CeilDiv, lhs, rhs);
    };
    let folded = lhs.as_constant().and_then(|value| CeilDiv.eval(value, divisor));
    folded
        .map(AffineExpr::Constant)
        .or_else(|| exact_quotient(&lhs, divisor))
        .unwrap_or_else(|| by_constant(CeilDiv, lhs, divisor))
}

fn modulo(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
    match rhs.as_constant() {
        Some(divisor) if divisor >= 1 => mod_constant(lhs, divisor),
        _ => AffineExpr::with_node(Mod, lhs, rhs),
    }
}

/// Returns `lhs mod divisor` for a positive divisor.
fn mod_constant(mut lhs: AffineExpr, divisor: i64) -> AffineExpr {
    loop {
        if let Some(value) = lhs.as_constant() {
            return AffineExpr::Constant(value.rem_euclid(divisor));
        }
        if is_multiple(&lhs, divisor) {
            return AffineExpr::Constant(0);
        }
        match same_remainder(&lhs, divisor) {
            Some(smaller) => lhs = smaller.clone(),
            None => return by_constant(Mod, lhs, divisor),
        }
    }
}

/// Returns a part of `expr` with the same remainder: a sum without its multiples of `divisor`, or the `x` of `x mod n`
/// if `n` is a multiple.
fn same_remainder(expr: &AffineExpr, divisor: i64) -> Option<&AffineExpr> {
    if let Some((x, n)) = with_constant(expr, Mod) {
        return (n >= 1 && n % divisor == 0).then_some(x);
    }
    let sum = expr.as_kind(Add)?;
    if is_multiple(sum.lhs(), divisor) {
        return Some(sum.rhs());
    }
    is_multiple(sum.rhs(), divisor).then_some(sum.lhs())
}

/// Returns whether `expr` is known to be a multiple of the nonzero `divisor`.
fn is_multiple(expr: &AffineExpr, divisor: i64) -> bool {
    expr.largest_known_divisor().checked_rem(divisor) == Some(0)
}
